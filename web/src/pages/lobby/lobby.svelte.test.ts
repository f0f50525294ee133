import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameInfo } from '../../generated/house';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings/settings.svelte';
import { Draft } from './draft.svelte';
import Lobby from '../Lobby.svelte';

const game: GameInfo = {
  id: 'lost-code',
  rules: 1,
  min_seats: 2,
  max_seats: 4,
  options: [
    { key: 'curse', values: ['off', 'on'], kind: 'variant' },
    { key: 'wheels', values: ['standard', 'flat'], kind: 'ruling' },
  ],
  categories: [],
  bots: ['random', 'exact'],
};

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
});

describe('a new table', () => {
  test('is against two of the strongest bots unless told otherwise', () => {
    const draft = new Draft(game);
    expect(draft.preset).toBe('bots');
    expect(draft.wanted).toEqual({
      game: 'lost-code',
      options: {},
      seats: [{ kind: 'you' }, { kind: 'bot', bot: 'exact' }, { kind: 'bot', bot: 'exact' }],
      public: false,
      pace: 'live',
      aids: true,
    });
  });

  test('on one screen has a named friend, by link an open seat', () => {
    const draft = new Draft(game);
    draft.choose('screen');
    expect(draft.wanted.seats).toEqual([{ kind: 'you' }, { kind: 'here', name: 'Friend B' }]);
    draft.choose('friends');
    expect(draft.wanted.seats).toEqual([{ kind: 'you' }, { kind: 'open' }]);
    expect(draft.wanted.aids).toBe(false);
  });

  test('is for one where the game can be played alone', () => {
    expect(new Draft(game).presets).not.toContain('solo');
    const draft = new Draft({ ...game, min_seats: 1 });
    draft.choose('solo');
    expect(draft.wanted).toMatchObject({ seats: [{ kind: 'you' }], aids: true });
    expect(draft.preset).toBe('solo');
  });

  test('says only what differs from the defaults', () => {
    const draft = new Draft(game);
    draft.options['curse'] = 'on';
    expect(draft.wanted.options).toEqual({ curse: 'on' });
    expect(draft.unusual).toBe(0);
    draft.options['wheels'] = 'flat';
    expect(draft.unusual).toBe(1);
  });

  test('has one seat for you', () => {
    const draft = new Draft(game);
    draft.setKind(2, 'you');
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['open', 'bot', 'you']);
    expect(draft.preset).toBeNull();
  });

  test('keeps within the seats of the game', () => {
    const draft = new Draft(game);
    draft.add();
    expect(draft.canAdd).toBe(false);
    draft.remove(3);
    draft.remove(2);
    expect(draft.canRemove).toBe(false);
  });

  test('remembers how you played last', () => {
    const first = new Draft(game);
    first.choose('friends');
    first.options['curse'] = 'on';
    first.keep();
    const second = new Draft(game);
    expect(second.preset).toBe('friends');
    expect(second.options['curse']).toBe('on');
  });
});

describe('the lobby', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('makes a table in two clicks', async () => {
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    const answers: Record<string, unknown> = {
      'GET /api/me': { id: 'x', name: null, number: 7 },
      'GET /api/house': { version: '1', games: [game], addresses: [] },
      'POST /api/tables': { id: 'new1', commitment: 'ab' },
      'POST /api/tables/new1/sit': { id: 'new1', commitment: 'ab' },
    };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      // The stream stays silent.
      if (path === '/api/events') return new Promise(() => undefined);
      if (init.body) sent.push(JSON.parse(String(init.body)));
      return Promise.resolve(new Response(JSON.stringify(answers[`${init.method} ${path}`])));
    });

    render(Lobby);
    const box = await waitFor(() => {
      const found = screen.getByRole('button', { name: /The Lost Code/ });
      expect(found).toHaveProperty('disabled', false);
      return found;
    });
    await fireEvent.click(box);
    await fireEvent.submit(document.getElementById('new-table') as HTMLFormElement);
    await waitFor(() => expect(router.path).toBe('/table/new1'));

    const [made, sat] = sent as [{ seats: unknown[]; salt?: string }, { salt: string }];
    expect(made.seats).toHaveLength(3);
    // The salt comes after the commitment was seen.
    expect(made.salt).toBeUndefined();
    expect(sat.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.parse(localStorage.getItem('dighouse.commitments') ?? '{}')).toEqual({
      new1: { commitment: 'ab', salt: sat.salt },
    });
  });
});
