//! Surveys: a card for the forecast, a token, and artefacts from the supply.

use dighouse_game::{List, Log, Seat, Viewers};

use crate::components::artefact::COLOURS;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules::score::Category;
use crate::state::task::{Task, Then};
use crate::state::{Forecast, ROUNDS};
use crate::{Action, AnyCard, Artefact, Card, Colour, Deed, ExcavationEarth, Faction, Party, Store};

/// How many artefacts are drawn; seers draw one more.
pub(crate) const DRAWN: usize = 2;

impl ExcavationEarth {
    /// The rule against surveying in a colour. In the last round only the artefacts count.
    pub(crate) fn forbids_survey(&self, colour: Colour) -> Option<Reason> {
        if self.round < ROUNDS {
            self.first_unmarked().is_none().then_some(Reason::ForecastFull)
        } else {
            self.piles[colour.index()].is_empty().then_some(Reason::PileEmpty { colour })
        }
    }

    /// The colours in which anything can be surveyed.
    pub(crate) fn surveyable_colours(&self) -> [bool; COLOURS] {
        if self.round < ROUNDS {
            return [self.first_unmarked().is_some(); COLOURS];
        }
        std::array::from_fn(|colour| !self.piles[colour].is_empty())
    }

    pub(crate) fn begin_survey(&mut self, party: Party, card: Card, log: &mut impl Log<Event>) {
        log.tell(Event::Played {
            seat: party,
            card: AnyCard::Action(card),
            deed: Deed::Survey(card.colour()),
        });
        if self.round < ROUNDS {
            self.lose_card(party, card);
            self.task = Task::Replace { card };
        } else {
            self.discard_card(party, AnyCard::Action(card));
            self.draw_for_survey(party, card.colour(), log);
        }
    }

    pub(crate) fn list_replacements(&self, out: &mut Vec<Action>) {
        let spaces = self.forecast.as_slice().iter().zip(1..);
        out.extend(spaces.filter(|(it, _)| it.marker.is_none()).map(|(_, space)| Action::Replace { space }));
    }

    pub(crate) fn forbids_replacement(&self, space: u8) -> Option<Reason> {
        let index = usize::from(space).wrapping_sub(1);
        match self.forecast.as_slice().get(index) {
            None => Some(Reason::NoSuchSpace),
            Some(Forecast { marker, .. }) => marker.map(|_| Reason::Marked { space }),
        }
    }

    pub(crate) fn replace(&mut self, party: Party, space: u8, log: &mut impl Log<Event>) {
        let Task::Replace { card } = self.task else { return };
        self.put_into_forecast(party, usize::from(space) - 1, card, log);
        self.take_token(party, log);
        self.draw_for_survey(party, card.colour(), log);
    }

    /// A card takes the place of another, with a crew marker if there is one.
    pub(crate) fn put_into_forecast(
        &mut self,
        party: Party,
        index: usize,
        card: Card,
        log: &mut impl Log<Event>,
    ) {
        let marker = (self.players[party.index()].crew > 0).then_some(party);
        self.players[party.index()].crew -= u8::from(marker.is_some());
        let before = std::mem::replace(&mut self.forecast.as_mut_slice()[index], Forecast { card, marker });
        self.discard.add(before.card);
        log.tell(Event::Replaced { seat: party, space: index as u8 + 1, card, before: before.card });
    }

    /// The lowest initiative token, once a round.
    fn take_token(&mut self, party: Party, log: &mut impl Log<Event>) {
        if self.players[party.index()].token == 0 {
            let taken = self.players.iter().filter(|player| player.token > 0).count() as u8;
            self.players[party.index()].token = taken + 1;
            log.tell(Event::TokenTaken { seat: party, token: taken + 1 });
        }
    }

    pub(crate) fn draw_for_survey(&mut self, party: Party, colour: Colour, log: &mut impl Log<Event>) {
        let most = DRAWN + usize::from(self.me().is(Faction::IsSisinui));
        let drawn = self.draw_artefacts(colour, most);
        if drawn.len() > 1 {
            if let Some(seat) = party.seat() {
                log.tell(Event::ArtefactsDrawn { seat, colour, count: drawn.len() as u8 });
                log.record(Viewers::only(seat), Event::ArtefactsSeen { seat, artefacts: drawn });
            }
            self.task = Task::Uncover { drawn };
            return;
        }
        if let Some(&artefact) = drawn.as_slice().first() {
            self.put_on_site(artefact, log);
        }
        self.end_action(log);
    }

