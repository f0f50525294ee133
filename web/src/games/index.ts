import type { Component } from 'svelte';

import { api, local } from '../lib/net/api';
import { isLocal } from '../lib/net/backend';
import ArnakArt from './arnak/Art.svelte';
import { loadTexts } from '../lib/text/texts.svelte';
import type { GameUi } from './contract';
import ExcavationEarthArt from './excavation-earth/Art.svelte';
import LostCodeArt from './lost-code/Art.svelte';
import MykerinosArt from './mykerinos/Art.svelte';

/** A game as the shelf knows it: its box at once, its board when somebody plays. */
export interface OnShelf {
  id: string;
  Art: Component;
  /** Null while the game is in preparation. */
  load: (() => Promise<GameUi>) | null;
}

export const SHELF: readonly OnShelf[] = [
  { id: 'lost-code', Art: LostCodeArt, load: async () => (await import('./lost-code')).default },
  { id: 'arnak', Art: ArnakArt, load: async () => (await import('./arnak')).default },
  { id: 'mykerinos', Art: MykerinosArt, load: async () => (await import('./mykerinos')).default },
  { id: 'excavation-earth', Art: ExcavationEarthArt, load: async () => (await import('./excavation-earth')).default },
];

export function onShelf(game: string): OnShelf | undefined {
  return SHELF.find(({ id }) => id === game);
}

/**
 * The screen of a game for a table, with its texts and what is printed on its components; null if this client has none.
 */
export async function screenOf(game: string, table: string): Promise<GameUi | null> {
  const load = onShelf(game)?.load;
  if (!load) return null;
  const keeper = isLocal(table) ? local : api;
  const [ui, printed] = await Promise.all([load(), keeper.kept(`/api/games/${game}/printed`), loadTexts(game)]);
  ui.open(printed);
  return ui;
}
