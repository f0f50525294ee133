//! The view of a viewer, made from the state.

use dighouse_game::{Seat, Seats, Viewer};

use crate::components::catalogue::catalogue;
use crate::knowledge::holding::{Held, Known};
use crate::pile::Pile;
use crate::rules::row::Row;
use crate::state::ARCHAEOLOGISTS;
use crate::{
    Arnak, Assistant, AssistantView, Bonus, Card, Guardian, GuardianView, Idol, PaymentView, PendingView,
    PlayerView, RivalTile, RivalView, Site, SiteTile, SiteView, Space, SpaceView, View,
};

/// The things of a pile, of which the viewer sees those that `seen` tells.
fn pile<T, const N: usize>(
    pile: &Pile<N>,
    make: fn(u8) -> T,
    seen: impl Fn(usize) -> bool,
) -> Vec<Option<T>> {
    pile.things().iter().enumerate().map(|(place, &thing)| seen(place).then(|| make(thing))).collect()
}

impl Arnak {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let all = viewer == Viewer::AllSeeing;
        let looked = |seats: Seats| all || viewer.seat().is_some_and(|seat| seats.contains(seat));
        let paying = self.payment != crate::rules::travel::Payment::NONE;
        let crate::rules::travel::Payment { cost, discount, put } = self.payment;
        let deck = |item: bool| {
            let seen = self.top_seen[usize::from(!item)];
            let (cards, len) = if item {
                (self.items.things(), self.items.len())
            } else {
                (self.artifacts.things(), self.artifacts.len())
            };
            let shown = move |place: usize| all || (seen && place + 1 == len);
            cards.iter().enumerate().map(|(place, &card)| shown(place).then_some(Card(card))).collect()
        };
        let stack = |stack: &Pile<4>| pile(stack, Assistant, |place| all || place + 1 == stack.len());
        View {
            seat: viewer.seat(),
            variants: self.variants,
            phase: self.phase,
            asked: self.asked().seats(),
            pending: self
                .tasks
                .all()
                .iter()
                .map(|task| PendingView { prompt: task.prompt().to_owned(), task: task.to_string() })
                .collect(),
            round: self.round,
            starter: self.starter,
            turn: self.turn,
            main_done: self.main_done,
            payment: paying.then_some(PaymentView { cost, discount, put }),
            pool: self.pool,
            players: self.seats().map(|seat| self.player_seen_by(seat, viewer)).collect(),
            sites: Site::all().map(|site| self.site_view(site, all)).collect(),
            site_stacks: [0, 1].map(|level| {
                let seen = usize::from(self.sites_seen[level]);
                pile(&self.sites[level], SiteTile, |place| all || place < seen)
            }),
            guardian_stack: pile(&self.guardians, Guardian, |_| all),
            artifacts: self.row.artifacts[..Row::artifact_places(self.round)].to_vec(),
            items: self.row.items[..Row::item_places(self.round)].to_vec(),
            artifact_deck: deck(false),
            item_deck: deck(true),
            exiled: Card::all().filter(|&card| self.is_exiled(card)).collect(),
            fears: self.fears,
            fear_tiles: self.fear_tiles,
            supply: self.supply.each_ref().map(stack),
            rescue: {
                let looked = looked(self.rescue_seen);
                pile(&self.rescue, Assistant, |place| looked || place + 1 == self.rescue.len())
            },
            gone_assistants: Assistant::all().filter(|it| self.gone_assistants >> it.0 & 1 == 1).collect(),
            bonuses: self
                .bonuses
                .iter()
                .map(|tiles| tiles.things().iter().map(|&it| Bonus(it)).collect())
                .collect(),
            temple_bonuses: pile(&self.temple_bonuses, Bonus, |_| looked(self.temple_seen)),
            unused_bonuses: pile(&self.unused_bonuses, Bonus, |_| all),
            used_bonuses: self.used_bonuses,
            temple_tiles: self.temple_tiles,
            arrived: self.arrived,
            rival: self.variants.is_solo().then(|| self.rival_view(all)),
        }
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &self.players[seat];
        let own = viewer == Viewer::Seat(seat);
        let all = viewer == Viewer::AllSeeing;
        let least = if own { Known::Owner } else { Known::Everybody };
        let in_deck = |held: &Held| (all || held.known() >= least).then(|| held.card());
        let in_hand = |held: &Held| (all || own || held.known() == Known::Everybody).then(|| held.card());
        let mut hand: Vec<Option<Card>> = player.holding.hand().iter().map(in_hand).collect();
        hand.sort_unstable_by_key(|card| (card.is_none(), *card));
        PlayerView {
            seat,
            tokens: player.tokens,
            hand,
            deck: player.holding.deck().iter().map(in_deck).collect(),
            drawn: self.drawn_of(seat).map(in_hand).collect(),
            played: player.played.all().collect(),
            fear_tiles: player.played.fear_tiles,
            exiled_basics: Card::basics()
                .enumerate()
                .filter(|(place, _)| player.exiled_basics >> place & 1 == 1)
                .map(|(_, card)| card)
                .collect(),
            archaeologists: (ARCHAEOLOGISTS - self.placed(seat)) as u8,
            crates: player.crates,
            slots: player.slots,
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
            blocked: self.is_blocked(space),
            figure: self.figure(space),
        };
        let hidden = (site.level() == 2 && all).then(|| self.hidden_idols[site.index() - 13]);
        SiteView {
            site,
            level: site.level(),
            spaces: site.spaces().map(space_view).collect(),
            tile: self.tiles[site.index()],
            guardian: self.guard(site),
            idol: (!self.idols_found(site)).then(|| self.idol(site)),
            hidden_idol: hidden,
        }
    }

    fn rival_view(&self, all: bool) -> RivalView {
        let rival = &self.rival;
        let tile = |tile: u8| RivalTile::ALL[usize::from(tile)];
        let mut tiles: Vec<RivalTile> =
            rival.used.things().iter().chain(rival.deck.things()).map(|&number| tile(number)).collect();
        tiles.sort_unstable();
        RivalView {
            used: rival.used().collect(),
            tiles,
            deck: pile(&rival.deck, |number| RivalTile::ALL[usize::from(number)], |_| all),
            arrow: rival.next().map(RivalTile::arrow),
            glass: rival.glass,
            rank: (rival.rank > 0).then_some(rival.rank),
            idols: Idol::all().filter(|idol| rival.idols >> idol.0 & 1 == 1).collect(),
            other_idols: rival.other_idols,
            guardians: Guardian::all().filter(|it| rival.guardians >> it.0 & 1 == 1).collect(),
            cards: Card::all().filter(|card| rival.cards >> card.0 & 1 == 1).collect(),
            temple_tiles: rival.temple_tiles,
            points: self.rival_points(),
            ahead: self.against_rival() as i8,
        }
    }
}
