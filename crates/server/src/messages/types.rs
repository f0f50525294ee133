//! The TypeScript types of the messages, kept in `web/src/generated`.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use super::*;

const GENERATED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

fn write(folder: &Path) {
    let config = Config::default().with_out_dir(folder);
    macro_rules! export {
        ($($message:ty)*) => { $(<$message>::export_all(&config).expect("the folder can be written");)* };
    }
    export! {
        House Me Rename Verify Verdict
        NewTable Import TableList TableNow Turn Hint Answer BySeat Sit Enter Start Said Block Report Undo TakeBack Vote Away
        NewWebhook WebhookNow WebhookSecret
        Credentials NewPassword SignOut Farewell BlockedPlayer Unblock
        Overview Analysis Career
        dighouse_arnak::Printed dighouse_arnak::View dighouse_arnak::Action dighouse_arnak::Event dighouse_arnak::Reason
        dighouse_lost_code::Printed dighouse_lost_code::View dighouse_lost_code::Action dighouse_lost_code::Event dighouse_lost_code::Reason dighouse_lost_code::Odds
        dighouse_mykerinos::Printed dighouse_mykerinos::View dighouse_mykerinos::Action dighouse_mykerinos::Event dighouse_mykerinos::Reason
        dighouse_excavation_earth::Printed dighouse_excavation_earth::View dighouse_excavation_earth::Action dighouse_excavation_earth::Event dighouse_excavation_earth::Reason
    }
}

fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| {
            let name = entry.file_name().into_string().expect("plain names");
            (name, fs::read_to_string(entry.path()).expect("text"))
        })
        .collect();
    files.sort();
    files
}

/// After a change of the messages: `DIGHOUSE_BLESS=1 cargo test -p dighouse-server types`.
#[test]
fn the_types_of_the_web_client_are_up_to_date() {
    let folder = Path::new(GENERATED);
    if std::env::var_os("DIGHOUSE_BLESS").is_some() {
        fs::remove_dir_all(folder).ok();
        write(folder);
        return;
    }
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path());
    let fresh = files(fresh.path());
    assert!(fresh.len() >= 5, "{:?}", fresh.iter().map(|(name, _)| name).collect::<Vec<_>>());
    assert!(
        fresh == files(folder),
        "web/src/generated is out of date: DIGHOUSE_BLESS=1 cargo test -p dighouse-server types"
    );
}
