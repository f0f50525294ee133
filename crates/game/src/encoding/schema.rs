use serde::Serialize;

use super::{ActionId, Axis, Encoded, Field, Kind};
use crate::scenario::digest;

/// The numbering of a game's actions and the fields of its observations, as data.
///
/// ```
/// use dighouse_game::Encoded;
/// use dighouse_game::encoding::Schema;
///
/// /// Where the numbers of a field are in an observation.
/// fn find<G: Encoded>(name: &str) -> Option<std::ops::Range<usize>> {
///     let schema = Schema::of::<G>();
///     let field = schema.fields.iter().find(|field| field.name == name)?;
///     Some(field.offset..field.offset + field.size)
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Schema {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The number of ids.
    pub actions: usize,
    /// The length of an observation.
    pub observation: usize,
    /// A hash of the text of every action with its id, and of every field. It changes whenever a trained policy would
    /// be misread.
    pub digest: String,
    /// The kinds of actions in the order of their ids.
    pub kinds: Vec<KindSchema>,
    /// The fields of an observation in order.
    pub fields: Vec<FieldSchema>,
}

/// One kind of actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KindSchema {
    /// Its name.
    pub name: &'static str,
    /// The first id.
    pub first: usize,
    /// The number of ids.
    pub count: usize,
    /// The parameters; the last one changes fastest.
    pub parameters: Vec<AxisSchema>,
    /// The first and the last action of the kind.
    pub examples: Vec<String>,
}

/// One field of an observation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldSchema {
    /// Its name.
    pub name: &'static str,
    /// The place of its first number.
    pub offset: usize,
    /// How many numbers it has.
    pub size: usize,
    /// The axes; the last one changes fastest.
    pub axes: Vec<AxisSchema>,
    /// The lowest number that can occur.
    pub low: i16,
    /// The highest number that can occur.
    pub high: i16,
    /// What the numbers are.
    pub about: &'static str,
}

/// A dimension of an array.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AxisSchema {
    /// What its places are.
    pub name: &'static str,
    /// What each place stands for.
    pub items: Vec<String>,
}

impl Schema {
    /// The schema of a game.
    pub fn of<G: Encoded>() -> Schema {
        let fields: Vec<FieldSchema> = G::FIELDS.iter().map(FieldSchema::of).collect();
        Schema {
            game: G::INFO.id,
            rules: G::INFO.rules,
            actions: G::ACTIONS,
            observation: G::OBSERVATION,
            digest: digest_of::<G>(&fields),
            kinds: G::KINDS.iter().map(KindSchema::of).collect(),
            fields,
        }
    }
}

impl KindSchema {
    fn of<A: ToString>(kind: &Kind<A>) -> KindSchema {
        let first = kind.first().index();
        let actions = || (first..first + kind.count()).filter_map(|id| kind.action(ActionId::new(id)));
        let ends = [actions().next(), actions().next_back()];
        let mut examples: Vec<String> = ends.into_iter().flatten().map(|action| action.to_string()).collect();
        examples.dedup();
        let parameters = kind.parameters().iter().map(AxisSchema::of).collect();
        KindSchema { name: kind.name(), first, count: kind.count(), parameters, examples }
    }
}

impl FieldSchema {
    fn of<S>(field: &Field<S>) -> FieldSchema {
        FieldSchema {
            name: field.name(),
            offset: field.range().start,
            size: field.size(),
            axes: field.axes().iter().map(AxisSchema::of).collect(),
            low: field.low(),
            high: field.high(),
            about: field.about(),
        }
    }
}

impl AxisSchema {
    fn of(axis: &Axis) -> AxisSchema {
        AxisSchema { name: axis.name(), items: (0..axis.size()).map(|place| axis.item(place)).collect() }
    }
}

fn digest_of<G: Encoded>(fields: &[FieldSchema]) -> String {
    let mut text = String::new();
    for id in 0..G::ACTIONS {
        let action = G::action(ActionId::new(id)).map(|action| action.to_string()).unwrap_or_default();
        text += &format!("{id} {action}\n");
    }
    for FieldSchema { name, offset, axes, low, high, .. } in fields {
        text += &format!("{offset} {name} {low} {high} {axes:?}\n");
    }
    digest(text.as_bytes())
}
