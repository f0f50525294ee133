//! What holds for every store. A new one makes a [`Place`] and says `conformance::test!(ThatPlace)`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use server::messages::Phase;
use server::store::{
    Account, AccountChange, Copied, Index, Kept, Listed, Player, Profile, Session, SignIn, Sqlite, Store,
    StoreError, Which, Whose,
};
use tokio::task::JoinSet;

/// Where a store keeps its things, empty at first. Who opens it later finds what was left there.
pub(crate) trait Place {
    type Store: Store;

    fn new() -> Self;

    async fn open(&self) -> Self::Store;
}

/// Tests a store, each fact on a new place.
macro_rules! test {
    ($place:ty) => {
        $crate::conformance::test! { $place:
            lines_come_back_in_their_order
            a_table_may_begin_empty
            a_reader_gets_the_lines_that_it_lacks
            an_append_of_nothing_replaces_the_index
            unknown_tables_have_no_lines_and_take_none
            an_id_is_taken_once
            an_append_after_another_number_of_lines_is_a_conflict
            of_fifty_appenders_one_wins_each_position
            fifty_appenders_who_try_again_leave_no_gap
            a_refused_append_spoils_no_other
            lines_and_index_change_together
            what_was_appended_is_seen_at_once
            an_abandoned_append_is_whole_or_nothing
            lists_show_what_they_are_asked_for
            lists_begin_with_the_latest_change
            lists_follow_the_players
            bots_are_found_by_their_silence
            open_tables_are_found_by_their_age
            any_text_is_kept
            players_are_known_by_their_tokens
            ids_and_tokens_of_players_are_taken_once
            players_can_be_renamed
            a_guest_becomes_an_account
            a_login_is_taken_once
            an_account_changes_only_from_what_it_was
            an_account_is_signed_in_with_the_password_it_has
            sessions_end_one_by_one_or_all
            a_player_who_is_removed_is_not_known
            lines_are_redacted_together_with_an_append
            everything_is_there_after_reopening
            an_inventory_has_everything_of_one_moment
            a_copy_is_like_the_original
            a_closed_store_refuses
        }
    };
    ($place:ty: $($fact:ident)*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $fact() {
            let place = <$place as $crate::conformance::Place>::new();
            $crate::conformance::$fact(&place).await;
        })*
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

/// What came of calls that run at the same time, in the order in which they were made.
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

pub(crate) async fn lines_come_back_in_their_order(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &index()).await.unwrap();
    store.append("t", 2, &texts(&["c"]), &index()).await.unwrap();
    store.append("t", 3, &texts(&["b", "a", "a"]), &index()).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["a", "b", "c", "b", "a", "a"]);

    let many: Vec<String> = (0..3000).map(|number| number.to_string()).collect();
    store.create("u", &many, &index()).await.unwrap();
    assert_eq!(lines(&store, "u").await, many);
}

pub(crate) async fn a_table_may_begin_empty(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &[], &index()).await.unwrap();
    assert_eq!(store.lines("t").await, Ok(Some(vec![])));
    store.append("t", 0, &texts(&["a"]), &index()).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["a"]);
}

pub(crate) async fn a_reader_gets_the_lines_that_it_lacks(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &index()).await.unwrap();
    store.append("t", 2, &texts(&["c"]), &index()).await.unwrap();
    for (after, lacks) in [(0, &["a", "b", "c"][..]), (1, &["b", "c"]), (2, &["c"]), (3, &[]), (9, &[])] {
        assert_eq!(store.lines_after("t", after).await, Ok(Some(texts(lacks))), "{after}");
    }
    for unknown in ["", "u", "t\0", "'"] {
        assert_eq!(store.lines_after(unknown, 0).await, Ok(None));
    }
}

pub(crate) async fn an_append_of_nothing_replaces_the_index(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a"]), &playing(1)).await.unwrap();
    assert_eq!(store.append("t", 0, &[], &index()).await, Err(StoreError::Conflict));
    assert_eq!(ids(&store, Which::Playing).await, ["t"]);
    store.append("t", 1, &[], &index()).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["a"]);
    assert!(ids(&store, Which::Playing).await.is_empty());
}

