//! What must hold in every position.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{ScenarioError, Seat, Silent};

use crate::knowledge::holding::Held;
use crate::knowledge::mix::Mix;
use crate::rules::buy::Resolve;
use crate::rules::effects::Earring;
use crate::rules::effects::relocate::Relocation;
use crate::rules::research::{PayDiscount, PickTile, Rewards};
use crate::rules::temple::TEMPLE;
use crate::rules::travel::Payment;
use crate::scenario::census::Census;
use crate::state::ARCHAEOLOGISTS;
use crate::state::task::{MOST_TASKS, Task};
use crate::{Arnak, Card, Figure, Phase, Space};

/// The most icons that there can be in a turn.
const MOST_ICONS: u8 = 40;

impl Arnak {
    /// Checks that the box and the rules allow this state.
    pub(crate) fn check(&self) -> Checked {
        self.check_figures()?;
        self.check_icons()?;
        for seat in self.seats() {
            self.check_player(seat)?;
        }
        self.check_mixes()?;
        self.check_answers()?;
        self.check_temple()?;
        self.check_box()?;
        self.check_tasks()
    }

    fn check_figures(&self) -> Checked {
        for space in Space::all() {
            let site = space.site();
            match self.island.figure(space) {
                Figure::None => continue,
                Figure::Rival => ensure(self.variants.is_solo(), "the rival plays only against one")?,
                Figure::Of(seat) => {
                    ensure(seat.index() < usize::from(self.variants.seats), "figures: a seat is empty")?;
                    ensure(
                        self.island.count(Figure::Of(seat)) <= ARCHAEOLOGISTS,
                        "everybody has two archaeologists",
                    )?;
                }
            }
            let arriving = self.tasks.all().contains(&Task::Uncover(site));
            ensure(self.island.is_discovered(site) || arriving, "somebody stands on an undiscovered site")?;
        }
        let rival = self.island.count(Figure::Rival);
        ensure(rival <= 6, "the rival has six archaeologists")
    }

    fn check_icons(&self) -> Checked {
        let Payment { cost, discount, put } = self.payment;
        let few = [self.pool, cost, discount, put]
            .iter()
            .all(|icons| icons.counts().iter().all(|&count| count < MOST_ICONS) && icons.len() < MOST_ICONS);
        ensure(few, "there cannot be so many travel icons")
    }

    fn check_player(&self, seat: Seat) -> Checked {
        let player = &self.players[seat];
        let spaces = &self.track().spaces;
        let row = |space: u8| spaces.get(usize::from(space)).map(|space| space.row);
        let (Some(glass), Some(notebook)) = (row(player.glass), row(player.notebook)) else {
            return Err(ScenarioError::impossible("the track has 15 spaces"));
        };
        ensure(notebook <= glass, "the notebook is above the magnifying glass")?;
        ensure(player.notebook != TEMPLE, "the notebook is never in the Lost Temple")?;
        ensure(
            (player.glass == TEMPLE) == (player.rank > 0),
            "in the Lost Temple one has a rank, elsewhere none",
        )?;
        let held = player.holding.all().iter().chain(self.drawn_of(seat)).map(|held| held.card());
        let cards = held.chain(player.played.all()).chain(player.exiled_basics());
        let mut basics: Vec<Card> = cards.filter(|card| card.is_basic()).collect();
        basics.sort_unstable();
        ensure(basics.into_iter().eq(Card::basics()), "everybody has the four basic cards once")
    }

