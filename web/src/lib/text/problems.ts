import { Problem } from '../net/api';
import { tell } from './tell';
import { type Args, t, texts } from './texts.svelte';

/** What went wrong, in words: what the server says of it, or else what the client knows. */
export function wordsOf(problem: unknown, game = 'house', names: readonly string[] = []): string {
  if (!(problem instanceof Problem)) return t('web-problem-unknown');
  const own = `web-problem-${problem.error}`;
  if (problem.error === 'unknown') return t(problem.status >= 500 ? 'web-problem-house' : 'web-problem-unknown');
  if (texts().has(own)) return t(own, problem.data as Args);
  if (texts().has(`${game}-error-${problem.error}`) || texts().has(`house-error-${problem.error}`)) {
    return tell(game, 'error', problem.data, names);
  }
  if (typeof problem.data['why'] === 'string') return tell(game, 'why', problem.data, names);
  return t('web-problem-unknown');
}
