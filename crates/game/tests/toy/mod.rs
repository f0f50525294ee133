//! A small game that uses everything in the contract: hands, sealed answers, chance, and an option of each kind. `BUG`
//! breaks it in one place.
//!
//! There are eleven cards, and a hand has three. In each of three rounds all players play a card at once. The highest
//! card scores a point, and its player may draw a card (`draw`) or not (`stop`); nobody is asked if no card is left.

use std::fmt;
use std::str::FromStr;

use dighouse_game::encoding::{ActionId, Axis, Field, Kind, around};
use dighouse_game::{
    Chance, Decision, Encoded, Game, GameOption, Info, Listing, Log, ParseError, PerSeat, ScenarioError,
    Seat, Seats, Seed, Setup, SetupError, Standings, Stream, Viewer, Viewers,
};
use serde::{Deserialize, Serialize};

pub(crate) const NONE: u8 = 0;
pub(crate) const LISTS_NOTHING: u8 = 1;
pub(crate) const LISTS_TWICE: u8 = 2;
pub(crate) const LISTS_THE_ILLEGAL: u8 = 3;
pub(crate) const ACCEPTS_ANYTHING: u8 = 4;
pub(crate) const LOSES_CARDS: u8 = 5;
pub(crate) const NEVER_ENDS: u8 = 6;
pub(crate) const PANICS: u8 = 7;
pub(crate) const SHOWS_HANDS: u8 = 8;
pub(crate) const TELLS_DRAWS: u8 = 9;
pub(crate) const REDEALS_NOTHING: u8 = 10;
pub(crate) const KEEPS_HANDS: u8 = 11;
pub(crate) const FORGETS_BARRIERS: u8 = 12;
pub(crate) const OPENS_SEALS: u8 = 13;
pub(crate) const WRITES_ACTIONS_BADLY: u8 = 14;
pub(crate) const WRITES_POSITIONS_BADLY: u8 = 15;
pub(crate) const EXPLAINS_TOO_MUCH: u8 = 16;
pub(crate) const REDEALS_THE_IMPOSSIBLE: u8 = 17;
pub(crate) const LISTS_WHAT_OTHERS_HOLD: u8 = 18;
pub(crate) const KEEPS_SEALED_CARDS: u8 = 19;
pub(crate) const SKIPS_TOO_MUCH: u8 = 20;
pub(crate) const TELLS_TOO_LITTLE: u8 = 21;
pub(crate) const KEEPS_SEALED_CARDS_FROM_SPECTATORS: u8 = 22;
pub(crate) const NUMBERS_TWICE: u8 = 23;
pub(crate) const NUMBERS_WITH_GAPS: u8 = 24;
pub(crate) const NUMBERS_TOO_FEW: u8 = 25;
pub(crate) const NAMES_KINDS_BADLY: u8 = 26;
pub(crate) const MASKS_OTHER_ACTIONS: u8 = 27;
pub(crate) const OVERLAPS_FIELDS: u8 = 28;
pub(crate) const OBSERVES_OUT_OF_RANGE: u8 = 29;
pub(crate) const OBSERVES_THE_BUFFER: u8 = 30;
pub(crate) const OBSERVES_NOTHING: u8 = 31;

const CARDS: u16 = 0b111_1111_1111;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Toy<const BUG: u8> {
    seats: u8,
    chance: Chance,
    /// Sets of cards, one bit each.
    hands: PerSeat<u16>,
    played: PerSeat<u16>,
    /// The cards of the previous round.
    shown: PerSeat<u16>,
    discards: u16,
    scores: PerSeat<i16>,
    round: u8,
    long: bool,
    winner: Seat,
    asks_winner: bool,
    #[serde(skip)]
    asks_everything: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) enum Act<const BUG: u8> {
    Play(u8),
    Draw,
    Stop,
}

impl<const BUG: u8> fmt::Display for Act<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Play(_) if BUG == WRITES_ACTIONS_BADLY => write!(f, "play"),
            Act::Play(card) => write!(f, "play {card}"),
            Act::Draw => write!(f, "draw"),
            Act::Stop => write!(f, "stop"),
        }
    }
}

