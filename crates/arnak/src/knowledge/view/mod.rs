//! What one viewer may see.

mod build;
mod question;

use std::borrow::Cow;

use dighouse_game::{Filler, List, Seat, Seats};
use serde::{Deserialize, Serialize};

pub use question::QuestionView;

use crate::components::ids::{ARTIFACTS, BASICS, ITEMS};
use crate::knowledge::holding::MOST_CARDS;
use crate::knowledge::mix::{MOST_KINDS, MOST_MIXES};
use crate::player::{Helper, MOST_ASSISTANTS};
use crate::rules::proposals::Source;
use crate::state::market::MOST_PLACES;
use crate::state::rival::TILES as RIVAL_TILES;
use crate::state::task::Task;
use crate::{
    Arrow, Assistant, Bonus, Card, Figure, Guardian, Icons, Idol, Phase, RivalTile, Site, SiteTile, Space,
    Tokens, Variants,
};

/// The table as one viewer sees it. What is hidden is none, or left out of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct View {
    /// Whose view it is; none for somebody who does not play.
    pub seat: Option<Seat>,
    /// What is played.
    #[serde(rename = "table")]
    pub variants: Variants,
    /// What is going on.
    pub phase: Phase,
    /// Who is asked.
    pub asked: Seats,
    /// What is pending in this turn, the most urgent last.
    pub pending: Vec<PendingView>,
    /// What the next decision is about, if it comes from an effect or a reward.
    pub question: Option<QuestionView>,
    /// The round, counted from 1.
    pub round: u8,
    /// Who has the starting player marker.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether the main action of the turn is begun.
    pub main_done: bool,
    /// A travel cost that is being paid.
    pub payment: Option<PaymentView>,
    /// Travel icons left over this turn.
    pub pool: Icons,
    /// Everybody's board and cards.
    pub players: Vec<PlayerView>,
    /// The sites, row by row from the sea.
    pub sites: Vec<SiteView>,
    /// Site tiles to come, by level, the last on top.
    #[cfg_attr(feature = "types", ts(as = "[Vec<Option<SiteTile>>; 2]"))]
    pub site_stacks: [List<Option<SiteTile>, 10>; 2],
    /// Guardians to come, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Guardian>>"))]
    pub guardian_stack: List<Option<Guardian>, { Guardian::COUNT }>,
    /// Artifacts of the row; the first is next to the moon staff.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub artifacts: List<Option<Card>, MOST_PLACES>,
    /// Items of the row; the first is next to the moon staff.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub items: List<Option<Card>, MOST_PLACES>,
    /// The deck of artifacts, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub artifact_deck: List<Option<Card>, ARTIFACTS>,
    /// The deck of items, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub item_deck: List<Option<Card>, ITEMS>,
    /// Items and artifacts in exile.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub exiled: List<Card, { ITEMS + ARTIFACTS }>,
    /// Fear cards left.
    pub fears: u8,
    /// Fear tiles left.
    pub fear_tiles: u8,
    /// The stacks of assistants, the last on top.
    #[cfg_attr(feature = "types", ts(as = "[Vec<Option<Assistant>>; 3]"))]
    pub supply: [List<Option<Assistant>, 4>; 3],
    /// The assistants to be rescued, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Assistant>>"))]
    pub rescue: List<Option<Assistant>, 4>,
    /// Assistants that left the game.
    #[cfg_attr(feature = "types", ts(as = "Vec<Assistant>"))]
    pub gone_assistants: List<Assistant, { Assistant::COUNT }>,
    /// The bonus tiles on the spaces of the research track.
    #[cfg_attr(feature = "types", ts(as = "Vec<Vec<Bonus>>"))]
    pub bonuses: Vec<List<Bonus, 3>>,
    /// The bonus tiles of the Lost Temple.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Bonus>>"))]
    pub temple_bonuses: List<Option<Bonus>, 4>,
    /// Bonus tiles that nobody has seen.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Bonus>>"))]
    pub unused_bonuses: List<Option<Bonus>, 18>,
    /// Bonus tiles used, by kind.
    pub used_bonuses: [u8; 6],
    /// Temple tiles left, by stack.
    pub temple_tiles: [u8; 6],
    /// How many have reached the Lost Temple.
    pub arrived: u8,
    /// The rival of the solo game.
    pub rival: Option<RivalView>,
}

/// Something still to be done or decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PendingView {
    /// The name of the question.
    pub prompt: Cow<'static, str>,
    /// The line of a position: with the text of the effect it comes from.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    pub(crate) task: Task,
}

/// A travel cost that is being paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PaymentView {
    /// The whole cost.
    pub cost: Icons,
    /// What an effect pays of it.
    pub discount: Icons,
    /// What was put down so far.
    pub put: Icons,
    /// What is still to be paid.
    pub owed: Icons,
    /// What can pay; only the player who pays sees this.
    pub sources: Vec<SourceView>,
    /// Every way to pay what is owed, the cheapest first: places in `sources`, in the order in which they pay.
    pub proposals: Vec<Vec<u8>>,
}

/// Something that can pay for travel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct SourceView {
    /// The action that uses it, in notation.
    pub action: String,
    /// What it pays.
    pub icons: Icons,
    /// How often it can be used.
    pub most: u8,
}

impl From<Source> for SourceView {
    fn from(Source { action, icons, most, .. }: Source) -> SourceView {
        SourceView { action: action.to_string(), icons, most }
    }
}

