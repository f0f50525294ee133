//! The fields of an observation.

use dighouse_game::MAX_SEATS;
use dighouse_game::encoding::{Axis, Field, place_of};

use super::axes::{
    ARTEFACT, BUYER, CARD, CENTRE, COLOUR, DESIGN, FACTION, FORECAST, LOCATION, MARKET, QUEUE, ROW,
    TRAVEL_CARD,
};
use crate::components::artefact::ROWS;
use crate::components::place::MARKETS;
use crate::rules::score::CATEGORIES;
use crate::state::artefacts::MOST_OF_A_COLOUR;
use crate::state::buyers::LONGEST_QUEUE;
use crate::{
    AnyCard, Artefact, Buyer, Card, Centre, Colour, Design, Failed, Party, PlayerView, ROUNDS, Side, View,
    ZuCard,
};

const PLAYERS: Axis = Axis::new("players", MAX_SEATS).named(|place| (place + 1).to_string());
const FAILED: Axis = Axis::new("value", 3).named(|place| ["normal", "nothing", "more"][place].to_owned());
const VARIANT: Axis = Axis::new("option", VARIANTS.len()).named(|place| VARIANTS[place].to_owned());
/// The options with two values.
const VARIANTS: [&str; 10] = [
    "factions",
    "hands",
    "zu-no-credits",
    "zu-special-buyers-only",
    "zu-skips-cards",
    "zu-limited-crew",
    "zu-both-colours",
    "zu-any-storage",
    "leftovers-cost",
    "zu-second-purchase",
];
const PROMPT: Axis = Axis::new("prompt", PROMPTS.len()).named(|place| PROMPTS[place].to_owned());
/// What can be asked.
const PROMPTS: [&str; 26] = [
    "faction",
    "mulligan",
    "redraw",
    "draft",
    "settle",
    "free-step",
    "choose",
    "travel",
    "excavate",
    "gear",
    "sample",
    "trader",
    "special-buyer",
    "coloured-buyer",
    "command",
    "purchase",
    "sale",
    "give",
    "pick",
    "trade",
    "replace",
    "uncover",
    "bribe",
    "discard",
    "keep-two",
    "free-action",
];
const SIDE: Axis = Axis::new("side", 2).named(|place| ["deliver", "acquire"][place].to_owned());
const LINE: Axis = Axis::new("line", CATEGORIES.len()).named(|place| CATEGORIES[place].to_owned());
/// What is known of a column of a gallery.
const COLUMN: Axis = Axis::new("column", 2).named(|place| ["samples", "card-drawn"][place].to_owned());
/// The initiative tokens.
const INITIATIVE: Axis = Axis::new("token", MAX_SEATS).named(|place| (place + 1).to_string());
/// The places of a stack of the black market, the first on top.
const DEPTH: Axis = Axis::new("place", MOST_OF_A_COLOUR);
const ROUND: Axis = Axis::new("round", ROUNDS as usize).named(|place| (place + 1).to_string());
const ZU_CARD: Axis = Axis::new("card", ZU_CARDS)
    .named(|place| ZuCard::all().nth(place).map_or("none".to_owned(), |card| card.to_string()));
/// How many kinds of cards Zu has.
const ZU_CARDS: usize = 16;

/// There is no more of anything that is counted.
const MOST: i16 = 99;
/// The most credits and the fewest.
const MOST_CREDITS: i16 = 999;

