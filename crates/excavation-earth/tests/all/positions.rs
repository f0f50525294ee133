//! Which positions are refused, and why.

use crate::kit::refusal;

#[test]
fn positions_that_the_box_forbids_are_refused() {
    for (more, what) in [
        ("[one]\nhand = ['red-1', 'red-1', 'red-1']", "more cards of a kind"),
        ("deck = []\n[one]\nhand = ['yellow-6']", "more action cards"),
        ("sites = ['red-b', 'red-b', 'red-b']", "more artefacts"),
        (
            "queues = [['special', 'special', 'special', 'special'], ['special', 'special', 'special', 'special'], [], [], [], []]",
            "more buyers",
        ),
        ("[one]\nhold = ['red-a', 'red-a', 'red-a', 'red-a', 'red-a', 'red-a']", "overfull"),
        ("[one]\ntraders = [9, 9, 9, 0, 0, 0]", "more crew markers"),
        ("[one]\ntravel = ['fuel-2', 'fuel-2']", "a travel card is there twice"),
        ("[one]\ntravel = ['red-1']", "no travel card"),
        ("[one]\npassed = true\ntravel = ['fuel-2']", "has no travel cards"),
        ("[one]\nexplorers = ['L01']", "explorers stand at L01"),
        ("[two]\nfaction = 'dal-harraii'", "one faction"),
        ("[one]\ncredits = -1", "debts"),
        ("round = 4", "no such round"),
        ("round = 2", "command cards"),
        ("order = [1]", "turn order"),
        ("actions_left = 3", "actions are left"),
        ("[one]\ntoken = 2", "from the lowest on"),
        ("[one]\nshown = ['red-6']", "not in the hand"),
        ("[one]\nhand = ['red-6']\nunlike = { alike = 'red', least = 1 }", "lack what was shown"),
        ("stacks = [['red-a'], [], [], [], []]", "another colour"),
        ("forecast = []", "forecast has another number"),
        ("task = { ask = 'sale' }", "can do nothing"),
        ("task = { ask = 'sample', then = 'end-action' }", "nothing to sample"),
        ("task = { ask = 'dance' }", "unknown variant"),
    ] {
        let error = refusal(more).to_string();
        assert!(error.contains(what), "{more}: {error:?} does not say {what:?}");
    }
}
