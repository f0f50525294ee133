import type { Choice } from '../../contract';
import { actionOf } from './view';
import type { Symbol, View } from './view';

/** A line of the sheet that is to be written now. */
export interface Line {
  symbol: Symbol;
  /** The token of this symbol is offered: the line is written to take it. */
  token: boolean;
  /** The most values that may be written. */
  most: number;
  /** The text of the action that writes these values; null if that is not possible. */
  write(values: readonly number[]): string | null;
  /** The text of the action that leaves the token. */
  leave: string | null;
}

/** The line that the choices are about. */
export function lineOf(view: View, choices: readonly Choice[]): Line | null {
  const texts = new Map<string, string>();
  let symbol: Symbol | null = null;
  let token = false;
  let leave: string | null = null;
  let most = 0;
  for (const choice of choices) {
    const action = actionOf(choice);
    if (action.action === 'leave') leave = choice.text;
    if (action.action !== 'guess' && action.action !== 'take') continue;
    token = action.action === 'take';
    symbol = action.action === 'guess' ? action.symbol : view.offered;
    most = Math.max(most, action.values.length);
    texts.set(action.values.join(), choice.text);
  }
  if (!symbol) return null;
  const write = (values: readonly number[]) => texts.get([...values].sort((a, b) => a - b).join()) ?? null;
  return { symbol, token, most, write, leave };
}

/** The values after one of them is clicked; null if there are too many. */
export function toggled(values: readonly number[], value: number, most: number): number[] | null {
  if (values.includes(value)) return values.filter((other) => other !== value);
  return values.length < most ? [...values, value].sort((a, b) => a - b) : null;
}

/** The notation of a line, legal or not. */
export function lineText(line: Line, values: readonly number[]): string {
  const words = values.length === 0 ? 'none' : values.join(' ');
  return line.token ? `take ${words}` : `guess ${line.symbol} ${words}`;
}
