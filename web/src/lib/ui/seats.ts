/** How seats are told apart: a colour (in the theme), a shape and a letter. */
export const SHAPES = ['circle', 'diamond', 'square', 'triangle'] as const;
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[(seat - 1) % SHAPES.length] ?? 'circle';
}

export function letterOf(seat: number): string {
  return LETTERS[(seat - 1) % LETTERS.length] ?? 'A';
}

/** The outline of a seat's shape on a 24 px grid. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
  diamond: 'M12 .8 23.2 12 12 23.2 .8 12z',
  square: 'M4.6 3h14.8A1.6 1.6 0 0 1 21 4.6v14.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 19.4V4.6A1.6 1.6 0 0 1 4.6 3z',
  triangle: 'M12 1.2 23.4 21.8H.6z',
};
