//! Who may see a finished game, and links that show it to others.

use super::{Refusal, Table};
use crate::Phase;
use crate::history::TableEvent;
use crate::messages::Sharing;

/// How somebody sees a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// As anybody at a public table, or as somebody who was there.
    Own,
    /// By a share link: without the chat, and without whatever belongs to the visitor.
    Shared,
}

impl Table {
    /// Whether anybody may see the game and its replay; otherwise only those who were there.
    pub const fn is_open_to_all(&self) -> bool {
        self.made.public && !self.is_locked()
    }

    /// Whether a player made the table, holds or held a seat, or has given the password.
    pub(super) fn was_here(&self, player: &str) -> bool {
        self.knows(player) || self.let_in.contains(player)
    }

    /// Refuses those who may not see a table that is being played or over. Before that, whoever has the address may join.
    pub fn must_see(&self, player: Option<&str>) -> Result<(), Refusal> {
        self.must_let_in(player)?;
        let hidden = !self.made.public && self.phase() != Phase::Waiting;
        if hidden && !player.is_some_and(|player| self.was_here(player)) {
            return Err(Refusal::PrivateTable);
        }
        Ok(())
    }

    /// How a player sees the finished game, with the token of a share link or without one.
    pub fn access(&self, player: Option<&str>, token: Option<&str>) -> Result<Access, Refusal> {
        match (token, self.must_see(player)) {
            (Some(token), _) if self.share.as_deref() == Some(token) => Ok(Access::Shared),
            (_, Ok(())) => Ok(Access::Own),
            (Some(_), Err(_)) => Err(Refusal::NotShared),
            (None, Err(refusal)) => Err(refusal),
        }
    }

    /// Makes a link with this token to the finished game. There is one at a time: asking again gives the same.
    pub fn wants_to_share(&self, player: &str, token: String) -> Result<Vec<TableEvent>, Refusal> {
        self.must_own(player)?;
        if self.is_open_to_all() {
            return Err(Refusal::Public);
        }
        let shared = || TableEvent::Shared { player: player.to_owned(), token };
        Ok(if self.share.is_some() { Vec::new() } else { vec![shared()] })
    }

    /// Revokes the link; whoever has it sees nothing more.
    pub fn wants_to_unshare(&self, player: &str) -> Result<Vec<TableEvent>, Refusal> {
        self.must_own(player)?;
        let revoked = || TableEvent::Unshared { player: player.to_owned() };
        Ok(if self.share.is_some() { vec![revoked()] } else { Vec::new() })
    }

    /// Refuses unless the game is over and the player made the table or has or had a seat.
    fn must_own(&self, player: &str) -> Result<(), Refusal> {
        if !self.knows(player) {
            return Err(Refusal::NotAtThisTable);
        }
        if self.closed {
            return Err(Refusal::Closed);
        }
        if self.phase() == Phase::Over { Ok(()) } else { Err(Refusal::NotOver) }
    }

    /// What a player who may share the game is shown of that; none for all others.
    pub(super) fn show_sharing(&self, player: Option<&str>) -> Option<Sharing> {
        let own = player.is_some_and(|player| self.must_own(player).is_ok());
        (own && !self.is_open_to_all()).then(|| Sharing { token: self.share.clone() })
    }
}
