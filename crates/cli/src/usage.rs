//! Help and usage errors in the player's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};
use dighouse_text::Texts;

use crate::failure::Failure;

/// Adds the help texts of a command and its arguments: `house-help-{command}` and
/// `house-help-{command}-{argument}`, or `house-help-arg-{argument}` for shared arguments.
pub(crate) fn explain(command: Command, texts: &Texts, name: &str) -> Command {
    let heading = |key: &str| texts.say(key, &[]);
    let options = heading("house-help-options");
    let arguments = heading("house-help-arguments");
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        heading("house-help-usage")
    );
    let switch =
        |name: &'static str, short: char, action| Arg::new(name).short(short).long(name).action(action);
    let is_root = name == "dighouse";
    let command = command
        .about(heading(&format!("house-help-{name}")))
        .help_template(template)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .subcommand_help_heading(heading("house-help-commands"))
        .arg(switch("help", 'h', ArgAction::Help));
    let command = if is_root { command.arg(switch("version", 'V', ArgAction::Version)) } else { command };
    command
        .mut_args(|arg| {
            let key = format!("house-help-{name}-{}", arg.get_id());
            let shared = format!("house-help-arg-{}", arg.get_id());
            let help = texts.say_first(&[&key, &shared], &[]);
            let heading = if arg.is_positional() { &arguments } else { &options };
            arg.help(help).help_heading(heading.clone())
        })
        .mut_subcommands(|command| {
            let name = command.get_name().to_owned();
            explain(command, texts, &name)
        })
}

/// Converts a parse error into a usage failure, or into the requested help.
pub(crate) fn failure(error: &Error, texts: &Texts) -> Failure {
    let about = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = about(ContextKind::InvalidArg);
    let say = |key: &str, given: String| {
        texts.say(key, &[("argument", argument.as_str().into()), ("given", given.into())])
    };
    let sentence = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Failure::Asked(error.render().ansi().to_string());
        }
        ErrorKind::InvalidSubcommand => say("house-usage-command", about(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => say("house-usage-unknown", String::new()),
        ErrorKind::MissingRequiredArgument => say("house-usage-missing", String::new()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say("house-usage-value", about(ContextKind::InvalidValue))
        }
        ErrorKind::ArgumentConflict => say("house-usage-conflict", about(ContextKind::PriorArg)),
        _ => say("house-usage-other", String::new()),
    };
    Failure::usage(format!("{sentence} {}", texts.say("house-usage-help", &[])))
}
