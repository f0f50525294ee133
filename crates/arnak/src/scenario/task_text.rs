//! Tasks as the lines of a position.
//!
//! A step of an effect is written as its number and the text of its effect: `run 1 of draw 1 ; gain 1 coin`.

use std::fmt;
use std::str::FromStr;

use crate::components::catalogue::catalogue;
use crate::rules::effects::{At, Op, Reach, To};
use crate::task::Task;

/// An operation's place, written as its number in its effect and the text of that.
struct Step(At);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match catalogue().effects.text_of(self.0) {
            Some((number, text)) => write!(f, "{number} of {text}"),
            None => f.write_str("nothing"),
        }
    }
}

impl FromStr for Step {
    type Err = ();

    fn from_str(line: &str) -> Result<Step, ()> {
        let (number, text) = line.split_once(" of ").ok_or(())?;
        let number: At = number.parse().map_err(drop)?;
        let at = catalogue().effects.at(text).ok_or(())? + number;
        let right = catalogue().effects.text_of(at).is_some_and(|found| found == (number, text));
        if right { Ok(Step(at)) } else { Err(()) }
    }
}

const TO: [(To, &str); 3] = [(To::Bottom, "bottom"), (To::Top, "top"), (To::Hand, "hand")];

fn token(notebook: bool) -> &'static str {
    if notebook { "notebook" } else { "glass" }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = |bottom: bool| if bottom { "bottom" } else { "top" };
        match *self {
            Task::Run(at) => write!(f, "run {}", Step(at)),
            Task::Place(space) => write!(f, "place {space}"),
            Task::FindIdols(site) => write!(f, "find-idols {site}"),
            Task::Uncover(site) => write!(f, "uncover {site}"),
            Task::Awaken(site) => write!(f, "awaken {site}"),
            Task::UseSite(site) => write!(f, "use-site {site}"),
            Task::Beat(site) => write!(f, "beat {site}"),
            Task::RowEffect { space, notebook } => write!(f, "row-effect {} {space}", token(notebook)),
            Task::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Task::Draw(left) => write!(f, "draw {left}"),
            Task::DrawBottom(left) => write!(f, "draw-bottom {left}"),
            Task::Exile => f.write_str("exile"),
            Task::Upgrade => f.write_str("upgrade"),
            Task::Refresh(left) => write!(f, "refresh {left}"),
            Task::Offer(at) => write!(f, "offer {}", Step(at)),
            Task::Dig(at) => write!(f, "dig {}", Step(at)),
            Task::Research(at) => write!(f, "research {}", Step(at)),
            Task::Buy(at) => write!(f, "buy {}", Step(at)),
            Task::Resolve(card) => write!(f, "resolve {card}"),
            Task::Overcome(Reach::Mine) => f.write_str("overcome mine"),
            Task::Overcome(Reach::Alone) => f.write_str("overcome alone"),
            Task::Activate { at, but } => write!(f, "activate {but} {}", Step(at)),
            Task::Relocate { level } => write!(f, "relocate {level}"),
            Task::Recall => f.write_str("recall"),
            Task::Borrow { gold } => f.write_str(if gold { "borrow gold" } else { "borrow silver" }),
            Task::Exchange => f.write_str("exchange"),
            Task::TakeExiled => f.write_str("take-exiled"),
            Task::FreeSlot => f.write_str("free-slot"),
            Task::Crown => f.write_str("crown"),
            Task::UseUp => f.write_str("use-up"),
            Task::Choose { at, taken } => write!(f, "choose {taken} {}", Step(at)),
            Task::TakeItem(to) => {
                let name = TO.iter().find(|(known, _)| *known == to).map_or("", |(_, name)| name);
                write!(f, "take-item {name}")
            }
            Task::TakeArtifact => f.write_str("take-artifact"),
            Task::Recruit => f.write_str("recruit"),
            Task::Promote => f.write_str("promote"),
            Task::Rescue => f.write_str("rescue"),
            Task::Rewards { space, notebook } => write!(f, "rewards {} {space}", token(notebook)),
            Task::PickTile { space } => write!(f, "pick-tile {space}"),
            Task::PayTravel => f.write_str("pay-travel"),
            Task::SpendIcon => f.write_str("spend-icon"),
            Task::PayCard => f.write_str("pay-card"),
            Task::PayDiscount { at, target } => write!(f, "pay-discount {target} {}", Step(at)),
            Task::Look { most, bottom } => write!(f, "look {most} {}", from(bottom)),
            Task::Keep { bottom } => write!(f, "keep {}", from(bottom)),
            Task::PutBack => f.write_str("put-back"),
        }
    }
}

