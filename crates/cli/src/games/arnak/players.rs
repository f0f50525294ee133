//! All players' holdings, and the rival.

use dighouse_arnak::{PlayerView, Token};

use super::board::Board;
use crate::paint::beside;
use crate::score::table;

impl Board<'_> {
    /// A line for each player: tokens, hand and deck, figures, idols in crates and slots, research, points.
    pub(super) fn players(&self) -> Vec<String> {
        let counted = ["hand", "archaeologists", "idols", "guardians", "research", "points"];
        let mut heads = vec![String::new(), String::new()];
        heads.extend(Token::ALL.map(|token| self.word(&format!("short-{token}"))));
        heads.extend(counted.map(|what| self.word(&format!("short-{what}"))));
        let rows: Vec<Vec<String>> = self.view.players.iter().map(|player| self.player(player)).collect();
        table(&heads, &rows).lines().map(|line| format!(" {line}")).collect()
    }

    fn player(&self, player: &PlayerView) -> Vec<String> {
        let state = match player {
            _ if player.passed => "*",
            _ if player.seat == self.view.turn => "▸",
            _ => "",
        };
        let mut cells = vec![state.to_owned(), self.plain_name(player.seat)];
        cells.extend(player.tokens.counts().map(|count| count.to_string()));
        cells.extend([
            format!("{}/{}", player.hand.len(), player.deck.len()),
            player.archaeologists.to_string(),
            format!("{}+{}", player.crates, player.slots),
            player.guardians.len().to_string(),
            format!("{}/{}", player.glass, player.notebook),
            player.points.iter().sum::<i16>().to_string(),
        ]);
        cells
    }

    /// The rival's points, research and remaining tiles; empty unless the game is solo.
    pub(super) fn rival(&self) -> Vec<String> {
        let Some(rival) = &self.view.rival else { return Vec::new() };
        let points: i16 = rival.points.iter().sum();
        let args =
            [("points", points.into()), ("space", rival.glass.into()), ("count", rival.deck.len().into())];
        let to_come = rival.tiles.iter().filter(|tile| !rival.used.contains(tile));
        let words: Vec<String> = to_come.map(|tile| self.word(&format!("rival-{tile}"))).collect();
        let mut lines = vec![format!(" {}", self.say("screen-rival", &args))];
        if !words.is_empty() {
            lines.push(beside("   ", &words.join(", ")));
        }
        lines
    }
}
