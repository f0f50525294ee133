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
use crate::player::Player;
use crate::rules::round::ROUNDS;
use crate::rules::score::CATEGORIES;
use crate::rules::temple::TEMPLE;
use crate::state::task::Task;
use crate::state::{ARCHAEOLOGISTS, market};
use crate::{
    Arrow, Assistant, Bonus, Card, Figure, Guardian, Icons, Idol, Phase, Sight, Site, SiteTile, Space,
    Temple, Tokens,
};

const PLAYERS: Axis = Axis::new("players", MAX_SEATS).named(|place| (place + 1).to_string());
const TEMPLES: Axis = Axis::new("temple", 2).named(|place| ["bird", "snake"][place].to_owned());
const PHASE: Axis = Axis::new("phase", 3).named(|place| ["turn", "keep", "over"][place].to_owned());
const CATEGORY: Axis = Axis::new("line", CATEGORIES.len()).named(|place| CATEGORIES[place].to_owned());
const BASIC: Axis = Axis::new("card", BASICS).named(|place| CARD.item(GOODS + place));
const CAMP: Axis = Axis::new("camp", CAMPS).named(|place| SITE.item(place));
const LEVEL: Axis = Axis::new("level", 2).named(|place| (place + 1).to_string());
const LEVELS: [u8; 2] = [1, 2];
const ARROW: Axis = Axis::new("arrow", 2).named(|place| ["left", "right"][place].to_owned());
/// Items, then artifacts.
const DECK: Axis = Axis::new("deck", 2).named(|place| ["items", "artifacts"][place].to_owned());
/// Where known cards of a hand are.
const WHERE: Axis = Axis::new("where", 2).named(|place| ["hand", "hand-or-deck"][place].to_owned());
/// What is known of an assistant on a board.
const TRAIT: Axis = Axis::new("trait", TRAITS).named(|place| ["there", "gold", "ready"][place].to_owned());
pub(super) const TRAITS: usize = 3;
/// Who can stand on a space: the players, then the rival.
const FIGURE: Axis = Axis::new("figure", FIGURES)
    .named(|place| if place == RIVAL { "rival".to_owned() } else { Axis::SEATS.item(place) });
pub(super) const FIGURES: usize = MAX_SEATS + 1;
pub(super) const RIVAL: usize = MAX_SEATS;
/// The places of bonus tiles on a space, from the left.
const TILE_PLACE: Axis = Axis::new("place", TILE_PLACES);
pub(super) const TILE_PLACES: usize = 3;
/// The places of bonus tiles in the Lost Temple, the last on top.
const TEMPLE_PLACE: Axis = Axis::new("place", MAX_SEATS);
/// The spaces of the research track below the Lost Temple.
const LOWER_SPACE: Axis = Axis::new("space", TEMPLE as usize);

/// No player has more of anything that is counted.
const MOST: i16 = 99;
/// The most points and the fewest of a line of the score sheet.
const MOST_POINTS: i16 = 999;

