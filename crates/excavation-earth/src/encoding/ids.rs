//! The ids of actions.

use dighouse_game::encoding::{ActionId, Axis, Kind};

use super::axes::{
    ANY_CARD, ARTEFACT, BUYER, CARD, COLOUR, FACTION, FORECAST, LOCATION, MARKET, STORE, any_card,
    place_of_card,
};
use crate::components::artefact::{ARTEFACTS, COLOURS, ROWS};
use crate::components::place::MARKETS;
use crate::rules::sell::MOST_MARKETS;
use crate::state::buyers::LONGEST_QUEUE;
use crate::state::forecast::MOST_FORECAST;
use crate::{
    Action, Alike, Artefact, Buyer, Card, Colour, Deed, Faction, Location, Market, Markets, Spot, Store,
};

/// Colours, then symbols of markets.
const ALIKE: Axis = Axis::new("alike", COLOURS + MARKETS).named(|place| alike(place).to_string());
/// A crew marker of the supply, or the guard of an artefact.
const CREW: Axis = Axis::new("crew", 1 + ARTEFACTS)
    .named(|place| guard(place).map_or("supply".to_owned(), |artefact| artefact.to_string()));
/// Sets of markets as bits.
const MARKET_SET: Axis = Axis::new("markets", 1 << MARKETS).named(|place| Markets(place as u8).to_string());
/// The places of all queues.
const SPOT: Axis = Axis::new("spot", MARKETS * LONGEST_QUEUE).named(|place| spot(place).to_string());
/// The artefact taken for free, and the one bought: none, or the one of a row.
const TAKEN: Axis =
    Axis::new("taken", 1 + ROWS).named(|place| ["none", "a", "b", "c", "d"][place].to_owned());
const BOUGHT: Axis = Axis::new("bought", 1 + ROWS).named(|place| TAKEN.item(place));
const DEED: Axis = Axis::new("deed", DEEDS).named(|place| deed(place).to_string());

/// The places of deeds that have a parameter.
const EXCAVATE: usize = 3;
const SURVEY: usize = EXCAVATE + COLOURS;
const ON_MARKET: usize = SURVEY + COLOURS;
const COMMAND: usize = ON_MARKET + MARKETS;
const SELL_AT: usize = COMMAND + MARKETS;
const DEEDS: usize = SELL_AT + MARKETS;

fn alike(place: usize) -> Alike {
    match place.checked_sub(COLOURS) {
        None => Alike::Colour(Colour::ALL[place]),
        Some(market) => Alike::Symbol(Market::at(market)),
    }
}

fn guard(place: usize) -> Option<Artefact> {
    place.checked_sub(1).map(Artefact::at)
}

fn place_of_guard(guard: Option<Artefact>) -> usize {
    guard.map_or(0, |artefact| 1 + artefact.index())
}

const fn spot(place: usize) -> Spot {
    Spot { market: Market::at(place / LONGEST_QUEUE), place: (place % LONGEST_QUEUE) as u8 + 1 }
}

fn place_of_spot(Spot { market, place }: Spot) -> Option<usize> {
    let place = counted_from_1(place, LONGEST_QUEUE)?;
    Some(market.index() * LONGEST_QUEUE + place)
}

fn deed(place: usize) -> Deed {
    match place {
        0 => Deed::Travel,
        1 => Deed::Sell(None),
        2 => Deed::Smuggle,
        EXCAVATE..SURVEY => Deed::Excavate(Colour::ALL[place - EXCAVATE]),
        SURVEY..ON_MARKET => Deed::Survey(Colour::ALL[place - SURVEY]),
        ON_MARKET..COMMAND => Deed::Market(Market::at(place - ON_MARKET)),
        COMMAND..SELL_AT => Deed::Command(Market::at(place - COMMAND)),
        _ => Deed::Sell(Some(Market::at(place - SELL_AT))),
    }
}

fn place_of_deed(deed: Deed) -> usize {
    match deed {
        Deed::Travel => 0,
        Deed::Sell(None) => 1,
        Deed::Smuggle => 2,
        Deed::Excavate(colour) => EXCAVATE + colour.index(),
        Deed::Survey(colour) => SURVEY + colour.index(),
        Deed::Market(market) => ON_MARKET + market.index(),
        Deed::Command(market) => COMMAND + market.index(),
        Deed::Sell(Some(market)) => SELL_AT + market.index(),
    }
}

/// The artefact of a colour in a row that is counted from 1; none for 0.
fn in_row(colour: Colour, row: usize) -> Option<Artefact> {
    row.checked_sub(1).map(|row| Artefact::new(colour, row))
}

/// The row of an artefact of `colour`, counted from 1; 0 for no artefact.
fn row_in(colour: Colour, artefact: Option<Artefact>) -> Option<usize> {
    match artefact {
        None => Some(0),
        Some(artefact) => (artefact.colour() == colour).then(|| 1 + artefact.row()),
    }
}

