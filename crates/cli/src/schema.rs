//! `dighouse schema`: the ids of a game's actions and the fields of its observations.

use std::io::Write;

use dighouse_bots::HasBots;
use dighouse_game::Encoded;
use dighouse_game::encoding::{AxisSchema, FieldSchema, KindSchema, Schema as Encoding};
use dighouse_shelf::Visitor;
use dighouse_text::Texts;

use crate::failure::Outcome;
use crate::setup;

/// Prints the numbering of actions and the layout of observations.
#[derive(clap::Args)]
pub(crate) struct Schema {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long)]
    json: bool,
}

impl Schema {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let game = setup::game(texts, &self.game)?;
        let Some(encoding) = dighouse_shelf::visit(game.info().id, Describe) else { return Ok(()) };
        let text = if self.json {
            serde_json::to_string(&encoding).unwrap_or_default() + "\n"
        } else {
            page(&encoding, &texts.say(&format!("{}-title", encoding.game), &[]))
        };
        Ok(anstream::stdout().write_all(text.as_bytes())?)
    }
}

struct Describe;

impl Visitor for Describe {
    type Out = Encoding;

    fn visit<G: HasBots + Encoded>(self) -> Encoding {
        Encoding::of::<G>()
    }
}

/// The schema as a page of the documentation, which is written in English like the rest of it.
fn page(encoding: &Encoding, title: &str) -> String {
    let Encoding { game, rules, actions, observation, digest, kinds, fields } = encoding;
    let kinds: String = kinds.iter().map(kind).collect();
    let fields: String = fields.iter().map(field).collect();
    let axes: String = axes(encoding).into_iter().map(axis).collect();
    format!(
        "# {title}: ids and observations\n\n\
         Version {rules} of the rules: {actions} ids and {observation} numbers, digest `{digest}`. \
         [Observations](../observations.md) explains the tables; `dighouse schema {game}` prints this page.\n\n\
         ## Ids of actions\n\n\
         | action | first id | ids | parameters | examples |\n|---|---|---|---|---|\n{kinds}\n\
         ## Fields of an observation\n\n\
         | field | offset | axes | range | what the numbers are |\n|---|---|---|---|---|\n{fields}\n\
         ## Axes\n\n\
         | axis | places |\n|---|---|\n{axes}"
    )
}

fn kind(kind: &KindSchema) -> String {
    let KindSchema { name, first, count, parameters, examples } = kind;
    let examples: Vec<String> = examples.iter().map(|text| format!("`{text}`")).collect();
    format!("| `{name}` | {first} | {count} | {} | {} |\n", shape(parameters), examples.join(", "))
}

fn field(field: &FieldSchema) -> String {
    let FieldSchema { name, offset, axes, low, high, about, .. } = field;
    format!("| {name} | {offset} | {} | {low} to {high} | {about} |\n", shape(axes))
}

/// `symbol (6) × value (9)`.
fn shape(axes: &[AxisSchema]) -> String {
    let axes: Vec<String> = axes.iter().map(|axis| format!("{} ({})", axis.name, axis.items.len())).collect();
    axes.join(" × ")
}

/// Every axis once, in the order in which it first occurs. Axes that differ only in their name are different.
fn axes(encoding: &Encoding) -> Vec<&AxisSchema> {
    let parameters = encoding.kinds.iter().flat_map(|kind| &kind.parameters);
    let dimensions = encoding.fields.iter().flat_map(|field| &field.axes);
    parameters.chain(dimensions).fold(Vec::new(), |mut axes, axis| {
        if !axes.contains(&axis) {
            axes.push(axis);
        }
        axes
    })
}

/// The places of an axis; numbers as a range.
fn axis(axis: &AxisSchema) -> String {
    let AxisSchema { name, items } = axis;
    let first: Option<usize> = items[0].parse().ok();
    let counts = first
        .is_some_and(|first| items.iter().enumerate().all(|(at, item)| *item == (first + at).to_string()));
    let places = match &items[..] {
        [first, .., last] if counts => format!("{first} to {last}"),
        _ => items.join(", "),
    };
    format!("| {name} ({}) | {places} |\n", items.len())
}
