import { t } from '../text/texts.svelte';
import { toasts } from './toasts.svelte';

/** Copies a text; where the browser forbids that, false. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

/** Addresses without a certificate, as on a home network, have only this way. */
function copiedTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'heard';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Copies a text and says so, with words for when it worked. */
export async function copy(text: string, done: string): Promise<boolean> {
  const worked = await copied(text);
  toasts.show(worked ? done : t('web-copy-failed'), worked ? 'good' : 'bad');
  return worked;
}

/** Hands an address to the device's own sharing, or copies it. */
export async function share(url: string, title: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
    }
  }
  await copy(url, t('web-link-copied'));
}

export const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
