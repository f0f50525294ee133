use std::collections::BTreeMap;

use serde_json::Value;

use super::{Held, ensure};
use crate::{Game, Viewer};

/// How often something must have been hidden before it is expected to have changed.
const OFTEN: u64 = 60;

/// What is hidden from whom, and whether dealing anew has ever changed it. A view hides something
/// by leaving it out or saying `null` where whoever sees all sees it.
#[derive(Default)]
pub(super) struct Hidden(BTreeMap<(String, String), Changes>);

#[derive(Clone, Copy, Default)]
struct Changes {
    hidden: u64,
    changed: u64,
}

impl Hidden {
    /// Notes what is hidden from `viewer` in `state` and differs in `world`, which was dealt anew.
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
                let changes = self.0.entry((viewer.to_owned(), path.to_owned())).or_default();
                changes.hidden += 1;
                changes.changed += u64::from(anew != Some(whole));
            }
            _ => {}
        }
    }

    /// Whatever was often hidden has changed at least once.
    pub(super) fn check(&self) -> Held {
        let kept = self.0.iter().find(|(_, changes)| changes.hidden >= OFTEN && changes.changed == 0);
        ensure(kept.is_none(), "dealing anew changes all that is hidden", || {
            let ((viewer, path), _) = kept.expect("something was kept");
            format!("{path} is hidden from viewer {viewer} and never changed")
        })
    }
}
