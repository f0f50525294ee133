//! A state as plain data, and back.

use std::collections::BTreeMap;

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, PerSeat, ScenarioError, Seat, Seats, Setup};
use serde::{Deserialize, Serialize};

use crate::components::area::{Pile, ROUNDS, zones_in};
use crate::components::catalogue::{PLOTS, Plots};
use crate::expedition::PerExpedition;
use crate::player::Player;
use crate::scenario::lines::Line;
use crate::state::{CUBES, Left, Phase};
use crate::track::PassTrack;
use crate::{Expedition, Laid, Mykerinos, Patron, PhaseName, Plot, Room, Side, Square, Squares, Variants};

/// Any moment of a game, as it is written in a scenario. The supply and the plots that have left the game are
/// derived from the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    seats: u8,
    round: u8,
    phase: PhaseName,
    asked: Seats,
    start: Seat,
    /// The zone being evaluated, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    zone: Option<u8>,
    /// The plots that are left there.
    #[serde(default)]
    left: Vec<Side>,
    wings: Vec<Patron>,
    /// All plots in the order in which they are laid, round by round; `/` for half a turn.
    pile: Vec<Laid>,
    pools: Vec<u8>,
    #[serde(default)]
    neutral_pools: Vec<u8>,
    #[serde(default)]
    digs: Vec<Line<Expedition, Square>>,
    #[serde(default)]
    rooms: Vec<Line<Seat, Room>>,
    #[serde(default)]
    owned: Vec<Line<Seat, Plot>>,
    #[serde(default)]
    turned: Vec<Line<Seat, Patron>>,
    /// In the order of passing.
    #[serde(default)]
    passed: Vec<Seat>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    chance: Chance,
}

impl Mykerinos {
    pub(crate) fn as_position(&self) -> Position {
        let seats = self.variants.seats;
        let everyone = || Seat::first(seats);
        let setup = self.variants.setup();
        let turned = |seat: Seat| {
            Patron::ALL.into_iter().flat_map(move |patron| {
                std::iter::repeat_n(patron, usize::from(self.players[seat].turned(patron)))
            })
        };
        let evaluated = self.phase.evaluated();
        Position {
            seats,
            round: self.round,
            phase: self.phase.name(),
            asked: self.asked().seats(),
            start: self.start,
            zone: evaluated.map(|(zone, ..)| zone + 1),
            left: evaluated.map_or(Vec::new(), |(.., left)| left.iter().collect()),
            wings: self.wings.to_vec(),
            pile: self.pile.0.to_vec(),
            pools: everyone().map(|seat| self.players[seat].pool).collect(),
            neutral_pools: everyone()
                .filter(|_| seats == 2)
                .map(|seat| self.players[seat].neutral_pool)
                .collect(),
            digs: Expedition::of(seats).filter_map(|who| Line::of(who, self.digs[who].iter())).collect(),
            rooms: everyone().filter_map(|seat| Line::of(seat, self.players[seat].rooms.iter())).collect(),
            owned: everyone().filter_map(|seat| Line::of(seat, self.players[seat].plots())).collect(),
            turned: everyone().filter_map(|seat| Line::of(seat, turned(seat))).collect(),
            passed: self.track.order(seats).collect(),
            options: setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            chance: self.chance,
        }
    }

    /// The archaeologists of each expedition and every plot, wherever they are.
    pub(crate) fn component_counts(&self) -> Vec<u32> {
        let cubes =
            Expedition::of(self.variants.seats).map(|who| u32::from(self.placed(who) + self.supply[who]));
        let mut plots = [0; PLOTS];
        self.pile.0.iter().for_each(|laid| plots[laid.plot.index()] += 1);
        cubes.chain(plots).collect()
    }

    /// The archaeologists of an expedition that are not in the supply.
    pub(crate) fn placed(&self, who: Expedition) -> u8 {
        let pools = match who.seat() {
            Some(seat) => self.players[seat].pool + self.players[seat].rooms.len(),
            None => self.players.0.iter().map(|player| player.neutral_pool).sum(),
        };
        pools + self.digs[who].len()
    }
}

impl Position {
    /// The state that this describes, if the rules and the box allow it.
    pub(crate) fn set_up(self) -> Checked<Mykerinos> {
        let variants = self.variants()?;
        Plots::shipped()?;
        ensure((1..=ROUNDS).contains(&self.round), "there is no such round")?;
        ensure(variants.has(self.start), "an empty seat starts the round")?;
        let pile = self.pile()?;
        let mut game = Mykerinos {
            chance: self.chance,
            phase: Phase::Over,
            round: self.round,
            start: self.start,
            wings: self.wings()?,
            pyramids: pile.pyramids(self.round),
            pile,
            digs: self.digs(&variants)?,
            supply: PerExpedition::default(),
            players: self.players(&variants)?,
            track: self.track(&variants)?,
            variants,
            asks_everything: false,
        };
        self.give_to_seats(&mut game)?;
        for who in Expedition::of(variants.seats) {
            let rest = CUBES.checked_sub(game.placed(who));
            game.supply[who] =
                rest.ok_or_else(|| ScenarioError::impossible("a colour has 25 archaeologists"))?;
        }
        game.phase = self.phase(&game)?;
        game.check()?;
        ensure(game.asked().seats() == self.asked, "other seats are to be asked")?;
        Ok(game)
    }

    fn variants(&self) -> Checked<Variants> {
        let setup = Setup::new(&crate::setup::INFO, self.seats)?.choose_all(&self.options)?;
        Ok(Variants::of(&setup))
    }

