//! What holds for every store. To test a new one, implement [`Place`] and call `conformance::test!(ThatPlace)`.

pub(crate) mod accounts;
pub(crate) mod appenders;
pub(crate) mod calls;
pub(crate) mod inventory;
pub(crate) mod lines;
pub(crate) mod lists;
pub(crate) mod players;
pub(crate) mod reopening;

use dighouse_server::store::Phase;
use dighouse_server::store::{Index, Listed, Profile, Session, Store, Which};

/// Where a store keeps its data, empty at first. Opening it again finds what was left there.
pub(crate) trait Place {
    type Store: Store;

    fn new() -> Self;

    async fn open(&self) -> Self::Store;
}

/// Tests a store, each fact in a new place.
macro_rules! test {
    ($place:ty) => {
        $crate::conformance::test! { $place:
            lines {
                lines_come_back_in_their_order
                a_table_may_begin_empty
                a_reader_gets_the_lines_that_it_lacks
                a_table_is_read_with_its_lines_and_its_index
                an_append_of_nothing_replaces_the_index
                unknown_tables_have_no_lines_and_take_none
                an_id_is_taken_once
                an_append_after_another_number_of_lines_is_a_conflict
                any_text_is_kept
                lines_are_redacted_together_with_an_append
            }
            appenders {
                of_fifty_appenders_one_wins_each_position
                fifty_appenders_who_try_again_leave_no_gap
                a_refused_append_does_not_affect_others
                lines_and_index_change_together
                what_was_appended_is_seen_at_once
                an_abandoned_append_is_whole_or_nothing
            }
            lists {
                lists_show_what_they_are_asked_for
                lists_begin_with_the_latest_change
                lists_follow_the_players
                bots_are_found_by_their_silence
                open_tables_are_found_by_their_age
                games_that_change_ratings_are_found_in_the_order_of_their_ends
            }
            players {
                players_are_known_by_their_tokens
                ids_and_tokens_of_players_are_taken_once
                players_can_be_renamed
                players_block_each_other
                idle_guests_are_removed
            }
            accounts {
                a_guest_becomes_an_account
                a_login_is_taken_once
                an_account_changes_only_from_its_expected_password
                signing_in_needs_the_current_password
                sessions_end_one_by_one_or_all
                a_player_who_is_removed_is_not_known
            }
            calls {
                a_webhook_is_set_changed_and_taken
                a_call_comes_with_the_turn_and_goes_with_it
                a_try_is_claimed_once
                failures_are_counted_and_turn_a_webhook_off
                calls_survive_reopening_and_copies
            }
            reopening {
                everything_is_there_after_reopening
                a_closed_store_refuses
            }
            inventory {
                an_inventory_has_everything_of_one_moment
                a_copy_is_like_the_original
            }
        }
    };
    ($place:ty: $($concept:ident { $($fact:ident)* })*) => {
        $($(#[tokio::test(flavor = "multi_thread")]
        async fn $fact() {
            let place = <$place as $crate::conformance::Place>::new();
            $crate::conformance::$concept::$fact(&place).await;
        })*)*
    };
}
pub(crate) use test;

/// An index that is in no list but those of its players.
pub(crate) fn index() -> Index {
    Index {
        phase: Phase::Waiting,
        public: false,
        has_open_seat: false,
        bot_to_move: false,
        due: None,
        rated: None,
        asked: vec![],
        changed: 0,
        players: vec![],
        card: String::new(),
    }
}

/// The index of a public game that is being played; its card is the number of its lines.
pub(crate) fn playing(lines: usize) -> Index {
    Index { phase: Phase::Playing, public: true, changed: lines as i64, card: lines.to_string(), ..index() }
}

pub(crate) fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

pub(crate) fn session(token: u8) -> Session {
    Session { token_hash: [token; 32], since: 1_700_000_000_000 }
}

pub(crate) fn guest(id: &str, token: u8) -> Profile {
    Profile::guest(id.to_owned(), 17, session(token))
}

async fn lines(store: &impl Store, table: &str) -> Vec<String> {
    store.lines(table).await.unwrap().expect("there is such a table")
}

async fn list(store: &impl Store, which: Which<'_>) -> Vec<Listed> {
    store.list(which, 1000).await.unwrap()
}

async fn ids(store: &impl Store, which: Which<'_>) -> Vec<String> {
    list(store, which).await.into_iter().map(|listed| listed.table).collect()
}

/// The results of concurrent calls, in the order in which they were made.
pub(crate) async fn all<T: Send + 'static>(
    calls: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let running: Vec<_> = calls.map(tokio::spawn).collect();
    let mut outcomes = Vec::new();
    for call in running {
        outcomes.push(call.await.unwrap());
    }
    outcomes
}
