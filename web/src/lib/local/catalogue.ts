import type { GameInfo } from '../../generated/house';
import { Problem } from '../net/problem';

/** An engine of a game that this client can load. */
export interface EngineEntry {
  /** Its file, below the client's folder; the name contains the hash. */
  file: string;
  /** The SHA-256 of the module. */
  sha256: string;
  /** The game as a server describes it. */
  info: GameInfo;
}

/** The engines of this client, game by game. */
export interface Catalogue {
  games: Record<string, EngineEntry>;
}

/** The file that lists the engines. Where the program was built without them there is none. */
export const CATALOGUE = 'engines/index.json';

/** Loads the list of engines; `null`: there are none. */
export async function loadCatalogue(address: string): Promise<Catalogue | null> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => null);
  if (response === null) throw new Problem(0, { error: 'offline' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Problem(response.status, { error: 'offline' });
  return (await response.json()) as Catalogue;
}
