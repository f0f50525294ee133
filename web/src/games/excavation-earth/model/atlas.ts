import type { Point } from '../../art';

/* Where we draw the places of the map, in hundredths of its width and height. Which are joined, the view says. */
export const PLACES: Readonly<Record<string, Point>> = {
  L01: [7.5, 23],
  L02: [21, 13],
  L03: [14.5, 45],
  L04: [26.5, 53],
  L05: [34, 29],
  L06: [7, 69],
  L07: [16.5, 89],
  L08: [29, 77],
  L09: [40, 62],
  L10: [47, 13],
  L11: [60.5, 26],
  L12: [73.5, 12],
  L13: [64, 46],
  L14: [50, 43],
  L15: [55, 75],
  L16: [66, 89],
  L17: [75, 67],
  L18: [87.5, 30],
  L19: [87, 87],
  L20: [77, 39],
  L21: [94.5, 57],
};

/** Joined places that lie so far apart are neighbours across the edge of the map. */
const ACROSS = 50;

export interface Line {
  key: string;
  from: Point;
  to: Point;
}

const at = (place: string): Point => PLACES[place] ?? [50, 50];

/** The lines between places; one across the edge is drawn as two stubs. */
export function linesOf(map: readonly { at: string; neighbours: readonly string[] }[]): Line[] {
  return map.flatMap(({ at: place, neighbours }) =>
    neighbours.flatMap((neighbour): Line[] => {
      const [from, to] = [at(place), at(neighbour)];
      const key = `${place} ${neighbour}`;
      if (Math.abs(from[0] - to[0]) <= ACROSS) return place < neighbour ? [{ key, from, to }] : [];
      return [{ key, from, to: [from[0] < to[0] ? -2 : 102, (from[1] * 2 + to[1]) / 3] }];
    }),
  );
}

/** The coasts of an old map, as we remember the earth. */
export const LANDS: readonly Point[][] = [
  [[3, 20], [10, 9], [20, 5], [31, 7], [38, 13], [38, 25], [40, 34], [34, 42], [33, 54], [28, 63], [22, 60], [19, 52], [11, 50], [8, 38], [3, 30]],
  [[24, 69], [32, 66], [41, 57], [46, 63], [45, 72], [37, 81], [31, 93], [22, 97], [13, 93], [11, 84], [19, 78]],
  [[43, 8], [53, 5], [66, 8], [79, 4], [92, 9], [98, 20], [96, 33], [88, 42], [84, 50], [77, 47], [70, 53], [61, 52], [58, 36], [50, 29], [44, 21]],
  [[45, 38], [56, 36], [60, 50], [64, 62], [63, 76], [70, 84], [66, 95], [58, 95], [53, 84], [48, 74], [47, 60], [43, 50]],
  [[72, 62], [79, 60], [82, 69], [78, 75], [71, 73]],
  [[80, 80], [89, 76], [96, 81], [96, 92], [88, 97], [80, 93]],
];
