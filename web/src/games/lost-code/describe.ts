import type { Say, SeatNow } from '../contract';
import { Description } from '../description';
import { lineResult, notesOf, unseen } from './model/sheet';
import {
  betOf,
  cursed,
  discardsOf,
  pointsOf,
  roundsOf,
  seatsOf,
  SYMBOLS,
  symbolsOf,
  tileOf,
  widthOf,
  windowWords,
} from './model/view';
import type { Symbol, View } from './model/view';

class LostCode extends Description<View> {
  protected parts(): (string | null)[] {
    const { view } = this;
    const over = view.phase === 'over';
    return [
      this.moment(),
      this.track(),
      over ? null : this.bets(),
      over ? null : this.wheels(),
      ...view.racks.map((_, rack) => this.rack(rack)),
      this.piles(),
      this.discards(),
      this.tokens(),
      this.curse(),
      ...(over ? seatsOf(view).map((seat) => this.result(seat)) : this.own()),
    ];
  }

  symbol(symbol: Symbol): string {
    return this.t(`lost-code-name-${symbol}`);
  }

  moment(): string {
    const { view, t } = this;
    if (view.phase === 'over') return t('lost-code-event-won', { seat: this.names[(view.track.at(-1)?.seat ?? 1) - 1] ?? '' });
    if (view.phase === 'guess') return t('lost-code-event-last-guesses');
    const round = t('lost-code-board-round', { round: view.round, rounds: roundsOf(view) });
    const dice = view.dice.map((symbol) => this.symbol(symbol)).join(', ');
    const order = view.order.map((seat) => this.seatName(seat)).join(', ');
    return `${round}. ${t('lost-code-screen-dice')}: ${dice}. ${t('lost-code-screen-order')}: ${order}.`;
  }

  track(): string {
    const places = this.view.track.map(({ seat, points }) => `${this.seatName(seat)} ${points}`);
    return `${this.t('lost-code-screen-track')} (${this.t('lost-code-screen-track-legend')}): ${places.join(', ')}.`;
  }

  bets(): string | null {
    const bets = this.view.order.flatMap((seat) => {
      const bet = betOf(this.view, seat);
      return bet ? [this.bet(seat, bet.window, bet.outcome)] : [];
    });
    return this.list('lost-code-board-bets', bets);
  }

  bet(seat: number, window: { low: number; high: number }, outcome: string | null): string {
    return this.t('lost-code-board-bet', { seat: this.seatName(seat), window: windowWords(window), outcome: outcome ?? 'open' });
  }

  wheels(): string | null {
    const { view, t } = this;
    if (view.phase !== 'bet') return null;
    const taken = new Set(seatsOf(view).flatMap((seat) => betOf(view, seat) ?? []).map(({ window }) => widthOf(window)));
    const free = view.wheels.filter(({ width }) => !taken.has(width));
    return this.list(
      'lost-code-board-free-wheels',
      free.map(({ width, points }) => t('lost-code-board-wheel', { width, points, state: 'idle', seat: '', window: '' })),
    );
  }

  rack(rack: number): string | null {
    const { view, t } = this;
    const seat = rack + 1;
    const tiles = symbolsOf(view).flatMap((symbol) => {
      const value = tileOf(view, rack, symbol);
      return value === null ? [] : [`${this.symbol(symbol)} ${value}`];
    });
    const owned = seat <= view.variants.seats;
    const title =
      owned && seat === view.seat
        ? t('lost-code-board-own-rack')
        : owned
          ? t('lost-code-board-rack', { seat: this.seatName(seat) })
          : t('lost-code-board-rack-nobody');
    return `${title}: ${tiles.length > 0 ? tiles.join(', ') : t('lost-code-board-hidden')}.`;
  }

  piles(): string | null {
    const counts = symbolsOf(this.view).map((symbol) => `${this.symbol(symbol)} ${this.view.piles[SYMBOLS.indexOf(symbol)]}`);
    return this.view.phase === 'over' ? null : this.list('lost-code-board-piles', [counts.join(', ')]);
  }

  discards(): string | null {
    const items = seatsOf(this.view).flatMap((seat) => {
      const tiles = discardsOf(this.view, seat).map(({ symbol, value }) => `${this.symbol(symbol)} ${value}`);
      return tiles.length > 0 ? [`${this.seatName(seat)}: ${tiles.join(', ')}`] : [];
    });
    return this.list('lost-code-board-discards', items);
  }

  tokens(): string | null {
    const { view, t } = this;
    if (!view.variants.shortcut) return null;
    const items = SYMBOLS.flatMap((symbol, index) => {
      const token = view.tokens[index];
      if (token === 'free') return [`${this.symbol(symbol)} (${t('lost-code-screen-tokens-free')})`];
      return typeof token === 'object' ? [`${this.symbol(symbol)} (${this.seatName(token.taken)})`] : [];
    });
    return this.list('lost-code-screen-tokens', items);
  }

  curse(): string | null {
    const { view, t } = this;
    const seat = cursed(view);
    if (seat !== null) return t('lost-code-board-cursed-about', { seat: this.names[seat - 1] ?? '' });
    return view.curse === 'waiting' ? `${t('lost-code-screen-curse')}: ${t('lost-code-screen-curse-waiting')}.` : null;
  }

  /** What the viewer alone has: what the own tiles can be, and what was told. */
  own(): (string | null)[] {
    const { view, t } = this;
    const { seat } = view;
    if (seat === null) return [];
    const possible = symbolsOf(view).map((symbol) => `${this.symbol(symbol)} ${unseen(view, seat, symbol).join(', ')}`);
    const written = SYMBOLS.flatMap((symbol, index) => {
      const values = view.sheets[seat - 1]?.[index];
      return values ? [`${this.symbol(symbol)} ${values.join(', ') || t('house-nothing')}`] : [];
    });
    const told = notesOf(view, seat).flatMap(({ round, dice, window, outcome }) =>
      window && outcome
        ? [
            t('lost-code-board-told', {
              round,
              dice: dice.map((symbol) => this.symbol(symbol)).join(', '),
              window: windowWords(window),
              outcome,
            }),
          ]
        : [],
    );
    return [
      this.list('lost-code-board-possible', possible),
      this.list('lost-code-screen-rounds', told),
      this.list('lost-code-screen-written', written),
    ];
  }

  result(seat: number): string | null {
    const { view, t } = this;
    const lines = symbolsOf(view).map((symbol) => {
      const { values, value, points } = lineResult(view, seat, symbol);
      const wrote = t('lost-code-board-wrote', { values: values.join(', ') || t('house-nothing'), value: value ?? '?' });
      return `${this.symbol(symbol)}: ${wrote}, ${t('house-points', { points })}`;
    });
    return this.list('lost-code-board-result', lines, { seat: this.seatName(seat), points: pointsOf(view, seat) });
  }
}

/** The whole view in words, paragraph by paragraph. */
export function describe(view: unknown, seats: SeatNow[], t: Say): string[] {
  return new LostCode(view as View, seats, t, 'lost-code-board-you').paragraphs();
}
