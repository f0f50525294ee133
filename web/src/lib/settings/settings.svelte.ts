import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../text/languages';
import { recall, remember } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['full', 'reduced', 'off'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

/** What a player has chosen; what is left out follows the browser or its default. */
interface Chosen {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  speed?: Speed;
  sound?: boolean;
  confirmTurn?: boolean;
  textFirst?: boolean;
  /** Notifications. Browsers keep them under this name. */
  calls?: boolean;
}

const KEY = 'dighouse.settings';
const CODES = LANGUAGES.map(({ id }) => id);

/** How much longer than a bare animation others' turns are shown, in milliseconds. */
const PAUSES: Record<Speed, number> = { slow: 1600, normal: 800, fast: 300, instant: 0 };

function one<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((item) => item === value);
}

function bool(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Takes only what it knows: an older or newer version may have written this. */
function read(kept: Record<string, unknown>): Chosen {
  return {
    language: one(CODES, kept['language']),
    theme: one(THEMES, kept['theme']),
    motion: one(MOTIONS, kept['motion']),
    speed: one(SPEEDS, kept['speed']),
    sound: bool(kept['sound']),
    confirmTurn: bool(kept['confirmTurn']),
    textFirst: bool(kept['textFirst']),
    calls: bool(kept['calls']),
  };
}

/** The first language of the browser that the client has texts for. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = one(CODES, tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** The settings of this browser. Reading is reactive; assigning remembers and applies. */
export class Settings {
  #chosen: Chosen = $state({});
  #calmSystem = $state(false);

  constructor() {
    this.#chosen = read(recall(KEY, {}));
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#calmSystem = calm.matches;
    calm.addEventListener('change', () => (this.#calmSystem = calm.matches));
    // Another tab of the same player changed something.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#chosen = read(recall(KEY, {}));
      this.#apply();
    });
    this.#apply();
  }

  get language(): Language {
    return this.#chosen.language ?? languageOf(navigator.languages ?? []);
  }
  set language(language: Language) {
    this.#choose({ language });
  }

  get theme(): Theme {
    return this.#chosen.theme ?? 'auto';
  }
  set theme(theme: Theme) {
    this.#choose({ theme });
  }

  get motion(): Motion {
    return this.#chosen.motion ?? (this.#calmSystem ? 'reduced' : 'full');
  }
  set motion(motion: Motion) {
    this.#choose({ motion });
  }

  get speed(): Speed {
    return this.#chosen.speed ?? 'normal';
  }
  set speed(speed: Speed) {
    this.#choose({ speed });
  }

  /** How long another's turn stays before the next is shown, in milliseconds. */
  get pause(): number {
    return PAUSES[this.speed];
  }

  get sound(): boolean {
    return this.#chosen.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#choose({ sound });
  }

  get confirmTurn(): boolean {
    return this.#chosen.confirmTurn ?? false;
  }
  set confirmTurn(confirmTurn: boolean) {
    this.#choose({ confirmTurn });
  }

  /** Whether tables open with the text interface. */
  get textFirst(): boolean {
    return this.#chosen.textFirst ?? false;
  }
  set textFirst(textFirst: boolean) {
    this.#choose({ textFirst });
  }

  /** Whether the player is notified of their turn while they look elsewhere. */
  get notifications(): boolean {
    return this.#chosen.calls ?? false;
  }
  set notifications(calls: boolean) {
    this.#choose({ calls });
  }

  #choose(change: Chosen): void {
    this.#chosen = { ...this.#chosen, ...change };
    remember(KEY, this.#chosen);
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    if (this.#chosen.motion) root.dataset['motion'] = this.#chosen.motion;
    else delete root.dataset['motion'];
  }
}

export const settings = new Settings();
