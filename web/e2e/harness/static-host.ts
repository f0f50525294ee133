import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

import type { Host } from './host';

/** What `cargo xtask site` writes. */
export const SITE = resolve(process.env['DIGHOUSE_SITE'] ?? '../target/quick-site');
/** Some host's path for this site. */
const BELOW = '/games/dighouse/';

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.ftl': 'text/plain; charset=utf-8',
};

/** A host that does nothing but send the files of the static site, below a path of its own. */
export class StaticHost implements Host {
  address = '';
  #version = 1;
  #server: HttpServer | null = null;

  static async open(): Promise<StaticHost> {
    const host = new StaticHost();
    await host.#listen(0);
    return host;
  }

  hrefOf(path: string): string {
    return path === '/' ? BELOW : `${BELOW}#${path}`;
  }

  pathOf({ hash }: URL): string {
    return hash.slice(1) || '/';
  }

  /** From now on it has a newer client: `<html data-version>` tells. */
  update(): void {
    this.#version += 1;
  }

  /** Cannot be reached until it opens again. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  async reopen(): Promise<void> {
    await this.#listen(Number(new URL(this.address).port));
  }

  async #listen(port: number): Promise<void> {
    const server = createServer(({ url = '/' }, response) => {
      this.#file(new URL(url, 'http://host').pathname).then(
        ({ kind, contents }) => response.writeHead(200, { 'content-type': kind, 'cache-control': 'no-cache' }).end(contents),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    this.#server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async #file(path: string): Promise<{ kind: string; contents: string | Buffer }> {
    const name = path === BELOW ? 'index.html' : decodeURIComponent(path).slice(BELOW.length);
    const full = join(SITE, name);
    if (!path.startsWith(BELOW) || !full.startsWith(SITE + sep)) throw new Error(`no such file: ${path}`);
    const kind = KINDS[extname(name)] ?? 'application/octet-stream';
    const contents = await readFile(full);
    if (this.#version > 1 && name === 'index.html') return { kind, contents: this.#newer(contents.toString()) };
    if (this.#version > 1 && name === 'sw.js') return { kind, contents: await this.#listing(contents.toString()) };
    return { kind, contents };
  }

  #newer(page: string): string {
    return page.replace('<html ', `<html data-version="${this.#version}" `);
  }

  /** The service worker with the newer page in its list. */
  async #listing(script: string): Promise<string> {
    const page = this.#newer(await readFile(join(SITE, 'index.html'), 'utf8'));
    const hash = createHash('sha256').update(page).digest('hex').slice(0, 16);
    return script
      .replace(/"version":"[^"]+"/, `"version":"newer-${this.#version}"`)
      .replace(/"index.html":"[^"]+"/, `"index.html":"${hash}"`);
  }
}
