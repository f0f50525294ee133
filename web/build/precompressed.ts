import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.md', '.txt', '.ftl']);
const SMALLEST = 1024;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

function compress(path: string): void {
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}

/** Gets its list of files later: `service-worker.mjs`. */
const UNFINISHED = 'sw.js';

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses. */
export function precompressed(): Plugin {
  let outDir = '';
  return {
    name: 'dighouse-precompressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      // Also called when the build has failed, which is what should be told then.
      if (!existsSync(outDir)) return;
      filesUnder(outDir)
        .filter((path) => TEXT.has(extname(path)) && statSync(path).size > SMALLEST && basename(path) !== UNFINISHED)
        .forEach(compress);
    },
  };
}