pub(crate) async fn unknown_tables_have_no_lines_and_take_none(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.lines("t").await, Ok(None));
    assert_eq!(store.append("t", 0, &texts(&["a"]), &playing(1)).await, Err(StoreError::NoSuchTable));
    assert_eq!(store.append("t", 3, &texts(&["a"]), &playing(4)).await, Err(StoreError::NoSuchTable));
    assert_eq!(store.lines("t").await, Ok(None));
    assert!(ids(&store, Which::Playing).await.is_empty());
}

pub(crate) async fn an_id_is_taken_once(place: &impl Place) {
    let store = Arc::new(place.open().await);
    let create = |name: usize| {
        let store = store.clone();
        async move { store.create("t", &[name.to_string()], &playing(name)).await }
    };
    let outcomes = all((0..20).map(create)).await;
    let winner = outcomes.iter().position(Result::is_ok).expect("one wins");
    for (name, outcome) in outcomes.into_iter().enumerate() {
        assert!(name == winner || outcome == Err(StoreError::Taken), "{name}: {outcome:?}");
    }
    assert_eq!(lines(&*store, "t").await, [winner.to_string()]);
    assert_eq!(list(&*store, Which::Playing).await[0].card, winner.to_string());
}

pub(crate) async fn an_append_after_another_number_of_lines_is_a_conflict(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &texts(&["a", "b"]), &playing(2)).await.unwrap();
    for after in [0, 1, 3, u32::MAX] {
        let outcome = store.append("t", after, &texts(&["c"]), &index()).await;
        assert_eq!(outcome, Err(StoreError::Conflict), "{after}");
    }
    assert_eq!(lines(&store, "t").await, ["a", "b"]);
    assert_eq!(list(&store, Which::Playing).await[0].card, "2");
}

pub(crate) async fn of_fifty_appenders_one_wins_each_position(place: &impl Place) {
    let store = Arc::new(place.open().await);
    store.create("t", &[], &index()).await.unwrap();
    let mut winners = Vec::new();
    for position in 0..20 {
        let append = |name: usize| {
            let store = store.clone();
            async move { store.append("t", position, &[name.to_string()], &playing(name)).await }
        };
        let outcomes = all((0..50).map(append)).await;
        let won: Vec<usize> = (0..50).filter(|&name| outcomes[name].is_ok()).collect();
        assert_eq!(won.len(), 1, "{outcomes:?}");
        assert_eq!(outcomes.iter().filter(|&outcome| *outcome == Err(StoreError::Conflict)).count(), 49);
        assert_eq!(list(&*store, Which::Playing).await[0].card, won[0].to_string());
        winners.push(won[0].to_string());
    }
    assert_eq!(lines(&*store, "t").await, winners);
}

pub(crate) async fn fifty_appenders_who_try_again_leave_no_gap(place: &impl Place) {
    const EACH: usize = 3;
    let store = Arc::new(place.open().await);
    store.create("t", &[], &index()).await.unwrap();
    let append_some = |name: usize| {
        let store = store.clone();
        async move {
            for number in 0..EACH {
                let line = [format!("{name}-{number}")];
                loop {
                    let after = lines(&*store, "t").await.len();
                    match store.append("t", after as u32, &line, &playing(after + 1)).await {
                        Ok(()) => break,
                        Err(error) => assert_eq!(error, StoreError::Conflict),
                    }
                }
            }
        }
    };
    all((0..50).map(append_some)).await;
    let lines = lines(&*store, "t").await;
    assert_eq!(lines.len(), 50 * EACH);
    for name in 0..50 {
        let own: Vec<&String> = lines.iter().filter(|line| line.starts_with(&format!("{name}-"))).collect();
        assert_eq!(
            own,
            (0..EACH).map(|number| format!("{name}-{number}")).collect::<Vec<_>>().iter().collect::<Vec<_>>()
        );
    }
    assert_eq!(list(&*store, Which::Playing).await[0].card, (50 * EACH).to_string());
}

