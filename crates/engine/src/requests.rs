//! Requests as a server gets them, with the server's answers.

use dighouse_game::{Seat, Viewer};
use dighouse_table::history::{Line, Person, TableEvent};
use dighouse_table::messages::{
    Answer as Act, BySeat, Import, NewTable, Said, Sit, Start, TableCard, TakeBack, Undo, Vote,
};
use dighouse_table::{
    BadField, Player, Problem, ReadSoFar, Refusal, Rematch, Table, Viewpoint, import, make, read_body,
    read_seat,
};
use http::StatusCode;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::Engine;
use crate::answer::{Answer, Failure, data};
use crate::question::Request;

/// What the ids of tables in a browser begin with.
const LOCAL: &str = "local-";

/// The longest id of a table.
const LONGEST_ID: usize = 64;

/// A response: its status and body, the new lines of the table, and another table that was made.
struct Response {
    status: StatusCode,
    body: Value,
    append: Vec<String>,
    made: Option<(String, Vec<String>)>,
}

impl Response {
    fn of(body: Value) -> Response {
        Response { status: StatusCode::OK, body, append: Vec::new(), made: None }
    }
}

/// Why there is no response.
enum Refused {
    /// The server would refuse this too.
    Problem(Problem),
    /// The engine cannot answer.
    Failure(Failure),
}

impl<E: Into<Problem>> From<E> for Refused {
    fn from(problem: E) -> Refused {
        Refused::Problem(problem.into())
    }
}

/// What players of a table ask for, and the seat that asks.
type Decided = (Option<Seat>, Result<Vec<TableEvent>, Refusal>);

impl Engine {
    /// Answers a request.
    pub(crate) fn request(&mut self, request: &Request) -> Answer {
        let response = match self.respond(request) {
            Ok(response) => response,
            Err(Refused::Failure(failure)) => return Err(failure),
            Err(Refused::Problem(problem)) => {
                Response { status: problem.status(), ..Response::of(problem.data_with_status()) }
            }
        };
        let Response { status, body, append, made } = response;
        let mut answer = json!({ "status": status.as_u16(), "body": body, "append": append });
        if let Some((id, lines)) = made {
            answer["made"] = json!({ "id": id, "lines": lines });
        }
        Ok(answer)
    }

    fn respond(&mut self, request: &Request) -> Result<Response, Refused> {
        let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
        let query = Query(query);
        let no_such_address = || Problem::new(StatusCode::NOT_FOUND, "no-such-address");
        let path = path.strip_prefix("/api/").ok_or_else(no_such_address)?;
        let path: Vec<&str> = path.split('/').collect();
        match (request.method.as_str(), &path[..]) {
            ("GET", ["games", game, "printed"]) => self.printed(game),
            ("POST", ["tables"]) => self.open(request),
            ("POST", ["tables", "import"]) => self.import(request),
            ("POST", ["tables", id, "rematch"]) => self.rematch(id, request),
            ("POST", ["tables", id, what @ ..]) => self.change(id, &what.join("/"), request),
            ("GET", ["tables", id, what @ ..]) => {
                let table = self.known(id)?;
                let look = Look { table, player: request.player.player(), query, now: request.now };
                look.at(what)?.map(Response::of).ok_or_else(|| no_such_address().into())
            }
            _ => Err(no_such_address().into()),
        }
    }

    fn known(&self, id: &str) -> Result<&Table, Refused> {
        self.table(id).map_err(Refused::Failure)
    }

    fn printed(&self, game: &str) -> Result<Response, Refused> {
        let unknown = Problem::new(StatusCode::NOT_FOUND, "unknown-game");
        let unknown = || unknown.with("game", game).with("known", self.shelf.ids());
        let printed = self.shelf.game(game).ok_or_else(unknown)?.printed();
        Ok(Response::of(printed.map_err(|_| Problem::internal())?))
    }