    /// The players with their pools and nothing else.
    fn players(&self, variants: &Variants) -> Checked<PerSeat<Player>> {
        let neutral = if variants.neutral() { variants.seats } else { 0 };
        for (pools, seats) in [(&self.pools, variants.seats), (&self.neutral_pools, neutral)] {
            ensure(pools.len() == usize::from(seats), "a list of pools has another length than the seats")?;
            ensure(pools.iter().all(|&pool| pool <= CUBES), "a colour has 25 archaeologists")?;
        }
        let mut players = PerSeat::<Player>::default();
        for (seat, &pool) in Seat::first(variants.seats).zip(&self.pools) {
            players[seat].pool = pool;
        }
        for (seat, &pool) in Seat::first(neutral).zip(&self.neutral_pools) {
            players[seat].neutral_pool = pool;
        }
        Ok(players)
    }

    fn wings(&self) -> Checked<[Patron; 5]> {
        let everyone = Patron::ALL.iter().all(|patron| self.wings.contains(patron));
        let wings = <[Patron; 5]>::try_from(&self.wings[..]).ok().filter(|_| everyone);
        wings.ok_or_else(|| ScenarioError::impossible("each patron has one wing"))
    }

    fn pile(&self) -> Checked<Pile> {
        let every_plot = Plot::ALL.iter().all(|&plot| self.pile.iter().any(|laid| laid.plot == plot));
        let order = <[Laid; PLOTS]>::try_from(&self.pile[..]).ok().filter(|_| every_plot);
        order.map(Pile).ok_or_else(|| ScenarioError::impossible("the pile has every plot once"))
    }

    fn digs(&self, variants: &Variants) -> Checked<PerExpedition<Squares>> {
        let mut digs = PerExpedition::default();
        let mut all = Squares::NONE;
        for line in &self.digs {
            let there = Expedition::of(variants.seats).any(|who| who == line.whose);
            ensure(there, "an expedition that is not in the game digs")?;
            for &square in &line.what {
                ensure(!all.contains(square), format_args!("two archaeologists on {square}"))?;
                all = all | Squares::only(square);
                digs[line.whose] = digs[line.whose] | Squares::only(square);
            }
        }
        Ok(digs)
    }

    fn track(&self, variants: &Variants) -> Checked<PassTrack> {
        let mut track = PassTrack::default();
        for &seat in &self.passed {
            let can = variants.has(seat) && !track.has_passed(seat);
            ensure(can, "each player passes once")?;
            track.pass(seat, variants.seats);
        }
        Ok(track)
    }

    /// Rooms, plots and turned patrons.
    fn give_to_seats(&self, game: &mut Mykerinos) -> Checked {
        let seats = self.rooms.iter().map(|line| line.whose).chain(self.owned.iter().map(|line| line.whose));
        for seat in seats.chain(self.turned.iter().map(|line| line.whose)) {
            ensure(game.variants.has(seat), "an empty seat owns something")?;
        }
        for line in &self.rooms {
            for &room in &line.what {
                ensure(game.holder(room).is_none(), format_args!("two archaeologists in room {room}"))?;
                game.players[line.whose].rooms = game.players[line.whose].rooms.with(room);
            }
        }
        for line in &self.owned {
            for &plot in &line.what {
                ensure(game.owner(plot).is_none(), format_args!("plot {plot} is owned twice"))?;
                game.players[line.whose].give(plot);
            }
        }
        for line in &self.turned {
            for &patron in &line.what {
                let player = &mut game.players[line.whose];
                ensure(player.ready(patron) > 0, "a turned patron is not owned")?;
                player.turn(patron);
            }
        }
        Ok(())
    }

    fn phase(&self, game: &Mykerinos) -> Checked<Phase> {
        let evaluates = matches!(self.phase, PhaseName::Claim | PhaseName::Remove);
        ensure(evaluates == self.zone.is_some(), "a zone is named exactly when one is evaluated")?;
        ensure(evaluates || self.left.is_empty(), "plots are left only in a zone that is evaluated")?;
        let all_passed = game.track.passed() == game.variants.seats;
        let digs = matches!(self.phase, PhaseName::Dig | PhaseName::Neutral);
        ensure(digs != all_passed, "zones are evaluated exactly when all players have passed")?;
        if self.phase == PhaseName::Over {
            return Ok(Phase::Over);
        }
        let asked = self.asked.iter().next().filter(|&seat| game.variants.has(seat));
        let seat = asked.ok_or_else(|| ScenarioError::impossible("nobody is asked"))?;
        let Some(number) = self.zone else {
            ensure(!game.track.has_passed(seat), "a player who has passed digs")?;
            let dig = self.phase == PhaseName::Dig;
            return Ok(if dig { Phase::Dig { seat } } else { Phase::Neutral { seat } });
        };
        ensure((1..=zones_in(self.round)).contains(&number), "there is no such zone")?;
        let (zone, left) = (number - 1, self.left.iter().copied().collect::<Left>());
        let claims = self.phase == PhaseName::Claim;
        let who = if claims { Expedition::Seat(seat) } else { Expedition::NEUTRAL };
        let rank = game.ranking(zone).rank_of(who);
        let rank = rank.ok_or_else(|| {
            ScenarioError::impossible("an expedition claims in a zone where it does not dig")
        })?;
        Ok(if claims {
            Phase::Claim { zone, rank, seat, left }
        } else {
            Phase::Remove { zone, rank, seat, left }
        })
    }
}
