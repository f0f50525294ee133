//! What bots can ask of a state.

use dighouse_game::Seat;

use crate::rules::round::HAND;
use crate::rules::score::Points;
use crate::{Action, Arnak, AssistantView, Card, Figure, Phase, Site, Tokens, Variants};

/// What one player has, hidden cards included.
///
/// ```
/// use dighouse_arnak::Arnak;
/// use dighouse_game::{Match, Seat, Seed, Setup, Game};
///
/// let game = Match::<Arnak>::begin(Setup::new(&Arnak::INFO, 3)?, Seed::from_number(7))?;
/// let mine = game.state().inventory(Seat::ALL[0]);
/// assert_eq!(mine.hand().count(), 5);
/// assert_eq!(mine.archaeologists(), 2);
/// assert_eq!(mine.points().iter().sum::<i16>(), 8, "four empty slots and two Fear cards");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Inventory<'a> {
    game: &'a Arnak,
    seat: Seat,
}

impl Arnak {
    /// Whether an action has begun and something about it is still to be decided.
    pub fn is_pending(&self) -> bool {
        self.phase == Phase::Turn && self.tasks.next().is_some()
    }

    /// Whether a round has just begun and nobody has acted in it.
    pub fn is_round_new(&self) -> bool {
        let untouched = |seat: Seat| {
            let player = &self.players.0[seat.index()];
            !player.passed && self.island.count(Figure::Of(seat)) == 0 && player.holding.hand().len() == HAND
        };
        let between_turns = self.phase == Phase::Turn && !self.main_done && self.tasks.next().is_none();
        between_turns && self.seats().all(untouched)
    }

    /// The rival's points now; none without a rival.
    pub fn rival_total(&self) -> Option<i16> {
        self.variants.is_solo().then(|| self.rival_points().iter().sum())
    }

    /// What is played.
    pub const fn variants(&self) -> Variants {
        self.variants
    }

    /// What a player has.
    pub const fn inventory(&self, seat: Seat) -> Inventory<'_> {
        Inventory { game: self, seat }
    }

    /// The round, counted from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the main action of the turn is begun.
    pub const fn is_main_done(&self) -> bool {
        self.main_done
    }

    /// Lists the answers to the question that is pending, without free actions; none if nothing is pending.
    pub fn answers(&self, out: &mut Vec<Action>) {
        out.clear();
        if let (Phase::Turn, Some(task)) = (self.phase, self.tasks.next()) {
            self.list_answers(task, out);
        }
    }
}

impl<'a> Inventory<'a> {
    const fn player(self) -> &'a crate::player::Player {
        &self.game.players.0[self.seat.index()]
    }

    /// Points so far, line by line of the score sheet.
    pub fn points(self) -> Points {
        self.game.points(self.seat)
    }

    /// Tokens.
    pub const fn tokens(self) -> Tokens {
        self.player().tokens
    }

    /// The hand.
    pub fn hand(self) -> impl Iterator<Item = Card> + 'a {
        self.player().holding.hand().iter().map(|held| held.card())
    }

    /// Every card owned, wherever it lies.
    pub fn cards(self) -> impl Iterator<Item = Card> + 'a {
        let held = self.player().holding.all().iter().chain(self.game.drawn_of(self.seat));
        held.map(|held| held.card()).chain(self.player().played.all())
    }

    /// Assistants.
    pub fn assistants(self) -> impl Iterator<Item = AssistantView> {
        self.player().helpers().map(AssistantView::from)
    }

    /// How many boons of guardians are not used yet.
    pub const fn boons(self) -> u32 {
        self.player().boon_count()
    }

    /// How many idols lie in the crates.
    pub const fn crates(self) -> u8 {
        self.player().crates()
    }

    /// How many archaeologists are at home.
    pub fn archaeologists(self) -> usize {
        self.game.archaeologists(self.seat)
    }

    /// How many archaeologists would return with Fear now.
    pub fn threatened(self) -> usize {
        let guarded = |site: &Site| self.game.island.guardian(*site).is_some();
        let own =
            |site: Site| self.game.island.figures_at(site).filter(|&it| it == Figure::Of(self.seat)).count();
        if self.player().war_mask { 0 } else { Site::all().filter(guarded).map(own).sum() }
    }

    /// The rows of the magnifying glass and of the notebook.
    pub fn rows(self) -> [u8; 2] {
        let row = |space: u8| self.game.track().spaces[usize::from(space)].row;
        [row(self.player().glass), row(self.player().notebook)]
    }

    /// Whether the player has passed for the round.
    pub const fn has_passed(self) -> bool {
        self.player().passed
    }
}