pub(crate) async fn a_refused_append_spoils_no_other(place: &impl Place) {
    let store = Arc::new(place.open().await);
    for table in 0..100 {
        store.create(&table.to_string(), &texts(&["a"]), &index()).await.unwrap();
    }
    let append = |table: usize| {
        let store = store.clone();
        let after = u32::from(!table.is_multiple_of(3));
        async move { store.append(&table.to_string(), after, &texts(&["b", "c"]), &index()).await }
    };
    for (table, outcome) in all((0..100).map(append)).await.into_iter().enumerate() {
        let lines = lines(&*store, &table.to_string()).await;
        if table.is_multiple_of(3) {
            assert_eq!((outcome, lines), (Err(StoreError::Conflict), texts(&["a"])));
        } else {
            assert_eq!((outcome, lines), (Ok(()), texts(&["a", "b", "c"])));
        }
    }
}

pub(crate) async fn lines_and_index_change_together(place: &impl Place) {
    const SEEN: usize = 20;
    let store = Arc::new(place.open().await);
    store.create("t", &[], &playing(0)).await.unwrap();
    let enough = Arc::new(AtomicBool::new(false));
    let appender = tokio::spawn({
        let (store, enough) = (store.clone(), enough.clone());
        async move {
            let mut lines = 0;
            while !enough.load(Ordering::Relaxed) {
                store.append("t", lines as u32, &texts(&["a", "b", "c"]), &playing(lines + 3)).await.unwrap();
                lines += 3;
            }
            lines
        }
    });
    let card = async || -> usize { list(&*store, Which::Playing).await[0].card.parse().unwrap() };
    let mut seen = BTreeSet::new();
    while seen.len() < SEEN {
        let (before, lines, after) = (card().await, lines(&*store, "t").await.len(), card().await);
        assert!(before <= lines && lines <= after, "{before} {lines} {after}");
        assert_eq!(lines % 3, 0);
        seen.insert(lines);
    }
    enough.store(true, Ordering::Relaxed);
    assert_eq!(appender.await.unwrap(), card().await);
}

pub(crate) async fn what_was_appended_is_seen_at_once(place: &impl Place) {
    let store = place.open().await;
    store.create("t", &[], &playing(0)).await.unwrap();
    for after in 0..100 {
        store.append("t", after as u32, &[after.to_string()], &playing(after + 1)).await.unwrap();
        assert_eq!(lines(&store, "t").await.len(), after + 1);
        assert_eq!(list(&store, Which::Playing).await[0].card, (after + 1).to_string());
    }
}

pub(crate) async fn an_abandoned_append_is_whole_or_nothing(place: &impl Place) {
    let store = Arc::new(place.open().await);
    for table in 0..60 {
        store.create(&table.to_string(), &texts(&["a"]), &playing(1)).await.unwrap();
    }
    let mut calls = JoinSet::new();
    for table in 0..60 {
        let store = store.clone();
        calls.spawn(
            async move { store.append(&table.to_string(), 1, &texts(&["b", "c"]), &playing(3)).await },
        );
        if table % 7 == 0 {
            tokio::task::yield_now().await;
        }
    }
    calls.shutdown().await;
    // What is on its way comes before this.
    store.create("last", &[], &index()).await.unwrap();
    for listed in list(&*store, Which::Playing).await {
        let lines = lines(&*store, &listed.table).await.len();
        assert!(lines == 1 || lines == 3, "{lines}");
        assert_eq!(listed.card, lines.to_string());
    }
}

pub(crate) async fn lists_show_what_they_are_asked_for(place: &impl Place) {
    let store = place.open().await;
    let mut tables = Vec::new();
    for phase in [Phase::Waiting, Phase::Playing, Phase::Over] {
        for flags in 0..16_u8 {
            let flag = |bit: u8| flags >> bit & 1 == 1;
            let players = texts(if flag(3) { &["ann", "bob"] } else { &["bob"] });
            let (public, has_open_seat, bot_to_move) = (flag(0), flag(1), flag(2));
            let changed = tables.len() as i64;
            let card = format!("card of {changed}");
            let due = flag(0).then_some(changed);
            let index = Index { phase, public, has_open_seat, bot_to_move, due, changed, players, card };
            let id = format!("{phase:?}-{flags:04b}");
            // Half of them come to it by an append.
            if flags % 2 == 0 {
                store.create(&id, &[], &index).await.unwrap();
            } else {
                store.create(&id, &[], &playing(7)).await.unwrap();
                store.append(&id, 0, &[], &index).await.unwrap();
            }
            tables.push((id, index));
        }
    }
    let check = async |which: Which<'_>, belongs: &dyn Fn(&Index) -> bool| {
        let expected: Vec<Listed> = tables
            .iter()
            .rev()
            .filter(|(_, index)| belongs(index))
            .map(|(id, index)| Listed { table: id.clone(), card: index.card.clone(), changed: index.changed })
            .collect();
        assert_eq!(list(&store, which).await, expected, "{which:?}");
    };
    check(Which::Open, &|index| index.public && index.phase == Phase::Waiting && index.has_open_seat).await;
    check(Which::Playing, &|index| index.public && index.phase == Phase::Playing).await;
    check(Which::BotToMove { before: i64::MAX }, &|index| index.bot_to_move).await;
    check(Which::Due { before: 20 }, &|index| index.due.is_some_and(|due| due < 20)).await;
    for player in ["ann", "bob", "nobody"] {
        for over in [false, true] {
            check(Which::Of { player, over }, &|index| {
                index.players.iter().any(|id| id == player) && (index.phase == Phase::Over) == over
            })
            .await;
        }
    }
}

