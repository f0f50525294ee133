import type { Credentials, Farewell, NewPassword, SignOut } from '../../generated/account';
import type { GameInfo, House, Me } from '../../generated/house';
import { keepName } from '../local/player';
import { hasServer } from '../place';
import { api, Problem } from './api';

/** What the server offers and who this player is, loaded once and kept. */
class Server {
  info: House | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #loading: Promise<void> | null = null;

  /** Loads what is not there yet. */
  load(): Promise<void> {
    if (!hasServer) return Promise.resolve();
    this.#loading ??= this.#fetch().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    try {
      // The first answer sets the cookie; a second request at the same time would make a second guest.
      this.me ??= await api.get<Me>('/api/me');
      this.info ??= await api.get<House>('/api/house');
      this.problem = null;
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem(0, {});
    }
  }

  game(id: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.id === id);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.put<Me>('/api/me', { name });
    keepName(name);
  }

  /** Gives the guest a password, and so an account. */
  async claim(credentials: Credentials): Promise<void> {
    this.me = await api.post<Me>('/api/account', credentials);
  }

  async signIn(credentials: Credentials): Promise<void> {
    this.me = await api.post<Me>('/api/sign-in', credentials);
  }

  async changePassword(change: NewPassword): Promise<void> {
    this.me = await api.put<Me>('/api/account/password', change);
  }

  async signOut(everywhere: boolean): Promise<void> {
    await api.post('/api/sign-out', { everywhere } satisfies SignOut);
    await this.#becomeNewGuest();
  }

  /** Makes the server delete this player. */
  async forget(farewell: Farewell): Promise<void> {
    await api.post('/api/me/forget', farewell);
    await this.#becomeNewGuest();
  }

  /** A new guest. */
  #becomeNewGuest(): Promise<void> {
    this.me = null;
    return this.load();
  }
}

export const server = new Server();
