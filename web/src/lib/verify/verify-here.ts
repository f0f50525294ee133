import { fileAddress } from '../place';
import type { Verdict } from './verdict';

/** What the worker is told. */
export interface ToVerify {
  record: string;
  /** The address of the client's files. */
  folder: string;
}

/** Longer than any game takes on a slow phone, with the module to be loaded first. */
const SECONDS = 60;

const startWorker = () => new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });

/** Replays a record in a worker of this browser. The page stays free, and a module that does not end is stopped. */
export async function verifyHere(record: string, start: () => Worker = startWorker): Promise<Verdict> {
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const verdict = await new Promise<Verdict>((done) => {
    const fail = (error: Record<string, unknown>) => done({ result: 'note', error, step: null });
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => done(data);
    worker.onerror = () => fail({ error: 'no-worker' });
    timer = setTimeout(() => fail({ error: 'module-too-slow', seconds: SECONDS }), SECONDS * 1000);
    worker.postMessage({ record, folder: fileAddress('') } satisfies ToVerify);
  });
  clearTimeout(timer);
  worker.terminate();
  return verdict;
}
