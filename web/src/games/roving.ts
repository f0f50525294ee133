type Direction = readonly [x: number, y: number];

const DIRECTIONS: Record<string, Direction> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What lies aside counts more than what lies far. */
const ASIDE = 3;

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest of these in a direction. */
function nearest(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: Direction): HTMLElement | undefined {
  const here = middle(from);
  const rated = spots.flatMap((spot) => {
    const there = middle(spot);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    return ahead > 1 ? [{ spot, far: ahead + ASIDE * aside }] : [];
  });
  return rated.sort((a, b) => a.far - b.far)[0]?.spot;
}

/** The spots of a part of the table are one stop of the Tab key, with arrows inside: `<section {@attach roving}>`. */
export function roving(part: HTMLElement) {
  const spots = () => [...part.querySelectorAll<HTMLElement>('.spot')];

  /** The stop is where the focus is or was; where something can be done, if that was nowhere. */
  function settle(): void {
    const all = spots();
    const within = all.find((spot) => spot === document.activeElement);
    const live = all.filter((spot) => spot.classList.contains('live'));
    const stop = within ?? live.find((spot) => spot.tabIndex === 0) ?? live[0] ?? all[0];
    for (const spot of all) spot.tabIndex = spot === stop ? 0 : -1;
  }

  function steer(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const from = (event.target as Element).closest<HTMLElement>('.spot');
    const to = direction && from ? nearest(spots(), from, direction) : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(part, { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'class'] });
  part.addEventListener('focusin', settle);
  part.addEventListener('keydown', steer);
  settle();
  return () => {
    watcher.disconnect();
    part.removeEventListener('focusin', settle);
    part.removeEventListener('keydown', steer);
  };
}