impl<const BUG: u8> FromStr for Act<BUG> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "draw" => Ok(Act::Draw),
            "stop" => Ok(Act::Stop),
            _ => {
                let card = text.strip_prefix("play ").and_then(|card| card.parse().ok());
                card.filter(|&card: &u8| card < 12)
                    .map(Act::Play)
                    .ok_or_else(|| ParseError::new("an action", text))
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) enum Event {
    Shown { seat: Seat, card: u8 },
    Won { seat: Seat },
    Drew { seat: Seat },
    Card { seat: Seat, card: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) enum Reason {
    NotYours,
    HeldBy(Seat),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    seat: Option<Seat>,
    seats: u8,
    hands: PerSeat<Option<u16>>,
    sealed: PerSeat<Option<u16>>,
    sizes: PerSeat<u32>,
    answered: PerSeat<bool>,
    shown: PerSeat<u16>,
    discards: u16,
    scores: PerSeat<i16>,
    round: u8,
    asks_winner: bool,
}

fn bits(set: u16) -> impl Iterator<Item = u8> {
    (0..12).filter(move |card| set >> card & 1 == 1)
}

impl<const BUG: u8> Toy<BUG> {
    fn undealt(&self) -> u16 {
        let dealt = self.hands.0.iter().chain(&self.played.0).fold(self.discards, |all, set| all | set);
        CARDS & !dealt
    }

    fn rounds(&self) -> u8 {
        if self.long { 3 } else { 2 }
    }

    fn draw(set: u16, stream: &mut Stream) -> u8 {
        bits(set).nth(stream.below(set.count_ones()) as usize).expect("the set has cards")
    }

    fn show(&mut self, log: &mut impl Log<Event>) {
        if BUG != FORGETS_BARRIERS {
            self.chance.reveal();
        }
        for seat in Seat::first(self.seats) {
            let card = self.played[seat].trailing_zeros() as u8;
            log.tell(Event::Shown { seat, card });
        }
        self.winner = Seat::first(self.seats).max_by_key(|&seat| self.played[seat]).expect("somebody plays");
        self.scores[self.winner] += 1;
        self.shown = self.played;
        for set in &mut self.played.0 {
            if BUG != LOSES_CARDS {
                self.discards |= *set;
            }
            *set = 0;
        }
        log.tell(Event::Won { seat: self.winner });
        let skipped = if BUG == SKIPS_TOO_MUCH { 1 } else { 0 };
        self.asks_winner = self.asks_everything || self.undealt().count_ones() > skipped;
        self.round += u8::from(!self.asks_winner);
    }
}

impl<const BUG: u8> Game for Toy<BUG> {
    const INFO: Info = Info {
        id: "toy",
        rules: 1,
        min_seats: 2,
        max_seats: 3,
        options: &[
            GameOption::variant("length", &["long", "short"]),
            GameOption::ruling("table", &["round", "square"]),
        ],
        categories: &["points"],
        longest: 12,
    };

    type Action = Act<BUG>;
    type Event = Event;
    type Reason = Reason;
    type View = View;
    type Position = Toy<BUG>;
    type Printed = [&'static str; 2];

    fn printed() -> Result<Self::Printed, SetupError> {
        Ok(["one", "two"])
    }

    fn begin(setup: &Setup, seed: Seed, _: &mut impl Log<Event>) -> Result<Self, SetupError> {
        let mut toy = Toy {
            seats: setup.seats(),
            chance: Chance::new(seed),
            hands: PerSeat::default(),
            played: PerSeat::default(),
            shown: PerSeat::default(),
            discards: 0,
            scores: PerSeat::default(),
            round: 0,
            long: setup.is("length", "long"),
            winner: Seat::ALL[0],
            asks_winner: false,
            asks_everything: false,
        };
        let mut stream = toy.chance.stream();
        for seat in Seat::first(setup.seats()) {
            for _ in 0..3 {
                toy.hands[seat] |= 1 << Self::draw(toy.undealt(), &mut stream);
            }
        }
        Ok(toy)
    }

    fn setup(&self) -> Setup {
        let setup = Setup::new(&Self::INFO, self.seats).unwrap();
        setup.choose("length", if self.long { "long" } else { "short" }).unwrap()
    }

    fn decision(&self) -> Decision {
        if self.round >= self.rounds() {
            Decision::Over
        } else if self.asks_winner {
            Decision::one(self.winner, "draw")
        } else {
            let waiting: Seats = Seat::first(self.seats).filter(|&seat| self.played[seat] == 0).collect();
            Decision::Ask { seats: waiting, prompt: "play" }
        }
    }

    fn list(&self, seat: Seat, out: &mut impl Listing<Act<BUG>>) {
        if !self.decision().seats().contains(seat) || BUG == LISTS_NOTHING {
            return;
        }
        if self.asks_winner {
            out.push(Act::Stop);
            out.extend((self.undealt() != 0).then_some(Act::Draw));
        } else {
            out.extend(bits(self.hands[seat]).map(Act::Play));
        }
        match BUG {
            LISTS_TWICE if self.asks_winner => out.push(Act::Stop),
            LISTS_THE_ILLEGAL => out.push(Act::Play(11)),
            LISTS_WHAT_OTHERS_HOLD if self.hands.0[0] & 1 == 1 => out.push(Act::Play(0)),
            _ => {}
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Act<BUG>>) {
        out.clear();
        self.list(seat, out);
        if BUG == MASKS_OTHER_ACTIONS && out.len() > 1 {
            out.pop();
        }
    }

    fn forbids(&self, seat: Seat, action: Act<BUG>) -> Option<Reason> {
        if BUG == ACCEPTS_ANYTHING || (BUG == LISTS_WHAT_OTHERS_HOLD && action == Act::Play(0)) {
            return None;
        }
        match action {
            Act::Play(card) if !self.asks_winner => {
                let holder = Seat::first(self.seats).find(|&other| self.hands[other] >> card & 1 == 1);
                let told = holder.filter(|_| BUG == EXPLAINS_TOO_MUCH).map(Reason::HeldBy);
                (holder != Some(seat)).then_some(told.unwrap_or(Reason::NotYours))
            }
            Act::Draw if self.asks_winner && self.undealt() != 0 => None,
            Act::Stop if self.asks_winner => None,
            _ => Some(Reason::NotYours),
        }
    }

    fn play(&mut self, seat: Seat, action: Act<BUG>, log: &mut impl Log<Event>) {
        match action {
            Act::Play(card) => {
                self.hands[seat] &= !(1 << card);
                self.played[seat] |= 1 << card;
                let everybody = Seat::first(self.seats).all(|seat| self.played[seat] != 0);
                if everybody {
                    self.show(log);
                }
            }
            Act::Draw => {
                let card = Self::draw(self.undealt(), &mut self.chance.stream());
                self.hands[seat] |= 1 << card;
                if BUG != TELLS_TOO_LITTLE {
                    log.tell(Event::Drew { seat });
                }
                let insiders = if BUG == TELLS_DRAWS { Viewers::ALL } else { Viewers::only(seat) };
                log.record(insiders, Event::Card { seat, card });
                self.round += 1;
                self.asks_winner = false;
            }
            Act::Stop if BUG == NEVER_ENDS => {
                self.winner = Seat::new((self.winner.index() + 1) % usize::from(self.seats)).unwrap();
            }
            Act::Stop => {
                assert!(BUG != PANICS, "a bug in the rules");
                self.round += 1;
                self.asks_winner = false;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let (mut hands, mut sealed) = (PerSeat::default(), PerSeat::default());
        for seat in Seat::first(self.seats) {
            let insider = viewer == Viewer::Seat(seat) || viewer == Viewer::AllSeeing;
            if insider || BUG == SHOWS_HANDS {
                hands[seat] = Some(self.hands[seat]);
            }
            if (insider || BUG == OPENS_SEALS) && self.played[seat] != 0 {
                sealed[seat] = Some(self.played[seat]);
            }
        }
        View {
            seat: viewer.seat(),
            seats: self.seats,
            hands,
            sealed,
            sizes: PerSeat(self.hands.0.map(u16::count_ones)),
            answered: PerSeat(self.played.0.map(|played| played != 0)),
            shown: self.shown,
            discards: self.discards,
            scores: self.scores,
            round: self.round,
            asks_winner: self.asks_winner,
        }
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Stream) {
        if BUG == REDEALS_NOTHING {
            return;
        }
        self.chance.rekey(rng);
        if BUG == KEEPS_HANDS || viewer == Viewer::AllSeeing {
            return;
        }
        let keeps_sealed_cards = BUG == KEEPS_SEALED_CARDS
            || (BUG == KEEPS_SEALED_CARDS_FROM_SPECTATORS && viewer == Viewer::Spectator);
        let mut sizes = Vec::new();
        for seat in Seat::first(self.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
            sizes.push((seat, self.hands[seat].count_ones(), self.played[seat]));
            self.hands[seat] = 0;
            if !keeps_sealed_cards {
                self.played[seat] = 0;
            }
        }
        for (seat, size, played) in sizes {
            for _ in 0..size {
                self.hands[seat] |= 1 << Self::draw(self.undealt(), rng);
            }
            if played != 0 && !keeps_sealed_cards {
                self.played[seat] = 1 << Self::draw(self.undealt(), rng);
            }
        }
        if BUG == REDEALS_THE_IMPOSSIBLE && !self.asks_winner {
            self.winner = Seat::ALL[3];
        }
    }

    fn standings(&self) -> Standings {
        let mut standings = Standings::new(Self::INFO.categories, self.seats);
        Seat::first(self.seats).for_each(|seat| standings.add(seat, 0, self.scores[seat]));
        standings.rank_by(|seat| self.scores[seat]);
        standings
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn is_secret(&self, _: Seat) -> bool {
        // Whether the winner draws is public, and the log tells it.
        true
    }

    fn without_shortcuts(self) -> Self {
        Toy { asks_everything: BUG != NEVER_ENDS, ..self }
    }

    fn components(&self) -> Vec<u32> {
        let hands = self.hands.0.iter().chain(&self.played.0).map(|set| set.count_ones()).sum::<u32>();
        let undealt = if BUG == LOSES_CARDS { 3 } else { self.undealt().count_ones() };
        vec![hands + self.discards.count_ones() + undealt]
    }

    fn position(&self) -> Self {
        let round = if BUG == WRITES_POSITIONS_BADLY { 0 } else { self.round };
        Toy { round, ..*self }
    }

    fn from_position(position: Self) -> Result<Self, ScenarioError> {
        let sets = position.hands.0.iter().chain(&position.played.0).chain([&position.discards]);
        let (all, sum) = sets.fold((0, 0), |(all, sum), set| (all | set, sum + set.count_ones()));
        if all.count_ones() != sum {
            Err(ScenarioError::impossible("a card lies twice"))
        } else if position.winner.index() >= usize::from(position.seats) {
            Err(ScenarioError::impossible("an empty seat has won"))
        } else {
            Ok(position)
        }
    }
}

const CARD: Axis = Axis::new("card", 11);

const fn kinds<const BUG: u8>() -> [Kind<Act<BUG>>; 3] {
    let stop = if BUG == NAMES_KINDS_BADLY { "halt" } else { "stop" };
    let kinds = [
        Kind::new("play", &[CARD], |[card, ..]| {
            (BUG != NUMBERS_TOO_FEW || card < 10).then_some(Act::Play(card as u8))
        }),
        Kind::new("draw", &[], |_| Some(Act::Draw)),
        Kind::new(stop, &[], |_| Some(Act::Stop)),
    ];
    if BUG == NUMBERS_WITH_GAPS { kinds } else { Kind::numbered(kinds) }
}

const fn fields<const BUG: u8>() -> [Field<View>; 4] {
    let most = if BUG == OBSERVES_OUT_OF_RANGE { 1 } else { 4 };
    let fields = [
        Field::flags("hands", &[Axis::SEATS, CARD], "The cards that the viewer sees.", |view: &View, out| {
            for (seat, cards) in around(view.seat, view.seats).zip(out.chunks_mut(CARD.size())) {
                bits(view.hands[seat].unwrap_or_default()).for_each(|card| cards[usize::from(card)] = 1);
            }
        }),
        Field::new(
            "sizes",
            &[Axis::SEATS],
            0,
            most,
            "How many cards each player has.",
            |view: &View, out| {
                for (seat, size) in around(view.seat, view.seats).zip(out) {
                    *size = view.sizes[seat] as i16;
                }
            },
        ),
        Field::flags("discards", &[CARD], "The cards played.", |view: &View, out| {
            if BUG != OBSERVES_NOTHING {
                bits(view.discards).for_each(|card| out[usize::from(card)] = 1);
            }
        }),
        Field::new("round", &[], 0, 3, "The round, from 0.", |view: &View, out| out[0] = view.round.into()),
    ];
    if BUG == OVERLAPS_FIELDS { fields } else { Field::laid_out(fields) }
}

impl<const BUG: u8> Encoded for Toy<BUG> {
    const KINDS: &'static [Kind<Act<BUG>>] = &kinds::<BUG>();
    const FIELDS: &'static [Field<View>] = &fields::<BUG>();

    type Sight = View;

    fn id(action: Act<BUG>) -> Option<ActionId> {
        let (kind, card) = match action {
            Act::Play(card) if BUG == NUMBERS_TOO_FEW && card >= 10 => return None,
            Act::Play(card) => (0, card.into()),
            Act::Draw => (1, 0),
            Act::Stop if BUG == NUMBERS_TWICE => (1, 0),
            Act::Stop => (2, 0),
        };
        Some(Self::KINDS[kind].id([card, 0, 0]))
    }

    fn sight(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn observe(view: &View, out: &mut [i16]) {
        if BUG != OBSERVES_THE_BUFFER {
            out.fill(0);
        }
        Self::FIELDS.iter().for_each(|field| field.write(view, &mut out[field.range()]));
    }
}
