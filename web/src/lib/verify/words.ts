import { Problem } from '../net/problem';
import { wordsOf } from '../text/problems';
import { t } from '../text/texts.svelte';
import type { Refused } from './verdict';

/** The first digits of a module's SHA-256, as the names of files have it. */
export const shortHash = (sha256: string) => sha256.slice(0, 16);

/** Why a record is refused, and where. */
export function wordsOfRefusal({ error, step }: Refused, game: string): string {
  const what = wordsOf(new Problem(0, error), game);
  const { line } = error;
  if (typeof line !== 'number') return what;
  return step === null ? t('web-check-replay-line', { line, what }) : t('web-check-replay-action', { step, line, what });
}
