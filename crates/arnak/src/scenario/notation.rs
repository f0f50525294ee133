//! The notation of actions.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use dighouse_game::text::canonical;

use crate::Action;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Dig { space } => write!(f, "dig {space}"),
            Action::Discover { site } => write!(f, "discover {site}"),
            Action::Overcome { site } => write!(f, "overcome {site}"),
            Action::Buy { card } => write!(f, "buy {card}"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::PlayToPass { card } => write!(f, "play-to-pass {card}"),
            Action::Research { token, space } => write!(f, "research {token} {space}"),
            Action::Temple { stack } => write!(f, "temple {stack}"),
            Action::Use { assistant } => write!(f, "use {assistant}"),
            Action::Slot { effect } => write!(f, "slot {effect}"),
            Action::Boon { guardian } => write!(f, "boon {guardian}"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::TravelCard { card } => write!(f, "travel {card}"),
            Action::TravelAssistant { assistant } => write!(f, "travel {assistant}"),
            Action::TravelBoon { guardian } => write!(f, "travel {guardian}"),
            Action::Pilot => f.write_str("pilot"),
            Action::Icon { icon } => write!(f, "icon {icon}"),
            Action::Draw => f.write_str("draw"),
            Action::Pay => f.write_str("pay"),
            Action::Resolve => f.write_str("resolve"),
            Action::Decline => f.write_str("decline"),
            Action::Proceed => f.write_str("proceed"),
            Action::Exile { card, from } => write!(f, "exile {card} {from}"),
            Action::ExileFearTile => f.write_str("exile-fear-tile"),
            Action::Trade { token } => write!(f, "trade {token}"),
            Action::Refresh { assistant } => write!(f, "refresh {assistant}"),
            Action::UseUp { card } => write!(f, "use-up {card}"),
            Action::Choose { option } => write!(f, "choose {option}"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::Activate { site } => write!(f, "activate {site}"),
            Action::Relocate { from, to } => write!(f, "relocate {from} {to}"),
            Action::Recall { space } => write!(f, "recall {space}"),
            Action::Look { count } => write!(f, "look {count}"),
            Action::Keep { card } => write!(f, "keep {card}"),
            Action::PutBack { card } => write!(f, "put-back {card}"),
            Action::Borrow { stack } => write!(f, "borrow {stack}"),
            Action::Exchange { assistant, stack } => write!(f, "exchange {assistant} {stack}"),
            Action::FreeSlot => f.write_str("free-slot"),
            Action::Lead { from, to } => write!(f, "lead {from} {to}"),
            Action::Recruit { stack } => write!(f, "recruit {stack}"),
            Action::Promote { assistant } => write!(f, "promote {assistant}"),
            Action::Rescue { assistant } => write!(f, "rescue {assistant}"),
            Action::Reward { reward } => write!(f, "reward {reward}"),
            Action::Pick { tile } => write!(f, "pick {tile}"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// Every action has one text, which records and the API use:
///
/// ```
/// use dighouse_arnak::Action;
///
/// let action: Action = "relocate b3 a1-2".parse()?;
/// assert!(matches!(action, Action::Relocate { .. }));
/// assert_eq!(action.to_string(), "relocate b3 a1-2");
///
/// let error = "relocate b3 b9".parse::<Action>().unwrap_err();
/// assert_eq!(error.to_string(), "`b9` is not a space such as `b3` or `a1-2`");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["dig", space] => Action::Dig { space: space.parse()? },
            ["discover", site] => Action::Discover { site: site.parse()? },
            ["overcome", site] => Action::Overcome { site: site.parse()? },
            ["buy", card] => Action::Buy { card: card.parse()? },
            ["play", card] => Action::Play { card: card.parse()? },
            ["play-to-pass", card] => Action::PlayToPass { card: card.parse()? },
            ["research", token, space] => Action::Research { token: token.parse()?, space: number(space)? },
            ["temple", stack] => Action::Temple { stack: stack.parse()? },
            ["use", assistant] => Action::Use { assistant: assistant.parse()? },
            ["slot", effect] => Action::Slot { effect: effect.parse()? },
            ["boon", guardian] => Action::Boon { guardian: guardian.parse()? },
            ["pass"] => Action::Pass,
            ["end"] => Action::End,
            ["travel", with] => travel(with)?,
            ["pilot"] => Action::Pilot,
            ["icon", icon] => Action::Icon { icon: icon.parse()? },
            ["draw"] => Action::Draw,
            ["pay"] => Action::Pay,
            ["resolve"] => Action::Resolve,
            ["decline"] => Action::Decline,
            ["proceed"] => Action::Proceed,
            ["exile", card, from] => Action::Exile { card: card.parse()?, from: from.parse()? },
            ["exile-fear-tile"] => Action::ExileFearTile,
            ["trade", token] => Action::Trade { token: token.parse()? },
            ["refresh", assistant] => Action::Refresh { assistant: assistant.parse()? },
            ["use-up", card] => Action::UseUp { card: card.parse()? },
            ["choose", option] => Action::Choose { option: number(option)? },
            ["take", card] => Action::Take { card: card.parse()? },
            ["activate", site] => Action::Activate { site: site.parse()? },
            ["relocate", from, to] => Action::Relocate { from: from.parse()?, to: to.parse()? },
            ["recall", space] => Action::Recall { space: space.parse()? },
            ["look", count] => Action::Look { count: number(count)? },
            ["keep", card] => Action::Keep { card: card.parse()? },
            ["put-back", card] => Action::PutBack { card: card.parse()? },
            ["borrow", stack] => Action::Borrow { stack: number(stack)? },
            ["exchange", assistant, stack] => {
                Action::Exchange { assistant: assistant.parse()?, stack: number(stack)? }
            }
            ["free-slot"] => Action::FreeSlot,
            ["lead", from, to] => Action::Lead { from: from.parse()?, to: to.parse()? },
            ["recruit", stack] => Action::Recruit { stack: number(stack)? },
            ["promote", assistant] => Action::Promote { assistant: assistant.parse()? },
            ["rescue", assistant] => Action::Rescue { assistant: assistant.parse()? },
            ["reward", reward] => Action::Reward { reward: reward.parse()? },
            ["pick", tile] => Action::Pick { tile: tile.parse()? },
            ["done"] => Action::Done,
            _ => return Err(ParseError::new("an action", text)),
        })
    }
}

