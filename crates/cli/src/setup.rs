//! The game and its options from the command line.

use dighouse_game::Setup;
use dighouse_tables::AnyGame;
use dighouse_text::Texts;

use crate::failure::Failure;

/// The game with this id.
pub(crate) fn game(texts: &Texts, id: &str) -> Result<&'static dyn AnyGame, Failure> {
    dighouse_shelf::shelf().game(id).ok_or_else(|| Failure::usage(unknown_game(texts, id)))
}

/// The message for an unknown game.
pub(crate) fn unknown_game(texts: &Texts, id: &str) -> String {
    let known: Vec<&str> = dighouse_shelf::shelf().games().iter().map(|game| game.info().id).collect();
    texts.say("house-error-unknown-game", &[("game", id.into()), ("known", known.join(", ").into())])
}

/// The set-up for `seats`, with options given as `key=value`.
pub(crate) fn choose(
    texts: &Texts,
    game: &dyn AnyGame,
    seats: usize,
    options: &[String],
) -> Result<Setup, Failure> {
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    let mut setup = Setup::new(game.info(), seats).map_err(|error| Failure::setup(texts, &error))?;
    for option in options {
        let (key, value) = option.split_once('=').ok_or_else(|| {
            Failure::usage(texts.say("house-error-option-form", &[("given", option.as_str().into())]))
        })?;
        setup = setup.choose(key, value).map_err(|error| Failure::setup(texts, &error))?;
    }
    Ok(setup)
}

/// The non-default options in words.
pub(crate) fn changes(texts: &Texts, setup: &Setup) -> Vec<String> {
    let game = setup.info().id;
    setup
        .changes()
        .map(|(key, value)| {
            let name = texts.say(&format!("{game}-option-{key}"), &[]);
            let value =
                texts.say_first(&[&format!("{game}-value-{value}"), &format!("house-value-{value}")], &[]);
            format!("{name}: {value}")
        })
        .collect()
}
