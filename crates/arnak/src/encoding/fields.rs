//! The fields of an observation.

use dighouse_game::encoding::{Axis, Field, around, place_of};
use dighouse_game::{MAX_SEATS, Seat};

use super::axes::{
    ASSISTANT, BONUS, CARD, GOOD, GOODS, GUARDIAN, ICON, IDOL, RIVAL_TILE, SITE, SITE_TILE, SPACE, STACK,
    TEMPLE_STACK, TOKEN, TRACK_SPACE, WILD_SITE,
};
use super::tasks::{self, STEP, TASK};
use crate::components::ids::BASICS;
use crate::components::site::CAMPS;
use crate::rules::round::ROUNDS;
use crate::rules::score::CATEGORIES;
use crate::rules::temple::TEMPLE;
use crate::{
    Arrow, Assistant, Bonus, Card, Figure, Guardian, Icons, Idol, PendingView, Phase, PlayerView, RivalView,
    SiteTile, Temple, Tokens, View,
};

const PLAYERS: Axis = Axis::new("players", MAX_SEATS).named(|place| (place + 1).to_string());
const TEMPLES: Axis = Axis::new("temple", 2).named(|place| ["bird", "snake"][place].to_owned());
const PHASE: Axis = Axis::new("phase", 3).named(|place| ["turn", "keep", "over"][place].to_owned());
const CATEGORY: Axis = Axis::new("line", CATEGORIES.len()).named(|place| CATEGORIES[place].to_owned());
const BASIC: Axis = Axis::new("card", BASICS).named(|place| CARD.item(GOODS + place));
const CAMP: Axis = Axis::new("camp", CAMPS).named(|place| SITE.item(place));
const LEVEL: Axis = Axis::new("level", 2).named(|place| (place + 1).to_string());
const ARROW: Axis = Axis::new("arrow", 2).named(|place| ["left", "right"][place].to_owned());
/// Items, then artifacts.
const DECK: Axis = Axis::new("deck", 2).named(|place| ["items", "artifacts"][place].to_owned());
/// Where known cards of a hand are.
const WHERE: Axis = Axis::new("where", 2).named(|place| ["hand", "hand-or-deck"][place].to_owned());
/// What is known of an assistant on a board.
const TRAIT: Axis = Axis::new("trait", TRAITS).named(|place| ["there", "gold", "ready"][place].to_owned());
const TRAITS: usize = 3;
/// Who can stand on a space: the players, then the rival.
const FIGURE: Axis = Axis::new("figure", FIGURES)
    .named(|place| if place == RIVAL { "rival".to_owned() } else { Axis::SEATS.item(place) });
const FIGURES: usize = MAX_SEATS + 1;
const RIVAL: usize = MAX_SEATS;
/// The places of bonus tiles on a space, from the left.
const TILE_PLACE: Axis = Axis::new("place", TILE_PLACES);
const TILE_PLACES: usize = 3;
/// The places of bonus tiles in the Lost Temple, the last on top.
const TEMPLE_PLACE: Axis = Axis::new("place", MAX_SEATS);
/// The spaces of the research track below the Lost Temple.
const LOWER_SPACE: Axis = Axis::new("space", TEMPLE as usize);

/// No player has more of anything that is counted.
const MOST: i16 = 99;
/// The most points and the fewest of a line of the score sheet.
const MOST_POINTS: i16 = 999;