/// A small number, written without sign or leading zero.
fn number(text: &str) -> Result<u8, ParseError> {
    let number = text.parse().ok().filter(|&number: &u8| number < 100);
    let number = number.and_then(|number| canonical(number, text));
    number.ok_or_else(|| ParseError::new("a number below 100", text))
}

/// The name of a card, an assistant or a guardian: no two are the same.
fn travel(with: &str) -> Result<Action, ParseError> {
    let card = with.parse().map(|card| Action::TravelCard { card });
    let assistant = || with.parse().map(|assistant| Action::TravelAssistant { assistant });
    let guardian = || with.parse().map(|guardian| Action::TravelBoon { guardian });
    let found: Result<Action, ParseError> = card.or_else(|_| assistant()).or_else(|_| guardian());
    found.map_err(|_| ParseError::new("a card, an assistant or a guardian", with))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_way_to_write_an_action() {
        let all = "dig a1-2/discover b3/overcome d4/buy ostrich/play sea-turtle/play-to-pass watch/\
            research glass 3/research notebook 12/temple 6-left/temple 11/use banker/slot coin-and-compass/\
            boon g02/pass/end/travel fear/travel driver/travel g01/pilot/icon car/draw/pay/resolve/decline/proceed/\
            exile fear hand/exile rope play-area/exile-fear-tile/trade tablet/refresh guide/use-up fear/\
            choose 2/take parrot/activate a5/relocate b3 a1-2/relocate a1-2 b3/recall c1/recall a1-2/look 3/\
            keep hat/put-back hat/borrow 1/exchange medic 3/free-slot/lead b3 a1/recruit 2/promote trader/rescue porter/reward tile/\
            reward row/pick draw/done";
        for text in all.split('/') {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
        for text in [
            "",
            " ",
            "pass ",
            "Pass",
            "dig",
            "dig e1",
            "dig  a1",
            "choose 02",
            "choose +2",
            "look 300",
            "travel nobody",
            "play cat",
            "exile fear",
            "exile fear deck",
            "research glass",
            "icon bike",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
