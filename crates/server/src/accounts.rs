//! Guests and accounts. An account is a guest with a password.

use std::sync::Arc;

use axum::http::StatusCode;
use dighouse_table::names::clean_name;

use crate::config::Clock;
use crate::devices::Device;
use crate::limits::{Guesser, Limits};
use crate::login::login;
use crate::messages::{Credentials, Password};
use crate::passwords::Passwords;
use crate::problem::Problem;
use crate::random;
use crate::sessions::{Client, Requester, Sessions, Token};
use crate::store::{Account, AccountChange, Player, Profile, SignIn, Store, StoreError, Whose};

/// A player, and the new token of the browser.
pub(crate) struct Entered {
    pub(crate) player: Player,
    pub(crate) token: Token,
    /// What makes the browser a known device of the account.
    pub(crate) device: Option<Device>,
}

/// Guests, accounts and their sessions.
pub(crate) struct Accounts {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) passwords: Passwords,
    pub(crate) limits: Arc<Limits>,
}

impl Accounts {
    /// A new guest, and the token that identifies the guest's browser.
    pub(crate) async fn welcome(&self, client: Client) -> Result<Entered, Problem> {
        self.limits.guest(client.address)?;
        let token = Token::new();
        let session = token.session((self.clock)());
        let hash = session.token_hash;
        let guest = Profile::guest(random::id(), random::guest_number(), session);
        self.store.add_player(&guest).await?;
        let player = guest.player();
        self.sessions.remember(hash, player.clone());
        Ok(Entered { player, token, device: None })
    }

    /// Turns a guest into an account. The browser gets a new token, and the old one is void.
    pub(crate) async fn claim(
        &self,
        client: Client,
        requester: &Requester,
        request: Credentials,
    ) -> Result<Entered, Problem> {
        let name = clean_name(&request.name).filter(|name| !login(name).is_empty());
        let name = name.ok_or_else(|| Problem::bad_name("name", &request.name))?;
        let login = login(&name);
        if requester.player.account {
            return Err(Problem::conflict("already-account"));
        }
        self.limits.cost(client.address)?;
        if self.store.profile(Whose::Login(&login)).await?.is_some() {
            return Err(name_taken(&name));
        }
        let password = self.passwords.keep(&request.password, &login).await?;
        let account = Account { login, password };
        self.enter(&requester.player.id, None, name, account).await
    }

    /// Changes the password, and signs out every other browser.
    pub(crate) async fn change_password(
        &self,
        requester: &Requester,
        old: &Password,
        new: &Password,
    ) -> Result<Entered, Problem> {
        let (profile, account) = self.proven(requester, old).await?;
        let password = self.passwords.keep(new, &account.login).await?;
        let name = profile.name.unwrap_or_default();
        let changed = Account { password, ..account.clone() };
        self.enter(&profile.id, Some(account.password), name, changed).await
    }

    /// Changes an account and ends all sessions but a new one.
    async fn enter(
        &self,
        id: &str,
        was: Option<String>,
        name: String,
        account: Account,
    ) -> Result<Entered, Problem> {
        let token = Token::new();
        let change = AccountChange {
            player: id.to_owned(),
            was,
            name,
            account,
            only: Some(token.session((self.clock)())),
        };
        self.set_account(change).await?;
        let profile = self.store.profile(Whose::Id(id)).await?;
        let profile = profile.ok_or_else(|| Problem::from(StoreError::NoSuchPlayer))?;
        Ok(Entered { player: profile.player(), token, device: Device::of(&profile) })
    }

    async fn set_account(&self, change: AccountChange) -> Result<(), Problem> {
        let (id, name) = (change.player.clone(), change.name.clone());
        let changed = self.store.set_account(change).await;
        self.sessions.forget(Some(&id));
        changed.map_err(|error| match error {
            StoreError::Taken => name_taken(&name),
            // Another browser of the same player was faster.
            StoreError::Conflict => Problem::conflict("account-changed"),
            error => error.into(),
        })
    }

    /// Renames a player. Nobody can take the name of an account.
    pub(crate) async fn rename(&self, requester: Requester, name: String) -> Result<Player, Problem> {
        let (id, login) = (&requester.player.id, login(&name));
        let owner = self.store.profile(Whose::Login(&login)).await?;
        if owner.is_some_and(|owner| owner.id != *id) {
            return Err(name_taken(&name));
        }
        if requester.player.account {
            if login.is_empty() {
                return Err(Problem::bad_name("name", &name));
            }
            let (_, account) = self.account(id).await?;
            let (was, name) = (Some(account.password.clone()), name.clone());
            let account = Account { login, ..account };
            self.set_account(AccountChange { player: id.clone(), was, name, account, only: None }).await?;
        } else {
            self.store.rename(id, &name).await?;
            self.sessions.forget(Some(id));
        }
        Ok(Player { name: Some(name), ..requester.player })
    }

