import type { Say, SeatNow } from '../contract';
import { Description } from '../description';
import { box } from './model/box';
import { bestSale } from './model/sale';
import { counted, fuelOf, type MarketView, type Party, type PlaceView, type PlayerView, type View } from './model/view';

class TableInWords extends Description<View> {
  who(party: Party): string {
    return party === 'zu' ? this.t('excavation-earth-faction-zu') : this.seatName(party);
  }

  name(word: string): string {
    return this.t(`excavation-earth-name-${word}`);
  }

  place(at: string): string {
    return this.t(`excavation-earth-place-${at.toLowerCase()}`);
  }

  #listed(words: readonly string[], between = ', '): string {
    return words.length > 0 ? words.join(between) : this.t('house-nothing');
  }

  /** Things with how many there are, such as `red A × 2`. */
  things(items: readonly string[]): string {
    return this.#listed(counted(items).map(([item, count]) => (count > 1 ? `${this.name(item)} × ${count}` : this.name(item))));
  }

  cards(cards: readonly (string | null)[], travel: readonly string[] = []): string {
    const known = cards.filter((card) => card !== null);
    const fuel = travel.map((card) => this.t('excavation-earth-card-travel', { fuel: fuelOf(card) }));
    return this.#listed([...(known.length > 0 ? [this.things(known)] : []), ...fuel]);
  }

  protected parts(): (string | null)[] {
    const { view } = this;
    const own = (player: PlayerView) => Number(player.party === view.seat);
    return [
      this.moment(),
      this.t('web-excavation-earth-say-map', { places: view.map.map((place) => this.onMap(place)).join('; ') }),
      this.t('web-excavation-earth-say-markets', { markets: view.markets.map((market) => this.market(market)).join('; ') }),
      this.buyerCards(),
      this.t('web-excavation-earth-say-tracks', { tracks: view.tracks.map((track) => `${this.name(track.colour)} ${track.rank} (${track.payout})`).join(', ') }),
      this.sales(),
      this.centres(),
      this.t('web-excavation-earth-say-stacks', { stacks: view.stacks.map(({ colour, artefacts }) => `${this.name(colour)}: ${this.#listed(artefacts.map((it) => this.name(it)))}`).join('; ') }),
      view.forecast.length > 0
        ? this.t('web-excavation-earth-say-forecast', {
            cards: view.forecast.map(({ card, marker }) => (marker === null ? this.name(card) : `${this.name(card)} (${this.who(marker)})`)).join(', '),
          })
        : null,
      this.drawn(),
      ...[...view.players].sort((one, other) => own(other) - own(one)).flatMap((player) => this.player(player)),
      this.zu(),
    ];
  }

  moment(): string {
    const { view, t } = this;
    if (view.prompt === null) return t('web-excavation-earth-say-over');
    const parts = [
      t('web-excavation-earth-round', { round: view.round, rounds: box().rounds }) + '.',
      view.order.length > 0 ? t('web-excavation-earth-order', { order: view.order.map((party) => this.who(party)).join(', ') }) : '',
      view.mover === null ? '' : t('web-excavation-earth-turn', { seat: this.who(view.mover), left: view.actions_left }),
    ];
    return parts.filter(Boolean).join(' ');
  }

  onMap({ at, artefacts, explorers }: PlaceView): string {
    const lying = artefacts.map(([artefact, count]) => this.t('web-excavation-earth-lying', { artefact: this.name(artefact), count }));
    const found = [...lying, ...explorers.map((party) => this.t('web-excavation-earth-explorers-of', { who: this.who(party) }))];
    const here = `${at} ${this.place(at)}`;
    return found.length > 0 ? `${here} (${found.join(', ')})` : here;
  }

  market({ market, queue, traders }: MarketView): string {
    const buyers = this.#listed(queue.map((buyer) => this.t('excavation-earth-card-buyer', { region: buyer })));
    const own = traders.filter(([, count]) => count > 0).map(([party, count]) => this.t('web-excavation-earth-traders', { seat: this.who(party), count }));
    return [this.t('web-excavation-earth-market', { market: this.t(`excavation-earth-market-${market}`), queue: buyers }), ...own].join(', ');
  }

  buyerCards(): string | null {
    const { buyer_deck, buyer_discard } = this.view;
    if (buyer_discard.length === 0) return null;
    const buyers = counted(buyer_discard).map(([region, count]) => `${this.t('excavation-earth-card-buyer', { region })}${count > 1 ? ` × ${count}` : ''}`);
    return this.t('web-excavation-earth-say-buyer-cards', { buyers: buyers.join(', '), deck: buyer_deck });
  }

  sales(): string | null {
    const best = this.view.sales.flatMap(({ colour }) => {
      const sale = bestSale(this.view, colour);
      return sale ? [`${this.name(colour)} ${sale.income.total} (${sale.markets.map((market) => this.t(`excavation-earth-market-${market}`)).join(', ')})`] : [];
    });
    return best.length > 0 ? this.t('web-excavation-earth-say-sales', { sales: best.join('; ') }) : null;
  }

  centres(): string {
    const centre = this.view.centres.map(({ centre, envoys, worth, command }) => {
      const own = envoys.filter(([, count]) => count > 0).map(([party, count]) =>
        this.t('web-excavation-earth-envoys', { seat: this.who(party), envoys: count, credits: this.t('excavation-earth-count-credit', { count: worth.find(([of]) => of === party)?.[1] ?? 0 }) }),
      );
      return `${this.name(centre)}: ${this.#listed([...own, ...(command ? [this.name(command)] : [])])}`;
    });
    return this.t('web-excavation-earth-say-centres', { centres: centre.join('; '), prizes: this.view.prizes.filter((prize) => prize > 0).join(' / ') });
  }

  drawn(): string | null {
    const drawn = this.view.pending.drawn.filter((artefact) => artefact !== null);
    return drawn.length > 0 ? this.t('web-excavation-earth-say-drawn', { artefacts: this.things(drawn) }) : null;
  }

  player(player: PlayerView): (string | null)[] {
    const { t } = this;
    const seat = this.who(player.party);
    const faction = player.party === 'zu' ? 'zu' : player.faction;
    const packet = player.packet.filter((card) => card !== null);
    return [
      t('web-excavation-earth-say-player', {
        seat,
        faction: faction ? t(`excavation-earth-faction-${faction}`) : t('house-nothing'),
        credits: t('excavation-earth-count-credit', { count: player.credits }),
        crew: t('web-excavation-earth-crew', { count: player.crew }),
        passed: player.passed ? 'yes' : 'no',
      }),
      t('web-excavation-earth-say-storage', { seat, hold: this.things(player.hold), hatch: this.things(player.hatch) }),
      t('web-excavation-earth-say-gallery', { seat, samples: this.things(player.gallery.samples), credits: t('excavation-earth-count-credit', { count: player.gallery.worth }) }),
      player.party === 'zu'
        ? null
        : t('web-excavation-earth-say-hand', { seat, count: player.hand.length + player.travel.length, cards: this.cards(player.hand, player.travel) }),
      packet.length > 0 ? t('web-excavation-earth-say-packet', { seat, cards: this.cards(packet) }) : null,
      player.kept ? t('web-excavation-earth-say-kept', { cards: this.cards(player.kept) }) : null,
    ];
  }

  zu(): string | null {
    const { zu, round } = this.view;
    if (!zu) return null;
    const flipped = (zu.flipped[round - 1] ?? []).map((card) => this.t(`excavation-earth-zu-${card.replaceAll(' ', '-')}`));
    return this.t('web-excavation-earth-say-zu', { flipped: this.#listed(flipped, '; '), count: zu.deck });
  }
}

/** The whole view in words, paragraph by paragraph. */
export function describe(view: unknown, seats: SeatNow[], t: Say): string[] {
  return new TableInWords(view as View, seats, t, 'web-excavation-earth-you').paragraphs();
}
