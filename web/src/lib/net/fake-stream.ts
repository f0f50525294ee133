import type { TableNow } from '../../generated/table';

/** A stream that tests speak through. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly OPEN = 1;
  static all: FakeStream[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeStream.all.push(this);
  }

  send(now: TableNow): void {
    this.readyState = FakeStream.OPEN;
    this.dispatchEvent(new MessageEvent('table', { data: JSON.stringify(now) }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

/** The one that was opened last. */
export function lastStream(): FakeStream {
  return FakeStream.all.at(-1) as FakeStream;
}
