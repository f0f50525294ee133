import { describe, expect, test } from 'vitest';

import { textsOf } from './texts.svelte';

const locales = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../../**/*.{ts,svelte}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The messages of a language in their order, each with its variables and the messages it refers to. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(locales)) {
    if (!path.includes(`/${language}/`)) continue;
    for (const part of source.split(/^(?=[a-z][a-z0-9-]* =)/m)) {
      const id = /^[a-z][a-z0-9-]*(?= =)/.exec(part)?.[0];
      if (!id) continue;
      expect(found.has(id), `${id} is there twice`).toBe(false);
      const words = part.replace(/^#.*$/gm, '');
      found.set(id, [...new Set(words.match(/\$[a-z_]+/g) ?? [])].sort().join(' '));
    }
  }
  return found;
}

const english = messages('en');
const polish = messages('pl');

describe('both languages', () => {
  test('have the same messages in the same order', () => {
    expect([...polish.keys()]).toEqual([...english.keys()]);
  });

  test('can be read by the bundle, every message', () => {
    for (const id of english.keys()) {
      // The words of the terminal are not the client's.
      if (/^(?:arena|bench|tune)-/.test(id)) continue;
      expect(textsOf('en').has(id), id).toBe(true);
      expect(textsOf('pl').has(id), id).toBe(true);
    }
  });

  test('use the same variables in the messages of the client', () => {
    for (const [id, variables] of english) {
      if (id.startsWith('web-')) expect(polish.get(id), id).toBe(variables);
    }
  });
});

test('a message that does not exist shows its key', () => {
  expect(textsOf('en').say('no-such-message')).toBe('no-such-message');
});

describe('the keys of the client', () => {
  const code = Object.values(sources).join('\n');
  const literal = new Set(code.match(/(?<=['"`])web-[a-z0-9-]+(?=['"`])/g));
  const prefixes = [...new Set(code.match(/(?<=`)web-[a-z0-9-]*(?=\$\{)/g))];

  test('all have words', () => {
    expect([...literal].filter((key) => !english.has(key))).toEqual([]);
  });

  test('are all that there is: no words without a use', () => {
    const unused = [...english.keys()].filter(
      (id) => id.startsWith('web-') && !literal.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
