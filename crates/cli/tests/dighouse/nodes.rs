//! Several houses on one database: players of one table on different nodes, nodes that are killed, a database
//! that goes away. Nobody loses anything, and nothing is done twice.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::program::Home;
use dighouse_testkit::{Player, Postgres, Server, Stop};
use serde_json::{Value, json};

/// How many games of a test are played at the same time.
const PAIRS: u64 = 3;

/// Two nodes on one database of their own.
struct Nodes {
    home: Home,
    database: String,
    houses: Vec<Server>,
}

impl Nodes {
    fn open() -> Nodes {
        Nodes::open_on(dighouse_testkit::fresh_database())
    }

    fn open_on(database: String) -> Nodes {
        let mut nodes = Nodes { home: Home::new(), database, houses: Vec::new() };
        nodes.open_another();
        nodes.open_another();
        nodes
    }

    fn open_another(&mut self) {
        self.houses.push(self.home.open_house(&["--database", &self.database]));
    }

    fn addresses(&self) -> Vec<String> {
        self.houses.iter().map(|house| house.address.clone()).collect()
    }

    /// How many thoughts bots had on all nodes.
    fn thoughts(&self) -> u64 {
        let of = |house: &Server| {
            let metrics = Player::new(&house.address, 0).unwrap().get(&house.address, "/metrics").unwrap();
            let count = metrics
                .as_str()
                .unwrap()
                .lines()
                .find_map(|line| line.strip_prefix("dighouse_bot_seconds_count "));
            count.unwrap().parse::<u64>().unwrap()
        };
        self.houses.iter().map(of).sum()
    }
}

/// Two people at a new table, who may ask different nodes.
fn pair(nodes: &[String], number: u64) -> [Player; 2] {
    let mut ala = Player::new(&nodes[0], 2 * number).unwrap();
    let mut olek = Player::new(&nodes[1], 2 * number + 1).unwrap();
    sit_down(nodes, &mut ala, &mut olek);
    [ala, olek]
}

fn sit_down(nodes: &[String], ala: &mut Player, olek: &mut Player) {
    ala.partner = json!({ "kind": "open" });
    ala.make(&nodes[0]).unwrap();
    let id = ala.tables.last().unwrap().id.clone();
    ala.join(&nodes[0], &id).unwrap();
    olek.join(&nodes[1], &id).unwrap();
}

