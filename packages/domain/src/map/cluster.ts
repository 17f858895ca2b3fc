/** Which symbols of a map lie so close together that they are shown as one (§B6-4). */

export interface ScreenPoints {
  readonly length: number;
  /** Pixels, on any plane that is the same for all points. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/**
 * Groups points that lie within `radius` pixels of the first of their group; every index is in exactly one group, and
 * first points are never closer than `radius` to each other. The order of the points decides, so that the same fleet is
 * grouped the same way wherever the map is moved. Groups lie in the cells of a grid as wide as the radius: the work grows
 * with the number of points alone.
 */
export function groupNear({ length, x, y }: ScreenPoints, radius: number): number[][] {
  const groups: number[][] = [];
  const grid = new GroupGrid(radius, length);
  for (let index = 0; index < length; index++) {
    const pointX = x[index] as number;
    const pointY = y[index] as number;
    const near = grid.nearest(pointX, pointY);
    if (near !== NO_GROUP) {
      groups[near]?.push(index);
      continue;
    }
    grid.add(pointX, pointY);
    groups.push([index]);
  }
  return groups;
}

const NO_GROUP = -1;

/**
 * The first points of groups, by number, found by the cell they lie in. Cells share places of a table: what is found
 * there and lies elsewhere is too far away to count.
 */
class GroupGrid {
  readonly #radius: number;
  /** By place the newest group there, and by group the one before it at the same place. */
  readonly #newest: Int32Array;
  readonly #older: number[] = [];
  readonly #x: number[] = [];
  readonly #y: number[] = [];

  constructor(radius: number, length: number) {
    this.#radius = radius;
    this.#newest = new Int32Array(2 ** Math.ceil(Math.log2(2 * length + 1))).fill(NO_GROUP);
  }

  /** Begins the next group. */
  add(x: number, y: number): void {
    const place = this.#place(Math.floor(x / this.#radius), Math.floor(y / this.#radius));
    this.#older.push(this.#newest[place] as number);
    this.#newest[place] = this.#x.length;
    this.#x.push(x);
    this.#y.push(y);
  }

  /** The number of the group whose first point is nearest within the radius, the earlier one of two as near. */
  nearest(x: number, y: number): number {
    const column = Math.floor(x / this.#radius);
    const row = Math.floor(y / this.#radius);
    let nearest = NO_GROUP;
    let least = this.#radius * this.#radius;
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        let group = this.#newest[this.#place(c, r)] as number;
        for (; group !== NO_GROUP; group = this.#older[group] as number) {
          const dx = (this.#x[group] as number) - x;
          const dy = (this.#y[group] as number) - y;
          const squared = dx * dx + dy * dy;
          if (squared > least || (squared === least && (nearest === NO_GROUP || group > nearest))) continue;
          least = squared;
          nearest = group;
        }
      }
    }
    return nearest;
  }

  /** Two large primes spread neighbours over the table. */
  #place(column: number, row: number): number {
    return (Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) & (this.#newest.length - 1);
  }
}
