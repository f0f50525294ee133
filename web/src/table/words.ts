import { settings } from '../lib/settings/settings.svelte';
import { tell } from '../lib/text/tell';
import { t, texts, tFirst } from '../lib/text/texts.svelte';
import type { Group } from './decision/choices';
import { type Column, winnersOf } from './end/scores';
import type { StoryLine } from './log/story';

/** Names in a sentence: `Ola, Jan and Ewa`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}

/** What is played, beyond the usual. */
export function optionWords(game: string, options: Record<string, string>): string[] {
  return Object.entries(options).map(([key, value]) => {
    const name = t(`${game}-option-${key}`);
    return value === 'on' ? name : `${name}: ${tFirst([`${game}-value-${value}`, `house-value-${value}`])}`;
  });
}

/** A line of the story in words. */
export function lineWords(game: string, line: StoryLine, names: readonly string[]): string {
  return tell(line.kind === 'event' ? game : 'house', 'event', line.event, names);
}

/** Who has won, in words. */
export function wonWords(columns: readonly Column[]): string {
  const winners = winnersOf(columns);
  return t('web-won', { names: listed(winners.map(({ name }) => name)), count: winners.length, points: winners[0]?.total ?? 0 });
}

/** With a capital letter: an action as a label. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** An action as a label. */
export function actionWords(game: string, data: Record<string, unknown>, names: readonly string[]): string {
  return capital(tell(game, 'action', data, names));
}

/** What the actions of a group have in common, in words. */
export function groupWords(game: string, { trait }: Group): string {
  switch (trait.trait) {
    case 'all':
      return t('web-group-all');
    case 'action':
      return tFirst([`web-group-${game}-${trait.action}`, 'web-group-other']);
    case 'width':
      return t('web-group-width', { width: trait.width });
    case 'count':
      return t('web-group-count', { count: trait.count });
    case 'word':
      return capital(texts().name(game, trait.word));
  }
}

/** The name of a line of the score sheet. */
export function categoryWords(game: string, category: string): string {
  return tFirst([`${game}-score-${category}`, `house-score-${category}`]);
}
