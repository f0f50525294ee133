/** The panels of a small screen. */
export const PANELS = ['map', 'markets', 'trade', 'mine'] as const;

export type PanelName = (typeof PANELS)[number];

const ZONES: Record<string, PanelName> = {
  place: 'map',
  tile: 'map',
  forecast: 'map',
  market: 'markets',
  queue: 'markets',
  centre: 'markets',
  colour: 'trade',
  stack: 'trade',
  hand: 'mine',
  own: 'mine',
  cell: 'mine',
};

/** The panel on which a step is made; null if it is made beside all panels. */
export function panelOf(step: string): PanelName | null {
  return ZONES[step.slice(0, step.indexOf(':'))] ?? null;
}

/** How many steps can be made on each panel. */
export function busyPanels(steps: Iterable<string>): Record<PanelName, number> {
  const counts = { map: 0, markets: 0, trade: 0, mine: 0 };
  for (const step of new Set(steps)) {
    const panel = panelOf(step);
    if (panel) counts[panel] += 1;
  }
  return counts;
}

/** The panel where most can be done; null if nothing can. */
export function busiest(counts: Record<PanelName, number>): PanelName | null {
  const [most] = [...PANELS].sort((one, other) => counts[other] - counts[one]);
  return most && counts[most] > 0 ? most : null;
}
