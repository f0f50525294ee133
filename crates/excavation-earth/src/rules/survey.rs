//! Surveys: a card for the forecast, a token, and artefacts from the supply.

use dighouse_game::{Listing, Log, Seat, Viewers};

use crate::components::artefact::COLOURS;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules::score::Category;
use crate::state::Finds;
use crate::state::task::{Task, Then};
use crate::{Action, AnyCard, Artefact, Card, Colour, Deed, ExcavationEarth, Faction, Party, Store};

/// How many artefacts are drawn; seers draw one more.
pub(crate) const DRAWN: usize = 2;

impl ExcavationEarth {
    /// The rule against surveying in a colour. In the last round only the artefacts count.
    pub(crate) fn forbids_survey(&self, colour: Colour) -> Option<Reason> {
        if self.turns.is_last_round() {
            self.artefacts.pile(colour).is_empty().then_some(Reason::PileEmpty { colour })
        } else {
            self.forecast.first_unmarked().is_none().then_some(Reason::ForecastFull)
        }
    }

    /// The colours in which anything can be surveyed.
    pub(crate) fn surveyable_colours(&self) -> [bool; COLOURS] {
        if !self.turns.is_last_round() {
            return [self.forecast.first_unmarked().is_some(); COLOURS];
        }
        Colour::ALL.map(|colour| !self.artefacts.pile(colour).is_empty())
    }

    pub(crate) fn begin_survey(&mut self, party: Party, card: Card, log: &mut impl Log<Event>) {
        log.tell(Event::Played {
            seat: party,
            card: AnyCard::Action(card),
            deed: Deed::Survey(card.colour()),
        });
        if self.turns.is_last_round() {
            self.discard_card(party, AnyCard::Action(card));
            self.draw_for_survey(party, card.colour(), log);
        } else {
            self.players[party].hand.remove(AnyCard::Action(card));
            self.task = Task::Replace { card };
        }
    }

    pub(crate) fn list_replacements(&self, out: &mut impl Listing<Action>) {
        let spaces = self.forecast.spaces().iter().zip(1..);
        out.extend(spaces.filter(|(it, _)| it.marker.is_none()).map(|(_, space)| Action::Replace { space }));
    }

    pub(crate) fn forbids_replacement(&self, space: u8) -> Option<Reason> {
        let index = usize::from(space).wrapping_sub(1);
        let Some(forecast) = self.forecast.spaces().get(index) else { return Some(Reason::NoSuchSpace) };
        forecast.marker.map(|_| Reason::Marked { space })
    }

    pub(crate) fn replace(&mut self, party: Party, space: u8, log: &mut impl Log<Event>) {
        let Task::Replace { card } = self.task else { return };
        self.put_into_forecast(party, usize::from(space) - 1, card, log);
        self.take_token(party, log);
        self.draw_for_survey(party, card.colour(), log);
    }

    /// A card replaces another, with a crew marker on it if the party has one.
    pub(crate) fn put_into_forecast(
        &mut self,
        party: Party,
        index: usize,
        card: Card,
        log: &mut impl Log<Event>,
    ) {
        let marker = self.players[party].crew_markers_mut().take().then_some(party);
        let before = self.forecast.replace(index, card, marker);
        self.cards.discard(before);
        log.tell(Event::Replaced { seat: party, space: index as u8 + 1, card, before });
    }

    /// The lowest initiative token, once a round.
    fn take_token(&mut self, party: Party, log: &mut impl Log<Event>) {
        if self.players[party].token().is_none() {
            let token = self.players.iter().filter(|player| player.token().is_some()).count() as u8 + 1;
            self.players[party].take_token(token);
            log.tell(Event::TokenTaken { seat: party, token });
        }
    }

    pub(crate) fn draw_for_survey(&mut self, party: Party, colour: Colour, log: &mut impl Log<Event>) {
        let most = DRAWN + usize::from(self.me().is(Faction::IsSisinui));
        let drawn = self.artefacts.draw(colour, most, &mut self.chance);
        if !drawn.is_empty() && self.asks(drawn.len() > 1) {
            if let Some(seat) = party.seat() {
                log.tell(Event::ArtefactsDrawn { seat, colour, count: drawn.len() as u8 });
                log.record(Viewers::only(seat), Event::ArtefactsSeen { seat, artefacts: drawn });
            }
            self.task = Task::Uncover { drawn };
            return;
        }
        if let Some(&artefact) = drawn.first() {
            self.put_on_site(artefact, log);
        }
        self.end_action(log);
    }

    pub(crate) fn put_on_site(&mut self, artefact: Artefact, log: &mut impl Log<Event>) {
        self.artefacts.put_on_site(artefact);
        log.tell(Event::Uncovered { artefact });
    }

    pub(crate) fn list_uncoverings(&self, out: &mut impl Listing<Action>) {
        let Task::Uncover { drawn } = self.task else { return };
        let some = |of: Finds| kinds(of).map(Some).chain([None]);
        for place in kinds(drawn) {
            let rest = without(drawn, Some(place));
            for take in some(rest) {
                for buy in some(without(rest, take)) {
                    if self.forbids_uncovering(place, take, buy).is_none() {
                        out.push(Action::Uncover { place, take, buy });
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
            count(&drawn) < asked
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
        (price > self.me().credits()).then_some(Reason::TooExpensive { price })
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
            self.me_mut().storage.add(Store::Hold, artefact);
            self.gain(artefact);
            log.tell(Event::TakenFreely { seat: party, artefact });
        }
        if let Some(artefact) = buy {
            self.buy_drawn(party, artefact, Store::Hold, log);
            self.gain(artefact);
        }
        self.artefacts.shuffle_back(rest, &mut self.chance);
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
        let player = &mut self.players[party];
        player.purse.earn(Category::Purchases, -price);
        player.storage.add(store, artefact);
        log.tell(Event::Bought { seat: party, artefact, credits: price });
    }
}

/// What an artefact drawn for a survey costs.
pub(crate) fn price_of_drawn(artefact: Artefact) -> i16 {
    2 * artefact.value()
}

/// The artefacts of the list, equal ones once.
fn kinds(list: Finds) -> impl Iterator<Item = Artefact> {
    (0..list.len()).filter(move |&place| !list[..place].contains(&list[place])).map(move |place| list[place])
}

/// The list without one copy of `artefact`.
pub(crate) fn without(list: Finds, artefact: Option<Artefact>) -> Finds {
    let mut rest = list;
    if let Some(place) = list.iter().position(|&other| Some(other) == artefact) {
        rest.remove(place);
    }
    rest
}
