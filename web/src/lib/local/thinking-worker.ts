import { type Module, ModuleError } from '../wasm/module';
import { startEngine } from './engine-calls';
import type { FromThinker, Thought, ToThinker } from './thinker';

/** The table that was thought of last, and how much of its history the engine has. */
let known: { sha256: string; table: string; last: string; module: Module } | null = null;

/** An engine that has this table. */
async function engineFor({ engine, table, lines }: Thought): Promise<Module> {
  const last = `${lines.length} ${lines.at(-1)}`;
  if (known?.sha256 !== engine.sha256 || known.table !== table) known = null;
  const module = known?.module ?? (await startEngine(engine.module));
  if (known?.last !== last) module.call({ do: 'load', id: table, lines });
  known = { sha256: engine.sha256, table, last, module };
  return module;
}

async function think(asked: ToThinker): Promise<FromThinker> {
  const { thought } = asked;
  try {
    const module = await engineFor(asked);
    return { thought, ok: module.call({ ...asked.call, id: asked.table }) };
  } catch (cause) {
    if (cause instanceof ModuleError) return { thought, error: cause.data };
    known = null;
    return { thought, broken: String(cause) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  void think(data).then((answer) => postMessage(answer));
});