/// All fields in order.
pub(super) const FIELDS: &[Field<View>] = &Field::<View>::laid_out([
    // The set-up.
    Field::flags(
        "players",
        &[PLAYERS],
        "How many play; in a solo game Zu has the second place.",
        |view, out| {
            out[usize::from(view.variants.seats) - 1] = 1;
        },
    ),
    Field::flags("variants", &[VARIANT], "The option has its second value.", |view, out| {
        let it = &view.variants;
        let seconds = [
            it.dealt_factions,
            it.drafted_hands,
            it.zu_no_credits,
            it.zu_special_buyers_only,
            it.zu_skips_cards,
            it.zu_limited_crew,
            it.zu_both_colours,
            it.zu_any_storage,
            it.leftovers_cost,
            it.zu_second_purchase,
        ];
        out.iter_mut().zip(seconds).for_each(|(place, second)| *place = second.into());
    }),
    Field::flags("zu_failed", &[FAILED], "What Zu's failed actions pay.", |view, out| {
        out[match view.variants.zu_failed {
            Failed::Normal => 0,
            Failed::Nothing => 1,
            Failed::More => 2,
        }] = 1;
    }),
    // The decision.
    Field::flags("prompt", &[PROMPT], "What is asked.", |view, out| {
        if let Some(prompt) = view.prompt.as_deref() {
            let place = PROMPTS.iter().position(|name| *name == prompt);
            debug_assert!(place.is_some(), "`{prompt}` is not among the prompts");
            place.into_iter().for_each(|place| out[place] = 1);
        }
    }),
    Field::flags("asked", &[Axis::SEATS], "Who is asked.", |view, out| {
        view.asked.iter().for_each(|seat| out[place(view, seat.into())] = 1);
    }),
    Field::new("fuel", &[], 0, MOST, "Fuel left of a journey.", |view, out| {
        out[0] = view.pending.fuel.unwrap_or(0).into();
    }),
    Field::new("left", &[], 0, MOST, "How many can still be chosen at most.", |view, out| {
        out[0] = view.pending.left.unwrap_or(0).into();
    }),
    Field::flags("action_market", &[MARKET], "The market of the action.", |view, out| {
        if let Some(market) = view.pending.market {
            out[market.index()] = 1;
        }
    }),
    Field::flags("action_colour", &[COLOUR], "The colour of the action.", |view, out| {
        if let Some(colour) = view.pending.colour {
            out[colour.index()] = 1;
        }
    }),
    Field::flags("sale_markets", &[MARKET], "The markets of a sale.", |view, out| {
        view.pending.markets.iter().flat_map(|it| it.iter()).for_each(|market| out[market.index()] = 1);
    }),
    Field::new("gained", &[ARTEFACT], 0, MOST, GAINED, |view, out| {
        count(view.pending.artefacts.iter().copied(), Artefact::index, out);
    }),
    Field::flags("side", &[SIDE], "Whether a trade delivers or acquires.", |view, out| {
        if let Some(side) = view.pending.side {
            out[if side == Side::Deliver { 0 } else { 1 }] = 1;
        }
    }),
    Field::flags("forecast_card", &[CARD], "The card that was played for the forecast.", |view, out| {
        if let Some(card) = view.pending.card {
            out[card.index()] = 1;
        }
    }),
    Field::new("drawn_size", &[], 0, MOST, "How many artefacts are drawn.", |view, out| {
        out[0] = size(&view.pending.drawn);
    }),
    Field::new("drawn", &[ARTEFACT], 0, MOST, "The artefacts drawn, if known.", |view, out| {
        count(view.pending.drawn.iter().flatten().copied(), Artefact::index, out);
    }),
    Field::new("offered_cards", &[CARD], 0, MOST, OFFERED_CARDS, |view, out| {
        count(view.pending.cards.iter().flatten().copied(), Card::index, out);
    }),
    Field::new("pick", &[], 0, 3, "The number of the pick in a draft.", |view, out| {
        out[0] = view.pending.pick.unwrap_or(0).into();
    }),
    Field::new("round", &[], 0, ROUNDS as i16, "The round.", |view, out| out[0] = view.round.into()),
    Field::new("order", &[Axis::SEATS], 0, 4, "The place on the turn-order track.", |view, out| {
        (1..).zip(&view.order).for_each(|(number, &party)| out[place(view, party)] = number);
    }),
    Field::flags("mover", &[Axis::SEATS], "Whose turn it is.", |view, out| {
        if let Some(party) = view.mover {
            out[place(view, party)] = 1;
        }
    }),
    Field::new("actions_left", &[], 0, 2, "Actions left in the turn, this one included.", |view, out| {
        out[0] = view.actions_left.into();
    }),
    // The players.
    Field::flags("factions", &[Axis::SEATS, FACTION], "The faction.", |view, out| {
        each(view, out, |player, out| {
            if let Some(faction) = player.faction {
                out[faction.index()] = 1;
            }
        });
    }),
    Field::new("credits", &[Axis::SEATS], -MOST_CREDITS, MOST_CREDITS, "Credits.", |view, out| {
        each(view, out, |player, out| out[0] = player.credits);
    }),
    Field::new("ledger", &[Axis::SEATS, LINE], -MOST_CREDITS, MOST_CREDITS, LEDGER, |view, out| {
        each(view, out, |player, out| {
            out.iter_mut().zip(&player.ledger).for_each(|(place, (_, credits))| *place = *credits);
        });
    }),
    Field::new("hand_size", &[Axis::SEATS], 0, MOST, "Action cards in hand.", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.hand));
    }),
    Field::new("hand", &[Axis::SEATS, CARD], 0, 3, "Those known.", |view, out| {
        each(view, out, |player, out| count(player.hand.iter().flatten().copied(), Card::index, out));
    }),
    Field::flags("travel", &[Axis::SEATS, TRAVEL_CARD], "Travel cards in hand.", |view, out| {
        each(view, out, |player, out| {
            for card in &player.travel {
                if let AnyCard::Travel(place) = card {
                    out[usize::from(*place)] = 1;
                }
            }
        });
    }),
    Field::new("packet_size", &[Axis::SEATS], 0, MOST, "Cards to choose from in a draft.", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.packet));
    }),
    Field::new("packet", &[Axis::SEATS, CARD], 0, 3, "Those known.", |view, out| {
        each(view, out, |player, out| count(player.packet.iter().flatten().copied(), Card::index, out));
    }),
    Field::new("kept", &[CARD], 0, 2, "What the viewer has kept of them.", |view, out| {
        if let Some(seat) = view.seat {
            count(view.players[seat.index()].kept.iter().flatten().copied(), Card::index, out);
        }
    }),
    Field::flags("explorers", &[Axis::SEATS, LOCATION], "Where explorers stand.", |view, out| {
        each(view, out, |player, out| player.explorers.iter().for_each(|at| out[at.index()] = 1));
    }),
    Field::new("hold", &[Axis::SEATS, ARTEFACT], 0, 7, "Artefacts in the cargo hold.", |view, out| {
        each(view, out, |player, out| count(player.hold.iter().copied(), Artefact::index, out));
    }),
    Field::new("hatch", &[Axis::SEATS, ARTEFACT], 0, 7, "Artefacts in the hidden hatch.", |view, out| {
        each(view, out, |player, out| count(player.hatch.iter().copied(), Artefact::index, out));
    }),
    Field::flags("samples", &[Axis::SEATS, ARTEFACT], "Guards in the gallery.", |view, out| {
        each(view, out, |player, out| {
            player.gallery.samples.iter().for_each(|artefact| out[artefact.index()] = 1);
        });
    }),
    Field::new("columns", &[Axis::SEATS, COLOUR, COLUMN], 0, ROWS as i16, COLUMNS, |view, out| {
        each(view, out, |player, out| {
            let first = |colour: Colour| colour.index() * COLUMN.size();
            player.gallery.samples.iter().for_each(|artefact| out[first(artefact.colour())] += 1);
            player.gallery.bonuses.iter().for_each(|&colour| out[first(colour) + 1] = 1);
        });
    }),
    Field::new("gallery", &[Axis::SEATS], 0, MOST_CREDITS, "What the gallery is worth now.", |view, out| {
        each(view, out, |player, out| out[0] = player.gallery.worth);
    }),
    Field::new("gallery_adds", &[Axis::SEATS, ARTEFACT], 0, MOST, GALLERY_ADDS, |view, out| {
        each(view, out, |player, out| {
            player.gallery.adds.iter().for_each(|&(artefact, worth)| out[artefact.index()] = worth);
        });
    }),
    Field::new("crew", &[Axis::SEATS], 0, MOST, "Crew markers in the supply.", |view, out| {
        each(view, out, |player, out| out[0] = player.crew.into());
    }),
    Field::new("token", &[Axis::SEATS], 0, 4, "The initiative token taken this round.", |view, out| {
        each(view, out, |player, out| out[0] = player.token.unwrap_or(0).into());
    }),
    Field::flags("passed", &[Axis::SEATS], "Has left the round.", |view, out| {
        each(view, out, |player, out| out[0] = player.passed.into());
    }),
    // The boards.
    Field::new("sites", &[ARTEFACT], 0, MOST, "Artefacts on dig sites.", |view, out| {
        for (artefact, lying) in view.map.iter().flat_map(|at| &at.artefacts) {
            out[artefact.index()] = (*lying).into();
        }
    }),
    Field::flags(
        "queues",
        &[MARKET, QUEUE, BUYER],
        "The buyers of each queue from the front.",
        |view, out| {
            for (market, out) in view.markets.iter().zip(out.chunks_mut(LONGEST_QUEUE * Buyer::ALL.len())) {
                for (buyer, out) in market.queue.iter().zip(out.chunks_mut(Buyer::ALL.len())) {
                    out[buyer.index()] = 1;
                }
            }
        },
    ),
    Field::new("traders", &[Axis::SEATS, MARKET], 0, MOST, "Traders.", |view, out| {
        for market in &view.markets {
            for &(party, traders) in &market.traders {
                out[place(view, party) * MARKETS + market.market.index()] = traders.into();
            }
        }
    }),
    Field::new(
        "buyers",
        &[BUYER],
        0,
        MOST,
        "Buyers on the popularity tracks and beside them.",
        |view, out| {
            view.tracks.iter().for_each(|track| out[track.colour.index()] = track.buyers.into());
            out[Buyer::Special.index()] = view.special_buyers.into();
        },
    ),
    Field::new("levels", &[COLOUR], 0, MOST, "The popularity of each colour.", |view, out| {
        view.tracks.iter().for_each(|track| out[track.colour.index()] = track.level.into());
    }),
    Field::new("ranks", &[COLOUR], 0, 5, "The rank of that, 1 being the most popular.", |view, out| {
        view.tracks.iter().for_each(|track| out[track.colour.index()] = track.rank.into());
    }),
    Field::new("ship", &[BUYER], 0, MOST, "The buyers of the latest sale.", |view, out| {
        count(view.ship.iter().copied(), Buyer::index, out);
    }),
    Field::flags("outlets", &[COLOUR, MARKET], OUTLETS, |view, out| {
        for sale in &view.sales {
            for market in sale.outlets.iter() {
                out[sale.colour.index() * MARKETS + market.index()] = 1;
            }
        }
    }),
    Field::new(
        "best_sale",
        &[COLOUR],
        0,
        MOST,
        "What the viewer's best sale of it would pay now.",
        |view, out| {
            for sale in &view.sales {
                out[sale.colour.index()] = sale.sales.first().map_or(0, |best| best.income.total);
            }
        },
    ),
    Field::flags("command_cards", &[CENTRE, DESIGN], "The command cards beside the centres.", |view, out| {
        for centre in &view.centres {
            if let Some(design) = centre.command {
                out[centre.centre.index() * Design::ALL.len() + design.index()] = 1;
            }
        }
    }),
    Field::new("envoys", &[Axis::SEATS, CENTRE], 0, MOST, "Envoys.", |view, out| {
        for centre in &view.centres {
            for &(party, envoys) in &centre.envoys {
                out[place(view, party) * Centre::ALL.len() + centre.centre.index()] = envoys.into();
            }
        }
    }),
    Field::new("majorities", &[Axis::SEATS, CENTRE], 0, MOST, MAJORITIES, |view, out| {
        for centre in &view.centres {
            for &(party, worth) in &centre.worth {
                out[place(view, party) * Centre::ALL.len() + centre.centre.index()] = worth;
            }
        }
    }),
    Field::new(
        "with_another",
        &[Axis::SEATS, CENTRE],
        0,
        MOST,
        "The same with one more envoy.",
        |view, out| {
            for centre in &view.centres {
                for &(party, worth) in &centre.with_another {
                    out[place(view, party) * Centre::ALL.len() + centre.centre.index()] = worth;
                }
            }
        },
    ),
    Field::flags(
        "stacks",
        &[COLOUR, DEPTH, ROW],
        "The stacks of the black market from the top.",
        |view, out| {
            for (stack, out) in view.stacks.iter().zip(out.chunks_mut(MOST_OF_A_COLOUR * ROWS)) {
                for (artefact, out) in stack.artefacts.iter().zip(out.chunks_mut(ROWS)) {
                    out[artefact.row()] = 1;
                }
            }
        },
    ),
    Field::new("prices", &[COLOUR], 0, MOST, "What the top of each stack costs now.", |view, out| {
        view.stacks.iter().for_each(|stack| out[stack.colour.index()] = stack.price.unwrap_or(0));
    }),
    Field::new("piles", &[COLOUR], 0, MOST_OF_A_COLOUR as i16, "Artefacts in the supply.", |view, out| {
        out.iter_mut().zip(&view.piles).for_each(|(place, &pile)| *place = pile.into());
    }),
    Field::flags("forecast", &[FORECAST, CARD], "The cards of the forecast.", |view, out| {
        for (space, out) in view.forecast.iter().zip(out.chunks_mut(CARD.size())) {
            out[space.card.index()] = 1;
        }
    }),
    Field::flags("forecast_markers", &[FORECAST, Axis::SEATS], "Whose markers lie on them.", |view, out| {
        for (space, out) in view.forecast.iter().zip(out.chunks_mut(MAX_SEATS)) {
            if let Some(party) = space.marker {
                out[place(view, party)] = 1;
            }
        }
    }),
    Field::flags("tokens", &[INITIATIVE], "Initiative tokens not taken this round.", |view, out| {
        view.tokens.iter().for_each(|&token| out[usize::from(token) - 1] = 1);
    }),
    Field::new("deck", &[], 0, MOST, "Action cards in the deck.", |view, out| out[0] = view.deck.into()),
    Field::new("discards", &[CARD], 0, 3, "Action cards discarded.", |view, out| {
        count(view.discard.iter().copied(), Card::index, out);
    }),
    Field::new("buyer_deck", &[], 0, MOST, "Buyer cards in their deck.", |view, out| {
        out[0] = view.buyer_deck.into();
    }),
    Field::new("buyer_discards", &[BUYER], 0, MOST, "Buyer cards discarded.", |view, out| {
        count(view.buyer_discard.iter().copied(), Buyer::index, out);
    }),
    // Zu.
    Field::new("zu_deck", &[], 0, MOST, "Zu's cards of this round to come.", |view, out| {
        out[0] = view.zu.as_ref().map_or(0, |zu| zu.deck.into());
    }),
    Field::new("zu_flipped", &[ROUND, ZU_CARD], 0, MOST, "Zu's cards turned over.", |view, out| {
        for (cards, out) in view.zu.iter().flat_map(|zu| &zu.flipped).zip(out.chunks_mut(ZU_CARDS)) {
            count(cards.iter().copied(), ZuCard::index, out);
        }
    }),
]);

