import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 150;

interface Stop {
  name: string;
  /** Whether it can be seen that it has the focus. */
  visible: boolean;
}

/** Somebody who has no mouse. */
export class Keyboard {
  readonly #page: Page;
  /** The stops without a visible focus. */
  readonly unseen = new Set<string>();
  /** The longest walk so far. */
  longest = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Walks on with Tab, or back, until `there` has the focus. */
  async walkTo(there: Locator, { back = false } = {}): Promise<void> {
    for (let stops = 0; stops <= MOST_STOPS; stops += 1) {
      if (await there.evaluate((element) => element === document.activeElement)) {
        this.longest = Math.max(this.longest, stops);
        return;
      }
      await this.press(back ? 'Shift+Tab' : 'Tab');
      await this.#look();
    }
    throw new Error(`the keyboard does not reach ${there}`);
  }

  async #look(): Promise<void> {
    const stop = await this.#page.evaluate(stopHere);
    if (stop && !stop.visible) this.unseen.add(stop.name);
  }
}

/** In the browser: what has the focus. */
function stopHere(): Stop | null {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const drawn = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  // What has the focus may be drawn by the label around it or by something inside it.
  const places = [at, ...at.querySelectorAll('*'), ...(at.closest('label') ? [at.closest('label') as Element] : [])];
  const name = at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? '';
  return { name: `${at.tagName.toLowerCase()} ${name}`, visible: at.matches(':focus-visible') && places.some(drawn) };
}
