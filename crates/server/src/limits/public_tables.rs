//! Public tables by the address that made them: what one address can put into the lobby.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use dighouse_table::Table;

use super::REMEMBERED;
use crate::problem::Problem;
use crate::store::Phase;
use crate::tables::Tables;

/// The unfinished public tables that each address has made on this server since it started.
#[derive(Clone)]
pub(crate) struct PublicTables {
    most: usize,
    made: Arc<Mutex<HashMap<IpAddr, Made>>>,
}

#[derive(Default)]
struct Made {
    tables: Vec<String>,
    /// How many are being made.
    reserved: usize,
}

/// A place for a table that is being made.
pub(crate) struct Reserved {
    address: IpAddr,
    of: PublicTables,
}

impl PublicTables {
    /// `most` for each address.
    pub(super) fn new(most: usize) -> PublicTables {
        PublicTables { most, made: Arc::default() }
    }

    fn made(&self) -> MutexGuard<'_, HashMap<IpAddr, Made>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more table of this address.
    pub(crate) async fn reserve(&self, address: IpAddr, tables: &Tables) -> Result<Reserved, Problem> {
        if let Some(reserved) = self.try_reserve(address) {
            return Ok(reserved);
        }
        let known = self.made().get(&address).map(|made| made.tables.clone()).unwrap_or_default();
        let mut over = Vec::new();
        for table in known {
            let is_over = tables.look(&table, |table: &Table| table.phase() == Phase::Over).await;
            if is_over.unwrap_or(true) {
                over.push(table);
            }
        }
        if let Some(made) = self.made().get_mut(&address) {
            made.tables.retain(|table| !over.contains(table));
        }
        self.try_reserve(address).ok_or_else(|| {
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-public-tables").with("most", self.most)
        })
    }

    fn try_reserve(&self, address: IpAddr) -> Option<Reserved> {
        let mut made = self.made();
        if made.len() > REMEMBERED {
            made.retain(|_, made| made.reserved > 0);
        }
        let of_address = made.entry(address).or_default();
        if of_address.tables.len() + of_address.reserved >= self.most {
            return None;
        }
        of_address.reserved += 1;
        drop(made);
        Some(Reserved { address, of: self.clone() })
    }
}

impl Reserved {
    /// The table was made.
    pub(crate) fn keep(self, table: &str) {
        self.of.made().entry(self.address).or_default().tables.push(table.to_owned());
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        if let Some(made) = self.of.made().get_mut(&self.address) {
            made.reserved = made.reserved.saturating_sub(1);
        }
    }
}
