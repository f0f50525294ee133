use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use super::{Breach, Broken, Held, Plan, Trial, combinations, ensure};
use crate::encoding::{ActionId, Field, Mask, Schema};
use crate::{Encoded, Seat, Seed, Silent, Stream, Viewer};

/// What a run of the laws of encodings has tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encodings {
    /// Games played to the end.
    pub games: u64,
    /// Legal actions whose ids were checked.
    pub actions: u64,
    /// Masks compared with lists of actions.
    pub masks: u64,
    /// Observations compared with those after a redeal.
    pub observations: u64,
    /// Ids that were legal at least once.
    pub ids: usize,
}

impl fmt::Display for Encodings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Encodings { games, actions, masks, observations, ids } = self;
        write!(
            f,
            "{games} games finished, {actions} ids of legal actions, {ids} of them different, {masks} masks, \
             {observations} observations after a redeal"
        )
    }
}

/// Tests the laws of encodings in games for every number of seats.
///
/// # Panics
/// If a law is broken.
pub fn hold_encoding<G: Encoded>(plan: Plan) {
    hold_encoding_from::<G>(plan, &[]);
}

/// The same, and in a random game from each of some states: those that random games rarely reach.
///
/// # Panics
/// If a law is broken.
pub fn hold_encoding_from<G: Encoded>(plan: Plan, states: &[G]) {
    match run_encoding_from::<G>(plan, states) {
        Ok(report) => println!("{}: {report}", G::INFO.id),
        Err(breach) => panic!("{breach}\n  kept as {}", breach.keep()),
    }
}

/// Tests that the numbering and the fields of the game are those that `folder` keeps for its version of the rules.
///
/// With `DIGHOUSE_BLESS` set in the environment, the file of a new version of the rules is written. A file that exists
/// is never changed: whoever changes an encoding changes [`Info::rules`](crate::Info::rules).
///
/// # Panics
/// If they are not the same.
pub fn keeps_encoding<G: Encoded>(folder: &Path) {
    let Schema { game, rules, actions, observation, digest, .. } = Schema::of::<G>();
    let now = format!("{actions} actions, {observation} numbers, digest {digest}\n");
    let file = folder.join(format!("rules-{rules}.txt"));
    if !file.exists() && std::env::var_os("DIGHOUSE_BLESS").is_some() {
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, &now));
        written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_else(|error| {
        panic!("{}: {error}; write it with DIGHOUSE_BLESS=1", file.display());
    });
    assert_eq!(now, kept, "the encoding of {game} is not that of its rules {rules}; raise `Info::rules`");
}

/// Tests the laws of encodings and reports what was tested.
///
/// # Errors
/// The first breach.
pub fn run_encoding<G: Encoded>(plan: Plan) -> Result<Encodings, Box<Breach>> {
    run_encoding_from::<G>(plan, &[])
}

fn run_encoding_from<G: Encoded>(plan: Plan, states: &[G]) -> Result<Encodings, Box<Breach>> {
    let of_run = |broken| Breach::of_run(&G::INFO, broken);
    check_kinds::<G>().map_err(of_run)?;
    check_fields::<G>().map_err(of_run)?;
    let mut tested = Tested::<G>::new();
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let mut seeds = Stream::new(Seed::from_number(plan.seed), u64::from(seats));
        for variants in combinations::<G>(seats, plan.seed) {
            for _ in 0..plan.games {
                let thorough = tested.report.games.is_multiple_of(plan.thorough_every.max(1));
                let mut trial = Trial::<G>::begin(variants, seeds.seed(), thorough)?;
                catch_unwind(AssertUnwindSafe(|| tested.play_through(&mut trial)))
                    .unwrap_or_else(|panic| Err(Broken::by_panic(&*panic)))
                    .map_err(|broken| trial.breach(broken))?;
            }
        }
    }
    let mut rng = Stream::new(Seed::from_number(plan.seed), u64::MAX);
    for state in states {
        tested.play_from(state.clone(), &mut rng).map_err(of_run)?;
    }
    tested.check_fields_are_used().map_err(of_run)?;
    Ok(Encodings { ids: tested.legal.len(), ..tested.report })
}