/// All fields in order.
pub(super) const FIELDS: &[Field<View>] = &Field::<View>::laid_out([
    // The set-up.
    Field::flags("players", &[PLAYERS], "How many play.", |view, out| {
        out[usize::from(view.variants.seats) - 1] = 1;
    }),
    Field::flags("temple", &[TEMPLES], "The side of the board.", |view, out| {
        out[if view.variants.temple == Temple::Bird { 0 } else { 1 }] = 1;
    }),
    Field::new("difficulty", &[], 0, 5, "How many red tiles the rival has.", |view, out| {
        out[0] = view.variants.difficulty.into();
    }),
    Field::flags("ocarina_discounts", &[], "The ruling of that name is `on`.", |view, out| {
        out[0] = view.variants.ocarina_discounts.into();
    }),
    Field::flags("rival_last_green_item", &[], "The ruling of that name is `idles`.", |view, out| {
        out[0] = view.variants.green_item_idles.into();
    }),
    // The decision.
    Field::flags("phase", &[PHASE], "What is going on.", |view, out| {
        out[match view.phase {
            Phase::Turn => 0,
            Phase::Keep => 1,
            Phase::Over => 2,
        }] = 1;
    }),
    Field::flags("asked", &[Axis::SEATS], "Who is asked.", |view, out| {
        view.asked.iter().for_each(|seat| out[place(view, seat)] = 1);
    }),
    Field::new("round", &[], 0, ROUNDS as i16, "The round.", |view, out| out[0] = view.round.into()),
    Field::flags("starter", &[Axis::SEATS], "Who has the starting player marker.", |view, out| {
        out[place(view, view.starter)] = 1;
    }),
    Field::flags("turn", &[Axis::SEATS], "Whose turn it is.", |view, out| out[place(view, view.turn)] = 1),
    Field::flags("main_done", &[], "The main action of the turn is begun.", |view, out| {
        out[0] = view.main_done.into();
    }),
    Field::flags("question", &[TASK], "What is asked, unless it is a main or free action.", |view, out| {
        if let Some(task) = asks(view) {
            out[tasks::place(task)] = 1;
        }
    }),
    Field::flags("question_step", &[STEP], "The step of an effect that asks.", |view, out| {
        if let Some(step) = asks(view).and_then(tasks::step) {
            out[step] = 1;
        }
    }),
    Field::new("question_number", &[], 0, tasks::MOST, QUESTION_NUMBER, |view, out| {
        out[0] = asks(view).map_or(0, tasks::number);
    }),
    Field::flags("question_card", &[GOOD], "The artifact whose effect is offered.", |view, out| {
        if let Some(card) = asks(view).and_then(tasks::card) {
            out[card.index()] = 1;
        }
    }),
    Field::flags("question_space", &[TRACK_SPACE], "The space reached, of a reward.", |view, out| {
        if let Some(space) = asks(view).and_then(tasks::space) {
            out[space] = 1;
        }
    }),
    Field::new("waiting", &[TASK], 0, MOST, "What follows the question: how often.", |view, out| {
        waits(view).for_each(|it| out[tasks::place(it.task)] += 1);
    }),
    Field::new(
        "waiting_step",
        &[STEP],
        0,
        MOST,
        "From which steps on effects go on: how often.",
        |view, out| {
            waits(view).filter_map(|it| tasks::step(it.task)).for_each(|step| out[step] += 1);
        },
    ),
    Field::new("payment_cost", &[ICON], 0, MOST, "The travel cost that is being paid.", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.cost, out);
        }
    }),
    Field::new("payment_discount", &[ICON], 0, MOST, "What an effect pays of it.", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.discount, out);
        }
    }),
    Field::new("payment_put", &[ICON], 0, MOST, "What was put down for it so far.", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.put, out);
        }
    }),
    Field::new("payment_owed", &[ICON], 0, MOST, "What is still owed of it.", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.owed, out);
        }
    }),
    Field::new("pool", &[ICON], 0, MOST, "Travel icons left over this turn.", |view, out| {
        icons(view.pool, out)
    }),
    // The players.
    Field::new("tokens", &[Axis::SEATS, TOKEN], 0, MOST, "Tokens.", |view, out| {
        each(view, out, |player, out| tokens(player.tokens, out));
    }),
    Field::new("hand_size", &[Axis::SEATS], 0, MOST, "Cards in the hand.", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.hand));
    }),
    Field::new("hand", &[Axis::SEATS, WHERE, CARD], 0, MOST, HAND, |view, out| {
        each(view, out, |player, out| {
            let (hand, hand_or_deck) = out.split_at_mut(Card::COUNT);
            count(player.hand.iter().flatten().copied(), hand);
            count(player.hand_or_deck.iter().copied(), hand_or_deck);
        });
    }),
    Field::new(
        "put_away",
        &[CARD],
        0,
        MOST,
        "Cards of the hand that the viewer has put away.",
        |view, out| {
            if let Some(seat) = view.seat {
                count(view.players[seat.index()].put_away.iter().copied(), out);
            }
        },
    ),
    Field::new("deck_size", &[Axis::SEATS], 0, MOST, "Cards in the deck.", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.deck));
    }),
    Field::new("deck", &[Axis::SEATS, CARD], 0, MOST, DECK_PLACES, |view, out| {
        each(view, out, |player, out| {
            let below = (1..=size(&player.deck)).rev();
            places(below.zip(&player.deck), Card::index, out);
        });
    }),
    Field::new(
        "drawn_size",
        &[Axis::SEATS],
        0,
        3,
        "Cards drawn by an earring, to choose from.",
        |view, out| {
            each(view, out, |player, out| out[0] = size(&player.drawn));
        },
    ),
    Field::new("drawn", &[CARD], 0, 3, "The known cards among them.", |view, out| {
        count(view.players.iter().flat_map(|player| &player.drawn).flatten().copied(), out);
    }),
    Field::new("played", &[Axis::SEATS, CARD], 0, MOST, "Cards in the play area.", |view, out| {
        each(view, out, |player, out| count(player.played.iter().copied(), out));
    }),
    Field::new("discards", &[Axis::SEATS, CARD], 0, MOST, DISCARDS, |view, out| {
        each(view, out, |player, out| count(player.discards.iter().copied(), out));
    }),
    Field::new("fear_tiles", &[Axis::SEATS], 0, MOST, "Fear tiles in the play area.", |view, out| {
        each(view, out, |player, out| out[0] = player.fear_tiles.into());
    }),
    Field::flags("exiled_basics", &[Axis::SEATS, BASIC], "Basic cards exiled.", |view, out| {
        each(view, out, |player, out| {
            player.exiled_basics.iter().for_each(|card| out[card.index() - GOODS] = 1);
        });
    }),
    Field::new("archaeologists", &[Axis::SEATS], 0, 2, "Archaeologists at home.", |view, out| {
        each(view, out, |player, out| out[0] = player.archaeologists.into());
    }),
    Field::new("crates", &[Axis::SEATS], 0, 16, "Idols in the crates.", |view, out| {
        each(view, out, |player, out| out[0] = player.crates.into());
    }),
    Field::new("slots", &[Axis::SEATS], 0, 4, "Idols in the slots.", |view, out| {
        each(view, out, |player, out| out[0] = player.slots.into());
    }),
    Field::flags("assistants", &[Axis::SEATS, ASSISTANT, TRAIT], "Assistants.", |view, out| {
        each(view, out, |player, out| {
            for helper in &player.assistants {
                let traits = [true, helper.gold, helper.ready];
                let out = &mut out[helper.assistant.index() * TRAITS..];
                out.iter_mut().zip(traits).for_each(|(place, it)| *place = it.into());
            }
        });
    }),
    Field::flags("guardians", &[Axis::SEATS, GUARDIAN], "Guardians overcome.", |view, out| {
        each(view, out, |player, out| {
            player.guardians.iter().for_each(|it| out[it.guardian.index()] = 1);
        });
    }),
    Field::flags("boons", &[Axis::SEATS, GUARDIAN], "Those whose boon can still be used.", |view, out| {
        each(view, out, |player, out| {
            player.guardians.iter().filter(|it| it.boon).for_each(|it| out[it.guardian.index()] = 1);
        });
    }),
    Field::flags("glass", &[Axis::SEATS, TRACK_SPACE], "Where the magnifying glass is.", |view, out| {
        each(view, out, |player, out| out[usize::from(player.glass)] = 1);
    }),
    Field::flags("notebook", &[Axis::SEATS, TRACK_SPACE], "Where the notebook is.", |view, out| {
        each(view, out, |player, out| out[usize::from(player.notebook)] = 1);
    }),
    Field::new("rank", &[Axis::SEATS], 0, 4, "The place in the Lost Temple; 0 before.", |view, out| {
        each(view, out, |player, out| out[0] = player.rank.unwrap_or(0).into());
    }),
    Field::new("temple_tiles", &[Axis::SEATS, TEMPLE_STACK], 0, 4, "Temple tiles.", |view, out| {
        each(view, out, |player, out| numbers(&player.temple_tiles, out));
    }),
    Field::flags("passed", &[Axis::SEATS], "Has passed for the round.", |view, out| {
        each(view, out, |player, out| out[0] = player.passed.into());
    }),
    Field::flags("war_mask", &[Axis::SEATS], "Gets no Fear from guardians this round.", |view, out| {
        each(view, out, |player, out| out[0] = player.war_mask.into());
    }),
    Field::flags("ocarina", &[Axis::SEATS], "All icons are planes this round.", |view, out| {
        each(view, out, |player, out| out[0] = player.ocarina.into());
    }),
    Field::new(
        "points",
        &[Axis::SEATS, CATEGORY],
        -MOST_POINTS,
        MOST_POINTS,
        "Points so far.",
        |view, out| {
            each(view, out, |player, out| out.copy_from_slice(&player.points));
        },
    ),
    // The island.
    Field::flags("figures", &[SPACE, FIGURE], "Who stands where.", |view, out| {
        for space in view.sites.iter().flat_map(|site| &site.spaces) {
            let figure = match space.figure {
                Figure::None => continue,
                Figure::Rival => RIVAL,
                Figure::Of(seat) => place(view, seat),
            };
            out[space.space.index() * FIGURES + figure] = 1;
        }
    }),
    Field::flags("blocked", &[CAMP], "Camps with one space only.", |view, out| {
        for site in &view.sites[..CAMPS] {
            out[site.site.index()] = site.spaces.iter().any(|space| space.blocked).into();
        }
    }),
    Field::flags("site_tiles", &[WILD_SITE, SITE_TILE], "The tiles of discovered sites.", |view, out| {
        one_of_each(SiteTile::COUNT, view.sites[CAMPS..].iter().map(|site| Some(site.tile?.index())), out);
    }),
    Field::flags("site_guardians", &[SITE, GUARDIAN], "The guardians at sites.", |view, out| {
        one_of_each(Guardian::COUNT, view.sites.iter().map(|site| Some(site.guardian?.index())), out);
    }),
    Field::flags("site_idols", &[WILD_SITE, IDOL], "The idols that lie face up.", |view, out| {
        one_of_each(Idol::COUNT, view.sites[CAMPS..].iter().map(|site| Some(site.idol?.index())), out);
    }),
    Field::new("site_stack_sizes", &[LEVEL], 0, 10, "Site tiles to come.", |view, out| {
        out.iter_mut().zip(&view.site_stacks).for_each(|(place, stack)| *place = size(stack));
    }),
    Field::new("site_stacks", &[SITE_TILE], 0, 10, SITE_STACKS, |view, out| {
        for stack in &view.site_stacks {
            places((1..).zip(stack), SiteTile::index, out);
        }
    }),
    Field::new("guardian_stack_size", &[], 0, 15, "Guardians to come.", |view, out| {
        out[0] = size(&view.guardian_stack);
    }),
    // The supply.
    Field::new("row", &[GOOD], 0, 5, ROW, |view, out| {
        for half in [&view.items, &view.artifacts] {
            places((1..).zip(half), Card::index, out);
        }
    }),
    Field::new("card_decks", &[DECK], 0, MOST, "Cards in the decks of the supply.", |view, out| {
        out.copy_from_slice(&[size(&view.item_deck), size(&view.artifact_deck)]);
    }),
    Field::flags("card_deck_tops", &[GOOD], "Cards known to lie on top of them.", |view, out| {
        let tops = [view.item_deck.last(), view.artifact_deck.last()];
        tops.into_iter().flatten().flatten().for_each(|card| out[card.index()] = 1);
    }),
    Field::flags("exiled", &[GOOD], "Items and artifacts in exile.", |view, out| {
        view.exiled.iter().for_each(|card| out[card.index()] = 1);
    }),
    Field::new("fears_left", &[], 0, MOST, "Fear cards left.", |view, out| out[0] = view.fears.into()),
    Field::new("fear_tiles_left", &[], 0, MOST, "Fear tiles left.", |view, out| {
        out[0] = view.fear_tiles.into()
    }),
    Field::new(
        "supply_sizes",
        &[STACK],
        0,
        4,
        "Assistants in the stacks of the supply board.",
        |view, out| {
            out.iter_mut().zip(&view.supply).for_each(|(place, stack)| *place = size(stack));
        },
    ),
    Field::flags("supply_tops", &[STACK, ASSISTANT], "The assistants on top of them.", |view, out| {
        one_of_each(
            Assistant::COUNT,
            view.supply.iter().map(|stack| stack.last()?.map(Assistant::index)),
            out,
        );
    }),
    Field::new("rescue_size", &[], 0, 4, "Assistants to be rescued.", |view, out| {
        out[0] = size(&view.rescue)
    }),
    Field::new("rescue", &[ASSISTANT], 0, 4, RESCUE, |view, out| {
        places((1..).zip(view.rescue.iter().rev()), Assistant::index, out);
    }),
    Field::flags("gone_assistants", &[ASSISTANT], "Assistants that left the game.", |view, out| {
        view.gone_assistants.iter().for_each(|assistant| out[assistant.index()] = 1);
    }),
    // The research board.
    Field::flags("bonuses", &[LOWER_SPACE, TILE_PLACE, BONUS], BONUSES, |view, out| {
        for (tiles, out) in view.bonuses.iter().zip(out.chunks_mut(TILE_PLACES * Bonus::COUNT)) {
            one_of_each(Bonus::COUNT, tiles.iter().map(|tile| Some(tile.index())), out);
        }
    }),
    Field::new("temple_bonus_count", &[], 0, 4, "Bonus tiles in the Lost Temple.", |view, out| {
        out[0] = size(&view.temple_bonuses);
    }),
    Field::flags("temple_bonuses", &[TEMPLE_PLACE, BONUS], TEMPLE_BONUSES, |view, out| {
        one_of_each(Bonus::COUNT, view.temple_bonuses.iter().map(|tile| tile.map(Bonus::index)), out);
    }),
    Field::new("used_bonuses", &[BONUS], 0, 18, "Bonus tiles used.", |view, out| {
        numbers(&view.used_bonuses, out);
    }),
    Field::new("temple_tiles_left", &[TEMPLE_STACK], 0, 4, "Temple tiles left.", |view, out| {
        numbers(&view.temple_tiles, out);
    }),
    Field::new("arrived", &[], 0, 4, "How many have reached the Lost Temple.", |view, out| {
        out[0] = view.arrived.into();
    }),
    // The rival.
    Field::flags("rival_used", &[RIVAL_TILE], "The rival's tiles of this round.", |view, out| {
        of_rival(view, |rival| rival.used.iter().for_each(|tile| out[tile.index()] = 1));
    }),
    Field::flags("rival_tiles", &[RIVAL_TILE], "The rival's tiles in play.", |view, out| {
        of_rival(view, |rival| rival.tiles.iter().for_each(|tile| out[tile.index()] = 1));
    }),
    Field::flags("rival_arrow", &[ARROW], "The arrow on top of those to come.", |view, out| {
        of_rival(view, |rival| {
            if let Some(arrow) = rival.arrow {
                out[if arrow == Arrow::Left { 0 } else { 1 }] = 1;
            }
        });
    }),
    Field::flags("rival_glass", &[TRACK_SPACE], "Where its magnifying glass is.", |view, out| {
        of_rival(view, |rival| out[usize::from(rival.glass)] = 1);
    }),
    Field::new("rival_rank", &[], 0, 2, "Its place in the Lost Temple; 0 before.", |view, out| {
        of_rival(view, |rival| out[0] = rival.rank.unwrap_or(0).into());
    }),
    Field::flags("rival_idols", &[IDOL], "Kinds of idols that it has face up.", |view, out| {
        of_rival(view, |rival| rival.idols.iter().for_each(|idol| out[idol.index()] = 1));
    }),
    Field::new("rival_other_idols", &[], 0, 16, "Idols in its stack of less worth.", |view, out| {
        of_rival(view, |rival| out[0] = rival.other_idols.into());
    }),
    Field::flags("rival_guardians", &[GUARDIAN], "Guardians that it has overcome.", |view, out| {
        of_rival(view, |rival| rival.guardians.iter().for_each(|it| out[it.index()] = 1));
    }),
    Field::flags("rival_cards", &[GOOD], "Its items and artifacts.", |view, out| {
        of_rival(view, |rival| rival.cards.iter().for_each(|card| out[card.index()] = 1));
    }),
    Field::new("rival_temple_tiles", &[TEMPLE_STACK], 0, 4, "Its temple tiles.", |view, out| {
        of_rival(view, |rival| numbers(&rival.temple_tiles, out));
    }),
    Field::new("rival_points", &[CATEGORY], -MOST_POINTS, MOST_POINTS, "Its points so far.", |view, out| {
        of_rival(view, |rival| out.copy_from_slice(&rival.points));
    }),
    Field::new("rival_ahead", &[], -1, 1, "Who is ahead: 1 the player, -1 the rival.", |view, out| {
        of_rival(view, |rival| out[0] = rival.ahead.into());
    }),
]);

