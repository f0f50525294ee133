//! Nobody is sent anything that they may not know.
//!
//! Games are played over HTTP in two worlds that differ only in what one viewer cannot know. As long as that viewer's view is
//! the same in both, every byte that the viewer receives must be the same: tables, streams, logs, lists, reasons, refusals,
//! hints and odds.

use std::sync::Arc;

use crate::kit::{Guest, TestServer};
use dighouse_bots::HasBots;
use dighouse_game::{Match, Seat, Seed, Setup, Silent, Stream, Viewer, scenario};
use dighouse_server::store::{Index, Profile, Session, Store};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const GAMES: u64 = 1;

/// The most actions for one pair of worlds.
const FOLLOWED: usize = 6;

/// Two servers with the same guests.
struct Worlds {
    servers: [TestServer; 2],
    stores: [Arc<dyn Store>; 2],
    rng: Stream,
    tables: usize,
    /// Actions that were legal at some moment of this game.
    met: Vec<String>,
    /// A bot of this game that reckons without chance; others imagine worlds of their own.
    reckoner: Option<&'static str>,
    /// How many bytes were compared.
    compared: usize,
}

/// Who looks: a seat, a spectator of a public table, or a stranger at a private one.
#[derive(Clone, Copy, Debug)]
enum Looker {
    Seat(Seat),
    Spectator,
    Stranger,
}

impl Looker {
    const fn viewer(self) -> Viewer {
        match self {
            Looker::Seat(seat) => Viewer::Seat(seat),
            Looker::Spectator | Looker::Stranger => Viewer::Spectator,
        }
    }
}

/// The guest with this number, the same on both servers: 1 to 4 hold seats, 0 watches.
fn token(guest: usize) -> String {
    format!("{guest:064x}")
}

impl Worlds {
    async fn open(seed: u64) -> Worlds {
        let (mut servers, mut stores) = (Vec::new(), Vec::new());
        for _ in 0..2 {
            let (server, store) = TestServer::open_with_store().await;
            for guest in 0..=4 {
                let token_hash = Sha256::digest(token(guest).as_bytes()).into();
                let session = Session { token_hash, since: 1_700_000_000_000 };
                let player = Profile::guest(format!("guest-{guest}"), 1000 + guest as u16, session);
                store.add_player(&player).await.unwrap();
            }
            servers.push(server);
            stores.push(store);
        }
        let servers = <[TestServer; 2]>::try_from(servers).ok().unwrap();
        let stores = <[Arc<dyn Store>; 2]>::try_from(stores).ok().unwrap();
        Worlds {
            servers,
            stores,
            rng: Stream::new(Seed::from_number(seed), 0),
            tables: 0,
            met: Vec::new(),
            reckoner: None,
            compared: 0,
        }
    }

    fn guest(&self, world: usize, number: usize) -> Guest {
        Guest {
            cookie: format!("dighouse={}", token(number)),
            id: format!("guest-{number}"),
            ..self.servers[world].stranger()
        }
    }

    /// Puts a table with this position into a server.
    async fn place<G: HasBots>(&self, world: usize, id: &str, state: &G, public: bool) {
        let setup = state.setup();
        let options: serde_json::Map<String, Value> =
            setup.changes().map(|(key, value)| (key.to_owned(), value.into())).collect();
        let seat = |number: usize| json!({ "kind": "person", "id": format!("guest-{number}"), "name": null, "number": 1000 + number });
        let made = json!({
            "at": 0, "deed": "made", "game": G::INFO.id, "rules": G::INFO.rules, "options": options,
            "seats": (1..=setup.seats().into()).map(seat).collect::<Vec<_>>(),
            "public": public, "pace": "live", "aids": true, "maker": "guest-1",
            "source": { "position": scenario::to_line(state) },
        });
        let began = json!({ "at": 0, "deed": "began", "bot": null });
        let index = Index {
            phase: dighouse_server::store::Phase::Playing,
            public,
            has_open_seat: false,
            bot_to_move: false,
            due: None,
            rated: None,
            asked: vec![],
            changed: 0,
            players: Vec::new(),
            card: "{}".to_owned(),
        };
        self.stores[world].create(id, &[made.to_string(), began.to_string()], &index).await.unwrap();
    }