pub(crate) async fn lists_begin_with_the_latest_change(place: &impl Place) {
    let store = place.open().await;
    let at = |changed: i64| Index { changed, players: texts(&["ann"]), bot_to_move: true, ..playing(0) };
    for (table, changed) in [("d", 5), ("b", 5), ("c", -3), ("a", 1), ("e", i64::from(u32::MAX) * 1000)] {
        store.create(table, &[], &at(changed)).await.unwrap();
    }
    for which in
        [Which::Playing, Which::BotToMove { before: i64::MAX }, Which::Of { player: "ann", over: false }]
    {
        assert_eq!(ids(&store, which).await, ["e", "b", "d", "a", "c"]);
        for limit in [0, 1, 3, 5, u32::MAX] {
            let first = store.list(which, limit).await.unwrap();
            assert_eq!(first, list(&store, which).await[..5.min(limit as usize)], "{limit}");
        }
    }
    store.append("c", 0, &[], &at(6)).await.unwrap();
    assert_eq!(ids(&store, Which::Playing).await, ["e", "c", "b", "d", "a"]);
}

pub(crate) async fn lists_follow_the_players(place: &impl Place) {
    let store = place.open().await;
    let with = |players: &[&str]| Index { players: texts(players), ..index() };
    let who = async || {
        let mut who = String::new();
        for player in ["a", "b", "c", "d"] {
            if ids(&store, Which::Of { player, over: false }).await == ["t"] {
                who += player;
            }
        }
        who
    };
    store.create("t", &[], &with(&["a", "b"])).await.unwrap();
    assert_eq!(who().await, "ab");
    for (players, expected) in
        [(&["b", "c", "d"][..], "bcd"), (&["a", "a", "c"], "ac"), (&[], ""), (&["d"], "d")]
    {
        store.append("t", 0, &[], &with(players)).await.unwrap();
        assert_eq!(who().await, expected);
    }
}

pub(crate) async fn bots_are_found_by_their_silence(place: &impl Place) {
    let store = place.open().await;
    for (table, changed) in [("a", 10), ("b", 20), ("c", 30)] {
        store.create(table, &[], &Index { changed, bot_to_move: true, ..index() }).await.unwrap();
    }
    store.create("d", &[], &Index { changed: 5, ..index() }).await.unwrap();
    for (before, silent) in [(10, &[][..]), (11, &["a"]), (30, &["b", "a"]), (i64::MAX, &["c", "b", "a"])] {
        assert_eq!(ids(&store, Which::BotToMove { before }).await, silent, "{before}");
    }
}

pub(crate) async fn open_tables_are_found_by_their_age(place: &impl Place) {
    let store = place.open().await;
    let open = |changed: i64| Index { changed, public: true, has_open_seat: true, ..index() };
    for (table, index) in [
        ("a", open(10)),
        ("b", open(20)),
        ("private", Index { public: false, ..open(5) }),
        ("full", Index { has_open_seat: false, ..open(5) }),
        ("playing", Index { phase: Phase::Playing, ..open(5) }),
    ] {
        store.create(table, &[], &index).await.unwrap();
    }
    for (before, old) in [(10, &[][..]), (11, &["a"]), (i64::MAX, &["b", "a"])] {
        assert_eq!(ids(&store, Which::OpenSince { before }).await, old, "{before}");
    }
}

