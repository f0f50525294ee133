/** An icon on a 24 px grid: lines of one weight, and shapes that are filled. */
export interface IconShape {
  lines?: string;
  fill?: string;
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const CARD = 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z';
const BUST = 'M4.5 9h15M8 9V6.5a4 4 0 0 1 8 0V9M8 9v1.5a4 4 0 0 0 8 0V9M4 21c.4-3.6 3.2-5.3 8-5.3s7.6 1.7 8 5.3z';
const ARCH = 'M4 20.5V10a8 8 0 0 1 16 0v10.5h-4.5V11a3.5 3.5 0 0 0-7 0v9.5z';

const SHAPES = {
  // What is gathered
  coin: { lines: ring(12, 12, 8.6), fill: ring(12, 12, 4.6) },
  compass: { lines: ring(12, 12, 8.6), fill: 'M15.9 8.1 13.6 13.6 8.1 15.9 10.4 10.4z' },
  tablet: { lines: 'M6 3.5h9l3.5 4v13H6zM9 9.5h5M9 13h6.5M9 16.5h4' },
  arrowhead: { lines: 'M12 3.4v10', fill: 'M12 2l6.4 12.2-3.9-.9v5L12 22l-2.5-3.7v-5l-3.9.9zm-.9 6v5.2h1.8V8z' },
  jewel: { lines: 'M7 4h10l4.5 6L12 21 2.5 10zM2.5 10h19M12 21 8.5 10 12 4.4 15.5 10z' },
  idol: {
    lines: 'M8.2 3h7.6l1.7 3.8-1.7 3.2h2v6.2h-2L17.5 21h-11l1.7-4.8h-2V10h2L6.5 6.8zM10.3 16.2h3.4',
    fill: `${ring(10.2, 6.8, 1.1)}${ring(13.8, 6.8, 1.1)}`,
  },
  fear: {
    lines: 'M12 2.8c4.8 0 7.8 3.2 7.8 7.8 0 5.2-3.4 10.6-7.8 10.6S4.2 15.8 4.2 10.6c0-4.6 3-7.8 7.8-7.8z',
    fill: 'M7 9.6c1.6-1.1 3-1.1 3.9.2-.3 1.6-3.2 2-3.9-.2zM17 9.6c-1.6-1.1-3-1.1-3.9.2.3 1.6 3.2 2 3.9-.2zM12 13.6c1.5 0 2.3 1.2 2.3 2.6s-.8 2.5-2.3 2.5-2.3-1.1-2.3-2.5.8-2.6 2.3-2.6z',
  },
  points: { lines: 'm12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2-5.5-3-5.5 3 1.2-6.2-4.6-4.3 6.2-.8z' },

  // How one travels
  boot: { lines: 'M8 3h6.5v9.3l4.4 2c1.4.6 2.1 1.6 2.1 3.1V20H8zM8 16.6h12.6M8 6.4h3' },
  car: { lines: `M4.6 17H2.8v-4.6L6 11l2.4-4.6h6.4L18 11l3.2 1.2V17h-1.8M9.2 17h5.6M6.4 11H18${ring(6.9, 17, 2.2)}${ring(17.1, 17, 2.2)}` },
  ship: { lines: 'M2.8 15h18.4l-3 5.5H5.8zM12 15V3M12 4.2c4 1.4 6 4 6 7.8h-6M9.4 6.8C7.2 8 6 9.6 6 12h3.4z' },
  plane: { fill: 'M12 2c1.2 0 1.9 1.2 1.9 2.8v4.4l7.6 4.6v2.4l-7.6-2.1v3.8l2.3 1.9v1.7L12 20.4l-4.2 1.1v-1.7l2.3-1.9v-3.8l-7.6 2.1v-2.4l7.6-4.6V4.8C10.1 3.2 10.8 2 12 2z' },
  pilot: { lines: `${ring(7.4, 13, 3.6)}${ring(16.6, 13, 3.6)}M11 13h2M3.8 12 2 9.5M20.2 12 22 9.5M4 8c4.6-4 11.4-4 16 0` },

  // Cards
  card: { lines: CARD },
  draw: { lines: `M5 8.5h9a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM8 5.5V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v12.5M9.5 11.8v6M6.5 14.8h6` },
  exile: { lines: `${CARD}M9 8.5l6 7M15 8.5l-6 7` },
  'use-up': { lines: 'M7 2.8h10a1 1 0 0 1 1 1V14M6 14V3.8a1 1 0 0 1 1-1M12 7.5v13M7.8 16.3l4.2 4.2 4.2-4.2' },
  deck: { lines: 'M5 8h10a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM6.5 5.5h11a1 1 0 0 1 1 1V18M9 3h11a1 1 0 0 1 1 1v11.5' },
  item: { lines: 'M8.5 7V5.8a3.5 3.5 0 0 1 7 0V7M8 7h8a2.5 2.5 0 0 1 2.5 2.5v11h-13v-11A2.5 2.5 0 0 1 8 7zM9 20.5v-5.8h6v5.8M9 11h6' },
  artifact: { lines: 'M8.5 3h7M10 3v3.2C7 7.6 5.5 10 5.5 12.8c0 3.4 2.3 6.3 4.3 8h4.4c2-1.7 4.3-4.6 4.3-8 0-2.8-1.5-5.2-4.5-6.6V3M6 11h12M6 15h12' },

  // What is done
  exchange: { lines: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4' },
  upgrade: { lines: 'M12 3l7.5 7.5H15V14H9v-3.5H4.5zM9 17.3h6M9 20.7h6' },
  refresh: { lines: 'M19.8 12a7.8 7.8 0 1 1-2.5-5.7M17.8 2.2v4.6h-4.6' },
  dig: { lines: 'M15 3.5l5.5 5.5M17.8 6.2 9.5 14.5M6.5 11.8l5.7 5.7c-1.6 2.5-4.3 3.7-8.7 3.5-.2-4.4.5-7.6 3-9.2z' },
  discover: { lines: 'M6.5 21V3l12 4.2-12 4.3M3 21h9' },
  relocate: { lines: 'M4.5 20c0-8 4.5-12.5 14-12.5M14 3l4.8 4.5L14 12' },
  recall: { lines: 'M19.5 20c0-8-4.5-12.5-14-12.5M10 3 5.2 7.5 10 12' },
  look: { lines: `M2.5 12C5 7.6 8.2 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.7 6.5-9.5 6.5S5 16.4 2.5 12z${ring(12, 12, 2.8)}` },
  pass: { lines: 'M5 5.5l9.5 6.5L5 18.5zM18.5 5.5v13' },
  free: { lines: 'M13.6 2.5 5 13.7h6l-1.4 7.8L19 10.2h-6.2z' },
  main: { lines: 'M3.5 9h8.8V4.8L20.8 12l-8.5 7.2V15H3.5z' },
  then: { lines: 'M3.5 12h16M14 6.5l5.5 5.5-5.5 5.5' },

  // Who and where
  archaeologist: { fill: 'M12 2.3a3.7 3.7 0 0 1 2.6 6.3l6.1 3-1.5 3.3-3-.7 2.3 7.5h-4.6L12 17.5l-1.9 4.2H5.5l2.3-7.5-3 .7-1.5-3.3 6.1-3A3.7 3.7 0 0 1 12 2.3z' },
  assistant: { lines: BUST },
  recruit: { lines: `${BUST}M20 2.5v5M17.5 5h5` },
  promote: { lines: BUST, fill: 'm12 15.8 1.3 2.2 2.5.4-1.8 1.8.3 2.4-2.3-1-2.3 1 .3-2.4-1.8-1.8 2.5-.4z' },
  guardian: {
    lines: 'M4 3.5 8 7h8l4-3.5V13c0 4.5-3.5 8-8 8s-8-3.5-8-8zM8.3 17.3l1.9-1.7 1.8 1.7 1.8-1.7 1.9 1.7',
    fill: 'M7 10.5l4 1.6-1.2 1.5C8.3 13.5 7.3 12.4 7 10.5zM17 10.5l-4 1.6 1.2 1.5c1.5-.1 2.5-1.2 2.8-3.1z',
  },
  glass: { lines: `${ring(10, 10, 6.6)}M14.9 14.9 21 21M7 8.8a3.6 3.6 0 0 1 2-2` },
  notebook: { lines: 'M7 3h10.5a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 7.5h4M4 12h4M4 16.5h4M11.5 8h4M11.5 11.5h4' },
  camp: { lines: 'M12 4 2.5 20h19zM12 10.5 7.5 20M12 10.5l4.5 9.5M10.5 2.5 12 4l1.5-1.5' },
  site: { lines: ARCH },
  'site-2': { lines: `${ARCH}M2.5 20.5h19M9 2.6h6` },
  temple: { lines: 'M2.5 20.5h19v-4h-3v-4h-3v-4h-7v4h-3v4h-3zM10 20.5v-4.5h4v4.5M9.5 8.5V5h5v3.5' },
  moon: { fill: 'M14.5 2.8a9.5 9.5 0 1 0 6.3 13.7A8.3 8.3 0 0 1 14.5 2.8z' },
  crate: { lines: 'M3.5 6h17v13.5h-17zM3.5 10h17M3.5 15.5h17M8 6v13.5M16 6v13.5' },
  shield: { lines: 'M12 2.8l8 3v6c0 5-3.4 8-8 9.7-4.6-1.7-8-4.7-8-9.7v-6zM8.5 12l2.5 2.5 4.5-5' },
  ocarina: { lines: `M9 17.5V5.5l10-2.2v12${ring(6.5, 17.5, 2.5)}${ring(16.5, 15.3, 2.5)}` },
  crown: { lines: 'M3.5 8 8 12l4-7 4 7 4.5-4-2 11.5h-13z' },
  hammer: { lines: 'M4 9.5 9.5 4 15 9.5 9.5 15zM12.3 12.3 20.5 20.5' },
  blocked: { lines: `${ring(12, 12, 8.6)}M6 6l12 12` },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof SHAPES;

export const ICONS: Record<IconName, IconShape> = SHAPES;

/** Those with a colour of their own; the others take the ink around them. */
export const COLOURED: ReadonlySet<IconName> = new Set([
  'coin', 'compass', 'tablet', 'arrowhead', 'jewel', 'idol', 'fear', 'boot', 'car', 'ship', 'plane', 'guardian', 'item', 'artifact', 'points',
]);
