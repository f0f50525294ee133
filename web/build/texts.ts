import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const LOCALES = resolve(import.meta.dirname, '../../locales');
const ENTRY = 'virtual:texts';
const PART = `${ENTRY}/`;

/** What every page may say: the client's own words, the server's, and of each game what the lobby says about it. */
const CORE = /^(?:web|house)-|-(?:title|option-.*|value-.*)$/;

/** Messages by their ids, as they are written. */
type Messages = Map<string, string>;

/** The messages of a file, without its comments. */
export function messagesOf(source: string): Messages {
  const parts = source.replace(/^#.*\n/gm, '').split(/^(?=[a-z][a-z0-9-]* =)/m);
  return new Map(parts.filter((part) => part.includes('=')).map((part) => [part.slice(0, part.indexOf(' =')), part]));
}

/** Adds the messages that a message refers to. */
function withReferences(id: string, all: Messages, found: Messages): void {
  const source = all.get(id);
  if (source === undefined || found.has(id)) return;
  found.set(id, source);
  for (const [, other = ''] of source.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)) withReferences(other, all, found);
}

/** Divides the files of a language, by their names, into `core` and one part for each game. */
export function divide(files: Record<string, string>): Record<string, string> {
  const byFile = Object.entries(files).map(([name, source]) => [name, messagesOf(source)] as const);
  const all: Messages = new Map(byFile.flatMap(([, messages]) => [...messages]));
  const core: Messages = new Map();
  for (const id of all.keys()) if (CORE.test(id)) withReferences(id, all, core);
  const parts: Record<string, string> = { core: [...core.values()].join('') };
  for (const [name, messages] of byFile) {
    if (name === 'web' || name === 'house') continue;
    const game = name.replace(/-names$/, '');
    const rest = [...messages].filter(([id]) => !core.has(id)).map(([, source]) => source);
    parts[game] = (parts[game] ?? '') + rest.join('');
  }
  return parts;
}

/** The languages are the folders of `locales`; the default comes first. */
function languages(): string[] {
  return readdirSync(LOCALES).sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
}

function filesOf(language: string): string[] {
  const folder = join(LOCALES, language);
  return readdirSync(folder).sort().map((file) => join(folder, file));
}

function read(language: string): Record<string, string> {
  return Object.fromEntries(filesOf(language).map((file) => [basename(file, '.ftl'), readFileSync(file, 'utf8')]));
}

/** The name of the file with a part of a language, below the client's base address. */
function fileName(language: string, part: string): string {
  return `texts/${language}-${part}.ftl`;
}

/** A module that lists the languages. `load` is the code that loads a part. */
function entry(load: (language: string, part: string) => string): string {
  const lines = languages().map((language) => {
    const files = read(language);
    const name = /^web-language-name = (.*)$/m.exec(files['web'] ?? '')?.[1];
    const parts = Object.keys(divide(files)).map((part) => `'${part}': () => ${load(language, part)}`);
    return `{ id: '${language}', name: ${JSON.stringify(name ?? language)}, parts: { ${parts.join(', ')} } }`;
  });
  return `export default [${lines.join(',\n')}];`;
}

/** Loads a part as a file, which a build writes apart from the client. */
const FETCH = `
import { fileAddress } from '${resolve(import.meta.dirname, '../src/lib/place.ts')}';
async function fetchText(name) {
  const response = await fetch(fileAddress(name));
  if (!response.ok) throw new Error(name + ': ' + response.status);
  return { default: await response.text() };
}
`;

/**
 * `import languages from 'virtual:texts'` gives the texts in `locales`, in parts that are loaded when they are needed: as
 * modules while developing and testing, as files in a build, so that a changed text does not build the client again.
 */
export function texts(): Plugin {
  let build = false;
  return {
    name: 'dighouse-texts',
    configResolved(config) {
      build = config.command === 'build';
    },
    resolveId: (id) => (id === ENTRY || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ENTRY}`)) return null;
      if (build) return FETCH + entry((language, part) => `fetchText('${fileName(language, part)}')`);
      for (const language of languages()) filesOf(language).forEach((file) => this.addWatchFile(file));
      if (id === `\0${ENTRY}`) return entry((language, part) => `import('${PART}${language}-${part}')`);
      const [, language = '', part = ''] = /([a-z]+)-(.+)$/.exec(id.slice(PART.length)) ?? [];
      return `export default ${JSON.stringify(divide(read(language))[part])};`;
    },
  };
}

/** Writes the files that the built client loads. The module that a build must begin with is empty and not written. */
export function textFiles(): Plugin {
  const empty = (name: string) => name.startsWith('assets/');
  return {
    name: 'dighouse-text-files',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? '' : null),
    generateBundle(_, bundle) {
      Object.keys(bundle).filter(empty).forEach((name) => Reflect.deleteProperty(bundle, name));
      for (const language of languages()) {
        for (const [part, source] of Object.entries(divide(read(language)))) {
          this.emitFile({ type: 'asset', fileName: fileName(language, part), source });
        }
      }
    },
  };
}
