import type { Attachment } from 'svelte/attachments';

export type KeyMap = Record<string, () => void>;

const TYPING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** What takes all keys while it is open. */
const OPEN = 'dialog[open], [popover="auto"]:popover-open';
/** Keys that press what has the focus. */
const PRESSES = new Set([' ', 'Enter']);
const PRESSED = 'button, a, summary, [role="button"]';

/** Whether a key belongs to something else: a field, an open dialog, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (PRESSES.has(event.key) && at?.closest(PRESSED)) return true;
  return Boolean(at?.closest(TYPING)) || document.querySelector(OPEN) !== null;
}

/** Single keys for the whole window, as long as the element is there. */
export function keys(map: () => KeyMap): Attachment {
  return () => {
    const listen = (event: KeyboardEvent) => {
      const act = isTaken(event) ? undefined : map()[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  };
}
