//! Unfinished tables by the address that made them: what one address can put into the database and the lobby.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use dighouse_table::Table;

use super::{PerAddress, REMEMBERED};
use crate::problem::Problem;
use crate::store::Phase;
use crate::tables::Tables;

/// The unfinished tables that each address has made on this server since it started.
#[derive(Clone)]
pub(crate) struct UnfinishedTables {
    most: usize,
    most_public: usize,
    made: Arc<Mutex<HashMap<IpAddr, Vec<Made>>>>,
}

struct Made {
    /// None while it is being made.
    table: Option<String>,
    public: bool,
}

/// A place for a table that is being made.
pub(crate) struct Reserved {
    address: IpAddr,
    public: bool,
    of: UnfinishedTables,
}

impl UnfinishedTables {
    pub(super) fn new(most: &PerAddress) -> UnfinishedTables {
        UnfinishedTables {
            most: most.unfinished_tables,
            most_public: most.public_tables,
            made: Arc::default(),
        }
    }

    fn made(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<Made>>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more table of this address.
    pub(super) async fn reserve(
        &self,
        address: IpAddr,
        public: bool,
        tables: &Tables,
    ) -> Result<Reserved, Problem> {
        if let Ok(reserved) = self.try_reserve(address, public) {
            return Ok(reserved);
        }
        let known: Vec<String> =
            self.made().get(&address).into_iter().flatten().filter_map(|made| made.table.clone()).collect();
        let mut over = Vec::new();
        for table in known {
            let is_over = tables.look(&table, |table: &Table| table.phase() == Phase::Over).await;
            if is_over.unwrap_or(true) {
                over.push(table);
            }
        }
        if let Some(made) = self.made().get_mut(&address) {
            made.retain(|made| made.table.as_ref().is_none_or(|table| !over.contains(table)));
        }
        self.try_reserve(address, public)
    }

    fn try_reserve(&self, address: IpAddr, public: bool) -> Result<Reserved, Problem> {
        let mut made = self.made();
        if made.len() > REMEMBERED {
            made.retain(|_, made| made.iter().any(|made| made.table.is_none()));
        }
        let of_address = made.entry(address).or_default();
        let refused =
            |error, most| Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, error).with("most", most));
        if of_address.len() >= self.most {
            return refused("too-many-unfinished-tables", self.most);
        }
        if public && of_address.iter().filter(|made| made.public).count() >= self.most_public {
            return refused("too-many-public-tables", self.most_public);
        }
        of_address.push(Made { table: None, public });
        Ok(Reserved { address, public, of: self.clone() })
    }
}

impl Reserved {
    /// The table was made.
    pub(crate) fn keep(self, table: &str) {
        let made = Made { table: Some(table.to_owned()), public: self.public };
        self.of.made().entry(self.address).or_default().push(made);
    }
}

impl Drop for Reserved {
    /// Gives the place back.
    fn drop(&mut self) {
        if let Some(made) = self.of.made().get_mut(&self.address)
            && let Some(place) =
                made.iter().position(|made| made.table.is_none() && made.public == self.public)
        {
            made.swap_remove(place);
        }
    }
}
