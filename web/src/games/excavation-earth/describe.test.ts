import { describe as about, expect, test } from 'vitest';

import { say, seatsAt } from '../fixtures';
import { describe } from './describe';
import { MOMENTS, momentOf } from './fixtures';
import ui from './index';

about('the view in words', () => {
  for (const language of ['en', 'pl'] as const) {
    for (const [name, { view }] of Object.entries(MOMENTS)) {
      test(`${name} has all its words in ${language}`, () => {
        const words = describe(view, seatsAt(view), say(language)).join('\n');
        expect(words).not.toMatch(/excavation-earth-|house-|\{|undefined|null|NaN/);
      });
    }
  }

  test('says whose turn it is, what lies where, and what a sale would bring', () => {
    const { view, seat } = momentOf('choose');
    const words = describe(view, seatsAt(view), say('en'));
    expect(words[0]).toMatch(/^Round 2 of 3\. Turn order: .*You/);
    expect(words[1]).toContain('L01 market 1');
    const best = view.sales.find(({ sales }) => sales.length > 0);
    expect(words.find((line) => line.startsWith('Your best sales'))).toContain(`${best?.colour} ${best?.sales[0]?.income.total}`);
    expect(seat).toBe(view.seat);
  });

  test('Zu has a column of the score sheet', () => {
    const { view } = momentOf('over');
    const [zu] = ui.opponents?.(view, say('en')) ?? [];
    expect(zu).toMatchObject({ name: 'Zu', total: view.players[1]?.credits });
    expect(zu?.points.reduce((sum, [, credits]) => sum + credits, 0)).toBe(zu?.total);
    expect(ui.opponents?.(momentOf('choose').view, say('en'))).toEqual([]);
  });

  test('tells of Zu in the solo game', () => {
    const words = describe(momentOf('solo').view, seatsAt(momentOf('solo').view), say('en')).join('\n');
    expect(words).toContain('Zu: Zu, ');
    expect(words).toContain('Zu’s cards this round: ');
  });
});
