//! Reasons: why an action is illegal.

use serde::Serialize;

use crate::{Assistant, Card, Guardian, Site, Space, TempleStack, Tokens};

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Reason {
    /// The game is waiting for another decision.
    AnotherDecision,
    /// The main action of this turn is done.
    MainActionDone,
    /// A turn needs a main action; passing is one.
    MainActionFirst,
    /// A payment or choice must be finished before free actions.
    FinishFirst,
    /// Both archaeologists are on the island.
    NoArchaeologist,
    /// The site is not discovered yet.
    NotDiscovered { site: Site },
    /// The site is already discovered.
    AlreadyDiscovered { site: Site },
    /// Somebody stands there.
    SpaceTaken { site: Site },
    /// The space does not exist with so few players.
    SpaceBlocked { site: Site },
    /// The effect does not reach this site.
    WrongSite { site: Site },
    /// You have no archaeologist there.
    NotThere { site: Site },
    /// None of your archaeologists is on that space.
    NotOnSpace { space: Space },
    /// Another player has an archaeologist there.
    OthersThere { site: Site },
    /// No guardian is there.
    NoGuardian { site: Site },
    /// A guardian is already there.
    GuardianThere { site: Site },
    /// Travel icons are missing.
    CannotTravel,
    /// It pays for nothing that is still to be paid.
    PaysNothing,
    /// Tokens are missing.
    TooFew { missing: Tokens },
    /// No idol lies in the crates.
    NoIdol,
    /// All slots are filled.
    SlotsFull,
    /// No idol lies in a slot.
    SlotsEmpty,
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card is not in the play area.
    NotInPlayArea { card: Card },
    /// The card is not on offer.
    NotInRow { card: Card },
    /// The card is not in exile.
    NotInExile { card: Card },
    /// The card is not among those drawn.
    NotDrawn { card: Card },
    /// Fear has no effect.
    NoEffect { card: Card },
    /// The card has no effect that passes.
    CannotPassWith { card: Card },
    /// No card is left in the hand to pay with.
    HandEmpty,
    /// There is no such choice, or it is taken.
    NoSuchChoice,
    /// You do not have this assistant.
    NotYours { assistant: Assistant },
    /// The assistant is exhausted.
    Exhausted { assistant: Assistant },
    /// The assistant is ready.
    Ready { assistant: Assistant },
    /// The assistant is already gold.
    Gold { assistant: Assistant },
    /// The assistant has no travel icons.
    NoTravel { assistant: Assistant },
    /// The assistant is not there.
    NotOnOffer { assistant: Assistant },
    /// The stack is empty.
    StackEmpty,
    /// The boon is used, or the guardian has not been overcome.
    NoBoon { guardian: Guardian },
    /// The boon is used in another way: for travel, or not for travel.
    AnotherBoon { guardian: Guardian },
    /// The spaces are not connected.
    NotConnected,
    /// The notebook never goes above the magnifying glass, nor into the temple.
    NotebookTooHigh,
    /// The effect is for the notebook only.
    NotebookOnly,
    /// The magnifying glass is not in the Lost Temple.
    NotInTemple,
    /// No tile of that stack is left.
    NoTempleTile { stack: TempleStack },
    /// No such bonus tile is there.
    NoSuchTile,
    /// No fear tile is in the play area.
    NoFearTile,
    /// There is no such icon.
    NoIcon,
}