const QUESTION_NUMBER: &str = "Of `draw`, `draw-bottom` and `refresh` how many are left; of `look` how many at most; of \
    `relocate` the highest level; of `borrow` 1 for the golden side; of `overcome` and `take-item` the number of the \
    word in the effect, from 0; else 0.";
const HAND: &str = "Cards known to be in the hand, and cards known to be there or on the deck, where an earring has put \
    one back.";
const DECK_PLACES: &str = "How far below the top of the deck a card is known to lie, 1 being the top; 0 if it is not \
    known there. Of several Fear cards, the first.";
const DISCARDS: &str = "Cards that were put away from the hand at the end of the last round.";
const SITE_STACKS: &str = "Tiles known to lie under their stack, 1 being the lowest; 0 if not known.";
const ROW: &str = "Cards in the row: the place from the moon staff, 1 being next to it; 0 if not in the row.";
const RESCUE: &str = "Those known, by their place in the stack, 1 being the top; 0 if not known there.";
const BONUSES: &str = "The bonus tiles on the spaces of the track, from the left.";
const TEMPLE_BONUSES: &str = "Those known, the last on top.";

fn place(view: &View, seat: Seat) -> usize {
    place_of(seat, view.seat, view.variants.seats)
}

/// What is asked, if it is pending.
fn asks(view: &View) -> Option<crate::state::task::Task> {
    view.pending.last().map(|pending| pending.task)
}

