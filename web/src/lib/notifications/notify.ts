import type { Turn } from '../../generated/turn';
import { fileAddress } from '../place';
import { gameTitle } from '../text/names';
import { router } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { recall, remember } from '../settings/storage';
import { t } from '../text/texts.svelte';

/** The steps of the turns that some tab has shown a notification for. */
const NOTIFIED = 'dighouse.called';
/** The lock that every visible tab holds. */
const VISIBLE = 'dighouse.seen';
/** The lock that a tab holds while it decides which notifications to show. */
const DECIDING = 'dighouse.calling';

/** The notifications of this tab that the player has not answered. */
const shown = new Map<string, Notification>();

/** Whether this browser can show notifications on this page. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && 'locks' in navigator;
}

/** Whether the player permits notifications; asks unless they have decided. */
export async function askPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Lets other tabs know while this one is visible. */
export function announceVisibility(): void {
  if (!canNotify()) return;
  let release = () => {};
  const update = () => {
    release();
    if (document.visibilityState !== 'visible') return;
    const hidden = new Promise<void>((done) => (release = done));
    void navigator.locks.request(VISIBLE, { mode: 'shared' }, () => hidden);
  };
  document.addEventListener('visibilitychange', update);
  update();
}

async function isAnyTabVisible(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === VISIBLE);
}

/** Notifies of new turns, unless a tab is visible or another has notified already. Closes notifications that are over. */
export async function notify(fresh: readonly Turn[], all: readonly Turn[]): Promise<void> {
  for (const [table, notification] of shown) {
    if (!all.some((turn) => turn.table === table)) notification.close();
  }
  if (fresh.length === 0 || !settings.notifications || !canNotify() || Notification.permission !== 'granted') return;
  await navigator.locks.request(DECIDING, async () => {
    if (await isAnyTabVisible()) return;
    const notified = recall<Record<string, number>>(NOTIFIED, {});
    const due = fresh.filter(({ table, step }) => notified[table] !== step);
    const kept = all.filter(({ table }) => table in notified).map(({ table }) => [table, notified[table]] as const);
    remember(NOTIFIED, Object.fromEntries([...kept, ...due.map(({ table, step }) => [table, step] as const)]));
    due.forEach(show);
  });
}

function show({ table, game }: Turn): void {
  try {
    const options = { body: gameTitle(game), tag: table, icon: fileAddress('icon-180.png'), lang: settings.language };
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
