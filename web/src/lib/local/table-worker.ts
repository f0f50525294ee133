import { Engines } from './engines';
import { Keeper } from './keeper';
import type { FromKeeper, ToKeeper } from './messages';
import { Store } from './store';
import { Thinker } from './thinker';

const tell = (message: FromKeeper) => postMessage(message);
const streams = new Map<number, () => void>();
let keeper: Keeper | null = null;

function open(folder: string): Keeper {
  const store = new Store();
  const startThinking = () => new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  const tabs = new BroadcastChannel('dighouse.tables');
  // Missing where the page came without https, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  return new Keeper(store, new Engines(folder, store), new Thinker(startThinking), tabs, locks);
}

addEventListener('message', ({ data }: MessageEvent<ToKeeper>) => {
  if ('folder' in data) keeper = open(data.folder);
  else if ('request' in data) {
    const { request, ...asked } = data;
    void keeper?.request(asked).then((answer) => tell({ request, ...answer }));
  } else if ('open' in data) {
    const { open: stream, path, player } = data;
    const close = keeper?.open(path, player, (news) => tell({ stream, ...news }));
    if (close) streams.set(stream, close);
  } else {
    streams.get(data.close)?.();
    streams.delete(data.close);
  }
});