/// Plays to the end of the game, on the node with this number or, when that is gone, on the next.
fn play_somewhere(player: &mut Player, nodes: &[String], first: usize) {
    for node in nodes.iter().cycle().skip(first) {
        if player.play(node).is_ok() {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Lets everybody play, player by player on alternating nodes, while something happens; then every record
/// is exactly what its players were told.
fn play_while(nodes: &[String], players: &mut [Player], happening: impl FnOnce()) {
    thread::scope(|scope| {
        for (number, player) in players.iter_mut().enumerate() {
            scope.spawn(move || play_somewhere(player, nodes, number));
        }
        happening();
    });
    let living = nodes.iter().find(|node| TcpStream::connect(node).is_ok()).expect("one node lives");
    for player in players.iter() {
        assert!(player.acknowledged() > 5, "{} actions", player.acknowledged());
        player.check_records(living).unwrap();
    }
}

fn pairs(nodes: &[String]) -> Vec<Player> {
    (0..PAIRS).flat_map(|number| pair(nodes, number)).collect()
}

#[test]
fn players_of_one_table_on_different_nodes_play_whole_games() {
    let nodes = Nodes::open();
    let addresses = nodes.addresses();
    play_while(&addresses, &mut pairs(&addresses), || ());
}

#[test]
fn a_client_that_changes_the_node_with_every_request_never_sees_anything_old() {
    let nodes = Nodes::open();
    let addresses = nodes.addresses();
    let mut ala = Player::new(&addresses[0], 0).unwrap();
    ala.make(&addresses[0]).unwrap();
    let mut turns = addresses.iter().cycle();
    while !ala.tables[0].over {
        // A player forgets nothing, and complains of a log that is shorter than before.
        ala.act(turns.next().unwrap()).unwrap();
    }
    ala.check_records(&addresses[1]).unwrap();
}

#[test]
fn a_node_that_is_killed_costs_nobody_anything() {
    let mut nodes = Nodes::open();
    let mut addresses = nodes.addresses();
    let mut players = pairs(&addresses);
    // Somebody against a bot, whom the dying node lets think.
    let mut alone = Player::new(&addresses[0], 1).unwrap();
    alone.make(&addresses[0]).unwrap();
    players.push(alone);
    nodes.open_another();
    addresses = nodes.addresses();
    play_while(&addresses, &mut players, || {
        for victim in [0, 1] {
            thread::sleep(Duration::from_millis(150));
            nodes.houses[victim].kill();
        }
    });
}

#[test]
fn a_database_that_is_restarted_costs_nobody_anything() {
    let server = Postgres::start().unwrap();
    let nodes = Nodes::open_on(server.fresh_database());
    let addresses = nodes.addresses();
    play_while(&addresses, &mut pairs(&addresses), || {
        for stop in [Stop::Fast, Stop::Immediate] {
            thread::sleep(Duration::from_millis(200));
            server.stop(stop).unwrap();
            server.go_on().unwrap();
        }
    });
}

#[test]
fn bots_move_once_and_not_once_for_each_node() {
    let nodes = Nodes::open();
    let addresses = nodes.addresses();
    let mut ala = Player::new(&addresses[0], 1).unwrap();
    assert_eq!(ala.partner["kind"], "bot");
    ala.make(&addresses[0]).unwrap();
    // Somebody on the other node looks on all the time.
    let watched = Stream::open(&addresses[1], &format!("?table={}", ala.tables[0].id), &ala);
    play_somewhere(&mut ala, &addresses, 0);
    let record = ala.get(&addresses[0], &format!("/api/tables/{}/record", ala.tables[0].id)).unwrap();
    let record: dighouse_game::Record = record.as_str().unwrap().parse().unwrap();
    let moves = record.moves().filter(|(_, one)| one.seat.index() == 1).count() as u64;
    assert!(moves > 5);
    assert_eq!(nodes.thoughts(), moves);
    drop(watched);
}

#[test]
fn what_happens_on_one_node_is_seen_on_the_other_within_a_tenth_of_a_second() {
    let nodes = Nodes::open();
    let addresses = nodes.addresses();
    let [ala, olek] = pair(&addresses, 1);
    let stream = Stream::open(&addresses[1], &format!("?table={}", ala.tables[0].id), &olek);
    let said = format!("/api/tables/{}/say", ala.tables[0].id);
    let mut waits = Vec::new();
    for number in 0..50 {
        let answer = ala
            .send(&addresses[0], "POST", &said, &json!({ "seat": 1, "text": number.to_string() }))
            .unwrap();
        let began = Instant::now();
        stream.until(|table| table["seq"].as_u64() >= answer["seq"].as_u64());
        waits.push(began.elapsed());
    }
    waits.sort();
    assert!(waits[45] < Duration::from_millis(100), "{waits:?}");
}

#[test]
fn lists_on_one_node_show_tables_of_the_other() {
    let nodes = Nodes::open();
    let addresses = nodes.addresses();
    let (ala, olek) = (Player::new(&addresses[0], 0).unwrap(), Player::new(&addresses[1], 1).unwrap());
    let lobby = Stream::open(&addresses[1], "", &olek);
    lobby.until(|lists| lists["open"] == json!([]));
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let table = json!({ "game": "lost-code", "seats": seats, "public": true });
    let made = ala.send(&addresses[0], "POST", "/api/tables", &table).unwrap();
    lobby.until(|lists| lists["open"][0]["id"] == made["id"]);
}

#[test]
fn a_lost_notification_costs_nothing() {
    let server = Postgres::start().unwrap();
    let nodes = Nodes::open_on(server.fresh_database());
    let addresses = nodes.addresses();
    let [ala, olek] = pair(&addresses, 1);
    let stream = Stream::open(&addresses[1], &format!("?table={}", ala.tables[0].id), &olek);
    stream.until(|_| true);
    let said = format!("/api/tables/{}/say", ala.tables[0].id);
    for text in 0..5 {
        // Whoever listens is cut off, and what is said meanwhile is notified to nobody.
        server.cut_connections().unwrap();
        let said = loop {
            match ala.send(&addresses[0], "POST", &said, &json!({ "seat": 1, "text": text.to_string() })) {
                Ok(answer) => break answer,
                Err(_) => thread::sleep(Duration::from_millis(10)),
            }
        };
        stream.until(|table| table["seq"].as_u64() >= said["seq"].as_u64());
    }
}

#[test]
fn a_new_name_is_known_on_every_node() {
    let nodes = Nodes::open();
    let addresses = nodes.addresses();
    let ala = Player::new(&addresses[0], 0).unwrap();
    for (name, node) in ["Ala", "Ola", "Ela"].iter().zip(addresses.iter().cycle()) {
        ala.send(node, "PUT", "/api/me", &json!({ "name": name })).unwrap();
        let began = Instant::now();
        for node in &addresses {
            while ala.get(node, "/api/me").unwrap()["name"] != *name {
                assert!(began.elapsed() < Duration::from_secs(5), "{node} still knows another name");
            }
        }
    }
}

/// Games end at the same time in different houses, while both are asked for ratings.
#[test]
fn every_node_comes_to_the_same_ratings() {
    let mut nodes = Nodes::open();
    let addresses = nodes.addresses();
    let mut players: Vec<Player> = (0..4).map(|number| Player::new(&addresses[0], number).unwrap()).collect();
    for (number, player) in players.iter_mut().enumerate() {
        player.claim(&addresses[number % 2], &format!("Player {number}")).unwrap();
    }
    let looking_on = Player::new(&addresses[0], 9).unwrap();
    let rating = |node: &str, number: usize| {
        let page = looking_on.get(node, &format!("/api/players/Player%20{number}")).unwrap();
        page["games"][0]["rating"].clone()
    };
    for _ in 0..2 {
        let [one, two, three, four] = &mut players[..] else { unreachable!("there are four") };
        sit_down(&addresses, one, two);
        sit_down(&addresses, three, four);
        play_while(&addresses, &mut players, || {
            for _ in 0..10 {
                addresses.iter().for_each(|node| _ = rating(node, 0));
                thread::sleep(Duration::from_millis(20));
            }
        });
        // Everybody meets somebody else.
        players.swap(1, 2);
    }
    nodes.open_another();
    for number in 0..4 {
        let [first, second, new] = [0, 1, 2].map(|node: usize| rating(&nodes.houses[node].address, number));
        assert_eq!(first.as_array().unwrap().len(), 2, "{first}");
        assert_eq!((&first, &first), (&second, &new), "player {number}");
    }
}

/// A stream of events, read as they come.
struct Stream(mpsc::Receiver<Value>);

impl Stream {
    fn open(node: &str, query: &str, player: &Player) -> Stream {
        let mut connection = TcpStream::connect(node).unwrap();
        write!(connection, "GET /api/events{query} HTTP/1.1\r\nhost: {node}\r\n{}\r\n", player.cookie_line())
            .unwrap();
        let (send, events) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(connection).lines().map_while(Result::ok);
            let events = lines.filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok());
            for event in events {
                if send.send(event).is_err() {
                    return;
                }
            }
        });
        Stream(events)
    }

    /// Reads until `seen` holds of an event.
    fn until(&self, seen: impl Fn(&Value) -> bool) {
        while !seen(&self.0.recv_timeout(Duration::from_secs(10)).expect("an event in time")) {}
    }
}
