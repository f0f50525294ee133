//! All players' holdings, and the viewer's cards.

use dighouse_excavation_earth::{Artefact, Card, ExcavationEarth, PlayerView};
use dighouse_game::Game;

use super::board::{Board, glyph, named, or_nothing, style};
use crate::paint::{self, beside, paint};

impl Board<'_> {
    /// A card in the colour of its region.
    pub(super) fn card(&self, card: Card) -> String {
        paint(style(card.colour()), &self.word(card))
    }

    /// A player in two lines: credits and explorers, then artefacts and gallery.
    pub(super) fn player(&self, player: &PlayerView) -> Vec<String> {
        let own = self.view.seat.map(Into::into) == Some(player.party);
        let mark = if own { "▸" } else { " " };
        let faction = player
            .faction
            .map_or_else(String::new, |it| format!(" ({})", self.say(&format!("role-{it}"), &[])));
        let name = paint(paint::STRONG, &format!("{mark}{}{faction}", self.party(player.party)));
        let places: Vec<String> = player.explorers.iter().map(ToString::to_string).collect();
        let args = [
            ("credits", player.credits.into()),
            ("cards", (player.hand.len() + player.travel.len()).into()),
            ("crew", player.crew.into()),
            ("places", or_nothing(places.join(" ")).into()),
            ("passed", if player.passed { "yes" } else { "no" }.into()),
        ];
        let stored = |artefacts: &[Artefact]| {
            or_nothing(artefacts.iter().map(|&artefact| named(artefact)).collect::<Vec<_>>().join(" "))
        };
        let things = [
            ("hold", stored(&player.hold).into()),
            ("hatch", stored(&player.hatch).into()),
            ("gallery", self.gallery(player).into()),
            ("worth", player.gallery.worth.into()),
        ];
        vec![
            beside(&name, &self.say("screen-player", &args)),
            beside("   ", &self.say("screen-things", &things)),
        ]
    }

    /// The gallery column by column, a dot where a sample is missing: `A·C·`.
    fn gallery(&self, player: &PlayerView) -> String {
        let space = |artefact: Artefact| {
            if player.gallery.samples.contains(&artefact) {
                glyph(artefact)
            } else {
                paint(paint::FAINT, "·")
            }
        };
        let printed = ExcavationEarth::printed().expect("a game is shown only if its data is right");
        let columns = printed.columns.iter().map(|&colour| {
            let column = Artefact::all().filter(|artefact| artefact.colour() == colour);
            column.map(space).collect::<String>()
        });
        columns.collect::<Vec<_>>().join(" ")
    }

    /// The viewer's hand, and the cards to draft from.
    pub(super) fn own_cards(&self) -> Vec<String> {
        let own =
            self.view.players.iter().find(|player| self.view.seat.map(Into::into) == Some(player.party));
        let Some(own) = own else { return vec![] };
        let hand = own.hand.iter().flatten().map(|&card| self.card(card));
        let travel = own.travel.iter().map(|card| self.say("screen-fuel", &[("fuel", card.fuel().into())]));
        let hand: Vec<String> = hand.chain(travel).collect();
        let packet: Vec<String> = own.packet.iter().flatten().map(|&card| self.card(card)).collect();
        let line = |key: &str, cards: Vec<String>| {
            let head = paint(paint::FAINT, &format!(" {}", self.say(key, &[])));
            (!cards.is_empty()).then(|| beside(&head, &cards.join(", ")))
        };
        [line("screen-hand", hand), line("screen-packet", packet)].into_iter().flatten().collect()
    }
}
