import type { GameInfo, OptionInfo } from '../../generated/house';
import type { NewSeat, NewTable, Pace, TimeOut } from '../../generated/table';
import { usualBot } from '../../lib/bots';
import type { Place } from '../../lib/net/tables';
import { letterOf } from '../../lib/ui/seats';
import { recall, remember } from '../../lib/settings/storage';
import { t } from '../../lib/text/texts.svelte';
import { CLOCKS } from './clocks';

const PRESETS = ['bots', 'solo', 'screen', 'friends'] as const;
export type Preset = (typeof PRESETS)[number];
export type SeatKind = NewSeat['kind'];

export interface SeatDraft {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** What a player chose last, kept for the next table of the same game. */
interface Kept {
  preset?: Preset | null;
  place?: Place;
  options?: Record<string, string>;
}

const KEY = 'dighouse.drafts';

/** Who sits beside you. */
const COMPANY: Record<Preset, SeatKind[]> = {
  bots: ['you', 'bot', 'bot'],
  solo: ['you'],
  screen: ['you', 'here'],
  friends: ['you', 'open'],
};

export function defaultOf(option: OptionInfo): string {
  return option.values[0] ?? '';
}

/** A table that is being thought of. */
export class Draft {
  readonly game: GameInfo;
  seats: SeatDraft[] = $state([]);
  options: Record<string, string> = $state({});
  public = $state(false);
  /** Empty: none. */
  password = $state('');
  pace: Pace = $state('live');
  aids = $state(true);
  /** The place of the clock among those of the pace, or `none`. */
  clock = $state('none');
  timeOut: TimeOut = $state('bot');
  /** Who keeps the table. Whoever comes by a link needs a server. */
  place: Place = $state('server');
  /** Who can keep it. */
  readonly places: readonly Place[];

  /** The preset that the seats still are, if any. */
  readonly preset: Preset | null = $derived(
    this.presets.find((preset) => this.#kindsOf(preset).join() === this.seats.map((seat) => seat.kind).join()) ?? null,
  );

  constructor(game: GameInfo, places: readonly Place[] = ['server']) {
    this.game = game;
    this.places = places;
    const kept = recall<Record<string, Kept>>(KEY, {})[game.id];
    for (const option of game.options) {
      const chosen = kept?.options?.[option.key];
      this.options[option.key] = chosen !== undefined && option.values.includes(chosen) ? chosen : defaultOf(option);
    }
    this.choose(this.presets.find((preset) => preset === kept?.preset) ?? 'bots');
    this.place = places.find((place) => place === kept?.place) ?? places[0] ?? 'server';
  }

  /** The usual groups; solo only for games with a solo mode, friends only where there is a server. */
  get presets(): readonly Preset[] {
    return PRESETS.filter(
      (preset) => (preset !== 'solo' || this.game.min_seats === 1) && (preset !== 'friends' || this.canInvite),
    );
  }

  /** Whether seats can be left open for whoever comes by a link. */
  get canInvite(): boolean {
    return this.places.includes('server');
  }

  /** Where the table will be kept. */
  get keptBy(): Place {
    return this.hasOpen ? 'server' : this.place;
  }

  #kindsOf(preset: Preset): SeatKind[] {
    const kinds = [...COMPANY[preset]];
    while (kinds.length < this.game.min_seats) kinds.push(kinds.at(-1) ?? 'bot');
    return kinds.slice(0, this.game.max_seats);
  }

  #seat(kind: SeatKind, number: number): SeatDraft {
    return { kind, bot: usualBot(this.game.bots), name: t('web-new-friend', { letter: letterOf(number) }) };
  }

  choose(preset: Preset): void {
    this.seats = this.#kindsOf(preset).map((kind, index) => this.#seat(kind, index + 1));
    this.aids = preset === 'bots' || preset === 'solo';
  }

  /** Live or over days; each has its own clocks. */
  play(pace: Pace): void {
    if (pace !== this.pace) this.clock = 'none';
    this.pace = pace;
  }

  get canAdd(): boolean {
    return this.seats.length < this.game.max_seats;
  }

  get canRemove(): boolean {
    return this.seats.length > this.game.min_seats;
  }

  add(): void {
    const like = this.seats.at(-1)?.kind ?? 'bot';
    this.seats.push(this.#seat(like === 'you' ? 'bot' : like, this.seats.length + 1));
  }

  remove(index: number): void {
    this.seats.splice(index, 1);
  }

  /** You sit in one seat: choosing it for you frees the one you had. */
  setKind(index: number, kind: SeatKind): void {
    this.seats.forEach((seat, at) => {
      if (at === index) seat.kind = kind;
      else if (kind === 'you' && seat.kind === 'you') seat.kind = this.canInvite ? 'open' : 'bot';
    });
  }

  get hasYou(): boolean {
    return this.seats.some((seat) => seat.kind === 'you');
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  /** How many choices under `Details` differ from what is usual. */
  get unusual(): number {
    return this.game.options.filter((o) => o.kind === 'ruling' && this.options[o.key] !== defaultOf(o)).length;
  }

  /** What is asked for. */
  get wanted(): NewTable {
    const options: Record<string, string> = {};
    for (const option of this.game.options) {
      const value = this.options[option.key];
      if (value !== undefined && value !== defaultOf(option)) options[option.key] = value;
    }
    const seats = this.seats.map(({ kind, bot, name }): NewSeat => {
      if (kind === 'bot') return { kind, bot };
      if (kind === 'here') return { kind, name: name.trim() };
      return { kind };
    });
    if (this.keptBy === 'browser') {
      return { game: this.game.id, options, seats, public: false, pace: 'live', aids: this.aids };
    }
    const { public: open, pace, aids } = this;
    const time = CLOCKS[pace][Number(this.clock)];
    const clock = time && { clock: { ...time, then: this.timeOut } };
    const password = this.password.trim();
    const lock = password !== '' && { password };
    return { game: this.game.id, options, seats, public: open, pace, aids, ...clock, ...lock };
  }

  keep(): void {
    const kept = recall<Record<string, Kept>>(KEY, {});
    remember(KEY, { ...kept, [this.game.id]: { preset: this.preset, options: this.options, place: this.place } });
  }
}
