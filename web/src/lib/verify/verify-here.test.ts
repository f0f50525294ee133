import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Verdict } from './verdict';
import { type ToVerify, verifyHere } from './verify-here';

class FakeWorker {
  onmessage: ((event: MessageEvent<Verdict>) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: ToVerify | null = null;
  stopped = false;

  postMessage(asked: ToVerify): void {
    this.asked = asked;
  }

  terminate(): void {
    this.stopped = true;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asked(): { worker: FakeWorker; verdict: Promise<Verdict> } {
  const worker = new FakeWorker();
  return { worker, verdict: verifyHere('a record', () => worker as unknown as Worker) };
}

test('a worker gives the verdict and is not needed any more', async () => {
  const { worker, verdict } = asked();
  expect(worker.asked).toMatchObject({ record: 'a record' });
  const right: Verdict = { result: 'right', rules: 1, sha256: 'f00', steps: 3, fingerprint: 'abc' };
  worker.onmessage?.({ data: right } as MessageEvent<Verdict>);
  expect(await verdict).toEqual(right);
  expect(worker.stopped).toBe(true);
});

test('a module that does not end is stopped after a minute', async () => {
  const { worker, verdict } = asked();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(worker.stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await verdict).toEqual({ result: 'note', error: { error: 'module-too-slow', seconds: 60 }, step: null });
  expect(worker.stopped).toBe(true);
});

test('a browser without workers says so', async () => {
  const { worker, verdict } = asked();
  worker.onerror?.();
  expect(await verdict).toMatchObject({ result: 'note', error: { error: 'no-worker' } });
});
