import { GAMES, LANGUAGES } from '../src/lib/text/languages';
import { loadTexts, textsOf } from '../src/lib/text/texts.svelte';

// Files of tests share a browser, which loads the client once. Each finds it as new: nobody has chosen anything.
localStorage.clear();
dispatchEvent(new StorageEvent('storage', { key: 'dighouse.settings' }));

// Tests read any text of any language without waiting for it.
await loadTexts(...GAMES);
for (const { id } of LANGUAGES) await Promise.all(['core', ...GAMES].map((part) => textsOf(id).load(part)));