    /// Follows two worlds from `state` on, while `looker` can see no difference; the actions played.
    async fn follow<G: HasBots>(&mut self, state: &G, looker: Looker) -> Vec<(Seat, G::Action)> {
        let viewer = looker.viewer();
        let mut worlds = [state.clone(), state.clone()];
        worlds[1].redeal(viewer, &mut self.rng);
        self.tables += 1;
        let id = format!("table{}", self.tables);
        for (world, state) in worlds.iter().enumerate() {
            self.place(world, &id, state, !matches!(looker, Looker::Stranger)).await;
        }
        let mut streams = [self.listen(0, &id, looker).await, self.listen(1, &id, looker).await];
        let mut done = Vec::new();
        // When a game is over its record is open to all, the course of chance included.
        while !worlds[0].decision().is_over() {
            self.compare(&id, looker, &mut streams, 2 + done.len()).await;
            if done.len() == FOLLOWED {
                return done;
            }
            let (seat, action) = self.choose(&worlds[0]);
            if worlds[1].why_not(seat, action).is_some() {
                return done;
            }
            worlds.iter_mut().for_each(|world| world.play(seat, action, &mut Silent));
            if worlds[0].view(viewer) != worlds[1].view(viewer) {
                return done;
            }
            for world in 0..2 {
                self.act(world, &id, seat, &action.to_string()).await;
            }
            done.push((seat, action));
        }
        done
    }

    fn choose<G: HasBots>(&mut self, state: &G) -> (Seat, G::Action) {
        let seats: Vec<Seat> = state.decision().seats().iter().collect();
        let seat = self.rng.pick(&seats);
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        self.met.extend(actions.iter().map(G::Action::to_string));
        (seat, self.rng.pick(&actions))
    }

    async fn act(&self, world: usize, id: &str, seat: Seat, action: &str) {
        let guest = self.guest(world, seat.index() + 1);
        let table = guest.get(&format!("/api/tables/{id}?as={seat}")).await.good();
        let now = &table["game_now"];
        let answer = json!({ "seat": seat, "step": now["step"], "stamp": now["stamp"], "action": action });
        guest.post(&format!("/api/tables/{id}/actions"), answer).await.good();
    }

    async fn listen(&self, world: usize, id: &str, looker: Looker) -> Option<reqwest::Response> {
        let guest = self.guest(world, number(looker));
        let eyes = looker.viewer();
        let address = format!("http://{}/api/events?table={id}&as={eyes}", guest.address);
        let answer = guest.client.get(address).header("cookie", &guest.cookie).send().await.unwrap();
        answer.status().is_success().then_some(answer)
    }

    /// Checks that everything the looker can get is the same in both worlds.
    async fn compare(
        &mut self,
        id: &str,
        looker: Looker,
        streams: &mut [Option<reqwest::Response>; 2],
        seq: usize,
    ) {
        let requests = self.requests(id, looker);
        for (path, body) in requests {
            let mut texts = Vec::new();
            for world in 0..2 {
                let guest = self.guest(world, number(looker));
                let answer = match &body {
                    Some(body) => guest.post(&path, body.clone()).await,
                    None => guest.get(&path).await,
                };
                assert!(!answer.status.is_server_error(), "{path}: {answer:?}");
                texts.push(format!("{} {}", answer.status, answer.text));
            }
            self.compared += texts[0].len();
            assert!(texts[0] == texts[1], "{looker:?} {path} {body:?}\n{}\n{}", texts[0], texts[1]);
        }
        let [one, other] = streams;
        if let (Some(one), Some(other)) = (one, other) {
            let texts = [read_until(one, seq).await, read_until(other, seq).await];
            self.compared += texts[0].len();
            assert!(texts[0] == texts[1], "{looker:?} stream\n{}\n{}", texts[0], texts[1]);
        }
    }

