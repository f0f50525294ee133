//! The card row, and the viewer's own cards.

use dighouse_arnak::{AssistantView, Card, PlayerView};

use super::board::Board;
use crate::paint::{self, beside, paint};

impl Board<'_> {
    /// Artifacts and items with their prices, those next to the moon staff first.
    pub(super) fn card_row(&self) -> Vec<String> {
        let priced = |card: &Card| self.card_line(&format!("{:>4}", card.cost()), *card);
        let mut lines = Vec::new();
        for (head, cards) in [("screen-artifacts", &self.view.artifacts), ("screen-items", &self.view.items)]
        {
            lines.push(self.head(head));
            lines.extend(cards.iter().flatten().map(priced));
        }
        lines
    }

    /// The hand, cards drawn to choose from, the play area, assistants and boons.
    pub(super) fn own_cards(&self, own: &PlayerView) -> Vec<String> {
        let mut lines = vec![self.head("screen-hand")];
        let held = own.hand.iter().chain(&own.drawn).flatten();
        lines.extend(held.map(|&card| self.card_line("   ", card)));
        if !own.played.is_empty() {
            let played: Vec<String> = own.played.iter().map(|&card| self.card_name(card)).collect();
            lines.push(beside(&self.head("screen-play-area"), &played.join(", ")));
        }
        lines.extend(own.assistants.iter().map(|assistant| self.assistant(assistant)));
        for ready in own.guardians.iter().filter(|guardian| guardian.boon) {
            let boon = self.word(&format!("boon-{}", ready.guardian));
            lines.push(format!("    {}: {boon}", self.word(&format!("guardian-{}", ready.guardian))));
        }
        lines
    }

    /// An assistant with its level and effect, dimmed if exhausted.
    fn assistant(&self, AssistantView { assistant, gold, ready }: &AssistantView) -> String {
        let level = if *gold { "gold" } else { "silver" };
        let name = format!("{} ({})", self.word(&format!("assistant-{assistant}")), self.thing(level));
        let effect = self.word(&format!("effect-{assistant}-{level}"));
        let state = if *ready { String::new() } else { format!(" ({})", self.thing("exhausted")) };
        let style = if *ready { paint::STRONG } else { paint::FAINT };
        beside("   ", &format!("{}{state} {effect}", paint(style, &name)))
    }
}
