import type { Choice } from '../../generated/table';

/** What a group of actions has in common, as data; its words are `web-group-…`. */
export type Trait =
  | { trait: 'all' }
  | { trait: 'action'; action: string }
  | { trait: 'width'; width: number }
  | { trait: 'count'; count: number }
  | { trait: 'word'; word: string };

export interface Group {
  key: string;
  trait: Trait;
  choices: Choice[];
}

/** Fewer actions than this need no groups. */
const FEW = 9;

type Fields = Record<string, unknown>;

function isRange(value: unknown): value is { low: number; high: number } {
  return typeof value === 'object' && value !== null && 'low' in value && 'high' in value;
}

/** The traits that one field of an action offers. */
function traitOf(value: unknown): Trait | null {
  if (isRange(value)) return { trait: 'width', width: value.high - value.low + 1 };
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return typeof first === 'string' ? { trait: 'word', word: first } : { trait: 'count', count: value.length };
  }
  return typeof value === 'string' ? { trait: 'word', word: value } : null;
}

function groupBy(choices: readonly Choice[], traitOf: (choice: Choice) => Trait | null): Group[] | null {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const trait = traitOf(choice);
    if (trait === null) return null;
    const key = JSON.stringify(trait);
    const group = groups.get(key) ?? { key, trait, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function byField(choices: readonly Choice[], field: string): Group[] | null {
  return groupBy(choices, ({ data }) => traitOf(data[field]));
}

/** The more even the groups, the less there is to read before one finds an action. */
function effort(groups: readonly Group[]): number {
  return groups.length + Math.max(...groups.map(({ choices }) => choices.length));
}

function split(choices: readonly Choice[]): Group[] {
  const whole: Group = { key: 'all', trait: { trait: 'all' }, choices: [...choices] };
  if (choices.length < FEW) return [whole];
  const fields = Object.keys(choices[0]?.data ?? ({} as Fields)).filter((field) => field !== 'action');
  const ways = fields.map((field) => byField(choices, field)).filter((groups) => groups !== null);
  const best = ways.filter((groups) => groups.length > 1).sort((a, b) => effort(a) - effort(b))[0];
  return best && effort(best) < choices.length ? best : [whole];
}

function byAction(choices: readonly Choice[]): Group[] {
  return groupBy(choices, ({ data }) => ({ trait: 'action', action: String(data['action'] ?? '') })) ?? [];
}

function passes({ trait }: Group): boolean {
  return trait.trait === 'action' && trait.action === 'pass';
}

/** What could be done instead of passing, kind by kind; nothing for an answer that is no pass. */
export function insteadOf(answer: Choice, choices: readonly Choice[]): Group[] {
  return answer.data['action'] === 'pass' ? byAction(choices).filter((kind) => !passes(kind)) : [];
}

/**
 * Actions in groups that are easy to look through: by what is done, then, when there are many, by the width of a
 * range, the length of a list or the first word of it.
 */
export function groupChoices(choices: readonly Choice[]): Group[] {
  const kinds = byAction(choices);
  if (kinds.length === 1) return split(choices);
  // What gives up the most comes last, so that it is never what is chosen without looking.
  kinds.sort((a, b) => Number(passes(a)) - Number(passes(b)));
  return kinds.flatMap((kind) => {
    const parts = split(kind.choices);
    return parts.length === 1 ? [kind] : parts.map((part) => ({ ...part, key: kind.key + part.key }));
  });
}
