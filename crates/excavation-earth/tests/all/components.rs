//! The box: the shipped files keep every constraint, and a wrong file is told which it breaks.

use dighouse_excavation_earth::{Files, GameBox};

#[test]
fn the_shipped_files_keep_every_constraint() {
    assert!(GameBox::load(Files::SHIPPED).is_ok());
}

/// What is said of the shipped files with a text replaced once in each place it occurs in.
fn error(change: impl Fn(&mut Changed)) -> String {
    let mut changed = Changed {
        map: Files::SHIPPED.map.to_owned(),
        cards: Files::SHIPPED.cards.to_owned(),
        artefacts: Files::SHIPPED.artefacts.to_owned(),
        figures: Files::SHIPPED.figures.to_owned(),
        zu: Files::SHIPPED.zu.to_owned(),
    };
    change(&mut changed);
    let Changed { map, cards, artefacts, figures, zu } = &changed;
    GameBox::load(Files { map, cards, artefacts, figures, zu }).map(|_| ()).unwrap_err().to_string()
}

struct Changed {
    map: String,
    cards: String,
    artefacts: String,
    figures: String,
    zu: String,
}

/// Replaces `old`, which must be there, the first time it occurs.
fn swap(text: &mut String, old: &str, new: &str) {
    assert!(text.contains(old), "{old} is not in the file");
    *text = text.replacen(old, new, 1);
}

#[test]
fn a_wrong_map_is_told_what_is_wrong() {
    for (old, new, what) in [
        ("id = \"L01\"", "id = \"L22\"", "L22 stands where L01 is expected"),
        ("rows = [1]", "rows = [2]", "red-b has one home"),
        ("rows = [1]", "rows = [5]", "L02: glyphs are the rows 1 to 4"),
        ("rows = [1]", "rows = []", "L02: a dig site has a colour and glyphs"),
        ("market = 2\n", "market = 1\n", "L05: the markets are 1 to 6, each once"),
        ("market = 2\n", "", "market 2 has a location"),
        ("black-market = \"west\"", "black-market = \"east\"", "L21: there is one east black market"),
        ("black-market = \"west\"", "market = 2", "the markets are 1 to 6"),
        ("start = true\n", "", "explorers start on markets 1 and 4"),
        ("[\"L01\", \"L02\"]", "[\"L01\", \"L01\"]", "the line L01-L01"),
        ("[\"L01\", \"L02\"]", "[\"L01\", \"L99\"]", "the line L01-L99 joins no two locations"),
        ("[\"L01\", \"L02\"], [\"L01\", \"L03\"], ", "", "every location can be reached from L01"),
        ("[\"L07\", \"L21\"]", "[\"L08\", \"L21\"]", "a yellow site is joined to the orange market"),
        ("number = 1", "number = 2", "market 1 belongs to one command centre"),
        ("tag = \"RECONSTRUCTED\"", "tag = \"GUESSED\"", "unknown variant `GUESSED`"),
    ] {
        let said = error(|files| swap(&mut files.map, old, new));
        assert!(said.contains(what) && said.contains("map.toml"), "{said:?} does not say {what:?}");
    }
}

#[test]
fn wrong_cards_are_told_what_is_wrong() {
    for (old, new, what) in [
        ("count = 2", "count = 1", "60 action cards, not 59"),
        ("count = 2", "count = 4", "1 to 3 cards orange-1"),
        ("market = 1\n", "market = 7\n", "orange-7 has the symbol of a market from 1 to 6"),
        ("market = 1\n", "market = 2\n", "orange-2-west has one row"),
        ("travel = [2, 3, 4]", "travel = [2, 2, 4]", "different fuel"),
        ("action = 3", "action = 9", "1 to 6 fuel"),
        ("count = 3", "count = 4", "17 buyer cards, not 22"),
        ("wants = [\"special\"]", "wants = [\"red\"]", "the buyer cards for red have one row"),
        ("design = \"deal\"", "design = \"gear\"", "the command cards"),
        ("most = [2, 3]\ncredits", "most = [2, 9]\ncredits", "the command cards deal say how many"),
        ("discard = 2\n", "discard = 9\n", "reinforcements"),
        ("black-market = \"west\"", "black-market = \"north\"", "unknown variant `north`"),
    ] {
        let said = error(|files| swap(&mut files.cards, old, new));
        assert!(said.contains(what) && said.contains("cards.toml"), "{said:?} does not say {what:?}");
    }
}