/// The place of a number that is counted from 1; none if it is not one of `count`.
fn counted_from_1(number: u8, count: usize) -> Option<usize> {
    usize::from(number).checked_sub(1).filter(|&place| place < count)
}

/// Whether a sale can be at these markets.
const fn can_sell_at(markets: Markets) -> bool {
    !markets.is_empty() && markets.len() <= MOST_MARKETS
}

/// The places of the kinds in [`KINDS`].
#[derive(Clone, Copy)]
enum Name {
    Faction,
    Stand,
    Redraw,
    Keep,
    Discard,
    Settle,
    Move,
    Travel,
    Excavate,
    Take,
    Sample,
    Leave,
    Market,
    Trader,
    Buyer,
    Sell,
    Sale,
    Give,
    Pick,
    Command,
    Envoy,
    Withdraw,
    Invoke,
    Smuggle,
    Deliver,
    Acquire,
    Survey,
    Replace,
    Uncover,
    Lead,
    Swap,
    Free,
    Pass,
    Skip,
    Done,
}

/// The kinds of actions, in the order of [`Name`].
pub(super) const KINDS: &[Kind<Action>; Name::Done as usize + 1] = &Kind::numbered([
    Kind::new("faction", &[FACTION], |[it, ..]| Some(Action::Faction { faction: Faction::ALL[it] })),
    Kind::new("stand", &[], |_| Some(Action::Stand)),
    Kind::new("redraw", &[ALIKE], |[it, ..]| Some(Action::Redraw { alike: alike(it) })),
    Kind::new("keep", &[CARD, CARD], |[first, second, _]| {
        (first <= second).then(|| Action::Keep { first: Card::at(first), second: Card::at(second) })
    }),
    Kind::new("discard", &[CARD], |[it, ..]| Some(Action::Discard { card: Card::at(it) })),
    Kind::new("settle", &[LOCATION], |[at, ..]| Some(Action::Settle { at: Location::at(at) })),
    Kind::new("move", &[LOCATION, LOCATION], |[from, to, _]| {
        (from != to).then(|| Action::Move { from: Location::at(from), to: Location::at(to) })
    }),
    Kind::new("travel", &[ANY_CARD], |[it, ..]| Some(Action::Travel { card: any_card(it) })),
    Kind::new("excavate", &[CARD], |[it, ..]| Some(Action::Excavate { card: Card::at(it) })),
    Kind::new("take", &[ARTEFACT], |[it, ..]| Some(Action::Take { artefact: Artefact::at(it) })),
    Kind::new("sample", &[ARTEFACT, CREW], |[it, crew, _]| {
        let (artefact, guard) = (Artefact::at(it), guard(crew));
        (guard != Some(artefact)).then_some(Action::Sample { artefact, guard })
    }),
    Kind::new("leave", &[], |_| Some(Action::Leave)),
    Kind::new("market", &[CARD], |[it, ..]| Some(Action::Market { card: Card::at(it) })),
    Kind::new("trader", &[CREW], |[crew, ..]| Some(Action::Trader { guard: guard(crew) })),
    Kind::new("buyer", &[BUYER], |[who, ..]| Some(Action::Buyer { buyer: Buyer::ALL[who] })),
    Kind::new("sell", &[ANY_CARD], |[it, ..]| Some(Action::Sell { card: any_card(it) })),
    Kind::new("sale", &[COLOUR, MARKET_SET], |[colour, markets, _]| {
        let (colour, markets) = (Colour::ALL[colour], Markets(markets as u8));
        can_sell_at(markets).then_some(Action::Sale { colour, markets })
    }),
    Kind::new("give", &[ARTEFACT, STORE], |[it, store, _]| {
        Some(Action::Give { artefact: Artefact::at(it), store: Store::ALL[store] })
    }),
    Kind::new("pick", &[CARD], |[it, ..]| Some(Action::Pick { card: Card::at(it) })),
    Kind::new("command", &[CARD], |[it, ..]| Some(Action::Command { card: Card::at(it) })),
    Kind::new("envoy", &[CREW], |[crew, ..]| Some(Action::Envoy { guard: guard(crew) })),
    Kind::new("withdraw", &[], |_| Some(Action::Withdraw)),
    Kind::new("invoke", &[], |_| Some(Action::Invoke)),
    Kind::new("smuggle", &[CARD], |[it, ..]| Some(Action::Smuggle { card: Card::at(it) })),
    Kind::new("deliver", &[ARTEFACT, STORE], |[it, store, _]| {
        Some(Action::Deliver { artefact: Artefact::at(it), store: Store::ALL[store] })
    }),
    Kind::new("acquire", &[COLOUR, STORE], |[colour, store, _]| {
        Some(Action::Acquire { colour: Colour::ALL[colour], store: Store::ALL[store] })
    }),
    Kind::new("survey", &[CARD], |[it, ..]| Some(Action::Survey { card: Card::at(it) })),
    Kind::new("replace", &[FORECAST], |[space, ..]| Some(Action::Replace { space: space as u8 + 1 })),
    Kind::new("uncover", &[ARTEFACT, TAKEN, BOUGHT], |[it, take, buy]| {
        let place = Artefact::at(it);
        let (take, buy) = (in_row(place.colour(), take), in_row(place.colour(), buy));
        Some(Action::Uncover { place, take, buy })
    }),
    Kind::new("lead", &[SPOT, MARKET], |[from, to, _]| {
        let (from, to) = (spot(from), Market::at(to));
        (from.market != to).then_some(Action::Lead { from, to })
    }),
    Kind::new("swap", &[SPOT, SPOT], |[one, other, _]| {
        let (one, other) = (spot(one), spot(other));
        (one.market < other.market).then_some(Action::Swap { one, other })
    }),
    Kind::new("free", &[DEED], |[it, ..]| Some(Action::Free { deed: deed(it) })),
    Kind::new("pass", &[], |_| Some(Action::Pass)),
    Kind::new("skip", &[], |_| Some(Action::Skip)),
    Kind::new("done", &[], |_| Some(Action::Done)),
]);

