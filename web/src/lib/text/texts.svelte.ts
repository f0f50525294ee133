import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';

import { LANGUAGES, settings } from '../settings/settings.svelte';
import type { Language } from '../settings/settings.svelte';

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The messages of one language: the twin of `Texts` in crates/text. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language) {
    this.language = language;
    // The same plain text as in the terminal: no invisible marks around arguments.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, source] of Object.entries(files)) {
      if (path.includes(`/${language}/`)) this.#bundle.addResource(new FluentResource(source));
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message `key`; one that does not exist shows its key. */
  say(key: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args ?? null, []) : key;
  }

  /** The first of these messages that exists; if none does, the last key. */
  sayFirst(keys: readonly string[], args?: Args): string {
    const key = keys.find((key) => this.has(key)) ?? keys.at(-1) ?? '';
    return this.say(key, args);
  }

  /** The name of something in a game, such as a symbol; the word itself if it has none. */
  name(game: string, word: string): string {
    const key = `${game}-name-${word}`;
    return this.has(key) ? this.say(key) : word;
  }
}

const made: Partial<Record<Language, Texts>> = {};

export function textsOf(language: Language): Texts {
  return (made[language] ??= new Texts(language));
}

/** The texts of the chosen language. Reading this is reactive, and so is everything below. */
export function texts(): Texts {
  return textsOf(settings.language);
}

export function t(key: string, args?: Args): string {
  return texts().say(key, args);
}

export function tFirst(keys: readonly string[], args?: Args): string {
  return texts().sayFirst(keys, args);
}

export { LANGUAGES };
export type { Language };
