//! The viewer's next research steps, and the temple tiles.

use dighouse_arnak::{PlayerView, ResearchToken, Temple, TempleStack};

use super::board::{Board, temple_name};

/// The space of the Lost Temple on both tracks.
const TEMPLE: u8 = 14;

impl Board<'_> {
    /// Where each token can go next, with cost and bonus tiles.
    pub(super) fn research(&self, own: &PlayerView) -> Vec<String> {
        let mut lines = vec![self.head("screen-research")];
        for (token, at) in [(ResearchToken::Glass, own.glass), (ResearchToken::Notebook, own.notebook)] {
            let spaces = self.view.variants.temple.leads_to(at).iter();
            let reachable = spaces.filter(|&&space| token == ResearchToken::Glass || space != TEMPLE);
            lines.extend(reachable.map(|&space| self.step(token, space)));
        }
        if own.glass == TEMPLE {
            lines.extend(TempleStack::ALL.iter().filter_map(|&stack| self.stack(stack)));
        }
        lines
    }

    fn step(&self, token: ResearchToken, space: u8) -> String {
        let name = self.thing(token.name());
        let args = [("space", space.into()), ("token", name.into()), ("cost", self.step_cost(space).into())];
        let line = format!("    {}", self.say("screen-step", &args));
        let tiles = self.view.bonuses.get(usize::from(space)).into_iter().flatten();
        let bonuses: Vec<String> = tiles.map(|tile| self.word(&format!("bonus-{tile}"))).collect();
        if bonuses.is_empty() { line } else { format!("{line} ({})", bonuses.join(", ")) }
    }

    /// The cost of a track space.
    pub(super) fn step_cost(&self, space: u8) -> String {
        let letter = if self.view.variants.temple == Temple::Bird { 'b' } else { 's' };
        self.word(&format!("cost-{letter}{space}"))
    }

    /// A stack of temple tiles with its cost; `None` if it is empty.
    fn stack(&self, stack: TempleStack) -> Option<String> {
        let left = self.view.temple_tiles[stack as usize];
        let line =
            || format!("    {} ×{left}: {}", self.word(&format!("temple-{stack}")), self.stack_cost(stack));
        (left > 0).then(line)
    }

    /// The cost of a temple tile.
    pub(super) fn stack_cost(&self, stack: TempleStack) -> String {
        self.word(&format!("cost-{stack}-{}", temple_name(self.view.variants.temple)))
    }
}
