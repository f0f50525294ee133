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

/** A module that lists the languages and can load each part of each of them. */
function entry(): string {
  const lines = languages().map((language) => {
    const files = read(language);
    const name = /^web-language-name = (.*)$/m.exec(files['web'] ?? '')?.[1];
    const parts = Object.keys(divide(files)).map((part) => `'${part}': () => import('${PART}${language}-${part}')`);
    return `{ id: '${language}', name: ${JSON.stringify(name ?? language)}, parts: { ${parts.join(', ')} } }`;
  });
  return `export default [${lines.join(',\n')}];`;
}

/** `import languages from 'virtual:texts'` gives the texts in `locales`, in parts that are loaded when they are needed. */
export function texts(): Plugin {
  return {
    name: 'dighouse-texts',
    resolveId: (id) => (id === ENTRY || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ENTRY}`)) return null;
      for (const language of languages()) filesOf(language).forEach((file) => this.addWatchFile(file));
      if (id === `\0${ENTRY}`) return entry();
      const [, language = '', part = ''] = /([a-z]+)-(.+)$/.exec(id.slice(PART.length)) ?? [];
      return `export default ${JSON.stringify(divide(read(language))[part])};`;
    },
  };
}