    /// Signs in to an account. The player whom the browser belonged to before is signed out here.
    pub(crate) async fn sign_in(
        &self,
        client: Client,
        requester: Option<Requester>,
        device: Option<Device>,
        request: &Credentials,
    ) -> Result<Entered, Problem> {
        let login = clean_name(&request.name).map(|name| login(&name)).unwrap_or_default();
        let found = self.store.profile(Whose::Login(&login)).await?;
        let known = found.as_ref().filter(|profile| device.is_some_and(|device| device.is_of(profile)));
        let guesser = match known {
            Some(profile) => Guesser::Known(profile.id.clone()),
            None => Guesser::Unknown(client.address),
        };
        let guess = self.limits.guess(guesser, &login)?;
        let kept =
            found.as_ref().and_then(|profile| profile.account.as_ref()).map(|account| &*account.password);
        let right = self.passwords.check(&request.password, kept).await?;
        let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "wrong-sign-in");
        let (profile, password) = found.as_ref().zip(kept).filter(|_| right).ok_or_else(wrong)?;
        guess.was_right();
        let token = Token::new();
        let sign_in = SignIn {
            player: profile.id.clone(),
            password: password.to_owned(),
            session: token.session((self.clock)()),
            instead_of: requester.as_ref().map(|requester| requester.session),
        };
        let signed_in = self.store.sign_in(sign_in).await;
        if let Some(requester) = requester {
            self.sessions.forget(Some(&requester.player.id));
        }
        match signed_in {
            Ok(()) => Ok(Entered { player: profile.player(), token, device: Device::of(profile) }),
            // The password was changed at the same time.
            Err(StoreError::Conflict) => Err(wrong()),
            Err(error) => Err(error.into()),
        }
    }

    /// Signs an account out, in this browser or in all. A guest cannot sign out, because nothing could bring the guest back.
    pub(crate) async fn sign_out(&self, requester: &Requester, everywhere: bool) -> Result<(), Problem> {
        if !requester.player.account {
            return Err(Problem::conflict("no-account"));
        }
        let session = (!everywhere).then_some(requester.session);
        self.store.end_sessions(&requester.player.id, session).await?;
        self.sessions.forget(Some(&requester.player.id));
        Ok(())
    }

    /// The account of the requester, if the password is right.
    pub(crate) async fn proven(
        &self,
        requester: &Requester,
        password: &Password,
    ) -> Result<(Profile, Account), Problem> {
        let (profile, account) = self.account(&requester.player.id).await?;
        let guess = self.limits.guess(Guesser::Known(profile.id.clone()), &account.login)?;
        if self.passwords.check(password, Some(&account.password)).await? {
            guess.was_right();
            Ok((profile, account))
        } else {
            Err(Problem::forbidden("wrong-password"))
        }
    }

    /// The hash of a new table's password.
    pub(crate) async fn hash_table_password(
        &self,
        client: Client,
        password: &Password,
    ) -> Result<String, Problem> {
        self.limits.cost(client.address)?;
        self.passwords.keep_for_table(password).await
    }

    /// Refuses a password that is not the one of a table, of which `kept` is the hash.
    pub(crate) async fn check_table_password(
        &self,
        client: Client,
        player: &Player,
        table: &str,
        kept: &str,
        password: &Password,
    ) -> Result<(), Problem> {
        let guesser = if player.account {
            // Accounts are easily made.
            self.limits.cost(client.address)?;
            Guesser::Known(player.id.clone())
        } else {
            Guesser::Unknown(client.address)
        };
        // No login contains a slash.
        let guess = self.limits.guess(guesser, &format!("table/{table}"))?;
        if self.passwords.check(password, Some(kept)).await? {
            guess.was_right();
            Ok(())
        } else {
            Err(Problem::forbidden("wrong-table-password"))
        }
    }

    async fn account(&self, id: &str) -> Result<(Profile, Account), Problem> {
        let profile = self.store.profile(Whose::Id(id)).await?;
        let account = profile.and_then(|profile| profile.account.clone().map(|account| (profile, account)));
        account.ok_or_else(|| Problem::conflict("no-account"))
    }
}

fn name_taken(name: &str) -> Problem {
    Problem::conflict("name-taken").with("field", "name").with("name", name)
}
