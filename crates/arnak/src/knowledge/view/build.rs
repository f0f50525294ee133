//! The view of a viewer, made from the state.

use dighouse_game::{List, Seat, Seats, Viewer};

use crate::components::catalogue::catalogue;
use crate::knowledge::holding::Held;
use crate::rules::temple::TEMPLE;
use crate::rules::travel::Payment;
use crate::state::market::places;
use crate::state::task::Task;
use crate::{
    Arnak, Assistant, AssistantView, Card, GuardianView, PaymentView, PendingView, PlayerView, RivalTile,
    RivalView, Site, SiteView, SourceView, Space, SpaceView, View,
};

/// The things of a stack, of which the viewer sees those that `seen` names.
fn pile<T: Copy, const N: usize>(stack: &[T], seen: impl Fn(usize) -> bool) -> List<Option<T>, N> {
    stack.iter().enumerate().map(|(place, &thing)| seen(place).then_some(thing)).collect()
}

/// The cards in order, those that are hidden last.
fn sorted<const N: usize>(mut cards: List<Option<Card>, N>) -> List<Option<Card>, N> {
    cards.sort_unstable_by_key(|card| (card.is_none(), *card));
    cards
}

impl Arnak {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let all = viewer == Viewer::AllSeeing;
        let looked = |seats: Seats| all || viewer.seat().is_some_and(|seat| seats.contains(seat));
        let (market, research) = (&self.market, &self.research);
        let seen_in_deck = |item: bool, place: usize| {
            all || (market.is_top_seen(item) && place + 1 == market.deck(item).len())
        };
        let row = |item: bool| market.row(item)[..places(item, self.round)].iter().copied().collect();
        let stack = |stack: &[Assistant]| pile(stack, |place| all || place + 1 == stack.len());
        View {
            seat: viewer.seat(),
            variants: self.variants,
            phase: self.phase,
            asked: self.asked().seats(),
            pending: self
                .tasks
                .all()
                .iter()
                .map(|&task| PendingView { prompt: task.prompt().into(), task })
                .collect(),
            question: self.question(),
            round: self.round,
            starter: self.starter,
            turn: self.turn,
            main_done: self.main_done,
            payment: self.payment_view(viewer),
            pool: self.pool,
            players: self.seats().map(|seat| self.player_seen_by(seat, viewer)).collect(),
            sites: Site::all().map(|site| self.site_view(site, all)).collect(),
            site_stacks: [1, 2]
                .map(|level| pile(self.island.stack(level), |place| all || place < self.island.seen(level))),
            guardian_stack: pile(self.island.guardian_stack(), |_| all),
            artifacts: row(false),
            items: row(true),
            artifact_deck: pile(market.deck(false), |place| seen_in_deck(false, place)),
            item_deck: pile(market.deck(true), |place| seen_in_deck(true, place)),
            exiled: market.exiled().collect(),
            fears: market.fears(),
            fear_tiles: market.fear_tiles(),
            supply: self.assistants.stacks().map(stack),
            rescue: {
                let (rescue, looked) =
                    (self.assistants.rescue_stack(), looked(self.assistants.rescue_seen()));
                pile(rescue, |place| looked || place + 1 == rescue.len())
            },
            gone_assistants: self.assistants.gone().collect(),
            bonuses: research.track_bonuses().map(|tiles| tiles.iter().copied().collect()).collect(),
            temple_bonuses: pile(research.bonuses(TEMPLE), |_| looked(research.temple_seen())),
            unused_bonuses: pile(research.unused(), |_| all),
            used_bonuses: research.used(),
            temple_tiles: research.all_temple_tiles(),
            arrived: research.arrived(),
            rival: self.variants.is_solo().then(|| self.rival_view(all)),
        }
    }

    fn payment_view(&self, viewer: Viewer) -> Option<PaymentView> {
        let Payment { cost, discount, put } = self.payment;
        let pays = viewer == Viewer::Seat(self.turn) && matches!(self.tasks.next(), Some(Task::PayTravel(_)));
        let sources = if pays { self.travel_sources() } else { Vec::new() };
        (self.payment != Payment::NONE).then(|| PaymentView {
            cost,
            discount,
            put,
            owed: self.owed(),
            proposals: if pays { self.proposals(&sources) } else { Vec::new() },
            sources: sources.into_iter().map(SourceView::from).collect(),
        })
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &self.players[seat];
        let sees = viewer == Viewer::AllSeeing || viewer == Viewer::Seat(seat);
        let in_deck = |held: &Held| self.sees_in_deck(viewer, seat, *held).then(|| held.card());
        let in_hand = |held: &Held| self.sees_in_hand(viewer, seat, *held).then(|| held.card());
        // While a card may be put back, the first of those drawn is already kept: others cannot tell.
        let choosing = matches!(self.tasks.next(), Some(Task::PutBack(_)));
        let mut drawn: List<_, 3> = self.drawn_of(seat).map(in_hand).collect();
        let kept = (choosing && sees && !drawn.is_empty()).then(|| drawn.remove(0));
        if kept.is_none() && choosing {
            drawn = sorted(drawn);
        }
        let put_away = player.holding.hand().iter().filter(|held| sees && held.is_put_away());
        PlayerView {
            seat,
            tokens: player.tokens,
            hand: sorted(player.holding.hand().iter().map(in_hand).chain(kept).collect()),
            put_away: put_away.map(|held| held.card()).collect(),
            deck: player.holding.deck().iter().map(in_deck).collect(),
            drawn,
            hand_or_deck: self.mixed_cards(seat).collect(),
            played: player.played.all().collect(),
            discards: player.discards.all().collect(),
            fear_tiles: player.played.fear_tiles(),
            exiled_basics: player.exiled_basics().collect(),
            archaeologists: self.archaeologists(seat) as u8,
            crates: player.crates(),
            slots: player.slots(),
            assistants: player.helpers().map(AssistantView::from).collect(),
            guardians: player
                .guardians()
                .map(|guardian| GuardianView { guardian, boon: player.has_boon(guardian) })
                .collect(),
            glass: player.glass,
            notebook: player.notebook,
            rank: (player.rank > 0).then_some(player.rank),
            temple_tiles: player.temple_tiles,
            passed: player.passed,
            war_mask: player.war_mask,
            ocarina: player.ocarina,
            points: self.points(seat),
        }
    }

    fn site_view(&self, site: Site, all: bool) -> SiteView {
        let space_view = |space: Space| SpaceView {
            space,
            cost: catalogue().travel(self.variants.temple, space),
            blocked: self.island.is_blocked(space),
            figure: self.island.figure(space),
        };
        let hidden = self.island.hidden_idol(site).filter(|_| all);
        SiteView {
            site,
            level: site.level(),
            spaces: site.spaces().map(space_view).collect(),
            tile: self.island.tile(site),
            guardian: self.island.guardian(site),
            idol: (!self.idols_found(site)).then(|| self.island.idol(site)),
            hidden_idol: hidden,
        }
    }

    fn rival_view(&self, all: bool) -> RivalView {
        let rival = &self.rival;
        let mut tiles: List<_, _> = [rival.used(), rival.deck()].into_iter().flatten().copied().collect();
        tiles.sort_unstable();
        RivalView {
            used: rival.used().iter().copied().collect(),
            tiles,
            deck: pile(rival.deck(), |_| all),
            arrow: rival.next().map(RivalTile::arrow),
            glass: rival.glass(),
            rank: (rival.rank() > 0).then_some(rival.rank()),
            idols: rival.idols().collect(),
            other_idols: rival.other_idols(),
            guardians: rival.guardians().collect(),
            cards: rival.cards().collect(),
            temple_tiles: rival.temple_tiles(),
            points: self.rival_points(),
            ahead: self.against_rival() as i8,
        }
    }
}
