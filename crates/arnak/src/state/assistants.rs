//! The assistants that nobody has: the supply board, the rescue stack, and those out of the game.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Filler, List, Seat, Seats, Stream};

use crate::state::{bits, shuffled};
use crate::{Assistant, Temple, Variants};

/// The stacks of the supply board.
const STACKS: usize = 3;

/// The assistants that nobody has. The top one of each stack lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AssistantSupply {
    stacks: [List<Assistant, 4>; STACKS],
    rescue: List<Assistant, 4>,
    /// Who has looked through the rescue stack.
    rescue_seen: Seats,
    /// Assistants that left the game, one bit each.
    gone: u16,
}

impl AssistantSupply {
    pub(crate) const EMPTY: AssistantSupply = AssistantSupply {
        stacks: [List::EMPTY; STACKS],
        rescue: List::EMPTY,
        rescue_seen: Seats::NONE,
        gone: 0,
    };

    /// The supply of a new game. Some assistants are to be rescued in the Snake Temple.
    pub(crate) fn deal(variants: &Variants, stream: &mut Stream) -> AssistantSupply {
        let mut supply = AssistantSupply::EMPTY;
        let mut pool: List<Assistant, { Assistant::COUNT }> = shuffled(Assistant::all(), stream);
        let mut heights = [4, 4, 4];
        if variants.temple == Temple::Snake {
            let rescued = variants.expeditions();
            (0..rescued).for_each(|_| supply.rescue.extend(pool.pop()));
            heights = [3, 3, 6 - rescued];
        }
        for (stack, height) in supply.stacks.iter_mut().zip(heights) {
            (0..height).for_each(|_| stack.extend(pool.pop()));
        }
        supply
    }

    /// A stack by its number, counted from 1; the last assistant is on top.
    fn stack(&self, number: u8) -> &[Assistant] {
        let stack = usize::from(number).checked_sub(1).and_then(|index| self.stacks.get(index));
        stack.map_or(&[], |stack| stack)
    }

    /// The stacks, the last assistant of each on top.
    pub(crate) fn stacks(&self) -> [&[Assistant]; STACKS] {
        self.stacks.each_ref().map(|stack| &**stack)
    }

    /// The numbers of the stacks, counted from 1.
    pub(crate) fn numbers() -> impl DoubleEndedIterator<Item = u8> + Clone {
        1..=STACKS as u8
    }

    pub(crate) fn height(&self, number: u8) -> usize {
        self.stack(number).len()
    }

    /// The assistant on top of a stack.
    pub(crate) fn top(&self, number: u8) -> Option<Assistant> {
        self.stack(number).last().copied()
    }

    /// Whether no assistant is left on the supply board.
    pub(crate) fn is_empty(&self) -> bool {
        self.stacks.iter().all(|stack| stack.is_empty())
    }

    /// Takes the assistant on top of a stack.
    pub(crate) fn take(&mut self, number: u8) -> Option<Assistant> {
        self.stacks[usize::from(number) - 1].pop()
    }

    /// Exchanges the assistant on top of a stack for this one.
    pub(crate) fn exchange(&mut self, number: u8, assistant: Assistant) -> Option<Assistant> {
        let taken = self.take(number)?;
        self.stacks[usize::from(number) - 1].push(assistant);
        Some(taken)
    }

    /// The assistants to be rescued, the last on top.
    pub(crate) fn rescue_stack(&self) -> &[Assistant] {
        &self.rescue
    }

    /// A player looks through the rescue stack.
    pub(crate) fn look_through_rescue(&mut self, seat: Seat) {
        self.rescue_seen = self.rescue_seen.with(seat);
    }

    /// Who has looked through the rescue stack.
    pub(crate) const fn rescue_seen(&self) -> Seats {
        self.rescue_seen
    }

    /// Takes an assistant of the rescue stack.
    pub(crate) fn rescue(&mut self, assistant: Assistant) {
        if let Some(place) = self.rescue.iter().position(|&other| other == assistant) {
            self.rescue.remove(place);
        }
    }

    /// Removes the assistant on top of a stack from the game.
    pub(crate) fn remove(&mut self, number: u8) -> Option<Assistant> {
        let assistant = self.take(number)?;
        self.gone |= 1 << assistant.0;
        Some(assistant)
    }

    /// Removes the assistant on top of the rescue stack from the game.
    pub(crate) fn remove_from_rescue(&mut self) -> Option<Assistant> {
        let assistant = self.rescue.pop()?;
        self.gone |= 1 << assistant.0;
        Some(assistant)
    }

    /// Assistants that left the game.
    pub(crate) fn gone(&self) -> impl Iterator<Item = Assistant> {
        Assistant::all().filter(|assistant| self.gone >> assistant.0 & 1 == 1)
    }

    /// Erases the assistants that are not on top of a stack, except for a rescue stack that the viewer has looked
    /// through.
    pub(crate) fn erase_unseen(&mut self, looked: bool) {
        let rescue = Some(&mut self.rescue).filter(|_| !looked);
        for stack in self.stacks.iter_mut().chain(rescue) {
            let under = stack.len().saturating_sub(1);
            stack[..under].fill(Assistant::FILLER);
        }
    }

    /// Shuffles the assistants that are not on top of a stack, except for a rescue stack that the
    /// viewer has looked through.
    pub(crate) fn redeal(&mut self, viewer: Option<Seat>, stream: &mut Stream) {
        let looked = viewer.is_some_and(|seat| self.rescue_seen.contains(seat));
        let rescue = if looked { &mut [][..] } else { &mut *self.rescue };
        let mut stacks = self.stacks.each_mut().map(|stack| &mut **stack);
        let mut unseen = List::<Assistant, { Assistant::COUNT }>::EMPTY;
        for stack in stacks.iter().map(|stack| &**stack).chain([&*rescue]) {
            let under = stack.len().saturating_sub(1);
            unseen.extend(stack[..under].iter().copied());
        }
        stream.deal(&mut unseen);
        for stack in stacks.iter_mut().map(|stack| &mut **stack).chain([rescue]) {
            let under = stack.len().saturating_sub(1);
            stack[..under].iter_mut().for_each(|place| *place = unseen.pop().unwrap_or(*place));
        }
    }
}

/// The parts of the supply as a position names them.
pub(crate) struct AssistantParts<'a> {
    pub(crate) stacks: &'a [Vec<Assistant>],
    pub(crate) rescue: &'a [Assistant],
    pub(crate) rescue_seen: Seats,
    pub(crate) gone: &'a [Assistant],
}

impl AssistantSupply {
    /// The supply with these parts, if they can belong to one.
    pub(crate) fn assemble(parts: &AssistantParts<'_>) -> Checked<AssistantSupply> {
        ensure(parts.stacks.len() == STACKS, "supply: there are three stacks of assistants")?;
        let mut supply = AssistantSupply {
            rescue: super::list("rescue", parts.rescue)?,
            rescue_seen: parts.rescue_seen,
            gone: bits("gone_assistants", parts.gone.iter().map(|it| it.index()))? as u16,
            ..AssistantSupply::EMPTY
        };
        for (stack, assistants) in supply.stacks.iter_mut().zip(parts.stacks) {
            *stack = super::list("supply", assistants)?;
        }
        Ok(supply)
    }
}
