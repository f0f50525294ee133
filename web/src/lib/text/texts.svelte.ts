import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';

import { settings } from '../settings/settings.svelte';
import { type Language, loadPart } from './languages';

export type Args = Record<string, FluentVariable>;

/** The messages of one language: the twin of `Texts` in crates/text. Its parts are loaded when they are needed. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  /** The parts that are there. Reading them makes texts reactive: they change when a part arrives. */
  #parts: readonly string[] = $state.raw([]);
  readonly #loading: Record<string, Promise<void> | undefined> = {};

  constructor(language: Language) {
    this.language = language;
    // The same plain text as in the terminal: no invisible marks around arguments.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  hasParts(parts: readonly string[]): boolean {
    return parts.every((part) => this.#parts.includes(part));
  }

  load(part: string): Promise<void> {
    return (this.#loading[part] ??= this.#load(part));
  }

  async #load(part: string): Promise<void> {
    try {
      this.#bundle.addResource(new FluentResource(await loadPart(this.language, part)));
      this.#parts = [...this.#parts, part];
    } catch (problem) {
      this.#loading[part] = undefined;
      throw problem;
    }
  }

  has(key: string): boolean {
    return this.#parts.length > 0 && this.#bundle.hasMessage(key);
  }

  /** The message `key`; one that does not exist shows its key. */
  say(key: string, args?: Args): string {
    const pattern = this.has(key) ? this.#bundle.getMessage(key)?.value : null;
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

const made: Record<Language, Texts> = {};
/** The parts that this page needs, in whichever language. */
const needed = ['core'];
/** The texts on the page, kept until another language is complete. */
let shown: Texts | null = null;

export function textsOf(language: Language): Texts {
  return (made[language] ??= new Texts(language));
}

async function loadNeeded(texts: Texts): Promise<void> {
  await Promise.all(needed.map((part) => texts.load(part)));
}

/** Loads the texts of the chosen language: those of every page, and of these games. */
export async function loadTexts(...games: string[]): Promise<void> {
  needed.push(...games.filter((game) => !needed.includes(game)));
  await loadNeeded(textsOf(settings.language));
}

/** Whether the texts of a game are there. */
export function hasTexts(game: string): boolean {
  return textsOf(settings.language).hasParts([game]);
}

/**
 * The texts of the chosen language; those of the one before until it is loaded. Reading this is reactive, and so is
 * everything below.
 */
export function texts(): Texts {
  const chosen = textsOf(settings.language);
  if (chosen.hasParts(needed)) shown = chosen;
  // Without a connection the page stays in its language.
  else void loadNeeded(chosen).catch(() => undefined);
  return shown ?? chosen;
}

export function t(key: string, args?: Args): string {
  return texts().say(key, args);
}

export function tFirst(keys: readonly string[], args?: Args): string {
  return texts().sayFirst(keys, args);
}
