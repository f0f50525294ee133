import { expect, test } from 'vitest';

import { say } from '../fixtures';
import ui from '.';
import { MOMENTS } from './fixtures';

test('the rival has a column of the score sheet, alone and only alone', () => {
  const [rival, ...others] = ui.opponents?.(MOMENTS.solo.view, say('en')) ?? [];
  expect(others).toEqual([]);
  expect(rival?.name).toBe('The rival');
  expect(rival?.points.map(([line]) => line)).toEqual(['research', 'temple', 'idols', 'guardians', 'cards', 'fear']);
  expect(rival?.points.reduce((sum, [, points]) => sum + points, 0)).toBe(rival?.total);
  expect(ui.opponents?.(MOMENTS.turn.view, say('en'))).toEqual([]);
});

test('a round opens a chapter of the log', () => {
  expect(ui.isChapter?.({ event: 'round-began', round: 2 })).toBe(true);
  expect(ui.isChapter?.({ event: 'passed', seat: 1 })).toBe(false);
});

test('an effect that can be chosen is named by what it does', () => {
  const task = 'choose 0 1 of pay 1 coin { choose 1 { gain 1 arrowhead | gain 2 tablet } }';
  const view = { ...MOMENTS.turn.view, pending: [{ task }] };
  expect(ui.actionWords?.(view, { action: 'choose', option: 2 })).toBe('2 tablets');
  expect(ui.actionWords?.(view, { action: 'pass' })).toBeNull();
});
