import { describe, expect, test } from 'vitest';

import { lineOf, talkOf } from '../fixtures';
import { chaptersOf, sayingsOf, storyOf } from './story';

const isRound = (event: Record<string, unknown>) => event['event'] === 'rolled';

describe('the story', () => {
  test('what one action did belongs together', () => {
    const story = storyOf([lineOf(1), lineOf(2), lineOf(2, 2), lineOf(3)], [], () => false);
    expect(story.map(({ step, lines }) => [step, lines.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
  });

  test('a round begins a part of its own, even within an action', () => {
    const story = storyOf([lineOf(4), lineOf(4, 2, 'rolled'), lineOf(5)], [], isRound);
    expect(story.map(({ step, chapter }) => [step, chapter])).toEqual([
      [4, false],
      [4, true],
      [5, false],
    ]);
    expect(chaptersOf([lineOf(0, 1, 'rolled'), lineOf(4, 2, 'rolled'), lineOf(5)], isRound)).toEqual([0, 4]);
  });

  test('what players did as players stands where it happened', () => {
    const talk = [
      talkOf(1, { event: 'began' }),
      talkOf(5, { event: 'said', seat: 1, text: 'hm' }, 1),
      talkOf(6, { event: 'resigned', seat: 2 }, 1),
    ];
    const story = storyOf([lineOf(0, 1, 'rolled'), lineOf(1), lineOf(2)], talk, isRound);
    expect(story.flatMap(({ lines }) => lines.map(({ event }) => event['event']))).toEqual([
      'began',
      'rolled',
      'bet',
      'resigned',
      'bet',
    ]);
  });

  test('what was said is apart', () => {
    const talk = [talkOf(1, { event: 'began' }), talkOf(2, { event: 'said', seat: 2, text: 'Hello' })];
    expect(sayingsOf(talk)).toEqual([{ seq: 2, at: 0, seat: 2, text: 'Hello' }]);
  });
});
