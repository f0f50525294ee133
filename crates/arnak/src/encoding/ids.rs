//! The ids of actions.

use dighouse_game::encoding::{ActionId, Axis, Kind};

use super::axes::{
    ASSISTANT, BONUS, CARD, GOOD, GOODS, GUARDIAN, ICON, RESEARCH_TOKEN, SITE, SLOT_EFFECT, SPACE, STACK,
    STACKS, TEMPLE_STACK, TRACK_SPACE, WILD_SITE, ZONE, assistant, card, guardian, site, space, wild_site,
};
use crate::components::site::CAMPS;
use crate::rules::effects::upgrade::TRADES;
use crate::rules::temple::TEMPLE;
use crate::{
    Action, Assistant, Bonus, Card, Guardian, Icon, ResearchToken, Reward, Site, SlotEffect, Space,
    TempleStack, Zone,
};

/// The most effects that one step lets a player choose from.
const OPTIONS: usize = 8;
/// The most cards that an earring draws.
const LOOKS: usize = 3;

/// What pays for travel: cards, then assistants, then boons.
const SOURCE: Axis =
    Axis::new("source", BOONS + Guardian::COUNT).named(|place| match place.checked_sub(ASSISTANTS) {
        None => card(place).to_string(),
        Some(place) if place < Assistant::COUNT => assistant(place).to_string(),
        Some(place) => guardian(place - Assistant::COUNT).to_string(),
    });
const ASSISTANTS: usize = Card::COUNT;
const BOONS: usize = ASSISTANTS + Assistant::COUNT;

const TRADED: Axis = Axis::new("token", TRADES.len()).named(|place| TRADES[place].0.to_string());
const OPTION: Axis = Axis::new("option", OPTIONS).named(|place| (place + 1).to_string());
const LOOK: Axis = Axis::new("count", LOOKS).named(|place| (place + 1).to_string());
const REWARD: Axis = Axis::new("reward", Reward::ALL.len()).named(|place| Reward::ALL[place].to_string());

/// The places of the kinds in [`KINDS`].
#[derive(Clone, Copy)]
enum Name {
    Dig,
    Discover,
    Overcome,
    Buy,
    Play,
    PlayToPass,
    Research,
    Temple,
    Use,
    Slot,
    Boon,
    Pass,
    End,
    Travel,
    Pilot,
    Icon,
    Draw,
    Pay,
    Resolve,
    Decline,
    Proceed,
    Exile,
    ExileFearTile,
    Trade,
    Refresh,
    UseUp,
    Choose,
    Take,
    Activate,
    Relocate,
    Recall,
    Look,
    Keep,
    PutBack,
    Borrow,
    Exchange,
    FreeSlot,
    Lead,
    Recruit,
    Promote,
    Rescue,
    Reward,
    Pick,
    Done,
}

