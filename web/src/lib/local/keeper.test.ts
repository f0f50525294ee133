import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { TableList, TableNow } from '../../generated/table';
import { FakeEngines } from './fake-engine';
import { Keeper, type News } from './keeper';
import { Store } from './store';
import { type FromThinker, Thinker, type ToThinker } from './thinker';

const player = { id: 'me', name: null, number: 1 };

/** A worker that thinks of nothing until it is told to answer. */
class FakeThinker {
  static all: FakeThinker[] = [];
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null = null;
  asked: ToThinker[] = [];
  stopped = false;

  constructor() {
    FakeThinker.all.push(this);
  }

  postMessage(asked: ToThinker): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.stopped = true;
  }

  answer(ok: unknown): void {
    const thought = this.asked.at(-1)?.thought ?? 0;
    this.onmessage?.({ data: { thought, ok } } as MessageEvent<FromThinker>);
  }
}

let engines: FakeEngines;
let tabs: BroadcastChannel[];

/** A tab with the same store as the others. */
function tab(): Keeper {
  const channel = new BroadcastChannel('tables of a test');
  tabs.push(channel);
  const thinker = new Thinker(() => new FakeThinker() as unknown as Worker);
  return new Keeper(new Store(), engines, thinker, channel);
}

const post = (keeper: Keeper, path: string, body: unknown) => keeper.request({ method: 'POST', path, body, player });
const count = (keeper: Keeper, id: string, action: string) => post(keeper, `/api/tables/${id}/actions`, { action });

async function made(keeper: Keeper): Promise<string> {
  const { status, body } = await post(keeper, '/api/tables', { game: 'counting' });
  expect(status).toBe(200);
  return (body as TableNow).id;
}

/** What a stream of a table told. */
function watch(keeper: Keeper, id: string, as = ''): { seqs: number[]; news: News[]; close: () => void } {
  const [seqs, news]: [number[], News[]] = [[], []];
  const close = keeper.open(`/api/events?table=${id}${as}`, player, (came) => {
    news.push(came);
    if ('table' in came) seqs.push(came.table.seq);
  });
  return { seqs, news, close };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  engines = new FakeEngines();
  tabs = [];
  FakeThinker.all = [];
});

afterEach(() => {
  tabs.forEach((channel) => channel.close());
  vi.unstubAllGlobals();
});

