//! The box: how many components it has, and how wrong data files are refused.

use dighouse_excavation_earth::{Files, GameBox};
use toml::{Table, Value};

/// The numbers of the printed box. A correction in `data/` that changes a total is made here, too.
mod the_box_of_excavation_earth {
    use super::*;

    fn table(text: &str) -> Table {
        text.parse().unwrap()
    }

    fn rows<'a>(file: &'a Table, name: &str) -> Vec<&'a Value> {
        file[name].as_array().unwrap().iter().collect()
    }

    fn number(value: &Value) -> i64 {
        value.as_integer().unwrap()
    }

    fn numbers(value: &Value) -> Vec<i64> {
        value.as_array().unwrap().iter().map(number).collect()
    }

    fn count(rows: &[&Value]) -> i64 {
        rows.iter().map(|row| number(&row["count"])).sum()
    }

    #[test]
    fn has_60_action_cards_17_buyer_cards_and_8_command_cards() {
        let file = table(Files::SHIPPED.cards);
        assert_eq!(count(&rows(&file, "action")), 60);
        let wanted = |row: &Value| row["wants"].as_array().unwrap().len() as i64;
        let buyers: i64 = rows(&file, "buyer").iter().map(|row| number(&row["count"]) * wanted(row)).sum();
        assert_eq!(buyers, 17);
        assert_eq!(count(&rows(&file, "command")), 8);
    }

    #[test]
    fn has_18_artefacts_of_each_colour() {
        let file = table(Files::SHIPPED.artefacts);
        for column in rows(&file, "column") {
            let copies: i64 =
                numbers(&column["values"]).iter().map(|value| number(&file["law"]) - value).sum();
            assert_eq!(copies, 18, "{}", column["colour"]);
        }
    }

    #[test]
    fn has_10_buyers_of_each_colour_and_7_special_ones() {
        let file = table(Files::SHIPPED.figures);
        let buyers = &file["buyers"];
        assert_eq!((number(&buyers["colour"]), number(&buyers["special"])), (10, 7));
        assert_eq!((number(&buyers["queue"]), number(&buyers["strength"])), (4, 3));
    }

    #[test]
    fn deals_hands_of_6_and_drafts_of_8() {
        let file = table(Files::SHIPPED.figures);
        let hand = ["cards", "dealt", "dealt-solo", "kept"].map(|name| number(&file["hand"][name]));
        assert_eq!(hand, [6, 8, 9, 2]);
    }

    /// The rulebook's copy lost most digits, but its grammar leaves only some for ranks I, II and V, and
    /// its example of a sale pays twenty-odd, not 22.
    #[test]
    fn pays_for_popularity_what_the_rulebook_allows() {
        let file = table(Files::SHIPPED.figures);
        let payouts = numbers(&file["popularity"]["payouts"]);
        assert!([payouts[0], payouts[1], payouts[4]].iter().all(|payout| matches!(payout, 0 | 5..=9)));
        assert!(matches!(payouts[1], 5 | 6 | 8 | 9));
    }

    #[test]
    fn has_a_map_with_14_dig_sites_and_35_lines() {
        let file = table(Files::SHIPPED.map);
        let locations = rows(&file, "location");
        let is_site = |row: &&&Value| row.get("colour").is_some();
        let is_market = |row: &&&Value| row.get("market").is_some();
        assert_eq!(locations.len(), 21);
        assert_eq!(locations.iter().filter(is_site).count(), 14);
        let lines = rows(&file, "lines");
        let join = |row: &&Value| row["join"].as_array().unwrap().len();
        assert_eq!(lines.iter().map(join).sum::<usize>(), 35);
        let both = locations.iter().filter(|row| is_site(row) && is_market(row)).count();
        assert_eq!(both, 2, "locations that are a market and a dig site at once");
        let starts = locations.iter().filter(|row| row.get("start").is_some());
        assert_eq!(starts.map(|row| number(&row["market"])).collect::<Vec<_>>(), [1, 4]);
    }

    /// Two lines cross the edge of the map: a yellow site is joined to the orange site with a market
    /// and to the eastern black market.
    #[test]
    fn has_a_map_that_is_joined_across_its_edge() {
        let file = table(Files::SHIPPED.map);
        let with = |fits: &dyn Fn(&Value) -> bool| -> Vec<&Value> {
            rows(&file, "location").into_iter().filter(|row| fits(row)).map(|row| &row["id"]).collect()
        };
        let coloured = |row: &Value, colour: &str| row.get("colour").and_then(Value::as_str) == Some(colour);
        let yellow = with(&|row| coloured(row, "yellow"));
        let orange_market = with(&|row| coloured(row, "orange") && row.get("market").is_some());
        let east = with(&|row| row.get("black-market").and_then(Value::as_str) == Some("east"));
        let lines = rows(&file, "lines");
        let joined = |one: &Value, others: &[&Value]| {
            let mut joins = lines.iter().flat_map(|row| row["join"].as_array().unwrap());
            joins.any(|line| {
                let ends = line.as_array().unwrap();
                ends.contains(one) && ends.iter().any(|end| others.contains(&end))
            })
        };
        assert!(yellow.iter().any(|site| joined(site, &orange_market) && joined(site, &east)));
    }

    #[test]
    fn has_24_cards_of_zu_and_deals_10_in_each_round() {
        let file = table(Files::SHIPPED.zu);
        let decks: Vec<Vec<i64>> = rows(&file, "deck").iter().map(|row| numbers(&row["rounds"])).collect();
        let new: Vec<i64> = (0..3).map(|round| decks.iter().map(|deck| deck[round]).sum()).collect();
        assert_eq!(new.iter().sum::<i64>(), 24);
        let carried = number(&file["carried"]);
        assert_eq!([new[0], new[1] + carried, new[2] + carried], [10, 10, 10]);
    }
}