/// The kinds of actions, in the order of [`Name`].
pub(super) const KINDS: &[Kind<Action>; Name::Done as usize + 1] = &Kind::numbered([
    Kind::new("dig", &[SPACE], |[at, ..]| Some(Action::Dig { space: space(at) })),
    Kind::new("discover", &[WILD_SITE], |[at, ..]| Some(Action::Discover { site: wild_site(at) })),
    Kind::new("overcome", &[SITE], |[at, ..]| Some(Action::Overcome { site: site(at) })),
    Kind::new("buy", &[GOOD], |[it, ..]| Some(Action::Buy { card: card(it) })),
    Kind::new("play", &[CARD], |[it, ..]| Some(Action::Play { card: card(it) })),
    Kind::new("play-to-pass", &[CARD], |[it, ..]| Some(Action::PlayToPass { card: card(it) })),
    Kind::new("research", &[RESEARCH_TOKEN, TRACK_SPACE], |[token, space, _]| {
        let (token, space) = (ResearchToken::ALL[token], space as u8);
        can_stand(token, space).then_some(Action::Research { token, space })
    }),
    Kind::new("temple", &[TEMPLE_STACK], |[it, ..]| Some(Action::Temple { stack: TempleStack::ALL[it] })),
    Kind::new("use", &[ASSISTANT], |[who, ..]| Some(Action::Use { assistant: assistant(who) })),
    Kind::new("slot", &[SLOT_EFFECT], |[it, ..]| Some(Action::Slot { effect: SlotEffect(it as u8) })),
    Kind::new("boon", &[GUARDIAN], |[who, ..]| Some(Action::Boon { guardian: guardian(who) })),
    Kind::new("pass", &[], |_| Some(Action::Pass)),
    Kind::new("end", &[], |_| Some(Action::End)),
    Kind::new("travel", &[SOURCE], |[source, ..]| {
        Some(match source.checked_sub(ASSISTANTS) {
            None => Action::TravelCard { card: card(source) },
            Some(who) if who < Assistant::COUNT => Action::TravelAssistant { assistant: assistant(who) },
            Some(who) => Action::TravelBoon { guardian: guardian(who - Assistant::COUNT) },
        })
    }),
    Kind::new("pilot", &[], |_| Some(Action::Pilot)),
    Kind::new("icon", &[ICON], |[it, ..]| Some(Action::Icon { icon: Icon::ALL[it] })),
    Kind::new("draw", &[], |_| Some(Action::Draw)),
    Kind::new("pay", &[], |_| Some(Action::Pay)),
    Kind::new("resolve", &[], |_| Some(Action::Resolve)),
    Kind::new("decline", &[], |_| Some(Action::Decline)),
    Kind::new("proceed", &[], |_| Some(Action::Proceed)),
    Kind::new("exile", &[CARD, ZONE], |[it, from, _]| {
        Some(Action::Exile { card: card(it), from: Zone::ALL[from] })
    }),
    Kind::new("exile-fear-tile", &[], |_| Some(Action::ExileFearTile)),
    Kind::new("trade", &[TRADED], |[it, ..]| Some(Action::Trade { token: TRADES[it].0 })),
    Kind::new("refresh", &[ASSISTANT], |[who, ..]| Some(Action::Refresh { assistant: assistant(who) })),
    Kind::new("use-up", &[CARD], |[it, ..]| Some(Action::UseUp { card: card(it) })),
    Kind::new("choose", &[OPTION], |[it, ..]| Some(Action::Choose { option: it as u8 + 1 })),
    Kind::new("take", &[GOOD], |[it, ..]| Some(Action::Take { card: card(it) })),
    Kind::new("activate", &[SITE], |[at, ..]| Some(Action::Activate { site: site(at) })),
    Kind::new("relocate", &[SPACE, SPACE], |[from, to, _]| {
        let (from, to) = (space(from), space(to));
        can_relocate(from, to).then_some(Action::Relocate { from, to })
    }),
    Kind::new("recall", &[SPACE], |[at, ..]| Some(Action::Recall { space: space(at) })),
    Kind::new("look", &[LOOK], |[it, ..]| Some(Action::Look { count: it as u8 + 1 })),
    Kind::new("keep", &[CARD], |[it, ..]| Some(Action::Keep { card: card(it) })),
    Kind::new("put-back", &[CARD], |[it, ..]| Some(Action::PutBack { card: card(it) })),
    Kind::new("borrow", &[STACK], |[it, ..]| Some(Action::Borrow { stack: it as u8 + 1 })),
    Kind::new("exchange", &[ASSISTANT, STACK], |[who, it, _]| {
        Some(Action::Exchange { assistant: assistant(who), stack: it as u8 + 1 })
    }),
    Kind::new("free-slot", &[], |_| Some(Action::FreeSlot)),
    Kind::new("lead", &[SITE, SITE], |[from, to, _]| {
        let (from, to) = (site(from), site(to));
        can_lead(from, to).then_some(Action::Lead { from, to })
    }),
    Kind::new("recruit", &[STACK], |[it, ..]| Some(Action::Recruit { stack: it as u8 + 1 })),
    Kind::new("promote", &[ASSISTANT], |[who, ..]| Some(Action::Promote { assistant: assistant(who) })),
    Kind::new("rescue", &[ASSISTANT], |[who, ..]| Some(Action::Rescue { assistant: assistant(who) })),
    Kind::new("reward", &[REWARD], |[it, ..]| Some(Action::Reward { reward: Reward::ALL[it] })),
    Kind::new("pick", &[BONUS], |[it, ..]| Some(Action::Pick { tile: Bonus(it as u8) })),
    Kind::new("done", &[], |_| Some(Action::Done)),
]);

/// Whether a research token can ever move to a space.
const fn can_stand(token: ResearchToken, space: u8) -> bool {
    0 < space && (space < TEMPLE || space == TEMPLE && matches!(token, ResearchToken::Glass))
}

/// Whether an archaeologist can ever be relocated so.
const fn can_relocate(from: Space, to: Space) -> bool {
    to.site().level() <= 1 && from.site().index() != to.site().index()
}

/// Whether a guardian can ever be led so.
const fn can_lead(from: Site, to: Site) -> bool {
    to.level() <= 1 && from.index() != to.index()
}

