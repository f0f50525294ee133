//! All languages have the same messages with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use dighouse_text::Lang;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The files of the program, and that of the browser.
fn files() -> impl Iterator<Item = &'static str> {
    dighouse_text::FILES.iter().copied().chain(["web.ftl"])
}

/// What a message refers to: variables as `$name`, other messages by their ids.
type Named = BTreeSet<String>;

fn source(lang: &str, file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The messages of a language with their variables, including those of the messages they refer to.
fn messages(lang: &str) -> BTreeMap<String, Named> {
    let mut named = BTreeMap::new();
    for file in files() {
        let source = source(lang, file);
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| {
            panic!("{lang}/{file}: {errors:?}");
        });
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                let mut names = Named::new();
                let value = message.value.unwrap_or_else(|| panic!("{lang}: {id} is empty"));
                in_pattern(&value, &mut names);
                assert!(named.insert(id.clone(), names).is_none(), "{lang}: {id} occurs twice");
            }
        }
    }
    named.keys().map(|id| (id.clone(), variables(lang, id, &named))).collect()
}

/// The variables of a message and of those it refers to.
fn variables(lang: &str, id: &str, named: &BTreeMap<String, Named>) -> Named {
    let names = named.get(id).unwrap_or_else(|| panic!("{lang}: there is no message {id}"));
    let (own, referred): (Named, Named) = names.iter().cloned().partition(|name| name.starts_with('$'));
    referred.iter().flat_map(|id| variables(lang, id, named)).chain(own).collect()
}

fn in_pattern(pattern: &Pattern<&str>, names: &mut Named) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut Named) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            variants.iter().for_each(|variant| in_pattern(&variant.value, names));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut Named) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(format!("${}", id.name));
        }
        InlineExpression::MessageReference { id, .. } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, names),
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        _ => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, names: &mut Named) {
    arguments.positional.iter().for_each(|argument| in_inline(argument, names));
}

/// The default language, and each of the others.
fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    Lang::ALL[1..].iter().map(|lang| (Lang::default().code(), lang.code()))
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for (default, other) in pairs() {
        let (default, of_other) = (messages(default), messages(other));
        let ids = |messages: &BTreeMap<String, Named>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let one_sided: Vec<_> = ids(&default).symmetric_difference(&ids(&of_other)).cloned().collect();
        assert!(one_sided.is_empty(), "{other}: missing or superfluous: {one_sided:?}");
        for (id, variables) in &default {
            assert_eq!(variables, &of_other[id], "{other}: {id} uses other variables");
        }
    }
}

#[test]
fn all_languages_have_their_messages_in_the_same_order() {
    for (file, (default, other)) in files().flat_map(|file| pairs().map(move |pair| (file, pair))) {
        let ids = |lang: &str| -> Vec<String> {
            let source = source(lang, file);
            let resource = parser::parse(source.as_str()).expect("the other test reports errors");
            let id = |entry: &Entry<&str>| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            };
            resource.body.iter().filter_map(id).collect()
        };
        assert_eq!(ids(default), ids(other), "{other}/{file}");
    }
}
