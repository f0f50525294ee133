import type { Choice } from '../../contract';
import { actionOf, widthOf } from './view';
import type { Dice, Odds, Window } from './view';

/** A window that may be set, and the text of the bet. */
export interface Setting extends Window {
  text: string;
}

/** The windows that may be set, by the width of their wheel, the lowest first. */
export function settingsOf(choices: readonly Choice[]): Map<number, Setting[]> {
  const settings = new Map<number, Setting[]>();
  for (const choice of choices) {
    const action = actionOf(choice);
    if (action.action !== 'bet') continue;
    const width = widthOf(action.window);
    settings.set(width, [...(settings.get(width) ?? []), { ...action.window, text: choice.text }]);
  }
  for (const list of settings.values()) list.sort((a, b) => a.low - b.low);
  return settings;
}

export function middleOf({ low, high }: Window): number {
  return (low + high) / 2;
}

/** The window whose middle is nearest. */
export function nearest<W extends Window>(windows: readonly W[], middle: number): W | null {
  let best: W | null = null;
  for (const window of windows) {
    if (!best || Math.abs(middleOf(window) - middle) < Math.abs(middleOf(best) - middle)) best = window;
  }
  return best;
}

/** The window some steps further on, as far as the dial goes. */
export function stepped<W extends Window>(windows: readonly W[], from: Window, steps: number): W | null {
  const at = windows.findIndex(({ low }) => low === from.low);
  return windows[Math.max(0, Math.min(windows.length - 1, at + steps))] ?? null;
}

/** The chance of each sum for these dice; null if nobody reckoned it. */
export function sumChances(odds: Odds | null, dice: readonly string[]): number[] | null {
  const wanted = [...dice].sort().join();
  return odds?.sums.find(({ dice }) => [...dice].sort().join() === wanted)?.sums ?? null;
}

export function hitChance(chances: readonly number[], { low, high }: Window): number {
  return chances.slice(low, high + 1).reduce((sum, chance) => sum + chance, 0);
}

/** The window that hits most often; of equals the middle one. */
export function likeliest<W extends Window>(windows: readonly W[], chances: readonly number[]): W | null {
  let most = -1;
  let best: W[] = [];
  for (const window of windows) {
    const chance = hitChance(chances, window);
    if (chance > most + 1e-9) {
      most = chance;
      best = [window];
    } else if (chance > most - 1e-9) best.push(window);
  }
  return best[Math.floor((best.length - 1) / 2)] ?? null;
}

export function sameDice(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

export type { Dice };
