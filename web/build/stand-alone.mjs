// node stand-alone.mjs CLIENT ENGINES
//
// Makes the built client in the folder CLIENT stand alone, on any static host and below any path, with the engines in the
// folder ENGINES (`cargo xtask engines`). Its service worker must be finished afterwards: `service-worker.mjs`.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [client, engines] = process.argv.slice(2);

/** What a server says in a header. Workers, which run WebAssembly, are not bound by the policy of the page. */
const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
  "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
].join('; ');

function standAlone(html) {
  return html
    .replace('<html ', '<html data-server="none" ')
    .replace('<meta charset="utf-8" />', `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`)
    .replace(/(src|href)="\//g, '$1="./');
}

// Hosts compress by themselves what they want to; few of them compress modules.
const served = /^modules\/.*\.wasm\.gz$/;
for (const name of readdirSync(client, { recursive: true })) {
  if (/\.(?:br|gz)$/.test(name) && !served.test(name)) rmSync(join(client, name));
}

const page = join(client, 'index.html');
writeFileSync(page, standAlone(readFileSync(page, 'utf8')));

const list = join(engines, 'index.json');
if (!existsSync(list)) throw new Error(`${list} is missing: cargo xtask engines builds the engines`);
const { games } = JSON.parse(readFileSync(list, 'utf8'));
mkdirSync(join(client, 'engines'), { recursive: true });
for (const entry of Object.values(games)) {
  const name = `${basename(entry.file)}.gz`;
  copyFileSync(join(engines, name), join(client, 'engines', name));
  entry.file = `engines/${name}`;
}
writeFileSync(join(client, 'engines/index.json'), `${JSON.stringify({ games })}\n`);