fn number(text: &str) -> Result<u8, ()> {
    text.parse().map_err(drop)
}

/// A step whose operation is of the right kind.
fn step(text: &str, right: fn(Op) -> bool) -> Result<At, ()> {
    let Step(at) = text.parse()?;
    if right(catalogue().op(at)) { Ok(at) } else { Err(()) }
}

/// A number and a step.
fn numbered(text: &str, right: fn(Op) -> bool) -> Result<(u8, At), ()> {
    let (first, rest) = text.split_once(' ').ok_or(())?;
    Ok((number(first)?, step(rest, right)?))
}

/// `glass 3` or `notebook 3`.
fn moved(text: &str) -> Result<(u8, bool), ()> {
    match text.split_once(' ').ok_or(())? {
        ("glass", space) => Ok((number(space)?, false)),
        ("notebook", space) => Ok((number(space)?, true)),
        _ => Err(()),
    }
}

fn end(text: &str) -> Result<bool, ()> {
    match text {
        "top" => Ok(false),
        "bottom" => Ok(true),
        _ => Err(()),
    }
}

impl FromStr for Task {
    type Err = ();

    fn from_str(line: &str) -> Result<Task, ()> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let task = match name {
            "run" => Task::Run(step(rest, |op| op != Op::End)?),
            "place" => Task::Place(rest.parse()?),
            "find-idols" => Task::FindIdols(rest.parse()?),
            "uncover" => Task::Uncover(rest.parse()?),
            "awaken" => Task::Awaken(rest.parse()?),
            "use-site" => Task::UseSite(rest.parse()?),
            "beat" => Task::Beat(rest.parse()?),
            "row-effect" => moved(rest).map(|(space, notebook)| Task::RowEffect { space, notebook })?,
            "bonus" => Task::Bonus(rest.parse()?),
            "draw" => Task::Draw(number(rest)?),
            "draw-bottom" => Task::DrawBottom(number(rest)?),
            "exile" => Task::Exile,
            "upgrade" => Task::Upgrade,
            "refresh" => Task::Refresh(number(rest)?),
            "offer" => Task::Offer(step(rest, |op| matches!(op, Op::Pay { .. }))?),
            "dig" => Task::Dig(step(rest, |op| matches!(op, Op::Dig(_)))?),
            "research" => Task::Research(step(rest, |op| matches!(op, Op::Research(_)))?),
            "buy" => Task::Buy(step(rest, |op| matches!(op, Op::Buy(_)))?),
            "resolve" => Task::Resolve(rest.parse()?),
            "overcome" if rest == "mine" => Task::Overcome(Reach::Mine),
            "overcome" if rest == "alone" => Task::Overcome(Reach::Alone),
            "activate" => {
                let (but, at) = numbered(rest, |op| matches!(op, Op::Activate { .. }))?;
                Task::Activate { at, but }
            }
            "relocate" => Task::Relocate { level: number(rest)? },
            "recall" => Task::Recall,
            "borrow" if rest == "gold" => Task::Borrow { gold: true },
            "borrow" if rest == "silver" => Task::Borrow { gold: false },
            "exchange" => Task::Exchange,
            "take-exiled" => Task::TakeExiled,
            "free-slot" => Task::FreeSlot,
            "crown" => Task::Crown,
            "use-up" => Task::UseUp,
            "choose" => {
                let (taken, at) = numbered(rest, |op| matches!(op, Op::Choose { .. }))?;
                Task::Choose { at, taken }
            }
            "take-item" => Task::TakeItem(TO.iter().find(|(_, name)| *name == rest).ok_or(())?.0),
            "take-artifact" => Task::TakeArtifact,
            "recruit" => Task::Recruit,
            "promote" => Task::Promote,
            "rescue" => Task::Rescue,
            "rewards" => moved(rest).map(|(space, notebook)| Task::Rewards { space, notebook })?,
            "pick-tile" => Task::PickTile { space: number(rest)? },
            "pay-travel" => Task::PayTravel,
            "spend-icon" => Task::SpendIcon,
            "pay-card" => Task::PayCard,
            "pay-discount" => {
                let (target, at) = numbered(rest, |op| matches!(op, Op::Research(_)))?;
                Task::PayDiscount { at, target }
            }
            "look" => {
                let (most, bottom) = rest.split_once(' ').ok_or(())?;
                Task::Look { most: number(most)?, bottom: end(bottom)? }
            }
            "keep" => Task::Keep { bottom: end(rest)? },
            "put-back" => Task::PutBack,
            _ => return Err(()),
        };
        if task.to_string() == line { Ok(task) } else { Err(()) }
    }
}
