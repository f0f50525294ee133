import type { GameUi } from '../../games/contract';
import { screenOf } from '../../games/index';
import type { Seat } from '../../generated/game';
import type { Choice, LogLine, TableNow } from '../../generated/table';
import { TableConnection } from '../../lib/net/table-connection.svelte';
import { seatNames } from '../../lib/text/names';
import { settings } from '../../lib/settings/settings.svelte';
import { play } from '../../lib/ui/sound';
import { tell } from '../../lib/text/tell';
import { hasTexts, loadTexts, t, tFirst } from '../../lib/text/texts.svelte';
import { Announcer } from './announcer.svelte';
import { Asking } from './asking.svelte';
import { curtainFor, type Device, viewpointOf, isShared, nextHere } from './curtain';
import { Pace } from './pace.svelte';
import { isAsked } from '../decision/question';
import { type Column, columnsOf } from '../end/scores';
import { keepSeen, seenStep } from './seen';
import { actionWords, capital } from '../words';

/** One table on this page: its latest state, the state on the screen, and who holds the device. */
export class TableSession {
  readonly connection: TableConnection;
  readonly pace: Pace;
  readonly asking: Asking;
  readonly announcer = new Announcer();
  /** The screen of the game; undefined while it loads, null if this client has none. */
  ui: GameUi | null | undefined = $state.raw(undefined);
  /** For whom the curtain is down. */
  curtain: Seat | null = $state(null);
  /** A line of the log that is pointed at. */
  spot: LogLine['event'] | null = $state.raw(null);
  /** Up to where the player knew the story when coming to the table. */
  knewUpTo: number | null = $state(null);

  #device: Device = $state.raw({ holder: null, lingers: false });
  #uiOf: string | null = null;
  /** The texts of the game cannot be loaded. */
  #wordless = false;
  #moment = '';
  #viewer: Seat | null | undefined;
  #asks: string | null = null;

  constructor(id: string) {
    this.pace = new Pace(
      () => (document.hidden ? 0 : settings.pause),
      () => this.#changed(),
    );
    this.connection = new TableConnection(id, (now) => this.#show(now));
    this.asking = new Asking(
      this.connection,
      () => this.shown,
      () => this.names,
    );
  }

  /** The state on the screen. */
  get shown(): TableNow | null {
    return this.pace.shown;
  }

  /** The latest state, which may be ahead of the screen. */
  get now(): TableNow | null {
    return this.connection.now;
  }

  get names(): string[] {
    return seatNames(this.now?.seats ?? this.shown?.seats ?? []);
  }

  nameOf(seat: Seat): string {
    return this.names[seat - 1] ?? '';
  }

  /** The score sheet on the screen, column by column. */
  get columns(): Column[] {
    const match = this.shown?.game_now;
    return match ? columnsOf(match.standings, this.names, this.ui?.opponents?.(match.view, t)) : [];
  }

  /** Who holds the device; null if it is not shared. */
  get holder(): Seat | null {
    return this.#device.holder;
  }

  /** Whether players at one screen take turns without a curtain, so that each question says whose it is. */
  get takesTurns(): boolean {
    return this.ui?.hidesNothing === true && this.shown !== null && isShared(this.shown);
  }

  /** Who gets a shared device next while its holder is still looking. */
  get waitsToPass(): Seat | null {
    if (!this.shown || !this.#device.lingers || !isShared(this.shown)) return null;
    const next = nextHere(this.shown, this.#device.holder);
    return next === this.#device.holder ? null : next;
  }

  /** An action that can be done now, as a label. */
  actionWords(data: Choice['data']): string {
    const { game = '', game_now: match } = this.shown ?? {};
    const own = match ? this.ui?.actionWords?.(match.view, data) : null;
    return own ? capital(own) : actionWords(game, data, this.names);
  }

  /** What is asked, in words. */
  get question(): string {
    const { game, game_now: match } = this.shown ?? {};
    return match?.prompt ? tFirst([`${game}-ask-${match.prompt}`, 'web-decision-yours']) : '';
  }

  /** The one behind the curtain has come. */
  takeDevice(seat: Seat): void {
    this.#pass({ holder: seat, lingers: false });
  }

  /** The holder is not done looking. */
  linger(): void {
    this.#pass({ ...this.#device, lingers: true });
  }

  /** The holder is done looking. */
  passOn(): void {
    this.#device = { ...this.#device, lingers: false };
    this.#drawCurtain();
  }

  close(): void {
    this.pace.stop();
    this.connection.close();
  }

  /** Shows the table once the texts of its game are loaded. */
  #show(now: TableNow | null): void {
    if (now === null || hasTexts(now.game) || this.#wordless) this.pace.push(now);
    else {
      const push = () => this.pace.push(this.now);
      loadTexts(now.game).then(push, () => {
        this.#wordless = true;
        push();
      });
    }
  }

  #pass(device: Device, keep = false): void {
    this.#device = device;
    this.curtain = null;
    this.connection.watch(device.holder, keep);
  }

  /** A new moment is shown, or it had its time. */
  #changed(): void {
    const { shown } = this;
    if (!shown) return;
    this.#loadScreen(shown);
    if (this.pace.settled) this.#drawCurtain();
    if (this.shown !== shown) return;
    const moment = `${shown.viewer} ${shown.game_now?.stamp}`;
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#arrived(shown);
    }
    if (this.pace.settled && this.curtain === null) this.#settled(shown);
  }

  #arrived(shown: TableNow): void {
    this.asking.forget();
    this.spot = null;
    if (shown.viewer !== this.#viewer) {
      this.#viewer = shown.viewer;
      this.#asks = null;
      this.knewUpTo = seenStep(shown.id, shown.viewer);
    }
    this.announcer.tell(this.pace.fresh.map(({ event }) => tell(shown.game, 'event', event, this.names)));
    const sound = this.pace.fresh.map(({ event }) => this.ui?.soundOf?.(event) ?? 'paper')[0];
    if (sound) play(sound);
    if (shown.phase === 'over' && this.pace.fresh.length > 0) play('won');
  }

  #settled(shown: TableNow): void {
    if (shown.game_now && !document.hidden) keepSeen(shown.id, shown.viewer, shown.game_now.step);
    const asks = isAsked(shown) ? (shown.game_now?.prompt ?? '') : null;
    if (asks !== null && this.#asks === null) play('turn');
    if (asks !== null && asks !== this.#asks) {
      this.announcer.call(t('web-your-turn-ask', { question: this.question }));
    }
    // A player who has acted knows what happened so far.
    if (this.#asks !== null && asks === null) {
      this.knewUpTo = null;
      this.announcer.dismiss();
    }
    this.#asks = asks;
    void this.asking.loadAid();
  }

  #drawCurtain(): void {
    const { shown } = this;
    if (!shown) return;
    if (this.#device.lingers && nextHere(shown, this.#device.holder) === this.#device.holder) {
      this.#device = { ...this.#device, lingers: false };
    }
    if (isShared(shown) && this.ui?.hidesNothing) {
      const next = shown.phase === 'playing' ? nextHere(shown, this.#device.holder) : null;
      this.curtain = null;
      if (next !== null) this.#pass({ holder: next, lingers: false }, true);
      return;
    }
    this.curtain = curtainFor(shown, this.#device);
    if (isShared(shown)) this.connection.watch(viewpointOf(shown, this.#device));
  }

  #loadScreen({ game, id }: TableNow): void {
    if (game === this.#uiOf) return;
    this.#uiOf = game;
    void screenOf(game, id)
      .catch(() => null)
      .then((ui) => {
        this.ui = ui;
        this.#changed();
      });
  }
}
