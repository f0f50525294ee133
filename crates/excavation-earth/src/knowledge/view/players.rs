//! What each player has.

use dighouse_game::Viewer;
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::components::artefact::ROWS;
use crate::components::card::Cards;
use crate::player::Player;
use crate::rules::score::CATEGORIES;
use crate::{AnyCard, Artefact, Card, Colour, ExcavationEarth, Faction, Location, Party, Store};

/// A player, or Zu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PlayerView {
    /// Who.
    pub party: Party,
    /// The faction.
    pub faction: Option<Faction>,
    /// The colour of its markers.
    pub colour: Option<String>,
    /// Credits.
    pub credits: i16,
    /// Where the credits come from: the lines of the score sheet. Zu is not on that sheet.
    pub ledger: Vec<(String, i16)>,
    /// The action cards in hand; those that the viewer cannot know are none.
    pub hand: Vec<Option<Card>>,
    /// The travel cards in hand.
    pub travel: Vec<AnyCard>,
    /// The cards to choose from in a draft; those that the viewer cannot know are none.
    pub packet: Vec<Option<Card>>,
    /// What was kept of them; only for the player.
    pub kept: Option<[Card; 2]>,
    /// Where the explorers stand.
    pub explorers: Vec<Location>,
    /// The cargo hold.
    pub hold: Vec<Artefact>,
    /// The hidden hatch.
    pub hatch: Vec<Artefact>,
    /// The gallery.
    pub gallery: GalleryView,
    /// Crew markers in supply.
    pub crew: u8,
    /// The initiative token taken this round.
    pub token: Option<u8>,
    /// Whether it has left the round.
    pub passed: bool,
}

/// A gallery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct GalleryView {
    /// What was sampled.
    pub samples: Vec<Artefact>,
    /// The rows from the top.
    pub rows: Vec<LineView>,
    /// The columns from the left.
    pub columns: Vec<LineView>,
    /// The columns whose card was drawn.
    pub bonuses: Vec<Colour>,
    /// What the gallery is worth now.
    pub worth: i16,
    /// What each further sample would add.
    pub adds: Vec<(Artefact, i16)>,
}

/// A row or a column of a gallery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct LineView {
    /// Samples in it.
    pub samples: u8,
    /// What they are worth.
    pub prize: i16,
}

impl GalleryView {
    fn of(player: &Player) -> GalleryView {
        let shipped = GameBox::get();
        let gallery = player.gallery();
        let worth = gallery.worth();
        let line =
            |samples: usize, prizes: &[i16]| LineView { samples: samples as u8, prize: prizes[samples] };
        let missing = Artefact::all().filter(|artefact| !player.has_sample(*artefact));
        GalleryView {
            samples: gallery.samples().collect(),
            rows: (0..ROWS).map(|row| line(gallery.in_row(row), &shipped.row_prizes[row])).collect(),
            columns: shipped
                .columns
                .iter()
                .map(|&colour| line(gallery.in_column(colour), &shipped.column_prizes[colour.index()]))
                .collect(),
            bonuses: gallery.bonuses().collect(),
            worth,
            adds: missing.map(|artefact| (artefact, gallery.worth_with(artefact) - worth)).collect(),
        }
    }
}

impl ExcavationEarth {
    pub(super) fn player_seen_by(&self, party: Party, viewer: Viewer) -> PlayerView {
        let player = &self.players[party];
        let own = viewer == Viewer::AllSeeing || viewer.seat().map(Party::Seat) == Some(party);
        let known = |cards: Cards, known: Cards| -> Vec<Option<Card>> {
            let hidden = cards.len() - known.len();
            known.iter().map(Some).chain(std::iter::repeat_n(None, hidden)).collect()
        };
        let hand = match party.seat() {
            Some(seat) if !own => known(player.hand.cards(), self.known_cards(viewer, seat)),
            Some(_) | None => known(player.hand.cards(), player.hand.cards()),
        };
        let packet = party.seat().map_or(Cards::NONE, |seat| self.draft.packet(seat));
        let kept = party.seat().and_then(|seat| self.draft.kept(seat));
        let knows_packet = own || party.seat().is_some_and(|seat| self.knows_packet(viewer, seat));
        let shipped = GameBox::get();
        PlayerView {
            party,
            faction: player.faction(),
            colour: player.faction().map(|faction| shipped.figures.marker_colours[faction.index()].clone()),
            credits: player.credits(),
            ledger: CATEGORIES.iter().map(|&line| line.to_owned()).zip(*player.purse.ledger()).collect(),
            hand,
            travel: player.travel_cards().collect(),
            packet: known(packet, if knows_packet { packet } else { Cards::NONE }),
            kept: kept.filter(|_| own).map(|(first, second)| [first, second]),
            explorers: player.explorers().collect(),
            hold: player.storage.part(Store::Hold).iter().collect(),
            hatch: player.storage.part(Store::Hatch).iter().collect(),
            gallery: GalleryView::of(player),
            crew: player.crew(),
            token: player.token(),
            passed: player.has_passed(),
        }
    }
}