pub(crate) async fn any_text_is_kept(place: &impl Place) {
    let store = place.open().await;
    let long = "{\"żółć\":\"🏺\"}".repeat(6000);
    assert!(long.len() > 100_000);
    let odd = [
        "",
        " ",
        "zażółć gęślą jaźń",
        "🏺👩‍🚀\u{200b}",
        "a\nb\r\nc",
        "'; DROP TABLE lines; --",
        "\"\\[]{}",
        &long,
    ];
    for (number, text) in odd.iter().enumerate() {
        let (table, player) = (format!("table {text:.40}"), format!("player {text:.40}"));
        let index = Index {
            card: (*text).to_owned(),
            players: texts(&["x", &player]),
            changed: number as i64,
            ..index()
        };
        store.create(&table, &texts(&[text]), &index).await.unwrap();
        store.append(&table, 1, &texts(&odd), &index).await.unwrap();
        assert_eq!(lines(&store, &table).await[0], *text);
        assert_eq!(lines(&store, &table).await[1..], odd);
        let listed = list(&store, Which::Of { player: &player, over: false }).await;
        assert_eq!(listed, [Listed { table, card: (*text).to_owned(), changed: number as i64 }]);
    }
}

pub(crate) async fn players_are_known_by_their_tokens(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.player_by_token(&[1; 32]).await, Ok(None));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&Profile { number: u16::MAX, ..guest("bob", 2) }).await.unwrap();
    let ann = Player { id: "ann".to_owned(), name: None, number: 17, account: false };
    let bob = Player { id: "bob".to_owned(), number: u16::MAX, ..ann.clone() };
    assert_eq!(store.player_by_token(&[1; 32]).await, Ok(Some(ann)));
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(Some(bob)));
    assert_eq!(store.player_by_token(&[3; 32]).await, Ok(None));
}

pub(crate) async fn ids_and_tokens_of_players_are_taken_once(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    assert_eq!(store.add_player(&guest("ann", 2)).await, Err(StoreError::Taken));
    assert_eq!(store.add_player(&guest("bob", 1)).await, Err(StoreError::Taken));
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(None));
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().id, "ann");
    // The number tells guests apart only as far as it goes.
    store.add_player(&guest("bob", 2)).await.unwrap();
}

pub(crate) async fn players_can_be_renamed(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.rename("ann", "Ann").await, Err(StoreError::NoSuchPlayer));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&guest("bob", 2)).await.unwrap();
    for name in ["Ann", "Zażółć 🏺", "Ann"] {
        store.rename("ann", name).await.unwrap();
        store.rename("bob", name).await.unwrap();
        assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().name.as_deref(), Some(name));
    }
}

/// Makes a guest an account whose password is of that number, as is its only session.
fn claim(player: &str, name: &str, number: u8) -> AccountChange {
    let account = Account { login: name.to_lowercase(), password: format!("hash of {number}") };
    let (player, name) = (player.to_owned(), name.to_owned());
    AccountChange { player, was: None, name, account, only: Some(session(number)) }
}

fn sign_in(player: &str, password: &str, token: u8) -> SignIn {
    let (player, password) = (player.to_owned(), password.to_owned());
    SignIn { player, password, session: session(token), instead_of: None }
}

/// Who is known by a token.
async fn known(store: &impl Store, token: u8) -> Option<String> {
    store.player_by_token(&[token; 32]).await.unwrap().map(|player| player.id)
}

pub(crate) async fn a_guest_becomes_an_account(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.set_account(claim("ann", "Ann", 2)).await, Err(StoreError::NoSuchPlayer));
    store.add_player(&guest("ann", 1)).await.unwrap();
    assert_eq!(store.profile(Whose::Id("ann")).await, Ok(Some(guest("ann", 1))));
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(None));
    store.set_account(claim("ann", "Ann", 2)).await.unwrap();
    let ann = Profile {
        name: Some("Ann".to_owned()),
        account: Some(Account { login: "ann".to_owned(), password: "hash of 2".to_owned() }),
        sessions: vec![session(2)],
        ..guest("ann", 1)
    };
    assert_eq!(store.profile(Whose::Id("ann")).await, Ok(Some(ann.clone())));
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(Some(ann.clone())));
    assert_eq!(store.player_by_token(&[2; 32]).await, Ok(Some(ann.player())));
    assert!(ann.player().account);
    assert_eq!(known(&store, 1).await, None, "the session of the guest has ended");
    assert_eq!(store.rename("ann", "Eve").await, Err(StoreError::Conflict), "that is for guests");
    drop(store);
    assert_eq!(place.open().await.profile(Whose::Login("ann")).await, Ok(Some(ann)));
}

