import { browser } from '../local/browser.svelte';
import { isLocal } from './backend';
import { server } from './server.svelte';

/** Loads what the page of a table needs to know of whoever keeps it. */
export function arrive(table: string): Promise<void> {
  return isLocal(table) ? browser.load() : server.load();
}
