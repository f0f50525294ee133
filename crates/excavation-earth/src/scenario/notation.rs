//! Actions as text, the same both ways.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;

use crate::{Action, Artefact, Card, Spot};

fn from_guard(f: &mut fmt::Formatter<'_>, verb: &str, guard: Option<Artefact>) -> fmt::Result {
    match guard {
        Some(guard) => write!(f, "{verb} from {guard}"),
        None => f.write_str(verb),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Faction { faction } => write!(f, "faction {faction}"),
            Action::Stand => f.write_str("stand"),
            Action::Redraw { alike } => write!(f, "redraw {alike}"),
            Action::Keep { first, second } => write!(f, "keep {first} {second}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Settle { at } => write!(f, "settle {at}"),
            Action::Move { from, to } => write!(f, "move {from} {to}"),
            Action::Travel { card } => write!(f, "travel {card}"),
            Action::Excavate { card } => write!(f, "excavate {card}"),
            Action::Take { artefact } => write!(f, "take {artefact}"),
            Action::Sample { artefact, guard } => from_guard(f, &format!("sample {artefact}"), guard),
            Action::Leave => f.write_str("leave"),
            Action::Market { card } => write!(f, "market {card}"),
            Action::Trader { guard } => from_guard(f, "trader", guard),
            Action::Buyer { buyer } => write!(f, "buyer {buyer}"),
            Action::Sell { card } => write!(f, "sell {card}"),
            Action::Sale { colour, markets } => write!(f, "sale {colour} at {markets}"),
            Action::Give { artefact, store } => write!(f, "give {artefact} {store}"),
            Action::Pick { card } => write!(f, "pick {card}"),
            Action::Command { card } => write!(f, "command {card}"),
            Action::Envoy { guard } => from_guard(f, "envoy", guard),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Invoke => f.write_str("invoke"),
            Action::Smuggle { card } => write!(f, "smuggle {card}"),
            Action::Deliver { artefact, store } => write!(f, "deliver {artefact} {store}"),
            Action::Acquire { colour, store } => write!(f, "acquire {colour} {store}"),
            Action::Survey { card } => write!(f, "survey {card}"),
            Action::Replace { space } => write!(f, "replace {space}"),
            Action::Uncover { place, take, buy } => {
                write!(f, "uncover {place}")?;
                take.map_or(Ok(()), |take| write!(f, " take {take}"))?;
                buy.map_or(Ok(()), |buy| write!(f, " buy {buy}"))
            }
            Action::Lead { from, to } => write!(f, "lead {from} {to}"),
            Action::Swap { one, other } => write!(f, "swap {one} {other}"),
            Action::Free { deed } => write!(f, "free {deed}"),
            Action::Pass => f.write_str("pass"),
            Action::Skip => f.write_str("skip"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let unknown = || ParseError::new("an action", text);
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match *words {
            ["faction", faction] => Action::Faction { faction: faction.parse()? },
            ["stand"] => Action::Stand,
            ["redraw", alike] => Action::Redraw { alike: alike.parse()? },
            ["keep", one, other] => {
                let (one, other): (Card, Card) = (one.parse()?, other.parse()?);
                Action::Keep { first: one.min(other), second: one.max(other) }
            }
            ["discard", card] => Action::Discard { card: card.parse()? },
            ["settle", at] => Action::Settle { at: at.parse()? },
            ["move", from, to] => Action::Move { from: from.parse()?, to: to.parse()? },
            ["travel", card] => Action::Travel { card: card.parse()? },
            ["excavate", card] => Action::Excavate { card: card.parse()? },
            ["take", artefact] => Action::Take { artefact: artefact.parse()? },
            ["sample", artefact, ref rest @ ..] => {
                Action::Sample { artefact: artefact.parse()?, guard: guard(rest).ok_or_else(unknown)?? }
            }
            ["leave"] => Action::Leave,
            ["market", card] => Action::Market { card: card.parse()? },
            ["trader", ref rest @ ..] => Action::Trader { guard: guard(rest).ok_or_else(unknown)?? },
            ["buyer", buyer] => Action::Buyer { buyer: buyer.parse()? },
            ["sell", card] => Action::Sell { card: card.parse()? },
            ["sale", colour, "at", ..] => {
                let (_, markets) = text.split_once(" at ").ok_or_else(unknown)?;
                Action::Sale { colour: colour.parse()?, markets: markets.parse()? }
            }
            ["give", artefact, store] => Action::Give { artefact: artefact.parse()?, store: store.parse()? },
            ["pick", card] => Action::Pick { card: card.parse()? },
            ["command", card] => Action::Command { card: card.parse()? },
            ["envoy", ref rest @ ..] => Action::Envoy { guard: guard(rest).ok_or_else(unknown)?? },
            ["withdraw"] => Action::Withdraw,
            ["invoke"] => Action::Invoke,
            ["smuggle", card] => Action::Smuggle { card: card.parse()? },
            ["deliver", artefact, store] => {
                Action::Deliver { artefact: artefact.parse()?, store: store.parse()? }
            }
            ["acquire", colour, store] => Action::Acquire { colour: colour.parse()?, store: store.parse()? },
            ["survey", card] => Action::Survey { card: card.parse()? },
            ["replace", space @ ("1" | "2" | "3" | "4" | "5")] => {
                Action::Replace { space: space.as_bytes()[0] - b'0' }
            }
            ["uncover", place, ref rest @ ..] => {
                let (take, buy) = match *rest {
                    [] => (None, None),
                    ["take", take] => (Some(take.parse()?), None),
                    ["buy", buy] => (None, Some(buy.parse()?)),
                    ["take", take, "buy", buy] => (Some(take.parse()?), Some(buy.parse()?)),
                    _ => return Err(unknown()),
                };
                Action::Uncover { place: place.parse()?, take, buy }
            }
            ["lead", from, to] => Action::Lead { from: from.parse()?, to: to.parse()? },
            ["swap", one, other] => {
                let (one, other): (Spot, Spot) = (one.parse()?, other.parse()?);
                Action::Swap { one: one.min(other), other: one.max(other) }
            }
            ["free", _, ..] => Action::Free { deed: text["free ".len()..].parse()? },
            ["pass"] => Action::Pass,
            ["skip"] => Action::Skip,
            ["done"] => Action::Done,
            _ => return Err(unknown()),
        })
    }
}

/// What follows the verb of an action that takes a crew marker: nothing, or `from` and a guard.
fn guard(rest: &[&str]) -> Option<Result<Option<Artefact>, ParseError>> {
    match *rest {
        [] => Some(Ok(None)),
        ["from", guard] => Some(guard.parse().map(Some)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_that_are_alike_are_named_in_any_order() {
        for (typed, written) in
            [("keep red-4 orange-1", "keep orange-1 red-4"), ("swap 3.1 1.2", "swap 1.2 3.1")]
        {
            assert_eq!(typed.parse::<Action>().map(|action| action.to_string()), Ok(written.to_owned()));
        }
    }

    #[test]
    fn there_is_one_way_to_write_an_action() {
        for text in [
            "faction is-sisinui",
            "stand",
            "redraw orange",
            "redraw 3",
            "keep orange-1 red-4",
            "discard red-4",
            "settle L07",
            "move L01 L21",
            "travel orange-1",
            "travel fuel-4",
            "excavate red-6",
            "take orange-a",
            "sample red-a",
            "sample red-a from red-b",
            "leave",
            "market green-2",
            "trader",
            "trader from red-b",
            "buyer special",
            "buyer red",
            "sell fuel-2",
            "sell red-1",
            "sale purple at 1 3",
            "sale purple at 6",
            "give purple-d hatch",
            "pick red-4",
            "command red-4",
            "envoy",
            "envoy from yellow-a",
            "withdraw",
            "invoke",
            "smuggle red-1",
            "deliver red-b hatch",
            "acquire red hold",
            "survey red-1",
            "replace 5",
            "uncover red-a",
            "uncover red-a buy red-b",
            "uncover red-a take red-a",
            "uncover red-a take red-b buy red-c",
            "lead 1.2 3",
            "swap 1.2 3.1",
            "free travel",
            "free sell",
            "free sell 3",
            "free smuggle",
            "free survey red",
            "pass",
            "skip",
            "done",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            " ",
            "Pass",
            "pass ",
            "faction zu",
            "keep orange-1",
            "keep orange-1 red-4 red-5",
            "move L01",
            "move L1 L2",
            "move L00 L01",
            "settle L22",
            "travel fuel-5",
            "travel orange-7",
            "take orange-e",
            "take orange-1",
            "sample",
            "sample from red-b",
            "buyer",
            "buyer none",
            "buyer special red",
            "sale purple",
            "sale purple at",
            "sale purple at 3 1",
            "sale purple at 1 1",
            "sale purple at 7",
            "replace 0",
            "replace 6",
            "uncover",
            "uncover red-a buy red-b take red-c",
            "lead 1.5 3",
            "lead 1.0 3",
            "swap 1 3",
            "free",
            "free pass",
            "free sell red",
            "free  travel",
            "redraw",
            "redraw 7",
            "redraw special",
            "envoy from",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
