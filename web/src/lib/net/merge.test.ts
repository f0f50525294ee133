import { describe, expect, test } from 'vitest';

import { hasGap, mergeLog, mergeTable, mergeTalk } from './merge';
import { lineOf, tableAt, talkOf } from '../../table/fixtures';

describe('news of a table', () => {
  test('lines after a step take the place of what was known of those steps', () => {
    const had = [lineOf(1), lineOf(2), lineOf(2), lineOf(3)];
    const came = [lineOf(2, 2), lineOf(3, 2)];
    expect(mergeLog(had, { after: 1, lines: came })).toEqual([lineOf(1), ...came]);
  });

  test('a step taken back leaves the log', () => {
    expect(mergeLog([lineOf(1), lineOf(2)], { after: 1, lines: [] })).toEqual([lineOf(1)]);
  });

  test('a whole log stands alone', () => {
    expect(mergeLog([lineOf(1)], { after: null, lines: [lineOf(7)] })).toEqual([lineOf(7)]);
  });

  test('talk is put in order and nothing is said twice', () => {
    expect(mergeTalk([talkOf(1), talkOf(4)], [talkOf(4), talkOf(2), talkOf(6)]).map(({ seq }) => seq)).toEqual([1, 2, 4, 6]);
  });

  test('the merged table has the whole log', () => {
    const came = tableAt(3, { log: { after: 2, lines: [lineOf(3, 2)] }, talk: [talkOf(9)] });
    const now = mergeTable(tableAt(2, { talk: [talkOf(1)] }), came);
    expect(now.log).toEqual({ after: null, lines: [lineOf(1), lineOf(2), lineOf(3, 2)] });
    expect(now.talk.map(({ seq }) => seq)).toEqual([1, 9]);
    expect(now.game_now?.step).toBe(3);
  });

  test('older news change nothing', () => {
    const had = tableAt(5);
    expect(mergeTable(had, tableAt(4))).toBe(had);
  });

  test('the same news twice change nothing', () => {
    const once = mergeTable(tableAt(2), tableAt(3, { log: { after: 2, lines: [lineOf(3)] } }));
    const twice = mergeTable(once, tableAt(3, { log: { after: 2, lines: [lineOf(3)] } }));
    expect(twice).toEqual(once);
  });

  test('another viewpoint starts over', () => {
    const came = tableAt(1, { viewer: 2 });
    expect(mergeTable(tableAt(3), came)).toBe(came);
  });

  test('news that build on what is not there are a gap', () => {
    const part = tableAt(3, { log: { after: 2, lines: [lineOf(3)] } });
    expect(hasGap(null, part)).toBe(true);
    expect(hasGap(tableAt(2, { viewer: null }), part)).toBe(true);
    expect(hasGap(tableAt(2), part)).toBe(false);
    expect(hasGap(null, tableAt(3))).toBe(false);
  });
});
