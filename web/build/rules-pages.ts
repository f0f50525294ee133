import { readFileSync } from 'node:fs';

import { Marked } from 'marked';
import type { Plugin } from 'vite';

import type { RulesPage, RulesSection } from '../src/pages/rules/rules.ts';

const QUERY = '?rules';

/** `3. Set-up` becomes `3-set-up`; letters of every language stay. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The headings below the title, in order. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^##+ (.+)$/gmu)].map(([, heading]) => heading ?? '');
}

/** A rules page: its title, its contents and its body as HTML. `english` is the same page in English. */
export function renderRules(markdown: string, english = markdown): RulesPage {
  const keys = headingsOf(english).map((heading) => anchorOf(heading.replaceAll('`', '')));
  let title = '';
  const sections: RulesSection[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens);
        const plain = words.replace(/<[^>]+>/g, '');
        if (depth === 1) {
          title = plain;
          return '';
        }
        const anchor = anchorOf(plain);
        sections.push({ anchor, key: keys[sections.length] ?? anchor, title: plain, depth });
        return `<h${depth} id="${anchor}" tabindex="-1">${words}</h${depth}>\n`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = row(token.header, 'th');
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  if (sections.length !== keys.length) throw new Error(`${title} has ${sections.length} sections, in English ${keys.length}`);
  return { title, sections, html };
}

/** `import page from '…/lost-code.md?rules'` gives a `RulesPage`, made at build time. */
export function rulesPages(): Plugin {
  return {
    name: 'dighouse-rules-pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      const english = file.replace(/[^/]+(\/[^/]+)$/, 'en$1');
      for (const read of [file, english]) this.addWatchFile(read);
      const page = renderRules(readFileSync(file, 'utf8'), readFileSync(english, 'utf8'));
      return `export default ${JSON.stringify(page)};`;
    },
  };
}