/// The place of a number that is counted from 1; none if it is not one of `count`.
fn counted_from_1(number: u8, count: usize) -> Option<usize> {
    usize::from(number).checked_sub(1).filter(|&place| place < count)
}

/// The id of an action.
#[inline(always)]
pub(super) fn id(action: Action) -> Option<ActionId> {
    let (name, places) = match action {
        Action::Dig { space } => (Name::Dig, [space.index(), 0]),
        Action::Discover { site } => (Name::Discover, [site.index().checked_sub(CAMPS)?, 0]),
        Action::Overcome { site } => (Name::Overcome, [site.index(), 0]),
        Action::Buy { card } if card.index() < GOODS => (Name::Buy, [card.index(), 0]),
        Action::Play { card } => (Name::Play, [card.index(), 0]),
        Action::PlayToPass { card } => (Name::PlayToPass, [card.index(), 0]),
        Action::Research { token, space } if can_stand(token, space) => {
            (Name::Research, [token.index(), usize::from(space)])
        }
        Action::Temple { stack } => (Name::Temple, [stack.index(), 0]),
        Action::Use { assistant } => (Name::Use, [assistant.index(), 0]),
        Action::Slot { effect } => (Name::Slot, [effect.index(), 0]),
        Action::Boon { guardian } => (Name::Boon, [guardian.index(), 0]),
        Action::Pass => (Name::Pass, [0; 2]),
        Action::End => (Name::End, [0; 2]),
        Action::TravelCard { card } => (Name::Travel, [card.index(), 0]),
        Action::TravelAssistant { assistant } => (Name::Travel, [ASSISTANTS + assistant.index(), 0]),
        Action::TravelBoon { guardian } => (Name::Travel, [BOONS + guardian.index(), 0]),
        Action::Pilot => (Name::Pilot, [0; 2]),
        Action::Icon { icon } => (Name::Icon, [icon as usize, 0]),
        Action::Draw => (Name::Draw, [0; 2]),
        Action::Pay => (Name::Pay, [0; 2]),
        Action::Resolve => (Name::Resolve, [0; 2]),
        Action::Decline => (Name::Decline, [0; 2]),
        Action::Proceed => (Name::Proceed, [0; 2]),
        Action::Exile { card, from } => (Name::Exile, [card.index(), from.index()]),
        Action::ExileFearTile => (Name::ExileFearTile, [0; 2]),
        Action::Trade { token } => (Name::Trade, [TRADES.iter().position(|(it, _)| *it == token)?, 0]),
        Action::Refresh { assistant } => (Name::Refresh, [assistant.index(), 0]),
        Action::UseUp { card } => (Name::UseUp, [card.index(), 0]),
        Action::Choose { option } => (Name::Choose, [counted_from_1(option, OPTIONS)?, 0]),
        Action::Take { card } if card.index() < GOODS => (Name::Take, [card.index(), 0]),
        Action::Activate { site } => (Name::Activate, [site.index(), 0]),
        Action::Relocate { from, to } if can_relocate(from, to) => {
            (Name::Relocate, [from.index(), to.index()])
        }
        Action::Recall { space } => (Name::Recall, [space.index(), 0]),
        Action::Look { count } => (Name::Look, [counted_from_1(count, LOOKS)?, 0]),
        Action::Keep { card } => (Name::Keep, [card.index(), 0]),
        Action::PutBack { card } => (Name::PutBack, [card.index(), 0]),
        Action::Borrow { stack } => (Name::Borrow, [counted_from_1(stack, STACKS)?, 0]),
        Action::Exchange { assistant, stack } => {
            (Name::Exchange, [assistant.index(), counted_from_1(stack, STACKS)?])
        }
        Action::FreeSlot => (Name::FreeSlot, [0; 2]),
        Action::Lead { from, to } if can_lead(from, to) => (Name::Lead, [from.index(), to.index()]),
        Action::Recruit { stack } => (Name::Recruit, [counted_from_1(stack, STACKS)?, 0]),
        Action::Promote { assistant } => (Name::Promote, [assistant.index(), 0]),
        Action::Rescue { assistant } => (Name::Rescue, [assistant.index(), 0]),
        Action::Reward { reward } => (Name::Reward, [reward.index(), 0]),
        Action::Pick { tile } => (Name::Pick, [tile.index(), 0]),
        Action::Done => (Name::Done, [0; 2]),
        Action::Buy { .. }
        | Action::Research { .. }
        | Action::Take { .. }
        | Action::Relocate { .. }
        | Action::Lead { .. } => return None,
    };
    Some(KINDS[name as usize].id([places[0], places[1], 0]))
}
