import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'pl';
export type Args = Record<string, FluentVariable>;

const LOCALES = join(import.meta.dirname, '../../../locales');

/** A part of a message as @fluent/bundle keeps it. */
type Part =
  | string
  | { type: 'var' | 'str' | 'num'; name?: string; value?: string | number }
  | { type: 'mesg'; name: string }
  | { type: 'select'; variants: { value: Pattern }[] };
type Pattern = string | number | Part | Part[];

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The texts of one language, from the same files as the program. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #keys: string[] = [];

  constructor(language: Language) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const folder = join(LOCALES, language);
    for (const file of readdirSync(folder)) {
      const resource = new FluentResource(readFileSync(join(folder, file), 'utf8'));
      this.#keys.push(...resource.body.map(({ id }) => id));
      this.#bundle.addResource(resource);
    }
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no message ${key} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text;
  }

  /** Whether a text is this message with whatever arguments. */
  like(key: string): RegExp {
    return new RegExp(`^${this.#source(key)}$`, 'u');
  }

  /** Whether a text has this message in it, with whatever arguments. */
  within(key: string): RegExp {
    return new RegExp(this.#source(key), 'u');
  }

  /** The messages that have no arguments. */
  plain(): Map<string, string> {
    const texts = this.#keys.map((key) => [key, this.#bundle.getMessage(key)?.value] as const);
    return new Map(texts.filter((text): text is [string, string] => typeof text[1] === 'string'));
  }

  #source(key: string): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no message ${key} in ${this.language}`);
    return this.#pattern(pattern as Pattern);
  }

  #pattern(pattern: Pattern): string {
    const parts = Array.isArray(pattern) ? pattern : [pattern];
    return parts.map((part) => this.#part(part)).join('');
  }

  #part(part: Part | number): string {
    if (typeof part !== 'object') return escaped(String(part));
    if (part.type === 'mesg') return `(?:${this.#source(part.name)})`;
    if (part.type === 'select') return `(?:${part.variants.map(({ value }) => this.#pattern(value)).join('|')})`;
    return part.type === 'var' ? '.*?' : escaped(String(part.value ?? ''));
  }
}

const made: Partial<Record<Language, Words>> = {};

export function wordsOf(language: Language): Words {
  return (made[language] ??= new Words(language));
}
