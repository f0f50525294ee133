import type { Choice } from '../../contract';
import { actionOf, SYMBOLS } from './view';
import type { Symbol } from './view';

/** A way the dice may lie, and the text of the action. */
export interface Result {
  dice: readonly Symbol[];
  text: string;
}

export function resultsOf(choices: readonly Choice[]): Result[] {
  return choices.flatMap((choice) => {
    const action = actionOf(choice);
    return action.action === 'dice' ? [{ dice: action.dice, text: choice.text }] : [];
  });
}

/** Whether all of `some` are among `all`, each as often. */
function among(some: readonly Symbol[], all: readonly Symbol[]): boolean {
  const left = [...all];
  return some.every((symbol) => {
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a die must be turned: no result shows its symbol. */
export function mustTurn(symbol: Symbol, results: readonly Result[]): boolean {
  return !results.some(({ dice }) => dice.includes(symbol));
}

/** Whether these dice are a result, or become one once those that must be turned are turned. */
function leadsOn(dice: readonly Symbol[], results: readonly Result[]): boolean {
  const kept = dice.filter((symbol) => !mustTurn(symbol, results));
  return results.some((result) => among(kept, result.dice));
}

/** Whether a die that need not be turned may be: some result shows its new symbol instead of the old one. */
function mayTurn(thrown: readonly Symbol[], place: number, symbol: Symbol, results: readonly Result[]): boolean {
  const free = (dice: readonly Symbol[]) => dice.filter((shown) => !mustTurn(shown, results));
  const wanted = free(thrown.with(place, symbol));
  return results.some(({ dice }) => among(wanted, dice) && !among(free(thrown), dice));
}

/** The result that these dice are; null while some die must still be turned. */
export function resultOf(dice: readonly Symbol[], results: readonly Result[]): Result | null {
  return results.find((result) => among(dice, result.dice)) ?? null;
}

/**
 * The dice once the die at `place` is turned to `symbol`. If that is one turn too many, another die goes
 * back to what was thrown. Null if nothing allows it.
 */
export function turned(
  thrown: readonly Symbol[],
  dice: readonly Symbol[],
  place: number,
  symbol: Symbol,
  results: readonly Result[],
): Symbol[] | null {
  const before = thrown[place];
  if (before === undefined || mustTurn(symbol, results)) return null;
  const asked = mustTurn(before, results) || symbol === before;
  if (!asked && !mayTurn(thrown, place, symbol, results)) return null;
  const wanted = dice.with(place, symbol);
  if (leadsOn(wanted, results)) return wanted;
  for (const [other, shown] of thrown.entries()) {
    if (other === place) continue;
    const back = wanted.with(other, shown);
    if (leadsOn(back, results)) return back;
  }
  const alone = thrown.with(place, symbol);
  return leadsOn(alone, results) ? alone : null;
}

/** The symbols to which the die at `place` may be turned. */
export function turnsOf(
  thrown: readonly Symbol[],
  dice: readonly Symbol[],
  place: number,
  results: readonly Result[],
): Symbol[] {
  return SYMBOLS.filter((symbol) => turned(thrown, dice, place, symbol, results));
}

/** The notation of dice, legal or not: `dice bird bird snake`. */
export function diceText(dice: readonly Symbol[]): string {
  return ['dice', ...[...dice].sort((a, b) => SYMBOLS.indexOf(a) - SYMBOLS.indexOf(b))].join(' ');
}
