import type { Say, SeatNow } from '../contract';
import { Description } from '../description';
import { card, trackOf } from './model/box';
import { iconList, siteIndex, tokenList, total, type Icons, type PlayerView, type SiteView, type Travel, type View } from './model/view';

class Arnak extends Description<View> {
  thing(word: string): string {
    return this.t(`arnak-name-${word}`);
  }

  #listed(words: readonly string[], between = ', '): string {
    return words.length > 0 ? words.join(between) : this.t('house-nothing');
  }

  icons(icons: readonly Travel[]): string {
    return this.#listed(icons.map((icon) => this.thing(icon)));
  }

  travel(icons: Icons): string {
    return this.icons(iconList(icons));
  }

  space(space: number): string {
    return this.t(`arnak-space-${this.view.table.temple === 'bird' ? 'b' : 's'}${space}`);
  }

  protected parts(): (string | null)[] {
    const { view } = this;
    return [
      this.moment(),
      this.payment(),
      this.pool(),
      ...this.sites(),
      this.row(),
      this.supply(),
      this.rescue(),
      this.bonuses(),
      this.temple(),
      ...[...view.players].sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat)).flatMap((player) => this.player(player)),
      ...this.rival(),
    ];
  }

  moment(): string {
    const { view, t } = this;
    if (view.phase === 'over') return t('web-arnak-say-over');
    const round = t('web-arnak-round', { round: view.round });
    return t('web-arnak-say-turn', { round, seat: this.seatName(view.turn), starter: this.seatName(view.starter) });
  }

  payment(): string | null {
    const { payment } = this.view;
    return payment && this.t('web-arnak-say-pay', { cost: this.travel(payment.cost), owed: this.travel(payment.owed) });
  }

  pool(): string | null {
    const icons = iconList(this.view.pool);
    return icons.length > 0 ? this.t('web-arnak-say-pool', { icons: this.icons(icons) }) : null;
  }

  sites(): string[] {
    const words = (camps: boolean) =>
      this.view.sites.filter(({ level }) => (level === 0) === camps).map((site) => this.site(site)).join('; ');
    return [this.t('web-arnak-say-camps', { sites: words(true) }), this.t('web-arnak-say-sites', { sites: words(false) })];
  }

  site(site: SiteView): string {
    const { t } = this;
    const name = t(`arnak-place-${siteIndex(site.site)}`);
    const place = site.level === 0 ? `${site.site} ${name}` : name;
    const spaces = site.spaces
      .filter(({ blocked }) => !blocked)
      .map(({ figure, cost }) => {
        const who = figure === 'none' ? t('web-arnak-say-free') : figure === 'rival' ? this.thing('rival') : this.seatName(figure);
        return `${this.travel(cost)}: ${who}`;
      });
    const tile = site.tile && t(`arnak-effect-${site.tile}`).replace(/\.$/, '');
    const guard = site.guardian && t('web-arnak-say-guarded', { guardian: t(`arnak-guardian-${site.guardian}`), cost: t(`arnak-cost-${site.guardian}`) });
    const unknown = site.idol && site.level > 0 && !site.tile ? t('web-arnak-say-unknown', { idol: this.thing(site.idol) }) : null;
    return `${place} (${[tile, unknown, guard, ...spaces].filter(Boolean).join(', ')})`;
  }

  row(): string {
    const cards = [...[...this.view.artifacts].reverse(), ...this.view.items].flatMap((id) => {
      if (!id) return [];
      const { kind, cost } = card(id);
      const price = this.t(`arnak-count-${kind === 'item' ? 'coin' : 'compass'}`, { count: cost });
      return [this.t('web-arnak-say-card', { card: this.t(`arnak-card-${id}`), cost: price })];
    });
    return this.t('web-arnak-say-row', { cards: this.#listed(cards) });
  }

  supply(): string {
    const tops = this.view.supply.flatMap((stack, at) => {
      const top = stack.at(-1);
      return top ? [`${at + 1}: ${this.t(`arnak-assistant-${top}`)} (${stack.length})`] : [];
    });
    return this.t('web-arnak-say-supply', { assistants: this.#listed(tops) });
  }

  rescue(): string | null {
    const { rescue } = this.view;
    const top = rescue.at(-1);
    return top ? this.t('web-arnak-say-rescue', { count: rescue.length, assistant: this.t(`arnak-assistant-${top}`) }) : null;
  }

  bonuses(): string | null {
    const tiles = this.view.bonuses.flatMap((here, space) => (here.length > 0 ? [`${this.space(space)}: ${here.map((tile) => this.thing(tile)).join(', ')}`] : []));
    return tiles.length > 0 ? this.t('web-arnak-say-bonuses', { tiles: tiles.join('; ') }) : null;
  }

  temple(): string {
    const { stacks } = trackOf(this.view.table.temple);
    const tiles = stacks.map(({ stack, points }, at) => `${stack} (${this.t('house-points', { points })}): ${this.view.temple_tiles[at] ?? 0}`);
    return this.t('web-arnak-say-temple', { tiles: tiles.join('; ') });
  }

  cards(cards: readonly (string | null)[]): string {
    return this.#listed(cards.flatMap((id) => (id ? [this.t(`arnak-card-${id}`)] : [])));
  }

  player(player: PlayerView): (string | null)[] {
    const { t } = this;
    const seat = this.seatName(player.seat);
    const tokens = this.#listed(tokenList(player.tokens).map(({ token, count }) => t(`arnak-count-${token}`, { count })));
    const team = player.assistants.map(
      ({ assistant, gold, ready }) => `${t(`arnak-assistant-${assistant}`)} (${this.thing(gold ? 'gold' : 'silver')}, ${this.thing(ready ? 'ready' : 'exhausted')})`,
    );
    const guardians = player.guardians.map(({ guardian, boon }) =>
      t(boon ? 'web-arnak-say-boon' : 'web-arnak-say-used', { guardian: t(`arnak-guardian-${guardian}`), boon: t(`arnak-boon-${guardian}`) }),
    );
    return [
      t('web-arnak-say-player', {
        seat,
        points: t('house-points', { points: total(player.points) }),
        tokens,
        hand: t('web-arnak-hand', { count: player.hand.length }),
        deck: t('web-arnak-deck', { count: player.deck.length }),
        archaeologists: t('web-arnak-archaeologists', { count: player.archaeologists }),
        idols: t('web-arnak-crates', { count: player.crates }),
        slots: t('web-arnak-slots', { count: player.slots }),
      }),
      player.hand.some((id) => id !== null) ? t('web-arnak-say-hand', { seat, cards: this.cards(player.hand) }) : null,
      player.put_away.length > 0 ? t('web-arnak-say-put-away', { seat, cards: this.cards(player.put_away) }) : null,
      player.hand_or_deck.length > 0 ? t('web-arnak-hand-or-deck', { cards: this.cards(player.hand_or_deck) }) : null,
      player.played.length > 0 ? t('web-arnak-say-played', { seat, cards: this.cards(player.played) }) : null,
      t('web-arnak-say-tokens', { seat, glass: this.space(player.glass), notebook: this.space(player.notebook) }),
      team.length > 0 ? t('web-arnak-say-team', { seat, assistants: team.join(', ') }) : null,
      guardians.length > 0 ? t('web-arnak-say-guardians', { seat, guardians: guardians.join(', ') }) : null,
    ];
  }

  rival(): string[] {
    const { rival } = this.view;
    if (!rival) return [];
    const { t } = this;
    const left = rival.tiles.filter((tile) => !rival.used.includes(tile)).map((tile) => t(`arnak-rival-${tile}`));
    return [
      t('web-arnak-say-rival', {
        points: t('house-points', { points: total(rival.points) }),
        glass: this.space(rival.glass),
        idols: rival.idols.length + rival.other_idols,
        guardians: rival.guardians.length,
        cards: this.cards(rival.cards),
      }),
      ...(left.length > 0
        ? [t('web-arnak-say-rival-tiles', { tiles: left.join(', '), arrow: rival.arrow ? t('web-arnak-rival-arrow', { arrow: rival.arrow }) : t('house-nothing') })]
        : []),
    ];
  }
}

/** The whole view in words, paragraph by paragraph. */
export function describe(view: unknown, seats: SeatNow[], t: Say): string[] {
  return new Arnak(view as View, seats, t, 'web-arnak-you').paragraphs();
}
