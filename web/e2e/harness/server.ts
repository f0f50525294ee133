import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import type { Host } from './host';

const PROGRAM = resolve(process.env['DIGHOUSE_BIN'] ?? '../target/debug/dighouse');

/** The environment without settings of a server that may run beside the tests. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('DIGHOUSE_')));
}

/** The program `dighouse serve`, with a folder and a port of its own. */
export class Server implements Host {
  address = '';
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'dighouse-e2e-')));
    await server.#start('127.0.0.1:0');
    return server;
  }

  hrefOf(path: string): string {
    return path;
  }

  pathOf({ pathname, search }: URL): string {
    return pathname + search;
  }

  /** Ends it as a power cut would: nothing can be written any more. */
  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  /** Starts it again where it was, with what is on its disk. */
  async reopen(): Promise<void> {
    await this.#start(new URL(this.address).host);
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #start(listen: string): Promise<void> {
    const options = ['--listen', listen, '--data', this.#folder, '--no-open', '--bot-delay', '0', '--rate', '0'];
    const server = spawn(PROGRAM, ['serve', '--lang', 'en', ...options], {
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    process.once('exit', () => server.kill('SIGKILL'));
    const lines = createInterface({ input: server.stdout });
    for await (const line of lines) {
      const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (!address) continue;
      this.address = address;
      server.stdout.resume();
      return;
    }
    throw new Error(`${PROGRAM} ended before it said its address`);
  }
}
