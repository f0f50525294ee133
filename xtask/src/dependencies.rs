//! Licences, bans and sources of every dependency, by the rules of deny.toml.
//!
//! cargo-deny checks the same and known vulnerabilities, but takes minutes to install and needs the advisory database
//! (`cargo xtask deny`). This takes a second and needs nothing.

use std::error::Error;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::step::{ROOT, cargo};

/// Fails with one line for each dependency that breaks a rule.
pub(crate) fn check() -> Result<(), Box<dyn Error>> {
    let rules: toml::Table = std::fs::read_to_string(format!("{ROOT}/deny.toml"))?.parse()?;
    let allowed = texts(&rules, "licenses", "allow");
    let banned = texts(&rules, "bans", "deny");
    let output = Command::new(cargo())
        .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
        .current_dir(ROOT)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let faults: Vec<String> =
        packages.iter().filter_map(|package| fault(package, &allowed, &banned)).collect();
    println!("{} packages, {} licences allowed", packages.len(), allowed.len());
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
}

fn texts(rules: &toml::Table, section: &str, key: &str) -> Vec<String> {
    let list = rules.get(section).and_then(|section| section.get(key)).and_then(|list| list.as_array());
    list.into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

/// What is wrong with a package.
fn fault(package: &Value, allowed: &[String], banned: &[String]) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("a package without a name");
    let fault = |what: String| Some(format!("{name} {}: {what}", package["version"].as_str().unwrap_or("?")));
    if banned.iter().any(|banned| banned == name) {
        return fault("deny.toml bans it".to_owned());
    }
    if let Some(source) = package["source"].as_str()
        && !source.starts_with("registry+")
    {
        return fault(format!("it comes from {source}, not from a registry"));
    }
    let Some(licence) = package["license"].as_str() else {
        return fault("it names no licence".to_owned());
    };
    match Expression::parse_mode(licence, ParseMode::LAX) {
        Err(error) => fault(format!("its licence `{licence}` cannot be read: {}", error.reason)),
        Ok(expression) => {
            let is_allowed = expression.evaluate(|needed| allowed.contains(&needed.license.to_string()));
            if is_allowed { None } else { fault(format!("its licence {licence} is not allowed")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(package: &Value) -> Option<String> {
        fault(package, &["MIT".to_owned(), "Zlib".to_owned()], &["openssl".to_owned()])
    }

    #[test]
    fn licences_are_expressions() {
        let package = |licence: &str| json!({ "name": "a", "version": "1.0.0", "license": licence });
        assert_eq!(found(&package("MIT")), None);
        assert_eq!(found(&package("MIT/Apache-2.0")), None, "an old way to write OR");
        assert_eq!(found(&package("Zlib AND (GPL-3.0 OR MIT)")), None);
        assert!(found(&package("MIT AND GPL-3.0")).unwrap().contains("a 1.0.0: its licence"));
        assert!(found(&package("Anything")).unwrap().contains("cannot be read"));
        assert!(found(&json!({ "name": "a", "version": "1.0.0" })).unwrap().contains("no licence"));
    }

    #[test]
    fn banned_crates_and_foreign_sources_are_named() {
        let banned = json!({ "name": "openssl", "version": "0.10.0", "license": "MIT" });
        assert_eq!(found(&banned).unwrap(), "openssl 0.10.0: deny.toml bans it");
        let foreign =
            json!({ "name": "a", "version": "1.0.0", "license": "MIT", "source": "git+https://a.example" });
        assert!(found(&foreign).unwrap().contains("not from a registry"));
    }
}
