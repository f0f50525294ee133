import { Problem } from '../net/problem';
import { BadModuleFile } from '../wasm/file';
import { type Module, ModuleError } from '../wasm/module';
import type { ModuleSource, PublishedModule } from './published-modules';
import type { Refused, Verdict, Verified } from './verdict';

/** What the first lines of a record say: by which rules it was played. */
interface Head {
  game: string;
  rules: number;
  /** The SHA-256 of the module, where it is named. */
  module: string | undefined;
}

const HEAD = [/^(dighouse record 1)$/, /^game (\S+)$/, /^rules (\d+)$/] as const;
/** The line that names the module is for the reader of the record: modules do not know it. */
const MODULE_LINE = 4;
const MODULE = /^module (\S+)$/;

/** What a module may say of a record that is not false, but cannot be verified. */
const PROVES_NOTHING = new Set(['no-end', 'secret-hidden']);

/** Replays a record by the module that it names, or by the first of its version by which it replays to its end. */
export async function verify(record: string, source: ModuleSource): Promise<Verdict> {
  const lines = record.split('\n');
  const head = readHead(lines);
  if ('result' in head) return head;
  try {
    const all = await source.list();
    // As in the program, the newest is tried first.
    const fitting = all.filter((module) => fits(module, head)).toReversed();
    let first: Refused | null = null;
    for (const module of fitting) {
      const verdict = await replay(lines, head, module, source);
      if (verdict.result === 'right') return verdict;
      first ??= verdict;
    }
    return first ?? noModule(head, all);
  } catch (cause) {
    return refusal(cause);
  }
}

function readHead(lines: readonly string[]): Head | Refused {
  const values = HEAD.map((pattern, index) => pattern.exec(lines[index] ?? '')?.[1]);
  const [first, game, rules] = values;
  if (first === undefined) return { result: 'wrong', error: { error: 'not-a-record' }, step: null };
  if (game === undefined || rules === undefined) {
    const [line, what] = game === undefined ? [2, 'game'] : [3, 'rules'];
    return { result: 'wrong', error: { error: 'expected', line, what, found: lines[line - 1] ?? '' }, step: null };
  }
  return { game, rules: Number(rules), module: MODULE.exec(lines[MODULE_LINE - 1] ?? '')?.[1] };
}

function fits({ game, rules, sha256 }: PublishedModule, head: Head): boolean {
  return game === head.game && rules === head.rules && (head.module ?? sha256) === sha256;
}

/** Why there is no module for a record. */
function noModule({ game, rules, module }: Head, all: readonly PublishedModule[]): Refused {
  const because = (error: Record<string, unknown>): Refused => ({ result: 'note', error: { game, ...error }, step: null });
  const versions = all.filter((published) => published.game === game).map((published) => published.rules);
  const games = new Set(all.map((published) => published.game));
  if (versions.length === 0) return because({ error: 'unknown-game', known: [...games].join(', ') });
  if (module === undefined) return because({ error: 'unknown-rules', rules, known: Math.max(...versions) });
  return because({ error: 'unknown-module', rules, module });
}

async function replay(lines: readonly string[], head: Head, published: PublishedModule, source: ModuleSource): Promise<Verdict> {
  const { rules, sha256 } = published;
  try {
    const module = await source.start(published);
    const without = lines.filter((_, index) => head.module === undefined || index !== MODULE_LINE - 1);
    return replayed(module, without.join('\n'), { rules, sha256 });
  } catch (cause) {
    const refused = refusal(cause);
    const { line } = refused.error;
    if (typeof line !== 'number') return refused;
    const shown = head.module !== undefined && line >= MODULE_LINE ? line + 1 : line;
    return { ...refused, error: { ...refused.error, line: shown }, step: stepAt(lines, shown) };
  }
}

/** The module says whether all actions are legal; where they lead is compared here too. */
function replayed(module: Pick<Module, 'call'>, record: string, by: Pick<Verified, 'rules' | 'sha256'>): Verdict {
  const { match } = module.call<{ match: number }>({ do: 'replay', record });
  const steps = module.call<number>({ do: 'steps', match });
  const fingerprint = module.call<string>({ do: 'fingerprint', match });
  const said = /\nend (\d+) (\S+)\n$/.exec(record);
  if (Number(said?.[1]) !== steps || said?.[2] !== fingerprint) {
    throw new ModuleError({ error: 'another-end', said: said?.[2] ?? '', found: fingerprint });
  }
  return { result: 'right', ...by, steps, fingerprint };
}

/** The number of the action on a line, counted from 1; null if there is none. */
function stepAt(lines: readonly string[], line: number): number | null {
  const isAction = (text: string) => /^[1-4] /.test(text);
  const upTo = lines.slice(lines.indexOf(''), line);
  return isAction(upTo.at(-1) ?? '') ? upTo.filter(isAction).length : null;
}

function refusal(cause: unknown): Refused {
  if (cause instanceof ModuleError) {
    return { result: PROVES_NOTHING.has(String(cause.data['error'])) ? 'note' : 'wrong', error: cause.data, step: null };
  }
  if (cause instanceof BadModuleFile) {
    const { expected, found } = cause;
    return { result: 'wrong', error: { error: 'wrong-module', expected, found }, step: null };
  }
  const error = cause instanceof Problem ? cause.data : { error: 'rules-module-failed', what: String(cause) };
  return { result: 'note', error, step: null };
}
