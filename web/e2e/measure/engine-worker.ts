import type { TableNow } from '../../src/generated/table';
import { EngineCalls, randomHex, startEngine, type BotTurn, type Chosen } from '../../src/lib/local/engine-calls';
import { compile } from '../../src/lib/wasm/file';
import type { Module } from '../../src/lib/wasm/module';

/** What the page asks: work with one engine. */
export interface Asked {
  file: string;
  sha256: string;
  game: string;
  play: number;
  search: number;
  /** How many decisions bots make at a table. */
  decisions: number;
}

export interface Measured {
  /** Milliseconds for the work, which has a known size. */
  play: number;
  search: number;
  /** Bytes of the two instances that a table has: one keeps it, one thinks. */
  memory: number;
}

const ID = 'local-measured';
const PLAYER = { id: 'me', name: 'Ala', number: 1 };

function time(engine: Module, what: 'play' | 'search', times: number): number {
  engine.call({ do: 'measure', what, times: times / 10 });
  const began = performance.now();
  engine.call({ do: 'measure', what, times });
  return performance.now() - began;
}

/** Bots of the strongest level play some decisions. */
function memoryOfTable(keeper: Module, thinker: Module, { game, decisions }: Asked): number {
  const calls = new EngineCalls(keeper);
  const seats = [{ kind: 'you' }, { kind: 'bot', bot: 'master' }, { kind: 'bot', bot: 'master' }];
  const ask = (path: string, body: unknown) => calls.request({ id: ID, method: 'POST', path, body, player: PLAYER }).append ?? [];
  const lines = [...ask('/api/tables', { game, seats }), ...ask(`/api/tables/${ID}/sit`, { salt: 'measured' })];
  for (let decided = 0; decided < decisions; ) {
    const turn: BotTurn | undefined = calls.bots(ID)[0];
    if (turn) {
      thinker.call({ do: 'load', id: ID, lines });
      const chosen = thinker.call<Chosen>({ do: 'choose', id: ID, seat: turn.seat, random: randomHex(), share: 1 });
      lines.push(...calls.botPlayed(ID, turn.seat, chosen));
      decided += 1;
      continue;
    }
    const { game_now: match, viewer }: TableNow = calls.now(ID, null, null, PLAYER);
    const action = match?.choices[0];
    if (!match || !action) break;
    lines.push(...ask(`/api/tables/${ID}/actions`, { seat: viewer, step: match.step, stamp: match.stamp, action: action.text }));
  }
  return keeper.size + thinker.size;
}

async function measure(asked: Asked): Promise<Measured> {
  const file = await (await fetch(asked.file)).arrayBuffer();
  const compiled = await compile(new Uint8Array(file), asked.sha256);
  const [first, second, third] = [await startEngine(compiled), await startEngine(compiled), await startEngine(compiled)];
  const [play, search] = [time(first, 'play', asked.play), time(first, 'search', asked.search)];
  return { play, search, memory: memoryOfTable(second, third, asked) };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void measure(data).then((measured) => postMessage(measured));
});
