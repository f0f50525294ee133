import { expect, test } from 'vitest';

import { found, placesOf } from './places';

const article = document.createElement('article');
article.innerHTML = `
  <h2>18. Items</h2>
  <ul><li><b>Ostrich</b> (<code>ostrich</code>): draw 1 card.</li><li>Sea Turtle: draw
    1 card.</li></ul>
  <h2>Strażnicy</h2>
  <table><thead><tr><th>Cost</th></tr></thead><tbody><tr><td>g01</td><td>Łódź</td></tr></tbody></table>`;

const texts = (search: string) => found(placesOf(article), search).map(({ text }) => text);

test('every entry, paragraph and row of the rules can be found', () => {
  expect(texts('')).toEqual(['Ostrich (ostrich): draw 1 card.', 'Sea Turtle: draw 1 card.', 'g01 · Łódź']);
});

test('words are found by their beginnings, in any order, without accents', () => {
  expect(texts('card turt')).toEqual(['Sea Turtle: draw 1 card.']);
  expect(texts('OSTR')).toHaveLength(1);
  expect(texts('urtle')).toEqual([]);
});

test('a section is found with all that stands in it', () => {
  expect(texts('strazn')).toEqual(['g01 · Łódź']);
  expect(texts('items draw')).toHaveLength(2);
});