    /// Makes a table.
    fn open(&mut self, request: &Request) -> Result<Response, Refused> {
        let new: NewTable = body(request)?;
        for (field, wanted) in
            [("password", new.password.is_some()), ("clock", new.clock.is_some()), ("public", new.public)]
        {
            if wanted {
                return Err(only_on_a_server(field).into());
            }
        }
        let person = person(&request.player.player());
        let no_such_table = || Problem::no_such_table().with("field", "from.table");
        let earlier = match &new.from {
            Some(moment) => Some(self.tables.get(&moment.table).ok_or_else(no_such_table)?),
            None => None,
        };
        let made = make(self.shelf, new, &person, None, earlier, request.random.bytes())?;
        self.opened(request, made)
    }

    /// Makes a table with the game of a record, finished or not.
    fn import(&mut self, request: &Request) -> Result<Response, Refused> {
        let wanted: Import = body(request)?;
        if wanted.public {
            return Err(only_on_a_server("public").into());
        }
        let person = person(&request.player.player());
        let made = import(self.shelf, wanted, &person, true, request.random.bytes())?;
        self.opened(request, made)
    }

    fn opened(&mut self, request: &Request, made: TableEvent) -> Result<Response, Refused> {
        let (id, lines) = self.add(request, vec![made])?;
        let shown = self.known(&id)?.show_to(&request.player.player(), None, request.now)?;
        Ok(Response { status: StatusCode::CREATED, append: lines, ..Response::of(data(shown)) })
    }

    /// Adds a table with its first events; its id and lines.
    fn add(&mut self, request: &Request, events: Vec<TableEvent>) -> Result<(String, Vec<String>), Refused> {
        let id = request.id.clone().unwrap_or_default();
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if !id.starts_with(LOCAL) || id.len() > LONGEST_ID || !id.chars().all(fits) {
            return Err(Problem::field("id", "local- and up to 58 letters, digits and hyphens").into());
        }
        if self.tables.contains_key(&id) {
            return Err(Problem::field("id", "another table has it").into());
        }
        let line = |event| Line { at: request.now, event }.write();
        let lines: Vec<String> = events.into_iter().map(line).collect();
        let table = Table::grown(self.shelf, None, &id, &lines);
        let table = table.map_err(|unreadable| Refused::Failure(Failure::unreadable(&unreadable.0)))?;
        self.tables.insert(id.clone(), table);
        Ok((id, lines))
    }

    /// Changes a table as a player asks.
    fn change(&mut self, id: &str, what: &str, request: &Request) -> Result<Response, Refused> {
        let (table, player) = (self.known(id)?, request.player.player());
        let (seat, events) = decide(table, what, request, &player)?;
        let events = events.map_err(|refusal| table.refuse(refusal, &player, seat, request.now))?;
        let append = self.append(id, events, request.now).map_err(Refused::Failure)?;
        let shown = self.known(id)?.show_to(&player, seat, request.now)?;
        Ok(Response { append, ..Response::of(data(shown)) })
    }

    /// Makes the same table again.
    fn rematch(&mut self, id: &str, request: &Request) -> Result<Response, Refused> {
        let player = request.player.player();
        let wanted = self.known(id)?.wants_rematch(self.shelf, &person(&player), request.random.bytes())?;
        let (next, append, made) = match wanted {
            Rematch::Existing(next) => (next, Vec::new(), None),
            Rematch::New(events) => {
                let (next, lines) = self.add(request, events)?;
                let rematched = vec![TableEvent::Rematched { table: next.clone() }];
                let append = self.append(id, rematched, request.now).map_err(Refused::Failure)?;
                (next.clone(), append, Some((next, lines)))
            }
        };
        let shown = self.known(&next)?.show_to(&player, None, request.now)?;
        Ok(Response { append, made, ..Response::of(data(shown)) })
    }
}

fn only_on_a_server(field: &str) -> Problem {
    Problem::field(field, "only tables of a server have it")
}

