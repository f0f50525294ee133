//! Tables with a password. A player who gave it once need not give it again.

use super::{Refusal, Table};
use crate::history::TableEvent;

impl Table {
    /// Whether it has a password.
    pub(super) const fn is_locked(&self) -> bool {
        self.made.password.is_some()
    }

    /// The hash of the password that a player must still give; none if no password is needed.
    pub fn password_for(&self, player: Option<&str>) -> Option<&str> {
        self.made.password.as_deref().filter(|_| !player.is_some_and(|player| self.was_here(player)))
    }

    /// Refuses a player who has not given the password.
    pub fn must_let_in(&self, player: Option<&str>) -> Result<(), Refusal> {
        match self.password_for(player) {
            Some(_) => Err(Refusal::PasswordNeeded),
            None => Ok(()),
        }
    }

    /// Admits a player who has just given the right password.
    pub fn wants_in(&self, player: &str) -> Vec<TableEvent> {
        let fresh = self.password_for(Some(player)).is_some();
        fresh.then(|| TableEvent::LetIn { player: player.to_owned() }).into_iter().collect()
    }

    /// Admits everybody who is admitted here to another table with the same password.
    pub(super) fn let_in_again(&self) -> impl Iterator<Item = TableEvent> {
        let seated = self.seats.iter().filter_map(|place| place.holder.person()).map(|person| &person.id);
        let mut all = self.let_in.clone();
        all.extend(seated.chain([&self.made.maker]).cloned());
        all.into_iter().filter(|_| self.is_locked()).map(|player| TableEvent::LetIn { player })
    }
}
