//! What the rules rely on, checked against the files: what fits into a state, and what must agree
//! between files. The exact numbers of the printed box are in the tests.

use dighouse_game::DataError;

use super::catalogue::{GameBox, MOST_COMMAND_CARDS};
use super::loader::{ARTEFACTS_FILE, CARDS_FILE, FIGURES_FILE, MAP_FILE, ZU_FILE};
use crate::components::card::MOST_FACES;
use crate::player::party::MOST_PARTIES;
use crate::state::action_cards::DECK;
use crate::state::artefacts::MOST_OF_A_COLOUR;
use crate::state::buyers::{BUYER_DECK, LONGEST_QUEUE};
use crate::state::forecast::MOST_FORECAST;
use crate::state::zu_deck::{MOST_KINDS, ROUND_DECK};
use crate::{Artefact, Centre, Colour, ROUNDS};

type Checked = Result<(), DataError>;

impl GameBox {
    pub(super) fn check(&self) -> Checked {
        self.check_artefacts()?;
        self.check_map()?;
        self.check_cards()?;
        self.check_boards()?;
        self.check_hand()?;
        self.check_players()?;
        self.check_initiatives()?;
        self.check_zu()
    }

    fn artefacts_of(&self, colour: Colour) -> usize {
        Artefact::of(colour).map(|artefact| usize::from(self.copies[artefact.index()])).sum()
    }

    fn check_artefacts(&self) -> Checked {
        for colour in Colour::ALL {
            let fits = self.artefacts_of(colour) <= MOST_OF_A_COLOUR;
            ARTEFACTS_FILE.ensure_in(
                colour,
                fits,
                format_args!("at most {MOST_OF_A_COLOUR} artefacts fit"),
            )?;
        }
        Ok(())
    }

    fn check_map(&self) -> Checked {
        MAP_FILE.ensure(self.start.len() == 2, "explorers start on two locations")
    }

    fn check_cards(&self) -> Checked {
        let cards: usize = self.faces.iter().map(|face| usize::from(face.count)).sum();
        CARDS_FILE.ensure(
            cards <= DECK && self.faces.len() <= MOST_FACES,
            format_args!("at most {DECK} action cards fit, not {cards}"),
        )?;
        // A draft deals cards to everybody while the hands and the forecast have some.
        let hand = &self.figures.hand;
        let dealt = MOST_PARTIES * usize::from(hand.dealt + hand.kept) + MOST_FORECAST;
        CARDS_FILE.ensure(
            cards >= dealt,
            format_args!("{cards} action cards are too few for a draft of {dealt}"),
        )?;
        let buyers: usize = self.buyer_cards.iter().map(|&count| usize::from(count)).sum();
        CARDS_FILE.ensure(
            (1..=BUYER_DECK).contains(&buyers),
            format_args!("there are 1 to {BUYER_DECK} buyer cards, not {buyers}"),
        )?;
        let designs = self.designs.len();
        CARDS_FILE.ensure(
            (Centre::ALL.len()..=MOST_COMMAND_CARDS).contains(&designs),
            format_args!("there are 3 to {MOST_COMMAND_CARDS} command cards, not {designs}"),
        )
    }

    fn check_boards(&self) -> Checked {
        let figures = &self.figures;
        FIGURES_FILE.ensure(
            figures.payouts.is_sorted_by(|more, less| more >= less),
            "a less popular colour never pays more",
        )?;
        let falling = |round: &[i16; 3]| round.is_sorted_by(|more, less| more >= less);
        let few = |prize: &i16| (0..=99).contains(prize);
        FIGURES_FILE.ensure(
            figures.majority.iter().all(falling) && figures.majority.as_flattened().iter().all(few),
            "a lower place in a command centre never pays more",
        )?;
        let spaces = [figures.storage.hold, figures.storage.hatch];
        FIGURES_FILE.ensure(
            spaces.iter().all(|spaces| (1..=7).contains(spaces)),
            "hold and hatch have 1 to 7 spaces",
        )?;
        FIGURES_FILE.ensure((1..=40).contains(&figures.crew), "a faction has 1 to 40 crew markers")?;
        let buyers = &figures.buyers;
        FIGURES_FILE.ensure(
            usize::from(buyers.queue) <= LONGEST_QUEUE && (1..=buyers.queue).contains(&buyers.strength),
            format_args!("a round begins with no more buyers in a queue than fit, at most {LONGEST_QUEUE}"),
        )?;
        let sensible = |credits: &i16| (0..=50).contains(credits);
        let mut credits = figures.sale.bonus.iter().chain([&figures.sale.buyer, &figures.hand.credits]);
        FIGURES_FILE.ensure(credits.all(sensible), "credits are between 0 and 50")
    }

