//! The artefacts that no player owns: on dig sites, in the supply, on the black market, or sold.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, List, Stream};

use crate::components::GameBox;
use crate::components::artefact::{ARTEFACTS, COLOURS};
use crate::state::Finds;
use crate::{Artefact, Colour};

/// The most artefacts of one colour; the printed box has fewer.
pub(crate) const MOST_OF_A_COLOUR: usize = 20;

/// Artefacts of one colour that lie on each other.
pub(crate) type Pile = List<Artefact, MOST_OF_A_COLOUR>;

/// Dig sites, supply piles, the stacks of the black market, and what was sold. A pile or stack has
/// artefacts of its own colour only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ArtefactSupply {
    /// How many of each artefact lie on its dig site.
    sites: [u8; ARTEFACTS],
    /// The last artefact of a pile is on top.
    piles: [Pile; COLOURS],
    /// The first artefact of a stack is on top.
    stacks: [Pile; COLOURS],
    /// How many of each artefact were sold.
    sold: [u8; ARTEFACTS],
}

impl ArtefactSupply {
    /// All artefacts in their supply piles, in the order of the box.
    pub(crate) fn unshuffled() -> ArtefactSupply {
        let mut supply = ArtefactSupply {
            sites: [0; ARTEFACTS],
            piles: [Pile::EMPTY; COLOURS],
            stacks: [Pile::EMPTY; COLOURS],
            sold: [0; ARTEFACTS],
        };
        for artefact in Artefact::all() {
            let copies = usize::from(GameBox::get().copies[artefact.index()]);
            supply.piles[artefact.colour().index()].extend(std::iter::repeat_n(artefact, copies));
        }
        supply
    }

    /// What a position describes, with nothing sold.
    pub(crate) fn restore(
        sites: &[Artefact],
        piles: [Pile; COLOURS],
        stacks: [Pile; COLOURS],
    ) -> Checked<ArtefactSupply> {
        for (pile, colour) in piles.iter().chain(&stacks).zip(Colour::ALL.iter().cycle()) {
            let own = pile.iter().all(|artefact| artefact.colour() == *colour);
            ensure(own, "an artefact lies on the pile of another colour")?;
        }
        let mut supply = ArtefactSupply { sites: [0; ARTEFACTS], piles, stacks, sold: [0; ARTEFACTS] };
        for artefact in sites {
            let lying = &mut supply.sites[artefact.index()];
            *lying = lying.saturating_add(1);
        }
        Ok(supply)
    }

    pub(crate) fn shuffle_piles(&mut self, stream: &mut Stream) {
        self.piles.iter_mut().for_each(|pile| stream.shuffle(pile));
    }

    /// How many of an artefact lie on its dig site.
    #[inline]
    pub(crate) const fn lying(&self, artefact: Artefact) -> u8 {
        self.sites[artefact.index()]
    }

    /// Whether an artefact lies on its dig site.
    #[inline]
    pub(crate) const fn lies(&self, artefact: Artefact) -> bool {
        self.lying(artefact) > 0
    }

    /// The artefacts that lie on dig sites, as bits.
    #[inline]
    pub(crate) fn lying_bits(&self) -> u32 {
        self.sites.iter().enumerate().fold(0, |all, (place, &count)| all | u32::from(count > 0) << place)
    }

    /// How many artefacts of a colour lie on dig sites.
    pub(crate) fn lying_of(&self, colour: Colour) -> u8 {
        Artefact::of(colour).map(|artefact| self.lying(artefact)).sum()
    }

    #[inline]
    pub(crate) fn take_from_site(&mut self, artefact: Artefact) {
        self.sites[artefact.index()] -= 1;
    }

    #[inline]
    pub(crate) fn put_on_site(&mut self, artefact: Artefact) {
        self.sites[artefact.index()] += 1;
    }

    /// The supply of a colour, the last artefact on top.
    #[inline]
    pub(crate) fn pile(&self, colour: Colour) -> &[Artefact] {
        &self.piles[colour.index()]
    }

    /// Moves the top artefact of a supply pile to its dig site.
    pub(crate) fn draw_to_site(&mut self, colour: Colour) -> Option<Artefact> {
        let artefact = self.piles[colour.index()].pop()?;
        self.put_on_site(artefact);
        Some(artefact)
    }

