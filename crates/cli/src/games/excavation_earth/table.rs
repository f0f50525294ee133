//! The shared boards: markets, regions, ship, forecast.

use dighouse_excavation_earth::{
    CentreView, Colour, ForecastView, MarketView, PlaceView, Side, StackView, TrackView,
};

use super::board::{Board, buyer, glyph, or_nothing, style};
use crate::paint::{self, beside, padded, paint, rule};

const MARKET: usize = 18;
const QUEUE: usize = 12;
const REGION: usize = 14;
const SITES: usize = 35;
const STACK: usize = 16;

impl Board<'_> {
    /// The whole screen.
    pub(super) fn draw(&self) -> String {
        let mut lines = vec![rule(&self.title())];
        lines.push(self.heads("screen-markets", &[("screen-queue", MARKET), ("screen-traders", QUEUE)]));
        lines.extend(self.view.markets.iter().map(|market| self.market(market)));
        lines.push(self.heads(
            "screen-regions",
            &[("screen-sites", REGION), ("screen-black-market", SITES), ("screen-supply", STACK)],
        ));
        let regions = self.view.tracks.iter().zip(&self.view.stacks).zip(&self.view.piles);
        lines.extend(regions.map(|((track, stack), pile)| self.region(track, stack, *pile)));
        lines.push(self.heads("screen-ship", &[("screen-envoys", MARKET)]));
        lines.extend(self.view.centres.iter().map(|centre| self.centre(centre)));
        lines.extend(self.buyer_cards());
        lines.extend(self.forecast());
        lines.extend(self.view.players.iter().flat_map(|player| self.player(player)));
        lines.extend(self.own_cards());
        lines.extend(self.left());
        lines.push(paint(paint::FAINT, &beside("", &self.say("screen-legend", &[]))));
        lines.join("\n") + "\n"
    }

    fn title(&self) -> String {
        let part = match self.view.mover {
            _ if self.view.prompt.is_none() => self.say("screen-over", &[]),
            Some(mover) => self.say(
                "screen-turn",
                &[
                    ("round", self.view.round.into()),
                    ("name", self.party(mover).into()),
                    ("actions", self.view.actions_left.into()),
                ],
            ),
            None => self.say("screen-round", &[("round", self.view.round.into())]),
        };
        format!("{} · {part}", self.say("title", &[]))
    }

    /// The table header: the first column, then each other column with the width of the one before it.
    fn heads(&self, first: &str, others: &[(&str, usize)]) -> String {
        let mut line = format!(" {}", self.say(first, &[]));
        let mut filled = 0;
        for (head, before) in others {
            filled += before;
            line = padded(&line, filled) + &self.say(head, &[]);
        }
        paint(paint::FAINT, &line)
    }

    fn letter(&self, colour: Colour) -> String {
        self.say(&format!("letter-{colour}"), &[])
    }

    fn market(&self, market: &MarketView) -> String {
        let name = format!(" {} {} ({})", market.market, self.at(market.at), self.centre_name(market.centre));
        let queue: Vec<String> =
            market.queue.iter().map(|&it| buyer(it, |colour| self.letter(colour))).collect();
        let queue = padded(&or_nothing(queue.join(" ")), QUEUE);
        format!("{}{queue}{}", padded(&name, MARKET), self.counts(&market.traders))
    }

    fn at(&self, place: impl ToString) -> String {
        paint(paint::FAINT, &place.to_string())
    }

    /// A region: its payout, and the artefacts at its sites and on the black market.
    fn region(&self, track: &TrackView, stack: &StackView, pile: u8) -> String {
        let name = paint(style(track.colour), &self.word(track.colour));
        let name = format!(" {} {}", padded(&name, REGION - 5), track.payout);
        let sites = self.view.map.iter().filter(|place| place.colour == Some(track.colour));
        let sites: Vec<String> = sites.map(|place| self.site(place)).collect();
        let stack: Vec<String> = stack.artefacts.iter().map(|&artefact| glyph(artefact)).collect();
        let stack = padded(&or_nothing(stack.join(" ")), STACK);
        format!("{}{}{stack}{pile}", padded(&name, REGION), padded(&sites.join("  "), SITES))
    }

    /// A dig site and its artefacts: `L04 A B2`.
    fn site(&self, place: &PlaceView) -> String {
        let lying = place.artefacts.iter().filter(|(_, count)| *count > 0).map(|&(artefact, count)| {
            let many = if count > 1 { count.to_string() } else { String::new() };
            format!("{}{many}", glyph(artefact))
        });
        format!("{} {}", self.at(place.at), or_nothing(lying.collect::<Vec<_>>().join(" ")))
    }

    fn centre_name(&self, centre: impl ToString) -> String {
        self.say(&format!("screen-{}", centre.to_string()), &[])
    }

    /// A command centre: its envoys, their current payout, and its command card.
    fn centre(&self, centre: &CentreView) -> String {
        let some = centre.envoys.iter().zip(&centre.worth).filter(|((_, envoys), _)| *envoys > 0);
        let envoys: Vec<String> = some
            .map(|(&(party, envoys), &(_, worth))| format!("{} {envoys} (+{worth})", self.party(party)))
            .collect();
        let card = centre.ability.as_ref().map(|it| self.say(&format!("command-{}", it.name), &[]));
        let card = card.map_or_else(String::new, |card| format!("   [{card}]"));
        let name = padded(&format!(" {}", self.centre_name(centre.centre)), MARKET);
        format!("{name}{}{}", or_nothing(envoys.join(", ")), paint(paint::FAINT, &card))
    }

    /// The discarded buyer cards.
    fn buyer_cards(&self) -> Option<String> {
        let cards: Vec<String> =
            self.view.buyer_discard.iter().map(|&it| buyer(it, |colour| self.letter(colour))).collect();
        let head = paint(paint::FAINT, &format!(" {}", self.say("screen-buyer-cards", &[])));
        (!cards.is_empty()).then(|| beside(&head, &cards.join(" ")))
    }

    /// How much is left of the action: fuel, artefacts, buyers or cards.
    fn left(&self) -> Option<String> {
        let pending = &self.view.pending;
        let left = pending.fuel.or(pending.left)?;
        let what = match pending.side {
            Some(Side::Deliver) => "deliver",
            Some(Side::Acquire) => "acquire",
            None => self.view.prompt.as_deref()?,
        };
        Some(format!(" {}", self.say(&format!("left-{what}"), &[("left", left.into())])))
    }

    fn forecast(&self) -> Option<String> {
        let card = |space: &ForecastView| {
            let marker = space.marker.map_or_else(String::new, |party| format!(" ({})", self.party(party)));
            format!("{}{marker}", self.card(space.card))
        };
        let cards: Vec<String> = self.view.forecast.iter().map(card).collect();
        let head = paint(paint::FAINT, &format!(" {}", self.say("screen-forecast", &[])));
        (!cards.is_empty()).then(|| beside(&head, &cards.join(", ")))
    }
}