    /// A mix is of a card that lies on a deck or was just drawn; what else it may be is in the hand.
    fn check_mixes(&self) -> Checked {
        for seat in self.seats() {
            let holding = &self.players[seat].holding;
            let marks = holding.deck().iter().chain(self.drawn_of(seat)).map(|held| held.mix());
            let marks: Vec<u8> = marks.filter(|&mark| mark > 0).collect();
            let mut numbers: Vec<u8> = self.mixes_of(seat).map(|(number, _)| number).collect();
            ensure(holding.hand().iter().all(|held| held.mix() == 0), "a card of a mix lies on the deck")?;
            ensure(
                marks.len() == numbers.len(),
                "mixes: every marked card has one, and every mix has a card",
            )?;
            numbers.retain(|number| !marks.contains(number));
            ensure(numbers.is_empty(), "mixes: every marked card has one, and every mix has a card")?;
            for (number, Mix { kinds, .. }) in self.mixes_of(seat) {
                let sorted = kinds.len() > 1 && kinds.is_sorted_by(|one, other| one.kind < other.kind);
                ensure(sorted, "mixes: at least two kinds, in order, shuffles before cards")?;
                let back = self.held_in(seat, number);
                let is_there = |kind| holding.hand().iter().chain(&back).any(|held| held.kind() == kind);
                let there = kinds.iter().all(|likely| is_there(likely.kind));
                ensure(there, "mixes: each kind is in the hand or on the deck")?;
                let itself = back.is_some_and(|held| kinds.iter().any(|likely| likely.kind == held.kind()));
                ensure(itself, "mixes: the marked card is of one of the kinds")?;
            }
        }
        Ok(())
    }

    /// At the end of a round hands are in order, and cards are put away.
    fn check_answers(&self) -> Checked {
        let keeping = self.phase == Phase::Keep;
        for seat in self.seats() {
            let player = &self.players[seat];
            let hand = player.holding.hand();
            let put_away = |held: &Held| held.is_put_away();
            let elsewhere = player.holding.deck().iter().chain(self.drawn_of(seat)).any(put_away);
            let answered = player.decided || hand.iter().any(put_away);
            ensure(!elsewhere && (keeping || !answered), "cards are put away only at the end of a round")?;
            if keeping {
                let sorted = hand.is_sorted_by_key(|held| (held.card(), held.kind()));
                ensure(sorted, "at the end of a round the hands are in order")?;
                ensure(player.decided || !hand.is_empty(), "who has no cards has nothing to decide")?;
            }
        }
        Ok(())
    }

    /// Ranks in the Lost Temple are given once, in order.
    fn check_temple(&self) -> Checked {
        let mut ranks: Vec<u8> = self.seats().map(|seat| self.players[seat].rank).collect();
        if self.variants.is_solo() {
            ranks.push(self.rival.rank());
        }
        ranks.retain(|&rank| rank > 0);
        ranks.sort_unstable();
        let in_order = ranks.iter().copied().eq(1..=self.research.arrived());
        ensure(in_order, "those in the Lost Temple have the first ranks, each once")
    }

    /// Every component of the box is somewhere, once.
    fn check_box(&self) -> Checked {
        let (here, whole) = (self.census(), Census::of_box(&self.variants));
        for (card, count) in Card::all().zip(here.cards) {
            ensure(count == 1, format_args!("`{card}` lies in {count} places"))?;
        }
        for (assistant, count) in crate::Assistant::all().zip(here.assistants) {
            ensure(count == 1, format_args!("`{assistant}` is in {count} places"))?;
        }
        for (guardian, count) in crate::Guardian::all().zip(here.guardians) {
            ensure(count == 1, format_args!("`{guardian}` is in {count} places"))?;
        }
        for (tile, count) in crate::SiteTile::all().zip(here.site_tiles) {
            ensure(count == 1, format_args!("`{tile}` lies in {count} places"))?;
        }
        ensure(here.fears == whole.fears, format_args!("there are {} Fear cards", whole.fears))?;
        let tiles = format_args!("there are {} fear tiles", whole.fear_tiles);
        ensure(here.fear_tiles == whole.fear_tiles, tiles)?;
        ensure(here.idols == whole.idols, format_args!("there are {} idols", whole.idols))?;
        ensure(here.bonuses == whole.bonuses, "the bonus tiles are not those of the box")?;
        ensure(here.temple_tiles == whole.temple_tiles, "a temple tile of each stack for every expedition")?;
        ensure(here == whole, "something of the box is missing")
    }

