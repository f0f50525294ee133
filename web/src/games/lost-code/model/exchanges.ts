import type { Choice } from '../../contract';
import { actionOf } from './view';
import type { Symbol } from './view';

/** The symbols that can be exchanged, with the text of the action. */
export function exchangesOf(choices: readonly Choice[]): ReadonlyMap<Symbol, string> {
  const exchanges = new Map<Symbol, string>();
  for (const choice of choices) {
    const action = actionOf(choice);
    if (action.action === 'exchange') exchanges.set(action.symbol, choice.text);
  }
  return exchanges;
}
