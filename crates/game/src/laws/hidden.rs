use std::collections::BTreeMap;

use serde_json::Value;

use super::{Held, ensure};
use crate::{Game, Viewer};

/// How often something must be hidden before a change is expected.
const OFTEN: u64 = 60;

/// In how many games it must be hidden: in a single game, a hidden card may be deducible all the time.
const GAMES: u64 = 16;

/// What is hidden from each viewer, and whether a redeal has ever changed it. A view hides something if it is absent or
/// `null` there but not in the view of [`Viewer::AllSeeing`].
#[derive(Default)]
pub(super) struct Hidden {
    game: u64,
    places: BTreeMap<(String, String), Changes>,
}

#[derive(Clone, Copy, Default)]
struct Changes {
    hidden: u64,
    changed: u64,
    games: u64,
    latest_game: u64,
}

impl Hidden {
    /// Starts the next game.
    pub(super) fn begin_game(&mut self) {
        self.game += 1;
    }

    /// Notes what is hidden from `viewer` in `state` and whether it differs in `world`, a redeal of it.
    pub(super) fn compare<G: Game>(&mut self, state: &G, world: &G, viewer: Viewer) {
        let plain = |view: G::View| serde_json::to_value(view).expect("views are plain data");
        let (seen, whole) = (plain(state.view(viewer)), plain(state.view(Viewer::AllSeeing)));
        let anew = plain(world.view(Viewer::AllSeeing));
        self.walk(&viewer.to_string(), "", Some(&seen), &whole, Some(&anew));
    }

    fn walk(&mut self, viewer: &str, path: &str, seen: Option<&Value>, whole: &Value, anew: Option<&Value>) {
        let hidden = seen.is_none_or(Value::is_null) && !whole.is_null();
        match whole {
            Value::Object(fields) => {
                for (name, whole) in fields {
                    let (seen, anew) = (seen.and_then(|it| it.get(name)), anew.and_then(|it| it.get(name)));
                    self.walk(viewer, &format!("{path}/{name}"), seen, whole, anew);
                }
            }
            Value::Array(items) if !hidden => {
                for (place, whole) in items.iter().enumerate() {
                    let (seen, anew) = (seen.and_then(|it| it.get(place)), anew.and_then(|it| it.get(place)));
                    self.walk(viewer, &format!("{path}/{place}"), seen, whole, anew);
                }
            }
            _ if hidden => {
                let changes = self.places.entry((viewer.to_owned(), path.to_owned())).or_default();
                changes.hidden += 1;
                changes.games += u64::from(changes.latest_game != self.game);
                changes.latest_game = self.game;
                changes.changed += u64::from(anew != Some(whole));
            }
            _ => {}
        }
    }

    /// Everything that was hidden often has changed at least once.
    pub(super) fn check(&self) -> Held {
        let often = |changes: &Changes| changes.hidden >= OFTEN && changes.games >= GAMES;
        let kept = self.places.iter().find(|(_, changes)| often(changes) && changes.changed == 0);
        ensure(kept.is_none(), "a redeal changes everything that is hidden", || {
            let ((viewer, path), _) = kept.expect("something was kept");
            format!("{path} is hidden from viewer {viewer} and never changed")
        })
    }
}
