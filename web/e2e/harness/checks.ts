import type { Locator } from 'playwright-core';

import { ASKS } from './games';
import type { Guest } from './guest';
import { wordsOf } from './words';

/** Keys of messages that have no words. */
const KEY = new RegExp(`\\b(?:web|house|arena|bench|${Object.keys(ASKS).join('|')})-[a-z][a-z-]+`);

/** In the browser: all texts that are read or heard, but for the notation of a game and names in other languages. */
function textsOnPage(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('code, pre, em')) texts.push(walker.currentNode.textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Texts that are keys without words, or words of the other language. */
export async function untranslated(guest: Guest): Promise<string[]> {
  const own = guest.words;
  const other = wordsOf(own.language === 'en' ? 'pl' : 'en');
  const known = new Set(own.plain().values());
  const foreign = new Set([...other.plain()].map(([, text]) => text).filter((text) => text.length > 3 && !known.has(text)));
  // The button that changes the language is in the other one, as it should be.
  foreign.delete(other.say('web-language-name'));
  return (await guest.page.evaluate(textsOnPage)).filter((text) => KEY.test(text) || foreign.has(text));
}

/** By how many pixels the page is wider than the screen. */
export function widerThanScreen(guest: Guest): Promise<number> {
  return guest.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What can be pressed. Links inside of sentences have the height of a line. */
export const CONTROLS =
  'button, a[href]:not(p a, li > a, h3 a), input, select, textarea, summary, [role="slider"], [role="tab"], [role="option"]';

interface Size {
  width: number;
  height: number;
}

/** In the browser: which of these are seen and smaller than they should be. */
function smaller(controls: Element[], least: Size): string[] {
  return controls.flatMap((control) => {
    // A label is pressed as well as what it labels.
    const label = control.matches('input[type="radio"], input[type="checkbox"]') ? control.closest('label') : null;
    const { width, height } = (label ?? control).getBoundingClientRect();
    const heardOnly = getComputedStyle(control).clipPath === 'inset(50%)';
    if (heardOnly || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (width >= least.width - 0.5 && height >= least.height - 0.5) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30);
    return [`${control.tagName.toLowerCase()} "${name}" ${Math.round(width)}x${Math.round(height)}`];
  });
}

/** What is too small for a finger. */
export function tooSmall(controls: Locator, least: Size = { width: 44, height: 44 }): Promise<string[]> {
  return controls.evaluateAll(smaller, least);
}