pub(crate) async fn a_login_is_taken_once(place: &impl Place) {
    let store = Arc::new(place.open().await);
    for number in 0..20 {
        store.add_player(&guest(&number.to_string(), number)).await.unwrap();
    }
    let claim_it = |number: u8| {
        let store = store.clone();
        async move { store.set_account(claim(&number.to_string(), "Ann", 100 + number)).await }
    };
    let outcomes = all((0..20).map(claim_it)).await;
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1, "{outcomes:?}");
    for (number, outcome) in (0..20).zip(outcomes) {
        let changed = outcome.is_ok();
        assert!(changed || outcome == Err(StoreError::Taken), "{outcome:?}");
        assert_eq!(known(&*store, number).await.is_none(), changed, "nobody else lost the session");
        assert_eq!(known(&*store, 100 + number).await.is_some(), changed);
    }
    let taken = Profile { account: Some(claim("x", "Ann", 0).account), ..guest("x", 200) };
    assert_eq!(store.add_player(&taken).await, Err(StoreError::Taken));
}

pub(crate) async fn an_account_changes_only_from_what_it_was(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.set_account(claim("ann", "Ann", 2)).await.unwrap();
    store.sign_in(sign_in("ann", "hash of 2", 3)).await.unwrap();
    assert_eq!(store.set_account(claim("ann", "Ann", 4)).await, Err(StoreError::Conflict), "it is claimed");
    let was = |was: &str| AccountChange { was: Some(was.to_owned()), ..claim("ann", "Eve", 5) };
    assert_eq!(store.set_account(was("hash of 1")).await, Err(StoreError::Conflict));
    assert_eq!(known(&store, 3).await.as_deref(), Some("ann"));
    let renamed = AccountChange {
        only: None,
        account: Account { login: "eve".to_owned(), ..claim("", "", 2).account },
        ..was("hash of 2")
    };
    store.set_account(renamed).await.unwrap();
    assert_eq!(known(&store, 2).await, known(&store, 3).await, "both sessions stay");
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(None));
    store.set_account(was("hash of 2")).await.unwrap();
    let profile = store.profile(Whose::Login("eve")).await.unwrap().unwrap();
    assert_eq!(
        (profile.sessions, profile.account.unwrap().password),
        (vec![session(5)], "hash of 5".to_owned())
    );
    store.add_player(&guest("bob", 6)).await.unwrap();
    store.set_account(claim("bob", "Ann", 7)).await.unwrap();
}

pub(crate) async fn an_account_is_signed_in_with_the_password_it_has(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&guest("bob", 2)).await.unwrap();
    assert_eq!(store.sign_in(sign_in("ann", "hash of 3", 4)).await, Err(StoreError::Conflict), "a guest");
    assert_eq!(store.sign_in(sign_in("eve", "hash of 3", 4)).await, Err(StoreError::Conflict), "nobody");
    store.set_account(claim("ann", "Ann", 3)).await.unwrap();
    assert_eq!(store.sign_in(sign_in("ann", "hash of 1", 4)).await, Err(StoreError::Conflict));
    assert_eq!(known(&store, 4).await, None);
    store.sign_in(SignIn { instead_of: Some([2; 32]), ..sign_in("ann", "hash of 3", 4) }).await.unwrap();
    assert_eq!(known(&store, 2).await, None, "the browser was bob's");
    assert_eq!(known(&store, 3).await.as_deref(), Some("ann"));
    assert_eq!(known(&store, 4).await.as_deref(), Some("ann"));
    store.sign_in(SignIn { instead_of: Some([9; 32]), ..sign_in("ann", "hash of 3", 5) }).await.unwrap();
    assert_eq!(known(&store, 5).await.as_deref(), Some("ann"), "whatever the browser was before");
}