/// What a player asks for at a table.
fn decide(table: &Table, what: &str, request: &Request, player: &Player) -> Result<Decided, Refused> {
    let (id, now) = (player.id.as_str(), request.now);
    Ok(match what {
        "actions" => {
            let act: Act = body(request)?;
            (Some(act.seat), table.wants_to_act(id, &act))
        }
        "undo" => {
            let undo: Undo = body(request)?;
            (Some(undo.seat), table.wants_to_undo(id, &undo))
        }
        "take-back" => {
            let back: TakeBack = body(request)?;
            (Some(back.seat), table.wants_to_take_back(id, &back))
        }
        "take-back/vote" => {
            let vote: Vote = body(request)?;
            (Some(vote.seat), table.votes(id, &vote))
        }
        "say" => {
            let said: Said = body(request)?;
            (Some(said.seat), table.wants_to_say(id, &said))
        }
        "sit" => (None, table.wants_to_sit(&person(player), &body::<Sit>(request)?)),
        "start" => (None, table.wants_to_start(id, &body::<Start>(request)?.bot)),
        "leave" => (None, table.wants_to_leave(id, body::<BySeat>(request)?.seat)),
        "resign" => (None, table.wants_to_resign(id, body::<BySeat>(request)?.seat)),
        "replace" => (None, table.wants_to_replace(id, body::<BySeat>(request)?.seat, now)),
        "return" => (None, table.wants_to_return(id, body::<BySeat>(request)?.seat)),
        _ => return Err(Problem::new(StatusCode::NOT_FOUND, "no-such-address").into()),
    })
}

/// Somebody who looks at a table.
struct Look<'a> {
    table: &'a Table,
    player: Player,
    query: Query<'a>,
    now: i64,
}

impl Look<'_> {
    /// What is shown at an address; none if there is no such address.
    fn at(&self, what: &[&str]) -> Result<Option<Value>, Problem> {
        let table = self.table;
        Ok(Some(match what {
            [] => {
                let viewpoint = table.viewpoint(Some(&self.player), self.query.get("as").as_deref())?;
                data(table.show(&viewpoint, ReadSoFar::Nothing, self.now))
            }
            ["why-not"] => {
                let action = self.query.get("action").ok_or_else(|| Problem::field("action", "an action"))?;
                table.why_not(&self.player.id, self.seat()?, &action)?
            }
            ["aid"] => table.aid(&self.player.id, self.seat()?)?,
            ["record"] => table.record()?.to_string().into(),
            ["replay"] => {
                let viewpoint =
                    Viewpoint { player: Some(self.player.clone()), viewer: self.replay_viewer()? };
                data(table.overview(&viewpoint, dighouse_table::Access::Own, self.now)?)
            }
            ["replay", step] => {
                let no_such_step = || Refusal::from(BadField::Step);
                let step: usize = step.parse().map_err(|_| no_such_step())?;
                let viewer = self.replay_viewer()?;
                let view = table.running_match().and_then(|running| running.view_after(step, viewer));
                view.ok_or_else(no_such_step)?
            }
            ["card"] => {
                let index = table.index();
                let card = dighouse_table::history::Card::read(&index.card).ok_or_else(Problem::internal)?;
                data(TableCard::new(card, table.id.clone(), index.changed, Some(&self.player.id)))
            }
            _ => return Ok(None),
        }))
    }

    fn seat(&self) -> Result<Seat, Problem> {
        read_seat(self.query.get("seat").as_deref())
    }

    fn replay_viewer(&self) -> Result<Viewer, Refusal> {
        self.table.replay_viewer(self.query.get("as").as_deref())
    }
}

/// The query of an address.
struct Query<'a>(&'a str);

impl Query<'_> {
    fn get(&self, key: &str) -> Option<String> {
        let mut pairs = form_urlencoded::parse(self.0.as_bytes());
        pairs.find(|(name, _)| name == key).map(|(_, value)| value.into_owned())
    }
}

/// The body of a request.
fn body<T: DeserializeOwned>(request: &Request) -> Result<T, Problem> {
    let empty = Value::Object(Default::default());
    let body = if request.body.is_null() { &empty } else { &request.body };
    read_body(body.to_string().as_bytes())
}

fn person(player: &Player) -> Person {
    let Player { id, name, number, account, .. } = player.clone();
    Person { id, name, number, account }
}
