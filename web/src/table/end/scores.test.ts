import { beforeEach, expect, test } from 'vitest';

import type { ScoreRow } from '../../generated/game';
import { settings } from '../../lib/settings/settings.svelte';
import { columnsOf, scoredCategories, winnersOf } from './scores';
import { wonWords } from '../words';

const row = (seat: number, rank: number, total: number): ScoreRow => ({ seat, rank, total, points: [['idols', total], ['fear', 0]] });
const RIVAL = { name: 'The rival', rank: 1, total: 50, points: [['idols', 48], ['fear', 2]] as [string, number][] };

beforeEach(() => {
  settings.language = 'en';
});

test('the best column comes first, whoever has a seat or not', () => {
  const columns = columnsOf([row(1, 2, 40)], ['Olga'], [RIVAL]);
  expect(columns.map(({ name, seat }) => [name, seat])).toEqual([
    ['The rival', null],
    ['Olga', 1],
  ]);
});

test('a solo game can be lost, won and tied', () => {
  const said = (rank: number, rival: number) => wonWords(columnsOf([row(1, rank, 50)], ['Olga'], [{ ...RIVAL, rank: rival }]));
  expect(said(2, 1)).toBe('The rival wins with 50 points');
  expect(said(1, 2)).toBe('Olga wins with 50 points');
  expect(said(1, 1)).toBe('Olga and The rival share the win with 50 points');
});

test('only lines in which somebody has points are shown', () => {
  expect(scoredCategories(columnsOf([row(1, 1, 3)], ['Olga']))).toEqual(['idols']);
  expect(scoredCategories(columnsOf([row(1, 1, 3)], ['Olga'], [RIVAL]))).toEqual(['idols', 'fear']);
});

test('several can lead', () => {
  expect(winnersOf(columnsOf([row(1, 1, 3), row(2, 1, 3), row(3, 3, 1)], ['A', 'B', 'C'])).map(({ seat }) => seat)).toEqual([1, 2]);
});
