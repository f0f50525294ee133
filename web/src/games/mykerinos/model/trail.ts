import { areNeighbours } from './area';

function orders(squares: readonly number[]): number[][] {
  if (squares.length <= 1) return [[...squares]];
  return squares.flatMap((first) => orders(squares.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function isChain(squares: readonly number[]): boolean {
  return squares.every((square, index) => index === 0 || areNeighbours(square, squares[index - 1] ?? -1));
}

/**
 * The squares in the order in which one leads to the next. If they extend a dig, the cube from which they start comes
 * first. Squares that do not touch make no trail.
 */
export function trailOf(squares: readonly number[], own: readonly number[], extending: boolean): number[] {
  const chains = orders(squares).filter(isChain);
  const [some = []] = chains;
  if (squares.length < 2) return [];
  if (!extending) return some;
  for (const chain of chains) {
    const from = own.find((cube) => areNeighbours(cube, chain[0] ?? -1));
    if (from !== undefined) return [from, ...chain];
  }
  return some;
}