/// The id of an action.
#[inline]
pub(super) fn id(action: Action) -> Option<ActionId> {
    let (name, places) = match action {
        Action::Faction { faction } => (Name::Faction, [faction.index(), 0, 0]),
        Action::Stand => (Name::Stand, [0; 3]),
        Action::Redraw { alike: Alike::Colour(colour) } => (Name::Redraw, [colour.index(), 0, 0]),
        Action::Redraw { alike: Alike::Symbol(market) } => (Name::Redraw, [COLOURS + market.index(), 0, 0]),
        // In either order it is the same action.
        Action::Keep { first, second } => {
            (Name::Keep, [first.min(second).index(), first.max(second).index(), 0])
        }
        Action::Discard { card } => (Name::Discard, [card.index(), 0, 0]),
        Action::Settle { at } => (Name::Settle, [at.index(), 0, 0]),
        Action::Move { from, to } if from != to => (Name::Move, [from.index(), to.index(), 0]),
        Action::Travel { card } => (Name::Travel, [place_of_card(card), 0, 0]),
        Action::Excavate { card } => (Name::Excavate, [card.index(), 0, 0]),
        Action::Take { artefact } => (Name::Take, [artefact.index(), 0, 0]),
        Action::Sample { artefact, guard } if guard != Some(artefact) => {
            (Name::Sample, [artefact.index(), place_of_guard(guard), 0])
        }
        Action::Leave => (Name::Leave, [0; 3]),
        Action::Market { card } => (Name::Market, [card.index(), 0, 0]),
        Action::Trader { guard } => (Name::Trader, [place_of_guard(guard), 0, 0]),
        Action::Buyer { buyer } => (Name::Buyer, [buyer.index(), 0, 0]),
        Action::Sell { card } => (Name::Sell, [place_of_card(card), 0, 0]),
        Action::Sale { colour, markets } if can_sell_at(markets) => {
            (Name::Sale, [colour.index(), usize::from(markets.0), 0])
        }
        Action::Give { artefact, store } => (Name::Give, [artefact.index(), store.index(), 0]),
        Action::Pick { card } => (Name::Pick, [card.index(), 0, 0]),
        Action::Command { card } => (Name::Command, [card.index(), 0, 0]),
        Action::Envoy { guard } => (Name::Envoy, [place_of_guard(guard), 0, 0]),
        Action::Withdraw => (Name::Withdraw, [0; 3]),
        Action::Invoke => (Name::Invoke, [0; 3]),
        Action::Smuggle { card } => (Name::Smuggle, [card.index(), 0, 0]),
        Action::Deliver { artefact, store } => (Name::Deliver, [artefact.index(), store.index(), 0]),
        Action::Acquire { colour, store } => (Name::Acquire, [colour.index(), store.index(), 0]),
        Action::Survey { card } => (Name::Survey, [card.index(), 0, 0]),
        Action::Replace { space } => (Name::Replace, [counted_from_1(space, MOST_FORECAST)?, 0, 0]),
        Action::Uncover { place, take, buy } => {
            let colour = place.colour();
            (Name::Uncover, [place.index(), row_in(colour, take)?, row_in(colour, buy)?])
        }
        Action::Lead { from, to } if from.market != to => (Name::Lead, [place_of_spot(from)?, to.index(), 0]),
        // In either order it is the same action.
        Action::Swap { one, other } if one.market != other.market => {
            (Name::Swap, [place_of_spot(one.min(other))?, place_of_spot(one.max(other))?, 0])
        }
        Action::Free { deed } => (Name::Free, [place_of_deed(deed), 0, 0]),
        Action::Pass => (Name::Pass, [0; 3]),
        Action::Skip => (Name::Skip, [0; 3]),
        Action::Done => (Name::Done, [0; 3]),
        Action::Move { .. }
        | Action::Sample { .. }
        | Action::Sale { .. }
        | Action::Lead { .. }
        | Action::Swap { .. } => return None,
    };
    Some(KINDS[name as usize].id(places))
}