    /// Moves the top artefact of a supply pile to the top of its stack.
    pub(crate) fn draw_to_top_of_stack(&mut self, colour: Colour) {
        if let Some(artefact) = self.piles[colour.index()].pop() {
            self.stacks[colour.index()].insert(0, artefact);
        }
    }

    /// Moves the top artefact of a supply pile to the bottom of its stack.
    pub(crate) fn draw_to_bottom_of_stack(&mut self, colour: Colour) -> Option<Artefact> {
        let artefact = self.piles[colour.index()].pop()?;
        self.deliver(artefact);
        Some(artefact)
    }

    /// Draws at most `most` artefacts from a supply pile and shows them in the order of the gallery.
    pub(crate) fn draw(&mut self, colour: Colour, most: usize, chance: &mut Chance) -> Finds {
        let mut drawn = Finds::EMPTY;
        while drawn.len() < most {
            let Some(artefact) = self.piles[colour.index()].pop() else { break };
            drawn.push(artefact);
            chance.reveal();
        }
        drawn.sort_unstable();
        drawn
    }

    /// Puts each artefact into its supply pile, at a random place.
    pub(crate) fn shuffle_back(&mut self, artefacts: Finds, chance: &mut Chance) {
        if artefacts.is_empty() {
            return;
        }
        let mut stream = chance.stream();
        for artefact in artefacts {
            let pile = &mut self.piles[artefact.colour().index()];
            let place = stream.below(pile.len() as u32 + 1) as usize;
            pile.insert(place, artefact);
        }
    }

    /// A stack of the black market, the first artefact on top.
    pub(crate) fn stack(&self, colour: Colour) -> &[Artefact] {
        &self.stacks[colour.index()]
    }

    /// The artefact that the black market offers in a colour.
    #[inline]
    pub(crate) fn top_of_stack(&self, colour: Colour) -> Option<Artefact> {
        self.stacks[colour.index()].first().copied()
    }

    /// Takes the top artefact of a stack.
    pub(crate) fn acquire(&mut self, colour: Colour) -> Artefact {
        self.stacks[colour.index()].remove(0)
    }

    /// Puts an artefact at the bottom of its stack.
    pub(crate) fn deliver(&mut self, artefact: Artefact) {
        self.stacks[artefact.colour().index()].push(artefact);
    }

    /// The top artefact of every stack goes to its bottom.
    pub(crate) fn rotate_stacks(&mut self) {
        for stack in self.stacks.iter_mut().filter(|stack| !stack.is_empty()) {
            stack.rotate_left(1);
        }
    }

    /// Removes `count` sold copies of an artefact from the game.
    #[inline]
    pub(crate) fn remove_sold(&mut self, artefact: Artefact, count: u8) {
        self.sold[artefact.index()] += count;
    }

    /// How many of an artefact are here.
    pub(crate) fn count(&self, artefact: Artefact) -> u32 {
        let colour = artefact.colour();
        let piled = self.pile(colour).iter().chain(self.stack(colour)).filter(|&&other| other == artefact);
        piled.count() as u32 + u32::from(self.lying(artefact)) + u32::from(self.sold[artefact.index()])
    }

    /// Deals the supply piles again. `drawn` goes back to its pile first and is drawn from it again.
    pub(crate) fn redeal(&mut self, drawn: Option<&mut Finds>, rng: &mut Stream) {
        if let Some(drawn) = drawn {
            let pile = &mut self.piles[drawn[0].colour().index()];
            // A pile and what was just drawn from it are at most the artefacts of its colour.
            pile.extend(*drawn);
            rng.deal(pile);
            drawn.fill_with(|| pile.pop().expect("the pile has what was drawn"));
            drawn.sort_unstable();
        }
        self.piles.iter_mut().for_each(|pile| rng.deal(pile));
    }

    /// The same artefacts with every supply pile in the order of the box.
    pub(crate) fn sorted(mut self) -> ArtefactSupply {
        self.piles.iter_mut().for_each(|pile| pile.sort_unstable());
        self
    }
}
