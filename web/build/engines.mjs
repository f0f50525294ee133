// node engines.mjs MODULES GAMES FOLDER
//
// Puts the engines in the folder MODULES (`GAME.wasm`, or `all.wasm` for all games) into FOLDER, each under a name with its
// hash, compressed, and lists them in `index.json` with what GAMES says about the games. What is there already is not written
// again, and what is not listed is removed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [modules, games, folder] = process.argv.slice(2);
const all = join(modules, 'all.wasm');
const forAll = existsSync(all);
const kept = new Set(['index.json']);

/** A file is there whole or not at all. */
function write(name, contents) {
  kept.add(name);
  const path = join(folder, name);
  if (existsSync(path)) return;
  writeFileSync(`${path}.part`, contents());
  renameSync(`${path}.part`, path);
}

/** An engine for all games is for tests, so its compression need not be good. */
function brotli(wasm) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: forAll ? 4 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length };
  return brotliCompressSync(wasm, { params });
}

mkdirSync(folder, { recursive: true });
const entries = JSON.parse(readFileSync(games, 'utf8')).map((info) => {
  const wasm = readFileSync(forAll ? all : join(modules, `${info.id}.wasm`));
  const sha256 = createHash('sha256').update(wasm).digest('hex');
  const name = `${forAll ? 'all' : info.id}-${sha256.slice(0, 16)}.wasm`;
  write(name, () => wasm);
  write(`${name}.gz`, () => gzipSync(wasm, { level: forAll ? 4 : 9 }));
  write(`${name}.br`, () => brotli(wasm));
  return [info.id, { file: `engines/${name}`, sha256, info }];
});
for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));

const index = join(folder, 'index.json');
const list = JSON.stringify({ games: Object.fromEntries(entries) });
if (!existsSync(index) || readFileSync(index, 'utf8') !== list) writeFileSync(index, list);
