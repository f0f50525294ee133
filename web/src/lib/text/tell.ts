import { FluentNumber } from '@fluent/bundle';

import type { Args, Texts } from './texts.svelte';
import { texts } from './texts.svelte';

/** What a piece of data is: the name of its tag. */
export type Kind = 'event' | 'action' | 'why' | 'error';

/** The fields that say who: a seat, the name of somebody without one, or a list of them. */
const SEATS = new Set(['seat', 'other', 'order']);

type Fields = Record<string, unknown>;

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** `{ low, high }` as `9-15`, or as `9` if both are equal. */
function range(fields: Fields): string | null {
  if (!('low' in fields && 'high' in fields)) return null;
  const [low, high] = [fields['low'], fields['high']];
  return low === high ? `${low}` : `${low}-${high}`;
}

/** Who it is: a player by the seat, somebody without a seat by a name of the game. */
function who(texts: Texts, game: string, value: unknown, names: readonly string[]): string {
  if (typeof value === 'string') return texts.name(game, value);
  if (Array.isArray(value)) return value.map((one) => who(texts, game, one, names)).join(', ');
  const name = typeof value === 'number' ? names[value - 1] : undefined;
  return name ?? JSON.stringify(value);
}

/** What no message can select by, several words or one that begins with a digit, as the name that the game has for it. */
function nameOfWords(texts: Texts, game: string, value: unknown): string | null {
  if (typeof value !== 'string' || /^\p{Alphabetic}[^ ]*$/u.test(value)) return null;
  const key = `${game}-name-${value.replaceAll(' ', '-')}`;
  return texts.has(key) ? texts.say(key) : null;
}

/** So many of each: `{ coin: 1, tablet: 2 }` as `1 coin, 2 tablets`, if the game counts such things. */
function counts(texts: Texts, game: string, fields: Fields): string | null {
  const things = Object.entries(fields);
  if (!things.every(([thing, count]) => typeof count === 'number' && texts.has(`${game}-count-${thing}`))) return null;
  const some = things.filter(([, count]) => Number(count) > 0);
  return some.map(([thing, count]) => texts.say(`${game}-count-${thing}`, { count: Number(count) })).join(', ') || null;
}

function item(texts: Texts, game: string, value: unknown): string {
  return typeof value === 'string' ? texts.name(game, value) : JSON.stringify(value);
}

/** A field of the data as an argument of its message. */
function word(texts: Texts, game: string, value: unknown): Args[string] {
  if (typeof value === 'string') return value;
  // As in the terminal: `1234`, not `1,234`.
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  if (Array.isArray(value)) {
    if (value.length === 0) return texts.say('house-nothing');
    return value.map((entry) => item(texts, game, entry)).join(', ');
  }
  return (isFields(value) && (range(value) ?? counts(texts, game, value))) || JSON.stringify(value);
}

/** Tagged data in the words of `texts`: the twin of `Texts::tell` in crates/text. */
export function tellIn(texts: Texts, game: string, kind: Kind, data: unknown, names: readonly string[]): string {
  const fields = isFields(data) ? data : {};
  const tag = typeof fields[kind] === 'string' ? fields[kind] : 'unknown';
  const own = `${game}-${kind}-${tag}`;
  const ofGame = texts.has(own);
  const key = ofGame ? own : `house-${kind}-${tag}`;
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === kind) continue;
    // An error that holds a reason says it in words.
    if (field === 'why') args[field] = tellIn(texts, game, 'why', data, names);
    else if (SEATS.has(field)) args[field] = who(texts, game, value, names);
    // What people say at the table is never taken for words of the game.
    else args[field] = (ofGame ? nameOfWords(texts, game, value) : null) ?? word(texts, game, value);
  }
  return texts.say(key, args);
}

/** Tagged data in words of the chosen language. `names` are the players', seat by seat. */
export function tell(game: string, kind: Kind, data: unknown, names: readonly string[] = []): string {
  return tellIn(texts(), game, kind, data, names);
}
