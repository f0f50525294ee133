import type { Turn } from '../../generated/turn';
import { gameTitle } from '../text/names';
import { router } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { recall, remember } from '../settings/storage';
import { t } from '../text/texts.svelte';

/** The steps of the turns that some tab has called to. */
const CALLED = 'dighouse.called';
/** Held by every tab that is looked at. */
const SEEN = 'dighouse.seen';
/** Held while one tab decides what to call to. */
const CALLING = 'dighouse.calling';

/** What this tab has called to and the player has not answered. */
const shown = new Map<string, Notification>();

/** Whether this browser, reached as it is, can call a player who looks elsewhere. */
export function canCall(): boolean {
  return 'Notification' in globalThis && 'locks' in navigator;
}

/** Whether the player lets it, after being asked where that is open. */
export async function mayCall(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === 'granted';
}

/** Lets other tabs know when this one is looked at. */
export function tellWhenSeen(): void {
  if (!canCall()) return;
  let leave = () => {};
  const follow = () => {
    leave();
    if (document.visibilityState !== 'visible') return;
    const seen = new Promise<void>((left) => (leave = left));
    void navigator.locks.request(SEEN, { mode: 'shared' }, () => seen);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}

async function isSeen(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === SEEN);
}

/** Calls the player to turns that have come, unless some tab is looked at or has called already; takes back other calls. */
export async function callTo(come: readonly Turn[], all: readonly Turn[]): Promise<void> {
  for (const [table, call] of shown) {
    if (!all.some((turn) => turn.table === table)) call.close();
  }
  if (come.length === 0 || !settings.calls || !canCall() || Notification.permission !== 'granted') return;
  await navigator.locks.request(CALLING, async () => {
    if (await isSeen()) return;
    const called = recall<Record<string, number>>(CALLED, {});
    const fresh = come.filter(({ table, step }) => called[table] !== step);
    const kept = all.filter(({ table }) => table in called).map(({ table }) => [table, called[table]] as const);
    remember(CALLED, Object.fromEntries([...kept, ...fresh.map(({ table, step }) => [table, step] as const)]));
    fresh.forEach(call);
  });
}

function call({ table, game }: Turn): void {
  try {
    const options = { body: gameTitle(game), tag: table, icon: '/icon-180.png', lang: settings.language };
    const notification = new Notification(t('web-call'), options);
    shown.set(table, notification);
    notification.onclose = () => shown.delete(table);
    notification.onclick = () => {
      focus();
      notification.close();
      router.go(`/table/${table}`);
    };
  } catch {
    // Some phones have the interface and let no page use it.
  }
}
