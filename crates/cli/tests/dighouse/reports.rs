//! Remarks that players showed to the host.

use dighouse_testkit::Player;
use serde_json::json;

use crate::program::Home;

#[test]
fn the_host_reads_what_was_reported_while_the_house_is_open() {
    let home = Home::new();
    let folder = home.file("house");
    let folder = folder.to_str().unwrap();
    let reports = |lang: &str| {
        home.run(&["reports", "--data", folder, "--lang", lang], "").has_no_raw_key().out.clone()
    };
    let house = home.open_house(&["--data", folder]);
    assert_eq!(reports("en"), "No messages were reported.\n");
    let (ala, olek) = (Player::new(&house.address, 0).unwrap(), Player::new(&house.address, 1).unwrap());
    let send = |player: &Player, path: &str, body| player.send(&house.address, "POST", path, &body).unwrap();
    let table = json!({ "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "open" }] });
    let table = format!("/api/tables/{}", send(&ala, "/api/tables", table)["id"].as_str().unwrap());
    send(&olek, &format!("{table}/sit"), json!({ "salt": "x" }));
    send(&olek, &format!("{table}/say"), json!({ "seat": 2, "text": "good evening" }));
    let talk = send(&olek, &format!("{table}/say"), json!({ "seat": 2, "text": "how rude" }))["talk"].clone();
    let seq = talk.as_array().unwrap().last().unwrap()["seq"].clone();
    send(&ala, &format!("{table}/report"), json!({ "seq": seq }));
    let told = reports("en");
    assert!(
        told.contains("  2") && told.contains("): good evening\n> 2") && told.contains("): how rude\n"),
        "{told}"
    );
    assert!(told.ends_with("1 message was reported.\n"), "{told}");
    assert!(reports("pl").ends_with("Zgłoszono 1 wiadomość.\n"));
}
