import type { Attachment } from 'svelte/attachments';

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};

/** The element that lies next in a direction; in a line if nothing has a place yet. */
function nextTo(from: Element, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = middleOf(from);
  const ahead = all.flatMap((element) => {
    const [ex, ey] = middleOf(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return element !== from && along > 1 ? [{ element, far: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.element ?? all[all.indexOf(from as HTMLElement) + dx + dy];
}

/** Makes the things of a board one stop of the Tab key, with arrows inside: `<div {@attach roving('.spot')}>`. */
export function roving(selector: string): Attachment<HTMLElement> {
  return (node) => {
    let current: HTMLElement | undefined;
    const all = () => [...node.querySelectorAll<HTMLElement>(selector)];
    const settle = () => {
      const elements = all();
      const held = current && elements.includes(current) ? current : undefined;
      const live = elements.find((element) => element.classList.contains('live'));
      const stop = held?.matches(':focus') || held?.classList.contains('live') ? held : (live ?? held ?? elements[0]);
      for (const element of elements) {
        const tab = element === stop ? 0 : -1;
        if (element.tabIndex !== tab) element.tabIndex = tab;
      }
    };
    const focus = (event: FocusEvent) => {
      const target = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (!target) return;
      current = target;
      settle();
    };
    const steer = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      const from = (event.target as HTMLElement).closest<HTMLElement>(selector);
      const to = way && from && nextTo(from, all(), way);
      if (!way || !from) return;
      event.preventDefault();
      to?.focus();
    };
    const observer = new MutationObserver(settle);
    observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    node.addEventListener('focusin', focus);
    node.addEventListener('keydown', steer);
    settle();
    return () => {
      observer.disconnect();
      node.removeEventListener('focusin', focus);
      node.removeEventListener('keydown', steer);
    };
  };
}