/// Replaces a text of a shipped file by another, once, and checks what is said about the result.
fn check<'a>(shipped: &str, files: impl Fn(&'a str) -> Files<'a>, cases: &[(&str, &str, &str)]) {
    for (old, new, what) in cases {
        assert!(shipped.contains(old), "{old} is not in the file");
        let changed = shipped.replacen(old, new, 1);
        let said = GameBox::load(files(changed.leak())).unwrap_err().to_string();
        assert!(said.contains(what), "{said:?} does not say {what:?}");
    }
}

#[test]
fn an_error_in_the_map_is_named() {
    let cases = [
        ("id = \"L01\"", "id = \"L22\"", "L22 stands where L01 is expected"),
        ("rows = [1]", "rows = [2]", "red-b has one home"),
        ("rows = [1]", "rows = [5]", "L02: glyphs are the rows 1 to 4"),
        ("rows = [1]", "rows = []", "L02: a dig site has a colour and glyphs"),
        ("market = 2\n", "market = 1\n", "L05: the markets are 1 to 6, each once"),
        ("market = 2\n", "", "market 2 has a location"),
        ("black-market = \"west\"", "black-market = \"east\"", "L21: there is one east black market"),
        ("black-market = \"west\"", "market = 2", "the markets are 1 to 6"),
        ("start = true\n", "", "explorers start on two locations"),
        ("[\"L01\", \"L02\"]", "[\"L01\", \"L01\"]", "the line L01-L01"),
        ("[\"L01\", \"L02\"]", "[\"L01\", \"L99\"]", "the line L01-L99 joins no two locations"),
        ("[\"L01\", \"L02\"], [\"L01\", \"L03\"], ", "", "every location can be reached from L01"),
        ("number = 1", "number = 2", "market 1 belongs to one command centre"),
        ("tag = \"RECONSTRUCTED\"", "tag = \"GUESSED\"", "unknown variant `GUESSED`"),
    ];
    check(Files::SHIPPED.map, |map| Files { map, ..Files::SHIPPED }, &cases);
}

#[test]
fn an_error_in_the_cards_is_named() {
    let cases = [
        ("count = 2", "count = 4", "1 to 3 cards orange-1"),
        ("market = 1\n", "market = 7\n", "orange-7 has the symbol of a market from 1 to 6"),
        ("market = 1\n", "market = 2\n", "orange-2-west has one row"),
        ("travel = [2, 3, 4]", "travel = [2, 2, 4]", "different fuel"),
        ("action = 3", "action = 9", "1 to 6 fuel"),
        ("count = 3", "count = 4", "1 to 20 buyer cards, not 22"),
        ("wants = [\"special\"]", "wants = [\"red\"]", "the buyer cards for red have one row"),
        ("design = \"deal\"", "design = \"gear\"", "the command cards"),
        ("most = [2, 3]\ncredits", "most = [2, 9]\ncredits", "the command cards deal say how many"),
        ("discard = 2\n", "discard = 9\n", "reinforcements"),
        ("black-market = \"west\"", "black-market = \"north\"", "unknown variant `north`"),
    ];
    check(Files::SHIPPED.cards, |cards| Files { cards, ..Files::SHIPPED }, &cases);
}