    /// The tasks make sense, and the next one is a question.
    fn check_tasks(&self) -> Checked {
        let tasks = self.tasks.all();
        ensure(self.phase == Phase::Turn || tasks.is_empty(), "tasks are pending only in a turn")?;
        ensure(tasks.len() <= MOST_TASKS - 8, "too much is pending")?;
        for (place, &task) in tasks.iter().enumerate() {
            let last = place + 1 == tasks.len();
            ensure(self.makes_sense(task, last), format_args!("`{task}` makes no sense here"))?;
        }
        let choosing = matches!(tasks.last(), Some(Task::Keep(_) | Task::PutBack(_)));
        ensure(choosing || self.drawn == [None; 3], "cards are drawn to choose from one of them")?;
        let paying = matches!(tasks.last(), Some(Task::PayTravel(_) | Task::SpendIcon(_)));
        ensure(paying || self.payment == Payment::NONE, "nothing is to be paid")?;
        let keeper = self.phase != Phase::Keep || !self.keepers().is_empty();
        ensure(keeper, "nobody has a card to keep or to put away")?;
        let active = self.phase != Phase::Turn || self.main_done || !self.me().passed;
        ensure(active, "who has passed has no turn")?;
        let mut resting = *self;
        resting.go_on(&mut Silent);
        ensure(resting == *self, "what is pending would go on by itself")?;
        let mut actions = Vec::new();
        if self.phase == Phase::Turn {
            dighouse_game::Game::actions(self, self.turn, &mut actions);
            ensure(!actions.is_empty(), "nothing can be done")?;
        }
        Ok(())
    }

    fn makes_sense(&self, task: Task, last: bool) -> bool {
        let on_track = |space: u8| (1..TEMPLE).contains(&space);
        match task {
            Task::Place(space) => !last && self.can_be_on_the_way_to(space),
            Task::FindIdols(site) | Task::Uncover(site) => {
                !last && site.level() > 0 && !self.island.is_discovered(site)
            }
            Task::Awaken(site) => !last && site.level() > 0 && self.island.guardian(site).is_none(),
            Task::UseSite(site) => !last && self.island.is_discovered(site),
            Task::Beat(site) => !last && self.island.guardian(site).is_some(),
            Task::RowEffect(moved) => !last && on_track(moved.space),
            Task::Run(_) | Task::Bonus(_) => !last,
            Task::Rewards(Rewards(moved)) => on_track(moved.space),
            Task::PickTile(PickTile { space }) => space <= TEMPLE,
            Task::Relocate(Relocation { level }) => level <= 1,
            Task::Resolve(Resolve(card)) => card.is_artifact(),
            Task::PayDiscount(PayDiscount { target, .. }) => self.discount_makes_sense(target),
            Task::PayTravel(_) => last && self.can_finish_payment(),
            Task::SpendIcon(_) | Task::PayCard(_) => last,
            Task::Look(Earring { most, .. }) => usize::from(most) <= self.drawn.len(),
            Task::Keep(_) | Task::PutBack(_) => last && self.drawn[0].is_some(),
            Task::Rescue(_) => self.assistants.rescue_seen().contains(self.turn),
            Task::Fear(_)
            | Task::Draw(_)
            | Task::DrawBottom(_)
            | Task::Exile(_)
            | Task::Upgrade(_)
            | Task::Refresh(_)
            | Task::Offer(_)
            | Task::Dig(_)
            | Task::Research(_)
            | Task::Buy(_)
            | Task::Overcome(_)
            | Task::Activate(_)
            | Task::Recall(_)
            | Task::Borrow(_)
            | Task::Exchange(_)
            | Task::TakeExiled(_)
            | Task::FreeSlot(_)
            | Task::Crown(_)
            | Task::UseUp(_)
            | Task::Choose(_)
            | Task::TakeItem(_)
            | Task::TakeArtifact(_)
            | Task::Recruit(_)
            | Task::Promote(_) => true,
        }
    }

    /// Whether somebody could be on the way to this space.
    fn can_be_on_the_way_to(&self, space: Space) -> bool {
        self.island.figure(space) == Figure::None
            && !self.island.is_blocked(space)
            && self.has_archaeologist_at_home()
    }

    fn discount_makes_sense(&self, target: u8) -> bool {
        use crate::rules::research::Target;
        let numbered = Target::numbered(target);
        numbered.number() == target
            && match numbered {
                Target::Step { token, space } => space <= TEMPLE && self.forbids_step(token, space).is_none(),
                Target::Tile(stack) => self.me().glass == TEMPLE && self.research.temple_tiles(stack) > 0,
            }
    }
}
