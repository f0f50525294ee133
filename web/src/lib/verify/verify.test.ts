import { describe, expect, test } from 'vitest';

import { moduleFile, publishedModules } from '../../../build/rules-modules';
import { compile } from '../wasm/file';
import { Module, ModuleError } from '../wasm/module';
import type { ModuleSource, PublishedModule } from './published-modules';
import { verify } from './verify';

const records = import.meta.glob<string>('../../../../tests/records/**/*.dig', { query: '?raw', import: 'default', eager: true });

function recordOf(path: string): string {
  const record = records[`../../../../tests/records/${path}.dig`];
  if (record === undefined) throw new Error(`there is no record ${path}`);
  return record;
}

const bytesOf = (module: PublishedModule) => new Uint8Array(moduleFile(module));

const compiled = new Map<string, Promise<WebAssembly.Module>>();

function compiledOnce(module: PublishedModule): Promise<WebAssembly.Module> {
  const made = compiled.get(module.sha256) ?? compile(bytesOf(module), module.sha256);
  compiled.set(module.sha256, made);
  return made;
}

/** The modules of this repository. `load` may give others than were asked for. */
function library(load = compiledOnce): ModuleSource {
  return { list: () => Promise.resolve(publishedModules()), start: async (module) => Module.start(await load(module)) };
}

/** A module that was published once, and answers whatever `call` says. */
function fake(call: (asked: { do: string }) => unknown): ModuleSource {
  const module = { game: 'arnak', rules: 1, sha256: 'f00', file: 'modules/f00.wasm.gz' };
  return { list: () => Promise.resolve([module]), start: () => Promise.resolve({ call: (asked) => call(asked) as never }) };
}

const OLD = recordOf('superseded/rules-1/arnak-random-solo-3');
const OLD_MODULE = '2c9b658137ef4317a7ad5e3022853def6a542a948f09eb9dc3e455e736011b47';
const named = (record: string, module: string) => record.replace(/^(rules .*\n)/m, `$1module ${module}\n`);

describe('a record is right', () => {
  test('by the module of its old rules', async () => {
    expect(await verify(OLD, library())).toEqual({
      result: 'right',
      rules: 1,
      sha256: OLD_MODULE,
      steps: 42,
      fingerprint: '5e0182557b9df4de',
    });
  });

  test('by the module that it names', async () => {
    expect(await verify(named(OLD, OLD_MODULE), library())).toMatchObject({ result: 'right', sha256: OLD_MODULE });
  });

  test.each(['lost-code-two', 'mykerinos-two', 'arnak-solo', 'excavation-earth-zu'])('by the newest rules: %s', async (name) => {
    const newest = publishedModules().filter(({ game }) => name.startsWith(game)).sort((a, b) => b.rules - a.rules)[0];
    expect(await verify(recordOf(name), library())).toMatchObject({ result: 'right', sha256: newest?.sha256 });
  });

  test('by whichever module of its version replays it, if it names none', async () => {
    const version = Object.entries(records).filter(([path]) => path.includes('rules-1/excavation-earth'));
    const verdicts = await Promise.all(version.slice(0, 6).map(([, record]) => verify(record, library())));
    expect(verdicts.map(({ result }) => result)).toEqual(verdicts.map(() => 'right'));
  });
});