/// A field of an observation, and what writes it from a view into an array of zeros.
pub type FieldOfView<V> = (&'static str, fn(&V, &mut [i16]));

/// Tests in random games that observations say what views say: that every field has the numbers that are written from
/// the view. `fields` has all of them in order.
///
/// # Panics
/// If an observation says anything else.
pub fn observes_the_view<G: Encoded>(plan: Plan, fields: &[FieldOfView<G::View>]) {
    let names = G::FIELDS.iter().map(|field| field.name());
    assert!(names.eq(fields.iter().map(|(name, _)| *name)), "the fields of {} are others", G::INFO.id);
    let compare = |state: &G, viewer: Viewer| {
        let view = state.view(viewer);
        let mut observed = vec![0; G::OBSERVATION];
        G::observe(&state.sight(viewer), &mut observed);
        for (field, (name, write)) in G::FIELDS.iter().zip(fields) {
            let mut seen = vec![0; field.size()];
            write(&view, &mut seen);
            let game = || crate::scenario::to_line(state);
            assert_eq!(observed[field.range()], seen, "{name} of {viewer} in {}", game());
        }
    };
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let mut rng = Stream::new(Seed::from_number(plan.seed), u64::from(seats));
        for setup in combinations::<G>(seats, plan.seed) {
            for _ in 0..plan.games {
                let mut state = G::begin(&setup, rng.seed(), &mut Silent).expect("every set-up can start");
                loop {
                    Viewer::at_the_table(seats)
                        .chain([Viewer::AllSeeing])
                        .for_each(|viewer| compare(&state, viewer));
                    let Some((seat, action)) = any_action(&state, &mut rng) else { break };
                    state.play(seat, action, &mut Silent);
                }
            }
        }
    }
}

/// A random action of a seat that is asked; none if the game is over.
fn any_action<G: Encoded>(state: &G, rng: &mut Stream) -> Option<(Seat, G::Action)> {
    let asked: Vec<_> = state.decision().seats().iter().collect();
    let seat = (!asked.is_empty()).then(|| rng.pick(&asked))?;
    let mut listed = Vec::new();
    state.actions(seat, &mut listed);
    Some((seat, rng.pick(&listed)))
}

/// Kinds and ids follow each other without gaps, and each id is that of its action.
fn check_kinds<G: Encoded>() -> Held {
    let names: BTreeSet<_> = G::KINDS.iter().map(|kind| kind.name()).collect();
    ensure(names.len() == G::KINDS.len(), "kinds have different names", || format!("{names:?}"))?;
    let mut next = 0;
    for kind in G::KINDS {
        ensure(kind.first().index() == next, "ids follow each other without gaps", || {
            kind.name().to_owned()
        })?;
        next += kind.count();
    }
    ensure(next == G::ACTIONS, "ids follow each other without gaps", || {
        format!("{next} of {} ids", G::ACTIONS)
    })?;
    for kind in G::KINDS {
        let first = kind.first().index();
        let mut actions = (first..first + kind.count()).filter_map(|id| G::action(ActionId::new(id)));
        let named = actions.next().is_some_and(|action| action.to_string().starts_with(kind.name()));
        ensure(named, "a kind has the name of its actions", || kind.name().to_owned())?;
    }
    let beyond = G::action(ActionId::new(next));
    ensure(beyond.is_none(), "no action has an id that is too high", || format!("{beyond:?}"))?;
    for id in (0..next).map(ActionId::new) {
        let Some(action) = G::action(id) else { continue };
        ensure(G::id(action) == Some(id), "an id round-trips through its action", || {
            format!("{id} is {action}, whose id is {:?}", G::id(action))
        })?;
    }
    Ok(())
}

/// Fields follow each other without gaps.
fn check_fields<G: Encoded>() -> Held {
    let names: BTreeSet<_> = G::FIELDS.iter().map(|field| field.name()).collect();
    ensure(names.len() == G::FIELDS.len(), "fields have different names", || format!("{names:?}"))?;
    let mut next = 0;
    for field in G::FIELDS {
        ensure(field.range().start == next, "fields follow each other without gaps", || {
            format!("{field:?}")
        })?;
        next = field.range().end;
    }
    ensure(next == G::OBSERVATION, "fields follow each other without gaps", || {
        format!("{next} of {} numbers", G::OBSERVATION)
    })
}

/// What was seen in all games.
struct Tested<G: Encoded> {
    report: Encodings,
    legal: BTreeSet<ActionId>,
    first: Vec<i16>,
    /// Which numbers differed from those of the first observation.
    changed: Vec<bool>,
    listed: Vec<G::Action>,
    mask: Mask<G>,
}

impl<G: Encoded> Tested<G> {
    fn new() -> Tested<G> {
        Tested {
            report: Encodings::default(),
            legal: BTreeSet::new(),
            first: Vec::new(),
            changed: vec![false; G::OBSERVATION],
            listed: Vec::new(),
            mask: Mask::new(),
        }
    }

