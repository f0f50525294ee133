//! Passwords: which are allowed, and how they are hashed.

use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use unicode_normalization::UnicodeNormalization;

use crate::login;
use crate::messages::Password;
use crate::problem::Problem;
use crate::random;

/// The fewest characters.
const SHORTEST: usize = 10;

/// The fewest characters of a table's password.
const SHORTEST_OF_TABLE: usize = 4;

/// The most.
const LONGEST: usize = 128;

/// The most common passwords that are long enough.
const COMMON: &str = include_str!("../data/common-passwords.txt");

/// The hash that unknown names are checked against, so that they take as long as known ones.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGF0IGFsbC4uLg$c7wV4V7cjiyVHfd5OlKjoaq5geejQH8SEWFKXnm6VzM";

/// How long a request waits for a thread.
const PATIENCE: Duration = Duration::from_secs(5);

/// Hashes passwords on blocking threads, a few at a time, since each takes 19 MiB and a core.
pub(crate) struct Passwords(Semaphore);

impl Passwords {
    /// Hashes `at_once` passwords at a time.
    pub(crate) fn new(at_once: usize) -> Passwords {
        Passwords(Semaphore::new(at_once))
    }

    /// The hash of a password, if it is good enough for an account of that name.
    pub(crate) async fn keep(&self, password: &Password, login: &str) -> Result<String, Problem> {
        let password = normal(password);
        match weakness(&password, login) {
            Some(what) => Err(weak(what, SHORTEST)),
            None => self.hash(password).await,
        }
    }

    /// The hash of a table's password.
    pub(crate) async fn keep_for_table(&self, password: &Password) -> Result<String, Problem> {
        let password = normal(password);
        match password.chars().count() {
            ..SHORTEST_OF_TABLE => Err(weak("short", SHORTEST_OF_TABLE)),
            SHORTEST_OF_TABLE..=LONGEST => self.hash(password).await,
            _ => Err(weak("long", SHORTEST_OF_TABLE)),
        }
    }

    async fn hash(&self, password: String) -> Result<String, Problem> {
        let hash =
            move || Argon2::default().hash_password_with_salt(password.as_bytes(), &random::bytes::<16>());
        let hashed = self.work(hash).await?;
        hashed.map(|hash| hash.to_string()).map_err(|error| {
            tracing::error!(%error, "cannot hash a password");
            Problem::internal()
        })
    }

    /// Whether the password matches the hash. Without a hash it never does, and the check takes as long.
    pub(crate) async fn check(&self, password: &Password, kept: Option<&str>) -> Result<bool, Problem> {
        let (password, known) = (normal(password), kept.is_some());
        let kept = kept.unwrap_or(NOBODY).to_owned();
        let short = password.len() <= 4 * LONGEST;
        let check = move || Argon2::default().verify_password(password.as_bytes(), kept.as_str()).is_ok();
        Ok(short && self.work(check).await? && known)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy").with("retry_after", 5);
        let permit = timeout(PATIENCE, self.0.acquire()).await.map_err(|_| busy())?.map_err(|_| busy())?;
        let done = spawn_blocking(work).await;
        drop(permit);
        done.map_err(|_| Problem::internal())
    }
}

/// The same text however a keyboard composes its letters.
fn normal(password: &Password) -> String {
    password.0.nfkc().collect()
}

/// A password that cannot be used.
fn weak(what: &str, least: usize) -> Problem {
    let problem = Problem::new(StatusCode::BAD_REQUEST, "weak-password").with("field", "password");
    problem.with("what", what).with("least", least).with("most", LONGEST)
}

/// Why a password is too easy to guess.
fn weakness(password: &str, login: &str) -> Option<&'static str> {
    let length = password.chars().count();
    let plain = password.to_lowercase();
    let mut letters: Vec<char> = plain.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    if length < SHORTEST {
        Some("short")
    } else if length > LONGEST {
        Some("long")
    } else if COMMON.lines().any(|common| common == plain) || letters.len() < 4 {
        Some("common")
    } else if is_little_more_than(&login::login(password), login) {
        Some("name")
    } else {
        None
    }
}

/// Whether a password is little more than the name.
fn is_little_more_than(password: &str, login: &str) -> bool {
    let rest = password.replace(login, "").chars().count();
    !login.is_empty() && password.contains(login) && rest < SHORTEST / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[test]
    fn weak_passwords_are_recognized() {
        for (text, what) in [
            ("", Some("short")),
            ("xkcd-2345", Some("short")),
            ("żółw-żółw!", None),
            ("correct horse battery", None),
            ("Password123", Some("common")),
            ("aaaaaaaaaaaa", Some("common")),
            ("ababababcabc", Some("common")),
            ("!#!#$%$%^&^&", None),
            ("indiana jones", Some("name")),
            ("Indiana Jones1", Some("name")),
            ("indiana jones and the hat", None),
        ] {
            assert_eq!(weakness(text, "indianajones"), what, "{text}");
        }
        assert_eq!(weakness(&"abcdefgh".repeat(16), "ola"), None);
        assert_eq!(weakness(&"abcdefgh".repeat(17), "ola"), Some("long"));
    }

    #[test]
    fn common_passwords_are_listed_in_the_form_in_which_they_are_compared() {
        for common in COMMON.lines() {
            assert_eq!(common, common.to_lowercase());
            assert!(common.chars().count() >= SHORTEST, "{common} is refused anyway");
        }
    }

    #[tokio::test]
    async fn the_right_password_matches_and_no_other() {
        let passwords = Passwords::new(2);
        let kept = passwords.keep(&password("zażółć gęślą"), "ola").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, passwords.keep(&password("zażółć gęślą"), "ola").await.unwrap(), "salted");
        assert!(passwords.check(&password("zażółć gęślą"), Some(&kept)).await.unwrap());
        assert!(
            passwords
                .check(&password("zaz\u{307}o\u{301}łc\u{301} ge\u{328}s\u{301}la\u{328}"), Some(&kept))
                .await
                .unwrap()
        );
        assert!(!passwords.check(&password("zażółć gęśla"), Some(&kept)).await.unwrap());
        assert!(!passwords.check(&password(&"x".repeat(100_000)), Some(&kept)).await.unwrap());
    }

    #[tokio::test]
    async fn unknown_names_take_as_much_work() {
        let passwords = Passwords::new(1);
        let kept = passwords.keep(&password("zażółć gęślą"), "ola").await.unwrap();
        let cost = |hash: &str| hash.split('$').take(4).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(cost(NOBODY), cost(&kept));
        assert!(
            !passwords.check(&password("nobody at all"), None).await.unwrap(),
            "it is the right one, but nobody's"
        );
        assert!(
            Argon2::default().verify_password(b"nobody at all", NOBODY).is_ok(),
            "the hash is a real one"
        );
    }
}
