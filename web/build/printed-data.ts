import { readFileSync } from 'node:fs';

import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const QUERY = '?data';

/** How sure a reading of the box is concerns the rules, not the client. */
const UNSEEN = new Set(['confidence']);

/** What a data file of the rules holds, without what nobody is shown. */
export function readData(toml: string): unknown {
  return JSON.parse(JSON.stringify(parse(toml), (key, value: unknown) => (UNSEEN.has(key) ? undefined : value)));
}

/** `import data from '…/items.toml?data'` gives the printed box as the rules know it, so that nothing is written twice. */
export function printedData(): Plugin {
  return {
    name: 'dighouse-printed-data',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.toml${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readData(readFileSync(file, 'utf8')))};`;
    },
  };
}
