import type { TableNow } from '../../generated/table';
import { ModuleError } from '../wasm/module';
import type { Callable } from './engine-calls';
import type { Engine, EngineSource } from './engines';

interface FakeCall extends Record<string, unknown> {
  path?: string;
  do: string;
  id: string;
}

/**
 * Stands in for an engine. Its game is counting: the history of a table has a line for each step, people count with
 * `POST …/actions`, and a bot must decide after every line that says `your turn`.
 */
export class FakeEngine implements Callable {
  readonly tables = new Map<string, string[]>();

  call<Answer>(request: { do: string } & Record<string, unknown>): Answer {
    return this.#answer(request as FakeCall) as Answer;
  }

  #answer(asked: FakeCall): unknown {
    const lines = this.tables.get(asked.id) ?? [];
    switch (asked.do) {
      case 'load':
        if ((asked['lines'] as string[]).includes('damaged')) throw new ModuleError({ error: 'bad-line', line: 1 });
        this.tables.set(asked.id, [...(asked['lines'] as string[])]);
        return {};
      case 'request':
        return this.#request(asked);
      case 'now':
        if (asked['as'] === 9) throw new ModuleError({ error: 'not-your-seat', status: 403 });
        return { id: asked.id, seq: lines.length, log: { after: asked['after'], lines: [] } } as unknown as TableNow;
      case 'bots':
        return lines.at(-1) === 'your turn' ? [{ seat: 2, bot: 'random' }] : [];
      case 'bot-played':
        if (asked['step'] !== lines.length) throw new ModuleError({ error: 'stale' });
        return { append: this.#add(asked.id, [`bot ${String(asked['action'])}`]) };
      default:
        throw new ModuleError({ error: 'bad-request', what: asked.do });
    }
  }

  #request({ id: made, method, path = '', body }: FakeCall): unknown {
    if (path === '/api/tables' || path === '/api/tables/import') {
      return { status: 200, body: { id: made }, append: this.#add(made, ['made']) };
    }
    const id = path.split('/')[3] ?? '';
    const lines = this.tables.get(id) ?? [];
    if (method === 'GET') return { status: 200, body: { id, phase: 'playing', changed: lines.length } };
    if (path.endsWith('/rematch')) {
      const lines = this.#add(made, ['made']);
      return { status: 200, body: { id: made }, append: this.#add(id, ['rematched']), made: { id: made, lines } };
    }
    const { action } = body as { action: string };
    if (action === 'trap') throw new WebAssembly.RuntimeError('unreachable');
    if (action === 'illegal') return { status: 422, body: { error: 'illegal' } };
    return { status: 200, body: { id, seq: lines.length + 1 }, append: this.#add(id, [action]) };
  }

  #add(id: string, more: string[]): string[] {
    this.tables.set(id, [...(this.tables.get(id) ?? []), ...more]);
    return more;
  }
}

/** Engines as they are published, by game. */
export class FakeEngines implements EngineSource {
  published: Omit<Engine, 'module'> = { sha256: 'e1', rules: 1 };
  readonly kept = new Map<string, number>();
  started = 0;

  newest(): Promise<Engine> {
    return Promise.resolve(this.#engine(this.published));
  }

  withHash(sha256: string, rules: number): Promise<Engine> {
    if (!this.kept.has(sha256)) return Promise.reject(new Error(`no engine ${sha256}`));
    return Promise.resolve(this.#engine({ sha256, rules }));
  }

  start(): Promise<Callable> {
    this.started += 1;
    return Promise.resolve(new FakeEngine());
  }

  keep({ sha256, rules }: Engine): Promise<void> {
    this.kept.set(sha256, rules);
    return Promise.resolve();
  }

  #engine(engine: Omit<Engine, 'module'>): Engine {
    return { ...engine, module: {} as WebAssembly.Module };
  }
}
