import { recall, remember } from '../settings/storage';
import type { Player } from './messages';

const KEY = 'dighouse.name';

/** Whoever plays at this browser. */
export function localPlayer(): Player {
  return { id: 'me', name: recall<string | null>(KEY, null), number: 1 };
}

/** Keeps the name under which somebody plays at this browser. */
export function keepName(name: string | null): void {
  remember(KEY, name);
}
