import { describe, expect, test } from 'vitest';

import page from '../../docs/rules/pl/lost-code.md?rules';
import { anchorOf, renderRules } from './rules-pages';

describe('rules pages', () => {
  test('have a title, contents and a body', () => {
    const { title, sections, html } = renderRules('# A & B\n\nText.\n\n## 1. Set-up\n\n### Dice\n');
    expect(title).toBe('A &amp; B');
    expect(sections).toEqual([
      { anchor: '1-set-up', key: '1-set-up', title: '1. Set-up', depth: 2 },
      { anchor: 'dice', key: 'dice', title: 'Dice', depth: 3 },
    ]);
    expect(html).toContain('<h2 id="1-set-up" tabindex="-1">1. Set-up</h2>');
    expect(html).not.toContain('<h1');
  });

  test('anchors keep the letters of every language', () => {
    expect(anchorOf('3. Kolejność na torze')).toBe('3-kolejność-na-torze');
  });

  test('have the same keys in every language', () => {
    const { sections } = renderRules('# Gra\n\n## Przygotowanie\n', '# A game\n\n## Set-up\n');
    expect(sections).toEqual([{ anchor: 'przygotowanie', key: 'set-up', title: 'Przygotowanie', depth: 2 }]);
    expect(() => renderRules('# Gra\n', '# A game\n\n## Set-up\n')).toThrow('Gra has 0 sections, in English 1');
  });

  test('are imported from docs/rules', () => {
    expect(page.title).toBe('Zaginiony kod');
    expect(page.sections.length).toBeGreaterThan(5);
    expect(new Set(page.sections.map(({ anchor }) => anchor)).size).toBe(page.sections.length);
  });
});