const GAINED: &str = "What the action has gained and was not sampled.";
const OFFERED_CARDS: &str = "The cards to choose from after a sale, or chosen to be discarded, if known.";
const LEDGER: &str = "Where the credits come from, line by line of the score sheet.";
const COLUMNS: &str = "Samples in the columns of the gallery, and 1 if the card of a full column was drawn.";
const GALLERY_ADDS: &str = "What the artefact would add to the worth of the gallery; 0 where it has a guard.";
const OUTLETS: &str = "Where the viewer has a trader and somebody wants the colour.";
const MAJORITIES: &str = "What the centre would pay if the round ended now.";

/// The place of a party.
fn place(view: &View, party: Party) -> usize {
    match party {
        Party::Seat(seat) => place_of(seat, view.seat, view.variants.seats),
        Party::Zu => 1,
    }
}

/// Writes something of each player.
fn each(view: &View, out: &mut [i16], write: impl Fn(&PlayerView, &mut [i16])) {
    let size = out.len() / MAX_SEATS;
    for player in &view.players {
        let first = place(view, player.party) * size;
        write(player, &mut out[first..first + size]);
    }
}

fn size<T>(things: &[T]) -> i16 {
    things.len() as i16
}

fn count<T>(things: impl Iterator<Item = T>, index: impl Fn(T) -> usize, out: &mut [i16]) {
    things.for_each(|thing| out[index(thing)] += 1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_zu_has_a_place() {
        assert_eq!(ZuCard::all().count(), ZU_CARDS);
    }
}