    fn play_through(&mut self, trial: &mut Trial<G>) -> Held {
        loop {
            let state = trial.game.state();
            self.check(state, trial.thorough.then_some(&mut trial.rng))?;
            let Some((seat, action)) = any_action(state, &mut trial.rng) else { break };
            let played = trial.game.play(seat, action, None);
            ensure(played.is_ok(), "every listed action applies", || format!("seat {seat}: {action}"))?;
        }
        self.report.games += 1;
        Ok(())
    }

    fn play_from(&mut self, mut state: G, rng: &mut Stream) -> Held {
        loop {
            self.check(&state, Some(rng))?;
            let Some((seat, action)) = any_action(&state, rng) else { break };
            state.play(seat, action, &mut Silent);
        }
        self.report.games += 1;
        Ok(())
    }

    /// Tests a state; with `rng` also that viewers observe the same after a redeal.
    fn check(&mut self, state: &G, mut rng: Option<&mut Stream>) -> Held {
        for seat in Seat::first(state.setup().seats()) {
            self.check_mask(state, seat)?;
        }
        for viewer in Viewer::at_the_table(state.setup().seats()) {
            self.check_observation(state, viewer, rng.as_deref_mut())?;
        }
        self.check_observation(state, Viewer::AllSeeing, None)
    }

    fn check_mask(&mut self, state: &G, seat: Seat) -> Held {
        state.actions(seat, &mut self.listed);
        let mut ids = Vec::new();
        for &action in &self.listed {
            let id = G::id(action);
            ensure(id.is_some(), "every legal action has an id", || action.to_string())?;
            let id = id.expect("it was just checked");
            ensure(id.index() < G::ACTIONS, "no action has an id that is too high", || {
                format!("{action}: {id}")
            })?;
            let back = G::action(id);
            ensure(back == Some(action), "a legal action round-trips through its id", || {
                format!("the id of {action} is {id}, which is {back:?}")
            })?;
            ids.push(id);
        }
        self.mask.show(state, seat);
        ids.sort_unstable();
        let same = self.mask.iter().eq(ids.iter().copied());
        ensure(same, "a mask has exactly the legal actions", || {
            format!("seat {seat}: {:?} instead of {:?}", self.mask, self.listed)
        })?;
        self.report.masks += 1;
        self.report.actions += ids.len() as u64;
        self.legal.extend(ids);
        Ok(())
    }

    /// Tests an observation, and with `rng` also that it is the same after a redeal.
    fn check_observation(&mut self, state: &G, viewer: Viewer, rng: Option<&mut Stream>) -> Held {
        // Whatever the buffer had before must not matter.
        let observe = |state: &G, before: i16| {
            let mut out = vec![before; G::OBSERVATION];
            G::observe(&state.sight(viewer), &mut out);
            out
        };
        let seen = observe(state, 0);
        ensure(seen == observe(state, i16::MAX), "an observation depends on what is seen alone", || {
            format!("viewer {viewer}")
        })?;
        for field in G::FIELDS {
            let range = field.low()..=field.high();
            let outside = seen[field.range()].iter().find(|&number| !range.contains(number));
            ensure(outside.is_none(), "an observation is in its range", || {
                format!("viewer {viewer}: {} has {outside:?}", field.name())
            })?;
        }
        if let Some(rng) = rng {
            let mut world = state.clone();
            world.redeal(viewer, rng);
            let same = world.sight(viewer) == state.sight(viewer);
            ensure(same, "a viewer has the same sight after a redeal", || {
                format!("viewer {viewer}:\n{:?}\n{:?}", state.sight(viewer), world.sight(viewer))
            })?;
            ensure(observe(&world, 0) == seen, "a viewer observes the same after a redeal", || {
                let there = observe(&world, 0);
                let differs = |field: &&Field<G::Sight>| seen[field.range()] != there[field.range()];
                format!("viewer {viewer}: {:?}", G::FIELDS.iter().find(differs).map(|field| field.name()))
            })?;
            self.report.observations += 1;
        }
        if self.first.is_empty() {
            self.first.clone_from(&seen);
        }
        for ((changed, number), first) in self.changed.iter_mut().zip(&seen).zip(&self.first) {
            *changed |= number != first;
        }
        Ok(())
    }

    /// A field that is always the same says nothing.
    fn check_fields_are_used(&self) -> Held {
        let unused = |field: &&Field<G::Sight>| !self.changed[field.range()].contains(&true);
        let unused: Vec<_> = G::FIELDS.iter().filter(unused).collect();
        ensure(unused.is_empty(), "every field says something", || format!("{unused:?}"))
    }
}
