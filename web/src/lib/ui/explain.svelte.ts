import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';

type Words = string | null | undefined;
type Source = Words | (() => Words | Promise<Words>);

const HOVER = 350;
const LONG_PRESS = 450;
export const EXPLANATION_ID = 'explanation';

interface Shown {
  text: string;
  place: Element;
}

/** The one explanation that is shown, if any. */
class Explanation {
  shown: Shown | null = $state(null);

  async show(place: Element, source: Source): Promise<void> {
    const text = typeof source === 'function' ? await source() : source;
    if (!text || !place.isConnected) return;
    this.hide();
    place.setAttribute('aria-describedby', EXPLANATION_ID);
    this.shown = { text, place };
  }

  hide(of?: Element): void {
    if (!this.shown || (of && this.shown.place !== of)) return;
    this.shown.place.removeAttribute('aria-describedby');
    this.shown = null;
  }
}

export const explanation = new Explanation();

/**
 * Explains an element on hover, focus or long press: `<button {@attach explain('…')}>`.
 * The words may be a function, even one that has to ask; null explains nothing.
 */
export function explain(source: Source): Attachment {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const later = (ms: number) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        pressed = ms === LONG_PRESS;
        void explanation.show(node, source);
      }, ms);
    };
    const leave = () => {
      clearTimeout(waiting);
      explanation.hide(node);
    };
    // By Svelte's own listener: what is removed while it has the focus blurs in the middle of an update.
    const on = <E extends Event>(type: string, handle: (event: E) => void) => listen(node, type, handle as EventListener);
    const off = [
      on<PointerEvent>('pointerenter', (event) => event.pointerType === 'mouse' && later(HOVER)),
      on<PointerEvent>('pointerleave', (event) => event.pointerType === 'mouse' && leave()),
      on<PointerEvent>('pointerdown', (event) => {
        pressed = false;
        if (event.pointerType === 'mouse') leave();
        else later(LONG_PRESS);
      }),
      on<PointerEvent>('pointerup', () => clearTimeout(waiting)),
      on<PointerEvent>('pointercancel', () => clearTimeout(waiting)),
      on<MouseEvent>('contextmenu', (event) => pressed && event.preventDefault()),
      // A long press explains; it does not act.
      on<MouseEvent>('click', (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        pressed = false;
      }),
      on('focus', () => node.matches(':focus-visible') && void explanation.show(node, source)),
      // Later: what has the focus may be taken away in the middle of an update.
      on('blur', () => queueMicrotask(leave)),
    ];
    return () => {
      leave();
      off.forEach((stop) => stop());
    };
  };
}