    fn check_hand(&self) -> Checked {
        let hand = &self.figures.hand;
        FIGURES_FILE.ensure(hand.kept == 2, "two cards are kept after passing")?;
        FIGURES_FILE.ensure((1..=6).contains(&hand.cards), "a first hand has at most 6 cards")?;
        FIGURES_FILE.ensure(
            (1..=hand.cards).contains(&hand.mulligan),
            "a mulligan needs no more cards than a hand has",
        )?;
        // Three picks of two cards; alone two picks, three discards, and two cards that are left.
        FIGURES_FILE.ensure(
            (6..=9).contains(&hand.dealt) && hand.dealt_solo == 9,
            "6 to 9 cards are dealt for a draft, and 9 for a solo draft",
        )
    }

    fn check_players(&self) -> Checked {
        let rows = &self.figures.players;
        FIGURES_FILE.ensure(
            rows.iter().map(|row| row.number).eq(2..=4),
            "there are rows for 2, 3 and 4 players, in order",
        )?;
        let artefacts = Colour::ALL.map(|colour| self.artefacts_of(colour)).into_iter().min();
        let buyers = &self.figures.buyers;
        for row in rows {
            let players = format!("{} players", row.number);
            FIGURES_FILE.ensure_in(
                &players,
                (1..=MOST_FORECAST as u8).contains(&row.forecast),
                format_args!("the forecast has 1 to {MOST_FORECAST} cards"),
            )?;
            FIGURES_FILE.ensure_in(
                &players,
                Some(usize::from(row.sites) + usize::from(row.stacks)) <= artefacts,
                "a colour has too few artefacts for sites and stacks",
            )?;
            FIGURES_FILE.ensure_in(
                &players,
                row.removed < buyers.colour && row.removed_special <= buyers.special,
                "more buyers are removed than there are",
            )?;
        }
        Ok(())
    }

    fn check_initiatives(&self) -> Checked {
        let mut all: Vec<u8> = self.figures.initiatives.into_iter().chain([self.zu.initiative]).collect();
        all.sort_unstable();
        FIGURES_FILE.ensure(
            all[0] > 0 && all.is_sorted_by(|less, more| less < more),
            "the five factions and Zu have different initiatives",
        )
    }

    fn check_zu(&self) -> Checked {
        let zu = &self.zu;
        let sensible = |credits: &i16| (0..=50).contains(credits);
        ZU_FILE.ensure(
            [zu.credits, zu.failed, zu.failed_harder].iter().all(sensible) && zu.failed <= zu.failed_harder,
            "Zu's credits are between 0 and 50, and a harder failure pays no less",
        )?;
        ZU_FILE.ensure(
            zu.faces.len() <= MOST_KINDS,
            format_args!("Zu has at most {MOST_KINDS} kinds of cards"),
        )?;
        for round in 0..usize::from(ROUNDS) {
            let size = zu.deck_size(round);
            ZU_FILE.ensure(
                size <= ROUND_DECK && size >= zu.carried,
                format_args!(
                    "at most {ROUND_DECK} cards fit into the deck of round {}, not {size}",
                    round + 1
                ),
            )?;
        }
        Ok(())
    }
}
