import { around, loop } from '../../art';
import type { Buyer, Faction } from '../model/view';

/** A sign on a 24 px grid: lines of one weight, and shapes that are filled. */
export interface Shape {
  lines?: string;
  fill?: string;
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const petals = Array.from({ length: 5 }, (_, petal) => around([12, 12], 5.6, petal / 5)).map(([x, y]) => ring(x, y, 3.3)).join('');
const crescent = (x: number, y: number) => `M${x + 2} ${y - 4}a4.4 4.4 0 1 0 0 8a5 5 0 0 1 0-8z`;

/** What belongs to a region has its outline: sun, leaf, crystal, shield, arch; special buyers are stars. */
export const OUTLINES: Record<Buyer, string> = {
  orange: loop(Array.from({ length: 16 }, (_, point) => around([12, 12], point % 2 ? 9.6 : 11.4, point / 16))),
  green: 'M2.5 2.5h10.6a8.4 8.4 0 0 1 8.4 8.4v10.6H10.9a8.4 8.4 0 0 1-8.4-8.4z',
  purple: 'M12 1 21.8 6.6v10.8L12 23 2.2 17.4V6.6z',
  red: 'M2.6 2.2h18.8v9.4c0 5.4-4 9-9.4 11.2-5.4-2.2-9.4-5.8-9.4-11.2z',
  yellow: 'M2.6 22V11.6a9.4 9.4 0 0 1 18.8 0V22z',
  special: 'M12 .6l3 8.4 8.4 3-8.4 3-3 8.4-3-8.4-8.4-3 8.4-3z',
};

/** The glyphs of the gallery's rows: eye, key, wave, horn. */
export const GLYPHS: Record<string, string> = {
  a: `M5.6 12q6.4-7.4 12.8 0-6.4 7.4-12.8 0z${ring(12, 12, 1.2)}`,
  b: `${ring(12, 8.6, 2.7)}M12 11.3v6.9M12 15.2h3.2`,
  c: 'M6 10q3-4.4 6 0t6 0M6 15q3-4.4 6 0t6 0',
  d: 'M7 7q.6 7.6 5 7.6T17 7M12 14.6v3.6',
};

/** The symbols of the markets. */
export const SYMBOLS: Record<string, string> = {
  'winged-shell': 'M12 20 5.8 10.4a6.6 6.6 0 0 1 12.4 0zM12 20V6.4M12 20 9.2 7M12 20l2.8-13M5 12.6 1.6 9M6.6 15.6l-4.4-1.4M19 12.6 22.4 9M17.4 15.6l4.4-1.4',
  fist: 'M6 12.4V8.6a1.7 1.7 0 0 1 3.4 0V7a1.7 1.7 0 0 1 3.4 0v.6a1.7 1.7 0 0 1 3.4 0v1a1.6 1.6 0 0 1 3.2.4v5c0 4-2.6 6.5-6.6 6.5S6 18 6 14.6zM9.4 8.6v2.6M12.8 7.6v3.6M16.2 8.6v2.6M6 12.4h5.2a1.7 1.7 0 0 1 0 3.4H9.4',
  comet: `${ring(16, 8, 4.4)}M12.4 11 3 20.4M14.6 12.8 9 21M11 8.6 3 13.4`,
  blossom: `${petals}${ring(12, 12, 1.4)}`,
  'triple-crescent': `${crescent(12, 6.6)}${crescent(6.6, 16.4)}${crescent(17.4, 16.4)}`,
  'serpent-seal': `${ring(12, 12, 9.6)}M15.6 8.6c-1.2-2-6.8-2-6.8.9 0 3.3 6.6 1.8 6.6 5.2 0 3-6 2.8-7.2.6`,
};

export const FACTION_SIGNS: Record<Faction | 'zu', Shape> = {
  'dal-harraii': { lines: 'M12 2.6 20 20.4l-8-4.6-8 4.6zM12 2.6v13.2' },
  gul: { lines: 'M2.6 8.6c3.2-2.4 6.4-2 9.4 0 3-2 6.2-2.4 9.4 0-.3 5.4-2.5 8.6-5.2 8.6-1.9 0-2.8-1.7-4.2-3.1-1.4 1.4-2.3 3.1-4.2 3.1-2.7 0-4.9-3.2-5.2-8.6z', fill: `${ring(7.6, 11.4, 1.5)}${ring(16.4, 11.4, 1.5)}` },
  'kuti-kuti': { lines: 'M3.4 9.2c4.8-6 12.4-6 17.2 0M12 4.8V21M9.6 21h4.8' },
  aqulla: { lines: 'M12 3.4v16.2M7.4 19.6h9.2M4.6 6.6h14.8M4.6 6.6 2 13.2h5.2zM19.4 6.6l-2.6 6.6H22z' },
  'is-sisinui': { lines: `M2.6 13c2.6-4.2 5.7-6.2 9.4-6.2s6.8 2 9.4 6.2c-2.6 4.2-5.7 6.2-9.4 6.2S5.2 17.2 2.6 13zM12 3.8V2M6.4 5.4 5.2 3.8M17.6 5.4l1.2-1.6`, fill: ring(12, 13, 2.7) },
  zu: { lines: 'M5.6 5h12.8L5.6 19h12.8M8.6 12h6.8' },
};

export const SIGNS = {
  credit: { lines: `${ring(12, 12, 9)}M15.4 8.8a4.8 4.8 0 1 0 0 6.4M9.6 12h4` },
  crew: { lines: 'M12 3 20 7.4v9.2L12 21l-8-4.4V7.4zM4 7.4l8 4.4 8-4.4M12 11.8V21' },
  explorer: { lines: `${ring(12, 9.6, 4.6)}M9.6 5.6 7.6 2M14.4 5.6l2-3.6M5.6 21.4c.6-4.6 2.8-6.8 6.4-6.8s5.8 2.2 6.4 6.8z` },
  sample: { lines: 'M5 21.4h14M7 21.4V9.6h10v11.8M12 3.4l6.4 6.2H5.6zM10 13.4h4M10 17h4' },
  hold: { lines: 'M3.4 7.4h17.2v12.2H3.4zM3.4 11.6h17.2M8.4 7.4V4.6h7.2v2.8M10.4 15.4h3.2' },
  hatch: { lines: `${ring(12, 12, 9)}${ring(12, 12, 4.2)}M12 3v4.8M12 16.2V21M3 12h4.8M16.2 12H21` },
  card: { lines: 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z' },
  map: { lines: 'M3 6.4 9 4l6 2.4L21 4v13.6L15 20l-6-2.4L3 20zM9 4v13.6M15 6.4V20' },
  fuel: { lines: 'M12 2.6c4 5 6.2 8.4 6.2 11.6a6.2 6.2 0 0 1-12.4 0c0-3.2 2.2-6.6 6.2-11.6zM9 14.4a3 3 0 0 0 3 3' },
  token: { lines: 'M6 21V3.4l12 4-12 4.4M3.4 21h6' },
  'black-market': { lines: 'M2.6 10c3-4.6 6.1-6.8 9.4-6.8s6.4 2.2 9.4 6.8M4.6 10v11h14.8V10M2.6 10h18.8M9 21v-5.6h6V21' },
  travel: { lines: 'M2.4 13c0-2.1 4.3-3.6 9.6-3.6s9.6 1.5 9.6 3.6-4.3 3.6-9.6 3.6S2.4 15.1 2.4 13zM7.2 9.8a4.8 4.8 0 0 1 9.6 0M7.6 17l-1.8 3.4M16.4 17l1.8 3.4M12 17.4V21M8 13h.1M12 13.6h.1M16 13h.1' },
  excavate: { lines: 'M3.6 8.8c4.6-5.6 12.2-5.6 16.8 0M12 4.6V21' },
  market: { lines: 'M3.4 9.4 5 4h14l1.6 5.4M3.4 9.4a2.9 2.9 0 0 0 5.8 0 2.9 2.9 0 0 0 5.8 0 2.9 2.9 0 0 0 5.6 0M5 12.4V21h14v-8.6' },
  sell: { lines: 'M3 11.6V3h8.6L21 12.4 12.4 21zM7.2 7.2h.2' },
  command: { lines: 'M12 2.6 14.6 9l6.8.5-5.2 4.4 1.6 6.7-5.8-3.6-5.8 3.6 1.6-6.7-5.2-4.4L9.4 9z' },
  smuggle: { lines: 'M3.4 8h17.2v12.4H3.4zM3.4 8 7 3.6h10L20.6 8M8.4 14.2h7.2M12.6 11l3.2 3.2-3.2 3.2' },
  survey: { lines: `${ring(10, 10, 6.6)}M15 15l6 6M7 10h6M10 7v6` },
  rush: { lines: 'M13.6 2.5 5 13.7h6l-1.4 7.8L19 10.2h-6.2z' },
  pass: { lines: 'M5 5.5l9.5 6.5L5 18.5zM18.5 5.5v13' },
} as const satisfies Record<string, Shape>;

export type SignName = keyof typeof SIGNS;
