import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 150;

interface Stop {
  /** Whether it is where the keyboard wants to go, or beyond it. */
  there: boolean;
  beyond: boolean;
  name: string;
  /** Whether it can be seen that it has the focus. */
  seen: boolean;
}

/** A guest without a mouse. */
export class Keyboard {
  readonly #page: Page;
  /** The stops without a visible focus. */
  readonly unseen = new Set<string>();
  /** How many stops the walks had. */
  readonly walks: number[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Walks with Tab until `there` has the focus; back if it is known to lie behind. */
  async walkTo(there: Locator, back = false): Promise<void> {
    for (let stops = 0; stops <= MOST_STOPS; stops += 1) {
      const stop = await there.evaluate(stopHere);
      back ||= stop.beyond;
      if (stops > 0 && !stop.seen) this.unseen.add(stop.name);
      if (stop.there) {
        this.walks.push(stops);
        return;
      }
      await this.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`the keyboard does not reach ${there}`);
  }
}

/** In the browser: what has the focus. */
function stopHere(there: Element): Stop {
  const at = document.activeElement ?? document.body;
  const probe = document.createElement('i');
  probe.style.color = 'var(--focus)';
  document.body.append(probe);
  const focusColour = getComputedStyle(probe).color;
  probe.remove();
  const drawn = (element: Element) => {
    const { outlineStyle, outlineWidth, stroke } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || stroke === focusColour;
  };
  // The focus may be drawn around a label, or around something inside.
  const places = [at, ...at.querySelectorAll('*'), ...(at.closest('label') ? [at.closest('label') as Element] : [])];
  const name = at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? '';
  const nowhere = at === document.body;
  const beyond = !nowhere && (there.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return { there: at === there, beyond, name: `${at.tagName.toLowerCase()} ${name}`, seen: nowhere || places.some(drawn) };
}
