// Compares the engines in V8 with native code: random play and search, and how many bytes each engine has.
//
//   cargo xtask engines && node web/build/engine-speed.mjs
//
// The same work is done in both, and the numbers of steps must agree.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/target/engines`;

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

/** @param {string} file */
async function engine(file) {
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
  const { memory, alloc, call, free } = instance.exports;
  return (request) => {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const address = alloc(text.length);
    new Uint8Array(memory.buffer, address, text.length).set(text);
    const answer = BigInt.asUintN(64, call(address, text.length));
    const [at, length] = [Number(answer >> 32n), Number(answer & 0xffffffffn)];
    const bytes = new Uint8Array(memory.buffer, at, length).slice();
    free(at, length);
    const { ok, error } = JSON.parse(new TextDecoder().decode(bytes));
    if (error) throw new Error(JSON.stringify(error));
    return ok;
  };
}

const cargo = ['run', '--quiet', '--release', '--package', 'dighouse-engine', '--example', 'speed'];
const native = execFileSync('cargo', [...cargo, '--features', 'arnak,excavation-earth,lost-code,mykerinos'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const { games } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
for (const [game, { file }] of Object.entries(games)) {
  const path = `${root}/target/${file}`;
  const [gzip, brotli] = ['gz', 'br'].map((kind) => Math.round(readFileSync(`${path}.${kind}`).length / 1000));
  print(`${game}: ${gzip} KB gzip, ${brotli} KB Brotli`);
  const ask = await engine(path);
  for (const { what, times, steps, ms } of native.filter((line) => line.game === game)) {
    ask({ do: 'measure', what, times: Math.ceil(times / 10) });
    const began = performance.now();
    const done = ask({ do: 'measure', what, times });
    const took = performance.now() - began;
    if (done.steps !== steps) throw new Error(`${game} ${what}: ${done.steps} steps instead of ${steps}`);
    const unit = what === 'play' ? 'actions' : 'iterations';
    const rate = (time) => `${Math.round(steps / time)} thousand`;
    const part = Math.round((100 * ms) / took);
    print(`  ${what}: native ${rate(ms)}, V8 ${rate(took)} ${unit}/s: ${part}%`);
  }
}