/// All fields in order.
pub(super) const FIELDS: &[Field<Sight>] = &Field::<Sight>::laid_out([
    // The set-up.
    Field::flags("players", &[PLAYERS], "How many play.", |sight, out| {
        out[usize::from(sight.table.variants.seats) - 1] = 1;
    }),
    Field::flags("temple", &[TEMPLES], "The side of the board.", |sight, out| {
        out[if sight.table.variants.temple == Temple::Bird { 0 } else { 1 }] = 1;
    }),
    Field::new("difficulty", &[], 0, 5, "How many red tiles the rival has.", |sight, out| {
        out[0] = sight.table.variants.difficulty.into();
    }),
    Field::flags("ocarina_discounts", &[], "The ruling of that name is `on`.", |sight, out| {
        out[0] = sight.table.variants.ocarina_discounts.into();
    }),
    Field::flags("rival_last_green_item", &[], "The ruling of that name is `idles`.", |sight, out| {
        out[0] = sight.table.variants.green_item_idles.into();
    }),
    // The decision.
    Field::flags("phase", &[PHASE], "What is going on.", |sight, out| {
        out[match sight.table.phase {
            Phase::Turn => 0,
            Phase::Keep => 1,
            Phase::Over => 2,
        }] = 1;
    }),
    Field::flags("asked", &[Axis::SEATS], "Who is asked.", |sight, out| {
        sight.table.asked().seats().iter().for_each(|seat| out[place(sight, seat)] = 1);
    }),
    Field::new("round", &[], 0, ROUNDS as i16, "The round.", |sight, out| out[0] = sight.table.round.into()),
    Field::flags("starter", &[Axis::SEATS], "Who has the starting player marker.", |sight, out| {
        out[place(sight, sight.table.starter)] = 1;
    }),
    Field::flags("turn", &[Axis::SEATS], "Whose turn it is.", |sight, out| {
        out[place(sight, sight.table.turn)] = 1
    }),
    Field::flags("main_done", &[], "The main action of the turn is begun.", |sight, out| {
        out[0] = sight.table.main_done.into();
    }),
    Field::flags("question", &[TASK], "What is asked, unless it is a main or free action.", |sight, out| {
        if let Some(task) = asks(sight) {
            out[tasks::place(task)] = 1;
        }
    }),
    Field::flags("question_step", &[STEP], "The step of an effect that asks.", |sight, out| {
        if let Some(step) = asks(sight).and_then(tasks::step) {
            out[step] = 1;
        }
    }),
    Field::new("question_number", &[], 0, tasks::MOST, QUESTION_NUMBER, |sight, out| {
        out[0] = asks(sight).map_or(0, tasks::number);
    }),
    Field::flags("question_card", &[GOOD], "The artifact whose effect is offered.", |sight, out| {
        if let Some(card) = asks(sight).and_then(tasks::card) {
            out[card.index()] = 1;
        }
    }),
    Field::flags("question_space", &[TRACK_SPACE], "The space reached, of a reward.", |sight, out| {
        if let Some(space) = asks(sight).and_then(tasks::space) {
            out[space] = 1;
        }
    }),
    Field::new("waiting", &[TASK], 0, MOST, "What follows the question: how often.", |sight, out| {
        waits(sight).iter().for_each(|&task| out[tasks::place(task)] += 1);
    }),
    Field::new(
        "waiting_step",
        &[STEP],
        0,
        MOST,
        "From which steps on effects go on: how often.",
        |sight, out| {
            waits(sight).iter().filter_map(|&task| tasks::step(task)).for_each(|step| out[step] += 1);
        },
    ),
    Field::new("payment_cost", &[ICON], 0, MOST, "The travel cost that is being paid.", |sight, out| {
        icons(sight.table.payment.cost, out);
    }),
    Field::new("payment_discount", &[ICON], 0, MOST, "What an effect pays of it.", |sight, out| {
        icons(sight.table.payment.discount, out);
    }),
    Field::new("payment_put", &[ICON], 0, MOST, "What was put down for it so far.", |sight, out| {
        icons(sight.table.payment.put, out);
    }),
    Field::new("payment_owed", &[ICON], 0, MOST, "What is still owed of it.", |sight, out| {
        icons(sight.table.owed(), out);
    }),
    Field::new("pool", &[ICON], 0, MOST, "Travel icons left over this turn.", |sight, out| {
        icons(sight.table.pool, out)
    }),
    // The players.
    Field::new("tokens", &[Axis::SEATS, TOKEN], 0, MOST, "Tokens.", |sight, out| {
        each(sight, out, |who, out| tokens(who.player.tokens, out));
    }),
    Field::new("hand_size", &[Axis::SEATS], 0, MOST, "Cards in the hand.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.holding.hand_len() as i16);
    }),
    Field::new("hand", &[Axis::SEATS, WHERE, CARD], 0, MOST, HAND, |sight, out| {
        each(sight, out, |who, out| {
            let (hand, hand_or_deck) = out.split_at_mut(Card::COUNT);
            count(who.player.holding.hand().iter().filter_map(|held| held.seen()), hand);
            count(sight.table.mixed_cards(who.seat), hand_or_deck);
        });
    }),
    Field::new(
        "put_away",
        &[CARD],
        0,
        MOST,
        "Cards of the hand that the viewer has put away.",
        |sight, out| {
            if let Some(seat) = sight.viewer.seat() {
                let hand = sight.table.players[seat].holding.hand().iter();
                count(hand.filter(|held| held.is_put_away()).map(|held| held.card()), out);
            }
        },
    ),
    Field::new("deck_size", &[Axis::SEATS], 0, MOST, "Cards in the deck.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.holding.deck_len() as i16);
    }),
    Field::new("deck", &[Axis::SEATS, CARD], 0, MOST, DECK_PLACES, |sight, out| {
        each(sight, out, |who, out| {
            let deck = who.player.holding.deck().iter().map(|held| held.seen());
            places((1..=who.player.holding.deck_len() as i16).rev().zip(deck), Card::index, out);
        });
    }),
    Field::new(
        "drawn_size",
        &[Axis::SEATS],
        0,
        3,
        "Cards drawn by an earring, to choose from.",
        |sight, out| {
            each(sight, out, |who, out| out[0] = sight.table.drawn_of(who.seat).count() as i16);
        },
    ),
    Field::new("drawn", &[CARD], 0, 3, "The known cards among them.", |sight, out| {
        count(sight.table.drawn.iter().flatten().filter_map(|held| held.seen()), out);
    }),
    Field::new("played", &[Axis::SEATS, CARD], 0, MOST, "Cards in the play area.", |sight, out| {
        each(sight, out, |who, out| count(who.player.played.all(), out));
    }),
    Field::new("discards", &[Axis::SEATS, CARD], 0, MOST, DISCARDS, |sight, out| {
        each(sight, out, |who, out| count(who.player.discards.all(), out));
    }),
    Field::new("fear_tiles", &[Axis::SEATS], 0, MOST, "Fear tiles in the play area.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.played.fear_tiles().into());
    }),
    Field::flags("exiled_basics", &[Axis::SEATS, BASIC], "Basic cards exiled.", |sight, out| {
        each(sight, out, |who, out| {
            who.player.exiled_basics().for_each(|card| out[card.index() - GOODS] = 1);
        });
    }),
    Field::new("archaeologists", &[Axis::SEATS], 0, 2, "Archaeologists at home.", |sight, out| {
        each(sight, out, |_, out| out[0] = ARCHAEOLOGISTS as i16);
        for space in Space::all() {
            if let Figure::Of(seat) = sight.table.island.figure(space) {
                out[place(sight, seat)] -= 1;
            }
        }
    }),
    Field::new("crates", &[Axis::SEATS], 0, 16, "Idols in the crates.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.crates().into());
    }),
    Field::new("slots", &[Axis::SEATS], 0, 4, "Idols in the slots.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.slots().into());
    }),
    Field::flags("assistants", &[Axis::SEATS, ASSISTANT, TRAIT], "Assistants.", |sight, out| {
        each(sight, out, |who, out| {
            for helper in who.player.helpers() {
                let traits = [true, helper.gold, helper.ready];
                let out = &mut out[helper.assistant.index() * TRAITS..];
                out.iter_mut().zip(traits).for_each(|(place, it)| *place = it.into());
            }
        });
    }),
    Field::flags("guardians", &[Axis::SEATS, GUARDIAN], "Guardians overcome.", |sight, out| {
        each(sight, out, |who, out| {
            who.player.guardians().for_each(|it| out[it.index()] = 1);
        });
    }),
    Field::flags("boons", &[Axis::SEATS, GUARDIAN], "Those whose boon can still be used.", |sight, out| {
        each(sight, out, |who, out| {
            who.player.boons().for_each(|it| out[it.index()] = 1);
        });
    }),
    Field::flags("glass", &[Axis::SEATS, TRACK_SPACE], "Where the magnifying glass is.", |sight, out| {
        each(sight, out, |who, out| out[usize::from(who.player.glass)] = 1);
    }),
    Field::flags("notebook", &[Axis::SEATS, TRACK_SPACE], "Where the notebook is.", |sight, out| {
        each(sight, out, |who, out| out[usize::from(who.player.notebook)] = 1);
    }),
    Field::new("rank", &[Axis::SEATS], 0, 4, "The place in the Lost Temple; 0 before.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.rank.into());
    }),
    Field::new("temple_tiles", &[Axis::SEATS, TEMPLE_STACK], 0, 4, "Temple tiles.", |sight, out| {
        each(sight, out, |who, out| numbers(&who.player.temple_tiles, out));
    }),
    Field::flags("passed", &[Axis::SEATS], "Has passed for the round.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.passed.into());
    }),
    Field::flags("war_mask", &[Axis::SEATS], "Gets no Fear from guardians this round.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.war_mask.into());
    }),
    Field::flags("ocarina", &[Axis::SEATS], "All icons are planes this round.", |sight, out| {
        each(sight, out, |who, out| out[0] = who.player.ocarina.into());
    }),
    Field::new(
        "points",
        &[Axis::SEATS, CATEGORY],
        -MOST_POINTS,
        MOST_POINTS,
        "Points so far.",
        |sight, out| {
            each(sight, out, |who, out| out.copy_from_slice(&sight.points[who.seat]));
        },
    ),
    // The island.
    Field::flags("figures", &[SPACE, FIGURE], "Who stands where.", |sight, out| {
        for space in Space::all() {
            let figure = match sight.table.island.figure(space) {
                Figure::None => continue,
                Figure::Rival => RIVAL,
                Figure::Of(seat) => place(sight, seat),
            };
            out[space.index() * FIGURES + figure] = 1;
        }
    }),
    Field::flags("blocked", &[CAMP], "Camps with one space only.", |sight, out| {
        sight.table.island.blocked().for_each(|camp| out[camp.index()] = 1);
    }),
    Field::flags("site_tiles", &[WILD_SITE, SITE_TILE], "The tiles of discovered sites.", |sight, out| {
        one_of_each(
            SiteTile::COUNT,
            wild_sites().map(|site| Some(sight.table.island.tile(site)?.index())),
            out,
        );
    }),
    Field::flags("site_guardians", &[SITE, GUARDIAN], "The guardians at sites.", |sight, out| {
        let guardians = Site::all().map(|site| Some(sight.table.island.guardian(site)?.index()));
        one_of_each(Guardian::COUNT, guardians, out);
    }),
    Field::flags("site_idols", &[WILD_SITE, IDOL], "The idols that lie face up.", |sight, out| {
        let idol = |site: Site| sight.table.island.idol(site).index();
        let idols = wild_sites().map(|site| (!sight.table.idols_found(site)).then(|| idol(site)));
        one_of_each(Idol::COUNT, idols, out);
    }),
    Field::new("site_stack_sizes", &[LEVEL], 0, 10, "Site tiles to come.", |sight, out| {
        out.iter_mut().zip(LEVELS).for_each(|(place, level)| *place = size(sight.table.island.stack(level)));
    }),
    Field::new("site_stacks", &[SITE_TILE], 0, 10, SITE_STACKS, |sight, out| {
        for level in LEVELS {
            let stack = sight.table.island.stack(level);
            let seen = if sight.is_of_all() { stack.len() } else { sight.table.island.seen(level) };
            (1..).zip(&stack[..seen]).for_each(|(number, tile)| out[tile.index()] = number);
        }
    }),
    Field::new("guardian_stack_size", &[], 0, 15, "Guardians to come.", |sight, out| {
        out[0] = size(sight.table.island.guardian_stack());
    }),
    // The supply.
    Field::new("row", &[GOOD], 0, 5, ROW, |sight, out| {
        for item in [true, false] {
            let half = &sight.table.market.row(item)[..market::places(item, sight.table.round)];
            places((1..).zip(half.iter().copied()), Card::index, out);
        }
    }),
    Field::new("card_decks", &[DECK], 0, MOST, "Cards in the decks of the supply.", |sight, out| {
        out.copy_from_slice(&[true, false].map(|item| size(sight.table.market.deck(item))));
    }),
    Field::flags("card_deck_tops", &[GOOD], "Cards known to lie on top of them.", |sight, out| {
        for item in [true, false] {
            let seen = sight.is_of_all() || sight.table.market.is_top_seen(item);
            let top = sight.table.market.top_card(item).filter(|_| seen);
            top.into_iter().for_each(|card| out[card.index()] = 1);
        }
    }),
    Field::flags("exiled", &[GOOD], "Items and artifacts in exile.", |sight, out| {
        sight.table.market.exiled().for_each(|card| out[card.index()] = 1);
    }),
    Field::new("fears_left", &[], 0, MOST, "Fear cards left.", |sight, out| {
        out[0] = sight.table.market.fears().into();
    }),
    Field::new("fear_tiles_left", &[], 0, MOST, "Fear tiles left.", |sight, out| {
        out[0] = sight.table.market.fear_tiles().into();
    }),
    Field::new(
        "supply_sizes",
        &[STACK],
        0,
        4,
        "Assistants in the stacks of the supply board.",
        |sight, out| {
            out.copy_from_slice(&sight.table.assistants.stacks().map(size));
        },
    ),
    Field::flags("supply_tops", &[STACK, ASSISTANT], "The assistants on top of them.", |sight, out| {
        let tops = sight.table.assistants.stacks().map(|stack| Some(stack.last()?.index()));
        one_of_each(Assistant::COUNT, tops.into_iter(), out);
    }),
    Field::new("rescue_size", &[], 0, 4, "Assistants to be rescued.", |sight, out| {
        out[0] = size(sight.table.assistants.rescue_stack());
    }),
    Field::new("rescue", &[ASSISTANT], 0, 4, RESCUE, |sight, out| {
        let stack = sight.table.assistants.rescue_stack().iter().rev();
        let seen = if sight.has_looked(sight.table.assistants.rescue_seen()) { stack.len() } else { 1 };
        (1..).zip(stack).take(seen).for_each(|(number, assistant)| out[assistant.index()] = number);
    }),
    Field::flags("gone_assistants", &[ASSISTANT], "Assistants that left the game.", |sight, out| {
        sight.table.assistants.gone().for_each(|assistant| out[assistant.index()] = 1);
    }),
    // The research board.
    Field::flags("bonuses", &[LOWER_SPACE, TILE_PLACE, BONUS], BONUSES, |sight, out| {
        let spaces = sight.table.research.track_bonuses();
        for (tiles, out) in spaces.zip(out.chunks_mut(TILE_PLACES * Bonus::COUNT)) {
            one_of_each(Bonus::COUNT, tiles.iter().map(|tile| Some(tile.index())), out);
        }
    }),
    Field::new("temple_bonus_count", &[], 0, 4, "Bonus tiles in the Lost Temple.", |sight, out| {
        out[0] = size(sight.table.research.bonuses(TEMPLE));
    }),
    Field::flags("temple_bonuses", &[TEMPLE_PLACE, BONUS], TEMPLE_BONUSES, |sight, out| {
        if sight.has_looked(sight.table.research.temple_seen()) {
            let tiles = sight.table.research.bonuses(TEMPLE).iter();
            one_of_each(Bonus::COUNT, tiles.map(|tile| Some(tile.index())), out);
        }
    }),
    Field::new("used_bonuses", &[BONUS], 0, 18, "Bonus tiles used.", |sight, out| {
        numbers(&sight.table.research.used(), out);
    }),
    Field::new("temple_tiles_left", &[TEMPLE_STACK], 0, 4, "Temple tiles left.", |sight, out| {
        numbers(&sight.table.research.all_temple_tiles(), out);
    }),
    Field::new("arrived", &[], 0, 4, "How many have reached the Lost Temple.", |sight, out| {
        out[0] = sight.table.research.arrived().into();
    }),
    // The rival.
    Field::flags("rival_used", &[RIVAL_TILE], "The rival's tiles of this round.", |sight, out| {
        sight.table.rival.used().iter().for_each(|tile| out[tile.index()] = 1);
    }),
    Field::flags("rival_tiles", &[RIVAL_TILE], "The rival's tiles in play.", |sight, out| {
        let rival = &sight.table.rival;
        rival.used().iter().chain(rival.deck()).for_each(|tile| out[tile.index()] = 1);
    }),
    Field::flags("rival_arrow", &[ARROW], "The arrow on top of those to come.", |sight, out| {
        if let Some(tile) = sight.table.rival.next() {
            out[if tile.arrow() == Arrow::Left { 0 } else { 1 }] = 1;
        }
    }),
    Field::flags("rival_glass", &[TRACK_SPACE], "Where its magnifying glass is.", |sight, out| {
        if sight.table.variants.is_solo() {
            out[usize::from(sight.table.rival.glass())] = 1;
        }
    }),
    Field::new("rival_rank", &[], 0, 2, "Its place in the Lost Temple; 0 before.", |sight, out| {
        out[0] = sight.table.rival.rank().into();
    }),
    Field::flags("rival_idols", &[IDOL], "Kinds of idols that it has face up.", |sight, out| {
        sight.table.rival.idols().for_each(|idol| out[idol.index()] = 1);
    }),
    Field::new("rival_other_idols", &[], 0, 16, "Idols in its stack of less worth.", |sight, out| {
        out[0] = sight.table.rival.other_idols().into();
    }),
    Field::flags("rival_guardians", &[GUARDIAN], "Guardians that it has overcome.", |sight, out| {
        sight.table.rival.guardians().for_each(|it| out[it.index()] = 1);
    }),
    Field::flags("rival_cards", &[GOOD], "Its items and artifacts.", |sight, out| {
        sight.table.rival.cards().for_each(|card| out[card.index()] = 1);
    }),
    Field::new("rival_temple_tiles", &[TEMPLE_STACK], 0, 4, "Its temple tiles.", |sight, out| {
        numbers(&sight.table.rival.temple_tiles(), out);
    }),
    Field::new("rival_points", &[CATEGORY], -MOST_POINTS, MOST_POINTS, "Its points so far.", |sight, out| {
        if sight.table.variants.is_solo() {
            out.copy_from_slice(&sight.table.rival_points());
        }
    }),
    Field::new("rival_ahead", &[], -1, 1, "Who is ahead: 1 the player, -1 the rival.", |sight, out| {
        out[0] = sight.ahead.into();
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

fn place(sight: &Sight, seat: Seat) -> usize {
    place_of(seat, sight.viewer.seat(), sight.table.variants.seats)
}

/// What is asked, if it is pending.
fn asks(sight: &Sight) -> Option<Task> {
    sight.table.tasks.next()
}

/// What waits until that is answered.
fn waits(sight: &Sight) -> &[Task] {
    sight.table.tasks.all().split_last().map_or(&[], |(_, rest)| rest)
}

/// A player.
struct Who<'a> {
    seat: Seat,
    player: &'a Player,
}

/// Writes something of each player.
fn each(sight: &Sight, out: &mut [i16], write: impl Fn(Who<'_>, &mut [i16])) {
    let seats = around(sight.viewer.seat(), sight.table.variants.seats);
    for (out, seat) in out.chunks_mut(out.len() / MAX_SEATS).zip(seats) {
        write(Who { seat, player: &sight.table.players[seat] }, out);
    }
}

/// The sites that are no camps.
fn wild_sites() -> impl Iterator<Item = Site> {
    Site::all().skip(CAMPS)
}

pub(super) fn size<T>(things: &[T]) -> i16 {
    things.len() as i16
}

pub(super) fn count(cards: impl Iterator<Item = Card>, out: &mut [i16]) {
    cards.for_each(|card| out[card.index()] += 1);
}

pub(super) fn numbers(numbers: &[u8], out: &mut [i16]) {
    out.iter_mut().zip(numbers).for_each(|(place, &number)| *place = number.into());
}

pub(super) fn tokens(tokens: Tokens, out: &mut [i16]) {
    numbers(&tokens.counts(), out);
}

pub(super) fn icons(icons: Icons, out: &mut [i16]) {
    numbers(&icons.counts(), out);
}

/// Writes which of so many kinds of things is at each place.
pub(super) fn one_of_each(kinds: usize, things: impl Iterator<Item = Option<usize>>, out: &mut [i16]) {
    for (out, thing) in out.chunks_mut(kinds).zip(things) {
        if let Some(thing) = thing {
            out[thing] = 1;
        }
    }
}

/// Writes at which place each known thing is.
pub(super) fn places<T>(
    things: impl Iterator<Item = (i16, Option<T>)>,
    index: impl Fn(T) -> usize,
    out: &mut [i16],
) {
    for (place, thing) in things {
        if let Some(thing) = thing {
            out[index(thing)] = place;
        }
    }
}