    /// What a curious looker would request.
    fn requests(&mut self, id: &str, looker: Looker) -> Vec<(String, Option<Value>)> {
        let table = |rest: &str| format!("/api/tables/{id}{rest}");
        let mut asked = vec![
            (table(""), None),
            (table("?as=spectator"), None),
            (table("?as=1"), None),
            (table("/record"), None),
            (table("/replay?as=all"), None),
            (table("/replay/0?as=all"), None),
            ("/api/tables".to_owned(), None),
            (table("/aid?seat=1"), None),
            (table("/hint?seat=2&bot=greedy"), None),
        ];
        let Looker::Seat(seat) = looker else { return asked };
        asked.push((table(&format!("/aid?seat={seat}")), None));
        if let Some(bot) = self.reckoner {
            asked.push((table(&format!("/hint?seat={seat}&bot={bot}")), None));
        }
        let other_moments =
            (0..4.min(self.met.len())).map(|_| self.rng.below(self.met.len() as u32) as usize);
        let other_moments: Vec<String> = other_moments.map(|moment| self.met[moment].clone()).collect();
        for action in other_moments.into_iter().chain(["sing".to_owned()]) {
            let path = format!("/why-not?seat={seat}&action={}", action.replace(' ', "%20"));
            asked.push((table(&path), None));
            // Out of date on purpose: a refusal changes nothing.
            let stale = json!({ "seat": seat, "step": 0, "stamp": "0", "action": action });
            asked.push((table("/actions"), Some(stale)));
        }
        asked.push((table("/undo"), Some(json!({ "seat": seat, "step": 999 }))));
        asked
    }
}

const fn number(looker: Looker) -> usize {
    match looker {
        Looker::Seat(seat) => seat.index() + 1,
        Looker::Spectator | Looker::Stranger => 0,
    }
}

/// Reads a stream until the event with this id is complete.
async fn read_until(stream: &mut reqwest::Response, seq: usize) -> String {
    let mut text = String::new();
    let (first, last) = (format!("id: {seq}\n"), "\n\n");
    while !(text.contains(&first) && text.ends_with(last)) {
        let chunk = stream.chunk().await.unwrap().expect("the stream goes on");
        text.push_str(std::str::from_utf8(&chunk).expect("whole characters"));
    }
    // Turns are told when there is time for it, and tell nothing but whose they are.
    text.split_inclusive(last).filter(|event| !event.starts_with("event: turns\n")).collect()
}

async fn play<G: HasBots>(seed: u64) -> usize {
    let mut worlds = Worlds::open(seed).await;
    let info = &G::INFO;
    worlds.reckoner = match info.id {
        "lost-code" => Some("exact"),
        "mykerinos" => Some("greedy"),
        _ => None,
    };
    let seats = info.min_seats + (seed % u64::from(info.max_seats - info.min_seats + 1)) as u8;
    let mut setup = Setup::new(info, seats).unwrap();
    for option in info.options {
        let value = worlds.rng.pick(option.values);
        setup = setup.choose(option.key, value).unwrap();
    }
    let mut game: Match<G> = Match::begin(setup, Seed::from_number(seed)).unwrap();
    while !game.state().decision().is_over() {
        let lookers: Vec<Looker> =
            Seat::first(seats).map(Looker::Seat).chain([Looker::Spectator, Looker::Stranger]).collect();
        let looker = worlds.rng.pick(&lookers);
        let done = worlds.follow(game.state(), looker).await;
        for (seat, action) in &done {
            game.play(*seat, *action, None).unwrap();
        }
        // Of long games some moments are looked at, not all.
        let skipped = 1 + worlds.rng.below(1 + info.longest as u32 / 200);
        for _ in 0..skipped {
            if !game.state().decision().is_over() {
                let (seat, action) = worlds.choose(game.state());
                game.play(seat, action, None).unwrap();
            }
        }
    }
    worlds.compared
}

struct Play(u64);

impl dighouse_shelf::Visitor for Play {
    type Out = usize;

    fn visit<G: HasBots>(self) -> usize {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(play::<G>(self.0))
    }
}

#[test]
fn what_a_viewer_cannot_know_changes_no_byte_that_the_viewer_is_sent() {
    for game in dighouse_shelf::shelf().games() {
        let id = game.info().id;
        let compared: usize = (1..=GAMES)
            .map(|seed| {
                println!("{id}: seed {seed}");
                dighouse_shelf::visit(id, Play(seed)).unwrap()
            })
            .sum();
        println!("{id}: {compared} bytes compared");
        assert!(compared > 1_000_000, "too little was compared: {compared}");
    }
}