#[test]
fn a_card_can_have_another_black_market_than_its_twin() {
    let two_rows =
        "count = 1\ntag = \"RECONSTRUCTED\"\n\n[[action]]\ncolour = \"orange\"\nmarket = 1\ncount = 1";
    let cards = Files::SHIPPED.cards.replacen("count = 2", two_rows, 1);
    assert!(GameBox::load(Files { cards: &cards, ..Files::SHIPPED }).is_ok());
}

/// Correcting a number is one line of data: a total that changes is no reason to refuse the file.
#[test]
fn a_corrected_number_is_accepted() {
    let cards = Files::SHIPPED.cards.replacen("count = 2", "count = 3", 1);
    let artefacts = Files::SHIPPED.artefacts.replacen("values = [4, 5, 4, 5]", "values = [3, 5, 4, 5]", 1);
    let figures = Files::SHIPPED.figures.replacen("special = 7", "special = 8", 1);
    let zu = Files::SHIPPED.zu.replacen("rounds = [2, 0, 0]", "rounds = [2, 1, 0]", 1);
    let files = Files { cards: &cards, artefacts: &artefacts, figures: &figures, zu: &zu, ..Files::SHIPPED };
    assert_eq!(GameBox::load(files).err(), None);
}

#[test]
fn an_error_in_the_artefacts_is_named() {
    let cases = [
        ("values = [4, 5, 4, 5]", "values = [1, 5, 4, 5]", "orange: at most 20 artefacts fit"),
        ("values = [4, 5, 4, 5]", "values = [4, 5, 9]", "orange has four artefacts"),
        ("values = [4, 5, 4, 5]", "values = [9, 5, 4, 5]", "orange-a has a value from 1 to 8"),
        ("colour = \"orange\"", "colour = \"green\"", "every colour has one column"),
        ("prizes = [4, 8, 16]", "prizes = [4, 3, 16]", "column orange has three rising prizes"),
        ("prizes = [5, 13, 27]", "prizes = [5, 13]", "row 1 has three rising prizes"),
    ];
    check(Files::SHIPPED.artefacts, |artefacts| Files { artefacts, ..Files::SHIPPED }, &cases);
}

#[test]
fn an_error_in_the_figures_is_named() {
    let cases = [
        ("payouts = [8, 6, 4, 2, 0]", "payouts = [8, 6, 7, 2, 0]", "never pays more"),
        ("[10, 5, 0]", "[10, 15, 0]", "a lower place"),
        ("hold = 5", "hold = 9", "hold and hatch"),
        ("markers = 22", "markers = 99", "crew markers"),
        ("strength = 3", "strength = 5", "no more buyers in a queue than fit"),
        ("dealt = 8", "dealt = 5", "6 to 9 cards are dealt for a draft"),
        ("mulligan = 4", "mulligan = 7", "no more cards than a hand has"),
        ("kept = 2", "kept = 3", "two cards are kept"),
        ("buyer = 3", "buyer = 99", "credits are between 0 and 50"),
        ("number = 3", "number = 5", "rows for 2, 3 and 4 players"),
        ("forecast = 3", "forecast = 9", "2 players: the forecast"),
        ("sites = 3", "sites = 17", "2 players: a colour has too few artefacts"),
        ("removed = 2", "removed = 12", "2 players: more buyers are removed"),
        ("initiative = 2", "initiative = 1", "different initiatives"),
        ("initiative = 2", "initiative = 6", "different initiatives"),
        ("name = \"gul\"", "name = \"dal-harraii\"", "dal-harraii has one initiative"),
    ];
    check(Files::SHIPPED.figures, |figures| Files { figures, ..Files::SHIPPED }, &cases);
}

#[test]
fn an_error_in_the_cards_of_zu_is_named() {
    let cases = [
        ("rounds = [3, 3, 2]", "rounds = [4, 3, 2]", "those for one colour and those for two"),
        ("rounds = [2, 0, 0]", "rounds = [5, 0, 0]", "the deck of round 1, not 13"),
        ("rounds = [1, 2, 3]", "rounds = [1, 2, 2]", "a command card for each market"),
        ("carried = 3", "carried = 6", "the deck of round 2, not 13"),
        ("action = \"rush\"", "action = \"sell\"", "the cards sell have one row"),
        ("[\"orange\", \"green\"]", "[\"orange\", \"orange\"]", "different pairs"),
        ("failed = 10", "failed = 20", "a harder failure pays no less"),
    ];
    check(Files::SHIPPED.zu, |zu| Files { zu, ..Files::SHIPPED }, &cases);
}