    /// Draws from a supply pile what is there, in the order of the gallery.
    pub(crate) fn draw_artefacts(&mut self, colour: Colour, most: usize) -> List<Artefact, 3> {
        let mut drawn = List::EMPTY;
        while drawn.len() < most {
            let Some(artefact) = self.piles[colour.index()].pop() else { break };
            drawn.push(artefact);
            self.chance.reveal();
        }
        drawn.as_mut_slice().sort_unstable();
        drawn
    }

    pub(crate) fn put_on_site(&mut self, artefact: Artefact, log: &mut impl Log<Event>) {
        self.sites[artefact.index()] += 1;
        log.tell(Event::Uncovered { artefact });
    }

    pub(crate) fn list_uncoverings(&self, out: &mut Vec<Action>) {
        let Task::Uncover { drawn } = self.task else { return };
        let some = |of: List<Artefact, 3>| of.into_iter().map(Some).chain([None]);
        for place in drawn {
            let rest = without(drawn, Some(place));
            for take in some(rest) {
                for buy in some(without(rest, take)) {
                    let action = Action::Uncover { place, take, buy };
                    if self.forbids_uncovering(place, take, buy).is_none() && !out.contains(&action) {
                        out.push(action);
                    }
                }
            }
        }
    }

    pub(crate) fn forbids_uncovering(
        &self,
        place: Artefact,
        take: Option<Artefact>,
        buy: Option<Artefact>,
    ) -> Option<Reason> {
        let Task::Uncover { drawn } = self.task else { return Some(Reason::AnotherDecision) };
        let wanted = [Some(place), take, buy];
        let missing = wanted.iter().flatten().find(|&&artefact| {
            let count = |list: &[Artefact]| list.iter().filter(|&&other| other == artefact).count();
            let asked = wanted.iter().flatten().filter(|&&other| other == artefact).count();
            count(drawn.as_slice()) < asked
        });
        if let Some(&artefact) = missing {
            return Some(Reason::NotDrawn { artefact });
        }
        if take.is_some() && !self.me().is(Faction::IsSisinui) {
            return Some(Reason::SeersOnly);
        }
        if usize::from(self.me().room(Store::Hold)) < take.iter().chain(&buy).count() {
            return Some(Reason::HoldFull);
        }
        let price = price_of_drawn(buy?);
        (price > self.me().credits).then_some(Reason::TooExpensive { price })
    }

    /// One artefact goes to the map, others to the hold, the rest back to the supply.
    pub(crate) fn uncover(
        &mut self,
        seat: Seat,
        place: Artefact,
        take: Option<Artefact>,
        buy: Option<Artefact>,
        log: &mut impl Log<Event>,
    ) {
        let Task::Uncover { drawn } = self.task else { return };
        let party = Party::Seat(seat);
        let rest = without(without(without(drawn, Some(place)), take), buy);
        self.put_on_site(place, log);
        if let Some(artefact) = take {
            self.me_mut().hold.add(artefact);
            self.gained.push(artefact);
            log.tell(Event::TakenFreely { seat: party, artefact });
        }
        if let Some(artefact) = buy {
            self.buy_drawn(party, artefact, Store::Hold, log);
            self.gained.push(artefact);
        }
        self.shuffle_back(rest);
        self.begin_sampling(Then::EndAction, log);
    }

    pub(crate) fn buy_drawn(
        &mut self,
        party: Party,
        artefact: Artefact,
        store: Store,
        log: &mut impl Log<Event>,
    ) {
        let price = price_of_drawn(artefact);
        let player = &mut self.players[party.index()];
        player.earn(Category::Purchases, -price);
        player.store_mut(store).add(artefact);
        log.tell(Event::Bought { seat: party, artefact, credits: price });
    }

    /// Each artefact goes to a random place of its pile.
    pub(crate) fn shuffle_back(&mut self, rest: List<Artefact, 3>) {
        if rest.is_empty() {
            return;
        }
        let mut stream = self.chance.stream();
        for artefact in rest {
            let pile = &mut self.piles[artefact.colour().index()];
            let place = stream.below(pile.len() as u32 + 1) as usize;
            pile.insert(place, artefact);
        }
    }
}

/// What an artefact drawn for a survey costs.
pub(crate) fn price_of_drawn(artefact: Artefact) -> i16 {
    2 * artefact.value()
}

/// The list without one copy of `artefact`.
pub(crate) fn without(list: List<Artefact, 3>, artefact: Option<Artefact>) -> List<Artefact, 3> {
    let mut rest = list;
    if let Some(place) = list.as_slice().iter().position(|&other| Some(other) == artefact) {
        rest.remove(place);
    }
    rest
}
