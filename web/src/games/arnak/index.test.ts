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
  const { view } = MOMENTS.choose;
  expect(ui.actionWords?.(view, { action: 'choose', option: 1 })).toBe('2 compasses');
  expect(ui.actionWords?.(view, { action: 'pass' })).toBeNull();
});
