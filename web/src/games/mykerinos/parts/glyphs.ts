/** A sign on a 24 px grid: what is filled, what is drawn beside it, and what is carved into it. */
export interface Sign {
  fill: string;
  line?: string;
  carve?: string;
}

/** The patrons by what they do, so that a plot can be read without words. */
export const SIGNS = {
  // One more cube.
  violet: { fill: 'M2 11 9 7.2 16 11v7.5L9 22.3 2 18.5z', carve: 'M2.5 11.3 9 15l6.5-3.7M9 15v7', line: 'M18.5 1.5v8M14.5 5.5h8' },
  // Onto a pyramid.
  lemon: { fill: 'M12 3 23.5 21H.5z', carve: 'M12 3l4 18M13.8 11l5.2 3M14.8 15.5l7 2.7' },
  // Straight into the museum.
  brown: { fill: 'M12 2 23 9H1zM2 19h20v3H2z', line: 'M5.5 11v6.5M12 11v6.5M18.5 11v6.5' },
  // Two beside each other.
  blackmore: { fill: 'M1 7h10v10H1zM13 7h10v10H13z' },
  // Three in a chain.
  tangerine: { fill: 'M2 12.8h9V22H2zM12.8 12.8H22V22h-9.2zM12.8 2H22v9h-9.2z' },
} as const satisfies Record<string, Sign>;

/** A cube of the neutral expedition: a shape that no seat has. */
export const NEUTRAL = 'M12 1.6 21.2 6.8v10.4L12 22.4 2.8 17.2V6.8z';