describe('a record is wrong', () => {
  test('if an action was changed', async () => {
    const [before = '', first = ''] = /^\n(1 .*)\n/m.exec(OLD) ?? [];
    const changed = OLD.replace(before, '\n1 buy pickaxes\n');
    expect(first).not.toBe('1 buy pickaxes');
    const error = { error: 'unknown-action', line: 9, action: 'buy pickaxes' };
    expect(await verify(changed, library())).toEqual({ result: 'wrong', step: 1, error });
    const lineLater = { ...error, line: 10 };
    expect(await verify(named(changed, OLD_MODULE), library())).toEqual({ result: 'wrong', step: 1, error: lineLater });
  });

  test('if an action was left out', async () => {
    const lines = OLD.split('\n');
    lines.splice(20, 1);
    const counted = lines.join('\n').replace('end 42 ', 'end 41 ');
    const verdict = await verify(counted, library());
    expect(verdict).toMatchObject({ result: 'wrong', error: { error: 'illegal-action' } });
    expect('step' in verdict && verdict.step).toBeGreaterThanOrEqual(13);
  });

  test('if it says another end', async () => {
    const verdict = await verify(OLD.replace('5e0182557b9df4de', '5e0182557b9df4df'), library());
    expect(verdict).toMatchObject({ result: 'wrong', step: null });
    expect(verdict).toMatchObject({ error: { error: 'another-end', said: '5e0182557b9df4df', found: '5e0182557b9df4de' } });
  });

  test('if its module says another end, and that all is well', async () => {
    const answers: Record<string, unknown> = { replay: { match: 1 }, steps: 42, fingerprint: '0000000000000000' };
    const error = { error: 'another-end', said: '5e0182557b9df4de', found: '0000000000000000' };
    expect(await verify(OLD, fake(({ do: what }) => answers[what]))).toEqual({ result: 'wrong', step: null, error });
  });

  test('if it is something else', async () => {
    expect(await verify('', library())).toMatchObject({ result: 'wrong', error: { error: 'not-a-record' } });
    const verdict = await verify('dighouse record 1\ngame arnak\nseats 2\n', library());
    expect(verdict).toMatchObject({ result: 'wrong', error: { error: 'expected', line: 3, what: 'rules', found: 'seats 2' } });
  });

  test('if another module is served under the hash of its own', async () => {
    const [other] = publishedModules().filter(({ game }) => game === 'lost-code');
    if (!other) throw new Error('it is published');
    const verdict = await verify(OLD, library(({ sha256 }) => compile(bytesOf(other), sha256)));
    const error = { error: 'wrong-module', expected: OLD_MODULE, found: other.sha256 };
    expect(verdict).toEqual({ result: 'wrong', step: null, error });
  });
});

describe('a record cannot be verified', () => {
  test('before its end', async () => {
    const verdict = await verify(OLD.replace(/^end .*\n/m, ''), library());
    expect(verdict).toMatchObject({ result: 'note', error: { error: 'no-end' } });
  });

  test('by a module that nobody published', async () => {
    const module = 'ab'.repeat(32);
    expect(await verify(named(OLD, module), library())).toMatchObject({
      result: 'note',
      error: { error: 'unknown-module', game: 'arnak', rules: 1, module },
    });
    expect(await verify(OLD.replace('rules 1', 'rules 99'), library())).toMatchObject({
      result: 'note',
      error: { error: 'unknown-rules', rules: 99, known: 3 },
    });
    expect(await verify(OLD.replace('game arnak', 'game chess'), library())).toMatchObject({
      result: 'note',
      error: { error: 'unknown-game', game: 'chess' },
    });
  });

  test('by a file that is no module', async () => {
    const [garbage, sha256] = [new TextEncoder().encode('garbage'), 'f00'];
    const source = fake(() => null);
    const broken = { ...source, start: async () => Module.start(await WebAssembly.compile(garbage)) };
    const verdict = await verify(OLD, broken);
    expect(verdict).toMatchObject({ result: 'note', error: { error: 'rules-module-failed' } });
    const hashed = verify(OLD, { ...source, start: async () => Module.start(await compile(garbage, sha256)) });
    expect(await hashed).toMatchObject({ result: 'wrong', error: { error: 'wrong-module', expected: sha256 } });
  });

  test('by a module that traps', async () => {
    const trap = fake(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    expect(await verify(OLD, trap)).toMatchObject({ result: 'note', error: { error: 'rules-module-failed' } });
  });

  test('while its secret is hidden', async () => {
    const hidden = fake(() => {
      throw new ModuleError({ error: 'secret-hidden', line: 7 });
    });
    expect(await verify(OLD, hidden)).toMatchObject({ result: 'note', error: { error: 'secret-hidden' }, step: null });
  });
});
