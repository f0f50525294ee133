//! Tables are found by their index.

use dighouse_server::store::Phase;
use dighouse_server::store::{Index, Listed, Store, Which};

use super::{Place, ids, index, list, playing, texts};

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
            let asked = players.clone();
            let index = Index {
                phase,
                public,
                has_open_seat,
                bot_to_move,
                due,
                rated: None,
                asked,
                changed,
                players,
                card,
            };
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

pub(crate) async fn games_that_change_ratings_are_found_in_the_order_of_their_ends(place: &impl Place) {
    let store = place.open().await;
    for (table, rated) in [("c", Some(7)), ("b", Some(9)), ("a", Some(9)), ("d", None), ("e", Some(-3))] {
        store.create(table, &[], &Index { rated, ..playing(0) }).await.unwrap();
    }
    assert_eq!(ids(&store, Which::Rated { since: i64::MIN }).await, ["e", "c", "a", "b"]);
    assert_eq!(ids(&store, Which::Rated { since: 9 }).await, ["a", "b"]);
    // Whatever is said afterwards, the game ended then.
    let later = Index { rated: Some(7), changed: 100, ..index() };
    store.append("c", 0, &texts(&["x"]), &later).await.unwrap();
    store.append("d", 0, &texts(&["x"]), &Index { rated: Some(8), ..index() }).await.unwrap();
    assert_eq!(ids(&store, Which::Rated { since: 7 }).await, ["c", "d", "a", "b"]);
    let first: Vec<String> = store
        .list(Which::Rated { since: 0 }, 1)
        .await
        .unwrap()
        .into_iter()
        .map(|listed| listed.table)
        .collect();
    assert_eq!(first, ["c"]);
}