#[test]
fn a_card_can_have_another_black_market_than_its_twin() {
    let two_rows =
        "count = 1\ntag = \"RECONSTRUCTED\"\n\n[[action]]\ncolour = \"orange\"\nmarket = 1\ncount = 1";
    let cards = Files::SHIPPED.cards.replacen("count = 2", two_rows, 1);
    assert!(GameBox::load(Files { cards: &cards, ..Files::SHIPPED }).is_ok());
}

#[test]
fn wrong_artefacts_are_told_what_is_wrong() {
    for (old, new, what) in [
        ("values = [4, 5, 4, 5]", "values = [4, 5, 4, 6]", "orange has 17 artefacts instead of 18"),
        ("values = [4, 5, 4, 5]", "values = [4, 5, 9]", "orange has four artefacts"),
        ("values = [4, 5, 4, 5]", "values = [9, 5, 4, 5]", "orange-a has a value from 1 to 8"),
        ("colour = \"orange\"", "colour = \"green\"", "every colour has one column"),
        ("prizes = [4, 8, 16]", "prizes = [4, 3, 16]", "column orange has three rising prizes"),
        ("prizes = [5, 13, 27]", "prizes = [5, 13]", "row 1 has three rising prizes"),
    ] {
        let said = error(|files| swap(&mut files.artefacts, old, new));
        assert!(said.contains(what) && said.contains("artefacts.toml"), "{said:?} does not say {what:?}");
    }
}

#[test]
fn wrong_figures_are_told_what_is_wrong() {
    for (old, new, what) in [
        ("payouts = [8, 6, 4, 2, 0]", "payouts = [8, 6, 7, 2, 0]", "never pays more"),
        ("payouts = [8, 6, 4, 2, 0]", "payouts = [8, 7, 4, 2, 0]", "the rank II pays 5, 6, 8 or 9"),
        ("payouts = [8, 6, 4, 2, 0]", "payouts = [8, 6, 4, 2, 1]", "the ranks I, II and V"),
        ("[10, 5, 0]", "[10, 15, 0]", "a lower place"),
        ("hold = 5", "hold = 9", "hold and hatch"),
        ("markers = 22", "markers = 99", "crew markers"),
        ("strength = 3", "strength = 4", "one buyer less"),
        ("special = 7", "special = 6", "7 special ones"),
        ("dealt = 8", "dealt = 7", "8 are dealt for a draft"),
        ("mulligan = 4", "mulligan = 2", "the mulligan needs 3 to 6"),
        ("buyer = 3", "buyer = 99", "credits are between 0 and 50"),
        ("number = 3", "number = 5", "rows for 2, 3 and 4 players"),
        ("forecast = 3", "forecast = 9", "2 players: the forecast"),
        ("sites = 3", "sites = 13", "2 players: artefacts are left"),
        ("removed = 2", "removed = 9", "2 players: so many buyers"),
        ("initiative = 2", "initiative = 1", "different initiatives"),
        ("initiative = 2", "initiative = 6", "different initiatives"),
        ("name = \"gul\"", "name = \"dal-harraii\"", "dal-harraii has one initiative"),
    ] {
        let said = error(|files| swap(&mut files.figures, old, new));
        assert!(said.contains(what) && said.contains("figures.toml"), "{said:?} does not say {what:?}");
    }
}

#[test]
fn wrong_cards_of_zu_are_told_what_is_wrong() {
    for (old, new, what) in [
        ("rounds = [3, 3, 2]", "rounds = [4, 3, 2]", "those for one colour and those for two"),
        ("rounds = [2, 0, 0]", "rounds = [3, 0, 0]", "the deck of round 1 has 10 cards, not 11"),
        ("rounds = [1, 2, 3]", "rounds = [1, 2, 2]", "a command card for each market"),
        ("carried = 3", "carried = 2", "the deck of round 2 has 10 cards, not 9"),
        ("action = \"rush\"", "action = \"sell\"", "the cards sell have one row"),
        ("[\"orange\", \"green\"]", "[\"orange\", \"orange\"]", "different pairs"),
        ("failed = 10", "failed = 20", "a harder failure pays no less"),
    ] {
        let said = error(|files| swap(&mut files.zu, old, new));
        assert!(said.contains(what) && said.contains("zu.toml"), "{said:?} does not say {what:?}");
    }
}
