//! What each player has.

use dighouse_game::Viewer;
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::components::artefact::ROWS;
use crate::components::card::Cards;
use crate::player::Player;
use crate::rules::score::{CATEGORIES, gallery_worth, in_column, in_row};
use crate::{AnyCard, Artefact, Card, Colour, ExcavationEarth, Faction, Location, Party};

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
    /// Where they come from: the lines of the score sheet, which Zu has no column on.
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
    /// What one more sample would add.
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
        let guards = player.guards;
        let worth = gallery_worth(guards);
        let line =
            |samples: usize, prizes: &[i16]| LineView { samples: samples as u8, prize: prizes[samples] };
        let missing = Artefact::all().filter(|artefact| !player.has_sample(*artefact));
        GalleryView {
            samples: player.samples().collect(),
            rows: (0..ROWS).map(|row| line(in_row(guards, row), &shipped.row_prizes[row])).collect(),
            columns: shipped
                .columns
                .iter()
                .map(|&colour| line(in_column(guards, colour), &shipped.column_prizes[colour.index()]))
                .collect(),
            bonuses: Colour::ALL.iter().copied().filter(|it| player.columns >> it.index() & 1 == 1).collect(),
            worth,
            adds: missing
                .map(|artefact| (artefact, gallery_worth(guards | artefact.bit()) - worth))
                .collect(),
        }
    }
}

impl ExcavationEarth {
    pub(super) fn player_seen_by(&self, party: Party, viewer: Viewer) -> PlayerView {
        let player = &self.players[party.index()];
        let own = viewer == Viewer::AllSeeing || viewer.seat().map(Party::Seat) == Some(party);
        let known = |cards: Cards, known: Cards| -> Vec<Option<Card>> {
            let hidden = cards.len() - known.len();
            known.iter().map(Some).chain(std::iter::repeat_n(None, hidden)).collect()
        };
        let hand = match party.seat() {
            Some(seat) if !own => known(player.hand, self.known_cards(viewer, seat)),
            _ => known(player.hand, player.hand),
        };
        let packet = self.packets[party.index()];
        let knows_packet = own || party.seat().is_some_and(|seat| self.knows_packet(viewer, seat));
        let shipped = GameBox::get();
        PlayerView {
            party,
            faction: player.faction,
            colour: player.faction.map(|faction| shipped.figures.marker_colours[faction.index()].clone()),
            credits: player.credits,
            ledger: CATEGORIES.iter().map(|&line| line.to_owned()).zip(player.ledger).collect(),
            hand,
            travel: player.travel_cards().collect(),
            packet: known(packet, if knows_packet { packet } else { Cards::NONE }),
            kept: self.kept[party.index()].filter(|_| own).map(|(first, second)| [first, second]),
            explorers: player.explorers.iter().collect(),
            hold: player.hold.iter().collect(),
            hatch: player.hatch.iter().collect(),
            gallery: GalleryView::of(player),
            crew: player.crew,
            token: (player.token > 0).then_some(player.token),
            passed: player.passed,
        }
    }
}