pub(crate) async fn sessions_end_one_by_one_or_all(place: &impl Place) {
    let store = place.open().await;
    for (id, token) in [("ann", 1), ("bob", 2)] {
        store.add_player(&guest(id, token)).await.unwrap();
    }
    store.set_account(claim("ann", "Ann", 3)).await.unwrap();
    for token in [4, 5] {
        store.sign_in(sign_in("ann", "hash of 3", token)).await.unwrap();
    }
    store.end_sessions("ann", Some([4; 32])).await.unwrap();
    store.end_sessions("ann", Some([2; 32])).await.unwrap();
    assert_eq!(known(&store, 4).await, None);
    assert_eq!(known(&store, 5).await.as_deref(), Some("ann"));
    assert_eq!(known(&store, 2).await.as_deref(), Some("bob"), "another's session is not hers to end");
    store.end_sessions("ann", None).await.unwrap();
    store.end_sessions("nobody", None).await.unwrap();
    assert_eq!((known(&store, 3).await, known(&store, 5).await), (None, None));
    assert_eq!(known(&store, 2).await.as_deref(), Some("bob"));
    store.sign_in(sign_in("ann", "hash of 3", 6)).await.unwrap();
}

pub(crate) async fn a_player_who_is_removed_is_not_known(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.remove_player("ann").await, Err(StoreError::NoSuchPlayer));
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.set_account(claim("ann", "Ann", 2)).await.unwrap();
    store.create("t", &texts(&["a"]), &Index { players: texts(&["ann"]), ..index() }).await.unwrap();
    store.remove_player("ann").await.unwrap();
    assert_eq!((known(&store, 1).await, known(&store, 2).await), (None, None));
    assert_eq!(store.profile(Whose::Id("ann")).await, Ok(None));
    assert_eq!(store.profile(Whose::Login("ann")).await, Ok(None));
    assert_eq!(lines(&store, "t").await, ["a"], "the tables stay");
    store.add_player(&guest("bob", 1)).await.unwrap();
    store.set_account(claim("bob", "Ann", 2)).await.unwrap();
}

pub(crate) async fn lines_are_redacted_together_with_an_append(place: &impl Place) {
    let store = place.open().await;
    let other = [(0, "-".to_owned()), (2, "ż".to_owned()), (9, "nowhere".to_owned())];
    assert_eq!(store.redact("t", 0, &other, &[], &index()).await, Err(StoreError::NoSuchTable));
    for table in ["t", "u"] {
        store.create(table, &texts(&["a", "b", "c"]), &playing(3)).await.unwrap();
    }
    assert_eq!(store.redact("t", 2, &other, &texts(&["d"]), &playing(4)).await, Err(StoreError::Conflict));
    assert_eq!(lines(&store, "t").await, ["a", "b", "c"]);
    store.redact("t", 3, &other, &texts(&["d"]), &playing(4)).await.unwrap();
    assert_eq!(lines(&store, "t").await, ["-", "b", "ż", "d"]);
    assert_eq!(lines(&store, "u").await, ["a", "b", "c"]);
    assert_eq!(ids(&store, Which::Playing).await, ["t", "u"]);
}

pub(crate) async fn everything_is_there_after_reopening(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.rename("ann", "Ann").await.unwrap();
    store.create("t", &texts(&["a"]), &index()).await.unwrap();
    store.append("t", 1, &texts(&["b"]), &Index { players: texts(&["ann"]), ..playing(2) }).await.unwrap();
    store.close().await;
    drop(store);

    let store = place.open().await;
    assert_eq!(store.player_by_token(&[1; 32]).await.unwrap().unwrap().name.as_deref(), Some("Ann"));
    assert_eq!(lines(&store, "t").await, ["a", "b"]);
    let card = [Listed { table: "t".to_owned(), card: "2".to_owned(), changed: 2 }];
    assert_eq!(list(&store, Which::Playing).await, card);
    assert_eq!(list(&store, Which::Of { player: "ann", over: false }).await, card);
    assert_eq!(store.append("t", 1, &texts(&["c"]), &index()).await, Err(StoreError::Conflict));
    store.append("t", 2, &texts(&["c"]), &playing(3)).await.unwrap();
    // A store that is only dropped loses nothing either.
    drop(store);
    assert_eq!(lines(&place.open().await, "t").await, ["a", "b", "c"]);
}

