import { MediaQuery } from 'svelte/reactivity';

import { settings } from '../../lib/settings/settings.svelte';
import { recall, remember } from '../../lib/settings/storage';

export const TABS = ['players', 'log', 'chat'] as const;
export type Tab = (typeof TABS)[number];
export type Panel = 'actions' | 'rules' | 'keys' | 'report' | 'results' | 'takeBack' | 'resign' | 'away';

/** Whether there is room for all tools above the board; else some lie below it, near the thumbs. */
export const roomy = new MediaQuery('min-width: 48rem', true);

/** Whether there is room for a column beside the board. */
export const wide = new MediaQuery('min-width: 68rem', true);

const KEYS = 'dighouse.keys';

/** What is open on the screen of a table, besides the table. */
export class Screen {
  /** The dialog that is open. */
  panel: Panel | null = $state(null);
  /** The tab of the side column, or of the sheet. */
  tab: Tab = $state('log');
  /** Whether the sheet of a small screen is up. */
  raised = $state(false);
  /** Whether the decision is explained. */
  explained = $state(false);
  /** Whether single keys do something. */
  #keys = $state(recall<boolean>(KEYS, true));
  /** The last thing said that was read. */
  readUpTo = $state(0);

  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    remember(KEYS, keys);
  }

  get text(): boolean {
    return settings.textFirst;
  }

  toggleText(): void {
    settings.textFirst = !settings.textFirst;
  }

  open(panel: Panel): void {
    this.panel = panel;
  }

  /** Closes that dialog, if it is the open one. */
  close(panel: Panel): void {
    if (this.panel === panel) this.panel = null;
  }

  /** Shows a tab; on a small screen a second time puts the sheet down. */
  show(tab: Tab): void {
    this.raised = !(this.raised && this.tab === tab);
    this.tab = tab;
  }
}
