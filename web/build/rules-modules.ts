import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import type { PublishedModule } from '../src/lib/verify/published-modules';

const RULES = resolve(import.meta.dirname, '../../rules');
const INDEX = 'modules/index.json';

function field(entry: string, name: string): string {
  const value = new RegExp(`^${name} = "?([^"\n]+)"?$`, 'm').exec(entry)?.[1];
  if (value === undefined) throw new Error(`rules/modules.toml: an entry has no \`${name}\`:${entry}`);
  return value;
}

/** The modules that `rules/modules.toml` lists, in its order. */
export function publishedModules(): PublishedModule[] {
  const [, ...entries] = readFileSync(join(RULES, 'modules.toml'), 'utf8').split('[[module]]\n');
  return entries.map((entry) => {
    const sha256 = field(entry, 'sha256');
    return { game: field(entry, 'game'), rules: Number(field(entry, 'rules')), sha256, file: `modules/${sha256}.wasm.gz` };
  });
}

/** A module, compressed with gzip. */
export function moduleFile({ game, rules, sha256 }: PublishedModule): Buffer {
  return readFileSync(join(RULES, game, `${rules}-${sha256.slice(0, 16)}.wasm.gz`));
}

/** What the client's folder `modules/` contains, by path. */
function files(): Map<string, string | Buffer> {
  const modules = publishedModules();
  const found = new Map<string, string | Buffer>([[INDEX, JSON.stringify({ modules })]]);
  for (const module of modules) found.set(module.file, moduleFile(module));
  return found;
}

/** Adds every published rules module to the client, and a list of them. */
export function rulesModules(): Plugin {
  return {
    name: 'dighouse-rules-modules',
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? '';
        const file = path.startsWith('modules/') ? files().get(path) : undefined;
        if (file === undefined) next();
        else response.setHeader('content-type', path === INDEX ? 'application/json' : 'application/gzip').end(file);
      });
    },
  };
}