/// Everything that a store keeps.
pub(crate) async fn everything(store: &impl Store) -> Vec<Kept> {
    let (mut inventory, mut all) = (store.inventory(), Vec::new());
    while let Some(kept) = inventory.recv().await {
        all.push(kept.unwrap());
    }
    all
}

pub(crate) async fn an_inventory_has_everything_of_one_moment(place: &impl Place) {
    const TABLES: usize = 700;
    let store = Arc::new(place.open().await);
    for table in 0..TABLES {
        store.create(&format!("{table:03}"), &[], &playing(0)).await.unwrap();
    }
    // Table after table gets a line, so at any moment the first of them have one more than the others.
    let appender = tokio::spawn({
        let store = store.clone();
        async move {
            for round in 0.. {
                for table in 0..TABLES {
                    let lines = round as usize + 1;
                    store
                        .append(&format!("{table:03}"), round, &texts(&["x"]), &playing(lines))
                        .await
                        .unwrap();
                }
            }
        }
    });
    for _ in 0..5 {
        let mut lines = Vec::new();
        for kept in everything(&*store).await {
            let Kept::Table(table) = kept else { panic!("there are no players") };
            assert_eq!(table.index.card, table.lines.len().to_string());
            lines.push(table.lines.len());
        }
        assert_eq!(lines.len(), TABLES);
        assert!(
            lines.is_sorted_by(|one, next| one >= next) && lines[0] - lines[TABLES - 1] <= 1,
            "{lines:?}"
        );
    }
    appender.abort();
}

pub(crate) async fn a_copy_is_like_the_original(place: &impl Place) {
    let store = place.open().await;
    store.add_player(&guest("ann", 1)).await.unwrap();
    store.add_player(&Profile { number: u16::MAX, ..guest("bob", 2) }).await.unwrap();
    store.set_account(claim("ann", "Zażółć 🏺", 5)).await.unwrap();
    store.sign_in(sign_in("ann", "hash of 5", 6)).await.unwrap();
    store.add_player(&guest("eve", 9)).await.unwrap();
    store.end_sessions("eve", None).await.unwrap();
    for (number, phase) in [Phase::Waiting, Phase::Playing, Phase::Over].into_iter().enumerate() {
        let flags = (number == 0, number == 1, number == 2);
        let index = Index {
            phase,
            public: flags.0,
            has_open_seat: flags.1,
            bot_to_move: flags.2,
            due: flags.1.then_some(-7),
            players: texts(&["ann", "bob"][number.min(1)..]),
            ..playing(number)
        };
        store.create(&number.to_string(), &texts(&["a", "", "ż"][number..]), &index).await.unwrap();
    }
    let copy = Sqlite::temporary().unwrap();
    let copied = server::store::copy(store.inventory(), &copy).await.unwrap();
    assert_eq!(copied, Copied { players: 3, tables: 3, lines: 6 });
    let original = everything(&store).await;
    assert_eq!(original.len(), 6);
    let copied = everything(&copy).await;
    assert!(
        original.iter().all(|kept| copied.contains(kept)) && copied.len() == 6,
        "{original:?} {copied:?}"
    );
}

pub(crate) async fn a_closed_store_refuses(place: &impl Place) {
    let store = Arc::new(place.open().await);
    store.create("t", &[], &index()).await.unwrap();
    let on_their_way: Vec<_> = (0..20)
        .map(|table: usize| {
            let store = store.clone();
            tokio::spawn(async move { (table, store.create(&table.to_string(), &[], &index()).await) })
        })
        .collect();
    tokio::join!(store.close(), store.close());
    assert!(matches!(store.lines("t").await, Err(StoreError::Failed(_))));
    assert!(matches!(store.list(Which::Open, 1).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.append("t", 0, &[], &index()).await, Err(StoreError::Failed(_))));
    store.close().await;

    let again = place.open().await;
    for call in on_their_way {
        let (table, outcome) = call.await.unwrap();
        let kept = again.lines(&table.to_string()).await.unwrap().is_some();
        assert_eq!(kept, outcome.is_ok(), "{table}: {outcome:?}");
    }
}