/// What waits until that is answered.
fn waits(view: &View) -> impl Iterator<Item = &PendingView> {
    view.pending.iter().rev().skip(1)
}

/// Writes something of each player.
fn each(view: &View, out: &mut [i16], write: impl Fn(&PlayerView, &mut [i16])) {
    let players = around(view.seat, view.variants.seats).map(|seat| &view.players[seat.index()]);
    let size = out.len() / MAX_SEATS;
    out.chunks_mut(size).zip(players).for_each(|(out, player)| write(player, out));
}

fn of_rival(view: &View, write: impl FnOnce(&RivalView)) {
    if let Some(rival) = &view.rival {
        write(rival);
    }
}

fn size<T>(things: &[T]) -> i16 {
    things.len() as i16
}

fn count(cards: impl Iterator<Item = Card>, out: &mut [i16]) {
    cards.for_each(|card| out[card.index()] += 1);
}

fn numbers(numbers: &[u8], out: &mut [i16]) {
    out.iter_mut().zip(numbers).for_each(|(place, &number)| *place = number.into());
}

fn tokens(tokens: Tokens, out: &mut [i16]) {
    numbers(&tokens.counts(), out);
}

fn icons(icons: Icons, out: &mut [i16]) {
    numbers(&icons.counts(), out);
}

/// Writes which of so many kinds of things is at each place.
fn one_of_each(kinds: usize, things: impl Iterator<Item = Option<usize>>, out: &mut [i16]) {
    for (out, thing) in out.chunks_mut(kinds).zip(things) {
        if let Some(thing) = thing {
            out[thing] = 1;
        }
    }
}

/// Writes at which place each known thing is.
fn places<'a, T: Copy + 'a>(
    things: impl Iterator<Item = (i16, &'a Option<T>)>,
    index: impl Fn(T) -> usize,
    out: &mut [i16],
) {
    for (place, thing) in things {
        if let Some(thing) = thing {
            out[index(*thing)] = place;
        }
    }
}
