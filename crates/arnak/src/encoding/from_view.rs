//! The observation as it follows from the view: what the observation is compared with.

use dighouse_game::encoding::{around, place_of};
use dighouse_game::laws::{FieldOfView, Plan, observes_the_view};
use dighouse_game::{MAX_SEATS, Seat};

use super::axes::GOODS;
use super::fields::{
    FIGURES, RIVAL, TILE_PLACES, TRAITS, count, icons, numbers, one_of_each, places, size, tokens,
};
use super::tasks;
use crate::components::site::CAMPS;
use crate::state::task::Task;
use crate::{
    Arnak, Arrow, Assistant, Bonus, Card, Figure, Guardian, Idol, PendingView, Phase, PlayerView, RivalView,
    SiteTile, Temple, View,
};

#[test]
fn an_observation_says_what_the_view_says() {
    observes_the_view::<Arnak>(Plan::games(1, 1), &FIELDS);
}

const FIELDS: [FieldOfView<View>; 86] = [
    ("players", |view, out| {
        out[usize::from(view.variants.seats) - 1] = 1;
    }),
    ("temple", |view, out| {
        out[if view.variants.temple == Temple::Bird { 0 } else { 1 }] = 1;
    }),
    ("difficulty", |view, out| {
        out[0] = view.variants.difficulty.into();
    }),
    ("ocarina_discounts", |view, out| {
        out[0] = view.variants.ocarina_discounts.into();
    }),
    ("rival_last_green_item", |view, out| {
        out[0] = view.variants.green_item_idles.into();
    }),
    ("phase", |view, out| {
        out[match view.phase {
            Phase::Turn => 0,
            Phase::Keep => 1,
            Phase::Over => 2,
        }] = 1;
    }),
    ("asked", |view, out| {
        view.asked.iter().for_each(|seat| out[place(view, seat)] = 1);
    }),
    ("round", |view, out| out[0] = view.round.into()),
    ("starter", |view, out| {
        out[place(view, view.starter)] = 1;
    }),
    ("turn", |view, out| out[place(view, view.turn)] = 1),
    ("main_done", |view, out| {
        out[0] = view.main_done.into();
    }),
    ("question", |view, out| {
        if let Some(task) = asks(view) {
            out[tasks::place(task)] = 1;
        }
    }),
    ("question_step", |view, out| {
        if let Some(step) = asks(view).and_then(tasks::step) {
            out[step] = 1;
        }
    }),
    ("question_number", |view, out| {
        out[0] = asks(view).map_or(0, tasks::number);
    }),
    ("question_card", |view, out| {
        if let Some(card) = asks(view).and_then(tasks::card) {
            out[card.index()] = 1;
        }
    }),
    ("question_space", |view, out| {
        if let Some(space) = asks(view).and_then(tasks::space) {
            out[space] = 1;
        }
    }),
    ("waiting", |view, out| {
        waits(view).for_each(|it| out[tasks::place(it.task)] += 1);
    }),
    ("waiting_step", |view, out| {
        waits(view).filter_map(|it| tasks::step(it.task)).for_each(|step| out[step] += 1);
    }),
    ("payment_cost", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.cost, out);
        }
    }),
    ("payment_discount", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.discount, out);
        }
    }),
    ("payment_put", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.put, out);
        }
    }),
    ("payment_owed", |view, out| {
        if let Some(payment) = &view.payment {
            icons(payment.owed, out);
        }
    }),
    ("pool", |view, out| icons(view.pool, out)),
    ("tokens", |view, out| {
        each(view, out, |player, out| tokens(player.tokens, out));
    }),
    ("hand_size", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.hand));
    }),
    ("hand", |view, out| {
        each(view, out, |player, out| {
            let (hand, hand_or_deck) = out.split_at_mut(Card::COUNT);
            count(player.hand.iter().flatten().copied(), hand);
            count(player.hand_or_deck.iter().copied(), hand_or_deck);
        });
    }),
    ("put_away", |view, out| {
        if let Some(seat) = view.seat {
            count(view.players[seat.index()].put_away.iter().copied(), out);
        }
    }),
    ("deck_size", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.deck));
    }),
    ("deck", |view, out| {
        each(view, out, |player, out| {
            let below = (1..=size(&player.deck)).rev();
            places(below.zip(player.deck.iter().copied()), Card::index, out);
        });
    }),
    ("drawn_size", |view, out| {
        each(view, out, |player, out| out[0] = size(&player.drawn));
    }),
    ("drawn", |view, out| {
        count(view.players.iter().flat_map(|player| &player.drawn).flatten().copied(), out);
    }),
    ("played", |view, out| {
        each(view, out, |player, out| count(player.played.iter().copied(), out));
    }),
    ("discards", |view, out| {
        each(view, out, |player, out| count(player.discards.iter().copied(), out));
    }),
    ("fear_tiles", |view, out| {
        each(view, out, |player, out| out[0] = player.fear_tiles.into());
    }),
    ("exiled_basics", |view, out| {
        each(view, out, |player, out| {
            player.exiled_basics.iter().for_each(|card| out[card.index() - GOODS] = 1);
        });
    }),
    ("archaeologists", |view, out| {
        each(view, out, |player, out| out[0] = player.archaeologists.into());
    }),
    ("crates", |view, out| {
        each(view, out, |player, out| out[0] = player.crates.into());
    }),
    ("slots", |view, out| {
        each(view, out, |player, out| out[0] = player.slots.into());
    }),
    ("assistants", |view, out| {
        each(view, out, |player, out| {
            for helper in &player.assistants {
                let traits = [true, helper.gold, helper.ready];
                let out = &mut out[helper.assistant.index() * TRAITS..];
                out.iter_mut().zip(traits).for_each(|(place, it)| *place = it.into());
            }
        });
    }),
    ("guardians", |view, out| {
        each(view, out, |player, out| {
            player.guardians.iter().for_each(|it| out[it.guardian.index()] = 1);
        });
    }),
    ("boons", |view, out| {
        each(view, out, |player, out| {
            player.guardians.iter().filter(|it| it.boon).for_each(|it| out[it.guardian.index()] = 1);
        });
    }),
    ("glass", |view, out| {
        each(view, out, |player, out| out[usize::from(player.glass)] = 1);
    }),
    ("notebook", |view, out| {
        each(view, out, |player, out| out[usize::from(player.notebook)] = 1);
    }),
    ("rank", |view, out| {
        each(view, out, |player, out| out[0] = player.rank.unwrap_or(0).into());
    }),
    ("temple_tiles", |view, out| {
        each(view, out, |player, out| numbers(&player.temple_tiles, out));
    }),
    ("passed", |view, out| {
        each(view, out, |player, out| out[0] = player.passed.into());
    }),
    ("war_mask", |view, out| {
        each(view, out, |player, out| out[0] = player.war_mask.into());
    }),
    ("ocarina", |view, out| {
        each(view, out, |player, out| out[0] = player.ocarina.into());
    }),
    ("points", |view, out| {
        each(view, out, |player, out| out.copy_from_slice(&player.points));
    }),
    ("figures", |view, out| {
        for space in view.sites.iter().flat_map(|site| &site.spaces) {
            let figure = match space.figure {
                Figure::None => continue,
                Figure::Rival => RIVAL,
                Figure::Of(seat) => place(view, seat),
            };
            out[space.space.index() * FIGURES + figure] = 1;
        }
    }),
    ("blocked", |view, out| {
        for site in &view.sites[..CAMPS] {
            out[site.site.index()] = site.spaces.iter().any(|space| space.blocked).into();
        }
    }),
    ("site_tiles", |view, out| {
        one_of_each(SiteTile::COUNT, view.sites[CAMPS..].iter().map(|site| Some(site.tile?.index())), out);
    }),
    ("site_guardians", |view, out| {
        one_of_each(Guardian::COUNT, view.sites.iter().map(|site| Some(site.guardian?.index())), out);
    }),
    ("site_idols", |view, out| {
        one_of_each(Idol::COUNT, view.sites[CAMPS..].iter().map(|site| Some(site.idol?.index())), out);
    }),
    ("site_stack_sizes", |view, out| {
        out.iter_mut().zip(&view.site_stacks).for_each(|(place, stack)| *place = size(stack));
    }),
    ("site_stacks", |view, out| {
        for stack in &view.site_stacks {
            places((1..).zip(stack.iter().copied()), SiteTile::index, out);
        }
    }),
    ("guardian_stack_size", |view, out| {
        out[0] = size(&view.guardian_stack);
    }),
    ("row", |view, out| {
        for half in [&view.items, &view.artifacts] {
            places((1..).zip(half.iter().copied()), Card::index, out);
        }
    }),
    ("card_decks", |view, out| {
        out.copy_from_slice(&[size(&view.item_deck), size(&view.artifact_deck)]);
    }),
    ("card_deck_tops", |view, out| {
        let tops = [view.item_deck.last(), view.artifact_deck.last()];
        tops.into_iter().flatten().flatten().for_each(|card| out[card.index()] = 1);
    }),
    ("exiled", |view, out| {
        view.exiled.iter().for_each(|card| out[card.index()] = 1);
    }),
    ("fears_left", |view, out| out[0] = view.fears.into()),
    ("fear_tiles_left", |view, out| out[0] = view.fear_tiles.into()),
    ("supply_sizes", |view, out| {
        out.iter_mut().zip(&view.supply).for_each(|(place, stack)| *place = size(stack));
    }),
    ("supply_tops", |view, out| {
        one_of_each(
            Assistant::COUNT,
            view.supply.iter().map(|stack| stack.last()?.map(Assistant::index)),
            out,
        );
    }),
    ("rescue_size", |view, out| out[0] = size(&view.rescue)),
    ("rescue", |view, out| {
        places((1..).zip(view.rescue.iter().rev().copied()), Assistant::index, out);
    }),
    ("gone_assistants", |view, out| {
        view.gone_assistants.iter().for_each(|assistant| out[assistant.index()] = 1);
    }),
    ("bonuses", |view, out| {
        for (tiles, out) in view.bonuses.iter().zip(out.chunks_mut(TILE_PLACES * Bonus::COUNT)) {
            one_of_each(Bonus::COUNT, tiles.iter().map(|tile| Some(tile.index())), out);
        }
    }),
    ("temple_bonus_count", |view, out| {
        out[0] = size(&view.temple_bonuses);
    }),
    ("temple_bonuses", |view, out| {
        one_of_each(Bonus::COUNT, view.temple_bonuses.iter().map(|tile| tile.map(Bonus::index)), out);
    }),
    ("used_bonuses", |view, out| {
        numbers(&view.used_bonuses, out);
    }),
    ("temple_tiles_left", |view, out| {
        numbers(&view.temple_tiles, out);
    }),
    ("arrived", |view, out| {
        out[0] = view.arrived.into();
    }),
    ("rival_used", |view, out| {
        of_rival(view, |rival| rival.used.iter().for_each(|tile| out[tile.index()] = 1));
    }),
    ("rival_tiles", |view, out| {
        of_rival(view, |rival| rival.tiles.iter().for_each(|tile| out[tile.index()] = 1));
    }),
    ("rival_arrow", |view, out| {
        of_rival(view, |rival| {
            if let Some(arrow) = rival.arrow {
                out[if arrow == Arrow::Left { 0 } else { 1 }] = 1;
            }
        });
    }),
    ("rival_glass", |view, out| {
        of_rival(view, |rival| out[usize::from(rival.glass)] = 1);
    }),
    ("rival_rank", |view, out| {
        of_rival(view, |rival| out[0] = rival.rank.unwrap_or(0).into());
    }),
    ("rival_idols", |view, out| {
        of_rival(view, |rival| rival.idols.iter().for_each(|idol| out[idol.index()] = 1));
    }),
    ("rival_other_idols", |view, out| {
        of_rival(view, |rival| out[0] = rival.other_idols.into());
    }),
    ("rival_guardians", |view, out| {
        of_rival(view, |rival| rival.guardians.iter().for_each(|it| out[it.index()] = 1));
    }),
    ("rival_cards", |view, out| {
        of_rival(view, |rival| rival.cards.iter().for_each(|card| out[card.index()] = 1));
    }),
    ("rival_temple_tiles", |view, out| {
        of_rival(view, |rival| numbers(&rival.temple_tiles, out));
    }),
    ("rival_points", |view, out| {
        of_rival(view, |rival| out.copy_from_slice(&rival.points));
    }),
    ("rival_ahead", |view, out| {
        of_rival(view, |rival| out[0] = rival.ahead.into());
    }),
];

fn place(view: &View, seat: Seat) -> usize {
    place_of(seat, view.seat, view.variants.seats)
}

fn asks(view: &View) -> Option<Task> {
    view.pending.last().map(|pending| pending.task)
}

fn waits(view: &View) -> impl Iterator<Item = &PendingView> {
    view.pending.iter().rev().skip(1)
}

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