/// A player's board and cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Tokens.
    pub tokens: Tokens,
    /// The hand.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub hand: List<Option<Card>, MOST_CARDS>,
    /// Cards of the hand that its owner has just decided to put away, until all players have decided.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub put_away: List<Card, MOST_CARDS>,
    /// The deck, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub deck: List<Option<Card>, MOST_CARDS>,
    /// Cards drawn by an earring, to choose from.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Card>>"))]
    pub drawn: List<Option<Card>, 3>,
    /// Cards that others know to be in the hand or on the deck, where an earring has put one back: they
    /// cannot tell which.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub hand_or_deck: List<Card, { MOST_MIXES * MOST_KINDS }>,
    /// The play area.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub played: List<Card, MOST_CARDS>,
    /// Cards that were put away from the hand at the end of the last round.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub discards: List<Card, MOST_CARDS>,
    /// Fear tiles in the play area.
    pub fear_tiles: u8,
    /// Basic cards exiled.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub exiled_basics: List<Card, BASICS>,
    /// Archaeologists on the board.
    pub archaeologists: u8,
    /// Idols in the crates.
    pub crates: u8,
    /// Idols in the slots, which are filled from the left.
    pub slots: u8,
    /// Assistants.
    #[cfg_attr(feature = "types", ts(as = "Vec<AssistantView>"))]
    pub assistants: List<AssistantView, MOST_ASSISTANTS>,
    /// Guardians overcome.
    #[cfg_attr(feature = "types", ts(as = "Vec<GuardianView>"))]
    pub guardians: List<GuardianView, { Guardian::COUNT }>,
    /// The space of the magnifying glass.
    pub glass: u8,
    /// The space of the notebook.
    pub notebook: u8,
    /// The place in the Lost Temple, counted from 1.
    pub rank: Option<u8>,
    /// Temple tiles, by stack.
    pub temple_tiles: [u8; 6],
    /// Whether the player has passed for the round.
    pub passed: bool,
    /// War Mask: no Fear from guardians this round.
    pub war_mask: bool,
    /// Guardian's Ocarina: all icons are planes this round.
    pub ocarina: bool,
    /// Points so far, line by line of the score sheet.
    pub points: [i16; 6],
}

/// An assistant on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct AssistantView {
    pub assistant: Assistant,
    pub gold: bool,
    pub ready: bool,
}

impl From<Helper> for AssistantView {
    fn from(Helper { assistant, gold, ready }: Helper) -> AssistantView {
        AssistantView { assistant, gold, ready }
    }
}

impl Filler for AssistantView {
    const FILLER: AssistantView = AssistantView { assistant: Assistant::FILLER, gold: false, ready: false };
}

/// A guardian beside a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct GuardianView {
    /// Which.
    pub guardian: Guardian,
    /// Whether its boon can still be used.
    pub boon: bool,
}

impl Filler for GuardianView {
    const FILLER: GuardianView = GuardianView { guardian: Guardian::FILLER, boon: false };
}

/// A site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct SiteView {
    /// Which.
    pub site: Site,
    /// 0 for a camp, else 1 or 2.
    pub level: u8,
    /// Its spaces.
    #[cfg_attr(feature = "types", ts(as = "Vec<SpaceView>"))]
    pub spaces: List<SpaceView, 2>,
    /// Its tile, once it is discovered.
    pub tile: Option<SiteTile>,
    /// Its guardian.
    pub guardian: Option<Guardian>,
    /// The idol that lies face up there, before the discovery.
    pub idol: Option<Idol>,
    /// The idol that lay or lies face down there.
    pub hidden_idol: Option<Idol>,
}

/// A space for an archaeologist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// What travelling there costs.
    pub cost: Icons,
    /// Whether it does not exist with so few players.
    pub blocked: bool,
    /// Who stands there.
    pub figure: Figure,
}

impl Filler for SpaceView {
    const FILLER: SpaceView =
        SpaceView { space: Space(0), cost: Icons::NONE, blocked: false, figure: Figure::None };
}

/// The rival of the solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct RivalView {
    /// The tiles of this round, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<RivalTile>"))]
    pub used: List<RivalTile, RIVAL_TILES>,
    /// The tiles in play, all ten.
    #[cfg_attr(feature = "types", ts(as = "Vec<RivalTile>"))]
    pub tiles: List<RivalTile, RIVAL_TILES>,
    /// The tiles to come, the last on top.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<RivalTile>>"))]
    pub deck: List<Option<RivalTile>, RIVAL_TILES>,
    /// The arrow on top of them.
    pub arrow: Option<Arrow>,
    /// The space of its magnifying glass.
    pub glass: u8,
    /// Its place in the Lost Temple, counted from 1.
    pub rank: Option<u8>,
    /// Kinds of idols that lie face up.
    #[cfg_attr(feature = "types", ts(as = "Vec<Idol>"))]
    pub idols: List<Idol, { Idol::COUNT }>,
    /// Idols in the stack of less worth.
    pub other_idols: u8,
    /// Guardians overcome.
    #[cfg_attr(feature = "types", ts(as = "Vec<Guardian>"))]
    pub guardians: List<Guardian, { Guardian::COUNT }>,
    /// Items and artifacts.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub cards: List<Card, { ITEMS + ARTIFACTS }>,
    /// Temple tiles, by stack.
    pub temple_tiles: [u8; 6],
    /// Points so far, line by line of the score sheet.
    pub points: [i16; 6],
    /// Who is ahead: 1 the player, -1 the rival, 0 nobody.
    pub ahead: i8,
}