describe('a table of this browser', () => {
  test('is there again after the page was closed', async () => {
    const id = await made(tab());
    expect(id).toMatch(/^local-/);
    await count(tab(), id, 'one');
    expect(await new Store().lines(id)).toEqual(['made', 'one']);
    const later = tab();
    expect((await count(later, id, 'two')).status).toBe(200);
    expect(await new Store().lines(id)).toEqual(['made', 'one', 'two']);
  });

  test('is in the lobby until it is deleted', async () => {
    const keeper = tab();
    const id = await made(keeper);
    const lists: TableList[] = [];
    keeper.open('/api/events', player, (news) => 'lobby' in news && lists.push(news.lobby));
    await vi.waitFor(() => expect(lists.at(-1)?.mine.map((card) => card.id)).toEqual([id]));
    const gone = { method: 'DELETE' as const, path: `/api/tables/${id}`, body: undefined, player };
    expect((await keeper.request(gone)).status).toBe(204);
    await vi.waitFor(() => expect(lists.at(-1)?.mine).toEqual([]));
    expect(await new Store().lines(id)).toEqual([]);
    expect((await count(keeper, id, 'one')).body).toMatchObject({ error: 'no-such-table' });
  });

  test('tells whoever watches, in every tab', async () => {
    const [here, there] = [tab(), tab()];
    const id = await made(here);
    const [one, other] = [watch(here, id), watch(there, id)];
    await vi.waitFor(() => expect([one.seqs.at(-1), other.seqs.at(-1)]).toEqual([1, 1]));
    await count(here, id, 'one');
    await vi.waitFor(() => expect([one.seqs.at(-1), other.seqs.at(-1)]).toEqual([2, 2]));
    await count(there, id, 'two');
    await vi.waitFor(() => expect([one.seqs.at(-1), other.seqs.at(-1)]).toEqual([3, 3]));
  });

  test('loses nothing when tabs act at once', async () => {
    const [here, there] = [tab(), tab()];
    const id = await made(here);
    await count(there, id, 'zero');
    const both = [here, there].flatMap((keeper, tab) => [1, 2, 3].map((n) => count(keeper, id, `${tab} ${n}`)));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const lines = await new Store().lines(id);
    expect([...lines].sort()).toEqual(['0 1', '0 2', '0 3', '1 1', '1 2', '1 3', 'made', 'zero']);
  });

  test('refuses as the server does', async () => {
    const keeper = tab();
    const id = await made(keeper);
    expect(await count(keeper, id, 'illegal')).toEqual({ status: 422, body: { error: 'illegal' } });
    const { news } = watch(keeper, id, '&as=9');
    await vi.waitFor(() => expect(news).toEqual([{ status: 403, problem: { error: 'not-your-seat', status: 403 } }]));
  });

  test('goes on with a new instance after the engine failed', async () => {
    const keeper = tab();
    const id = await made(keeper);
    const before = engines.started;
    expect((await count(keeper, id, 'trap')).body).toMatchObject({ error: 'engine-failed' });
    expect((await count(keeper, id, 'one')).status).toBe(200);
    expect(engines.started).toBe(before + 1);
    expect(await new Store().lines(id)).toEqual(['made', 'one']);
  });

  test('that is damaged is refused with words', async () => {
    const id = await made(tab());
    const [stored, store] = [await new Store().table(id), new Store()];
    if (stored) await store.append(stored, ['damaged']);
    expect((await count(tab(), id, 'one')).body).toMatchObject({ error: 'table-unreadable' });
  });

  test('keeps what it has when there is no room for more', async () => {
    const keeper = tab();
    const id = await made(keeper);
    const { seqs } = watch(keeper, id);
    await vi.waitFor(() => expect(seqs).toEqual([1]));
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await count(keeper, id, 'one')).toEqual({ status: 507, body: { error: 'browser-storage-full' } });
    full.mockRestore();
    expect(seqs).toEqual([1]);
    expect((await count(keeper, id, 'two')).status).toBe(200);
    expect(await new Store().lines(id)).toEqual(['made', 'two']);
  });

  test('has a rematch, which is a table of its own', async () => {
    const keeper = tab();
    const id = await made(keeper);
    const { body } = await post(keeper, `/api/tables/${id}/rematch`, {});
    const next = (body as TableNow).id;
    expect(next).not.toBe(id);
    expect(await new Store().lines(id)).toEqual(['made', 'rematched']);
    expect((await count(tab(), next, 'one')).status).toBe(200);
    expect(await new Store().lines(next)).toEqual(['made', 'one']);
  });

  test('from a record is made once', async () => {
    const keeper = tab();
    const open = () => post(keeper, '/api/tables/import', { record: 'dighouse record 1\ngame counting\n\n' });
    const [{ body: first }, { body: second }] = [await open(), await open()];
    expect((second as TableNow).id).toBe((first as TableNow).id);
    expect(await new Store().tables()).toHaveLength(1);
  });
});

describe('an update of the client', () => {
  test('with the same rules takes tables along', async () => {
    const id = await made(tab());
    engines.published = { sha256: 'e2', rules: 1 };
    expect((await count(tab(), id, 'one')).status).toBe(200);
    expect((await new Store().table(id))?.engine).toBe('e2');
    expect([...engines.kept.keys()]).toEqual(['e1', 'e2']);
  });

  test('with other rules leaves tables to the engine that they began with', async () => {
    const id = await made(tab());
    engines.published = { sha256: 'e2', rules: 2 };
    expect((await count(tab(), id, 'one')).status).toBe(200);
    expect(await new Store().table(id)).toMatchObject({ engine: 'e1', rules: 1, lines: 2 });
  });
});

describe('bots', () => {
  test('think where somebody watches, and stop when the table moves on', async () => {
    const keeper = tab();
    const id = await made(keeper);
    const { seqs, close } = watch(keeper, id);
    await count(keeper, id, 'your turn');
    await vi.waitFor(() => expect(FakeThinker.all[0]?.asked).toHaveLength(1));
    const [thinker] = FakeThinker.all;
    expect(thinker?.asked[0]).toMatchObject({ table: id, lines: ['made', 'your turn'], call: { do: 'choose', seat: 2 } });

    await count(keeper, id, 'undone');
    await vi.waitFor(() => expect(thinker?.stopped).toBe(true));
    await count(keeper, id, 'your turn');
    await vi.waitFor(() => expect(FakeThinker.all).toHaveLength(2));
    await vi.waitFor(() => expect(FakeThinker.all[1]?.asked).toHaveLength(1));
    FakeThinker.all[1]?.answer({ action: 'two', step: 4, stamp: '' });
    await vi.waitFor(() => expect(seqs.at(-1)).toBe(5));
    expect(await new Store().lines(id)).toEqual(['made', 'your turn', 'undone', 'your turn', 'bot two']);

    close();
    await count(keeper, id, 'your turn');
    expect(FakeThinker.all[1]?.asked).toHaveLength(1);
  });
});
