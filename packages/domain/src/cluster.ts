/** Which symbols of a map lie so close together that they are shown as one (visual-language, "Map"). */

export interface ScreenPoints {
  readonly length: number;
  /** Pixels, on any plane that is the same for all points. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/**
 * Groups points that lie within `radius` pixels of the first of their group; every index is in exactly one group, and
 * first points are never closer than `radius` to each other. The order of the points decides, so that the same fleet is
 * grouped the same way wherever the map is moved. Points lie in the cells of a grid as wide as the radius: the work grows with their number alone.
 */
export function groupNear(points: ScreenPoints, radius: number): number[][] {
  const cells = new Map<number, number[][]>();
  const groups: number[][] = [];
  for (let index = 0; index < points.length; index++) {
    const x = points.x[index] as number;
    const y = points.y[index] as number;
    const near = nearGroup(cells, points, x, y, radius);
    if (near !== undefined) {
      near.push(index);
      continue;
    }
    const group = [index];
    groups.push(group);
    const key = cellKey(Math.floor(x / radius), Math.floor(y / radius));
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [group]);
    else cell.push(group);
  }
  return groups;
}

/** Cells are counted from the middle of the plane; 2^20 of them a side are more than any map has. */
const CELLS_A_SIDE = 2 ** 20;
const cellKey = (column: number, row: number) => column * CELLS_A_SIDE + row;

function nearGroup(
  cells: ReadonlyMap<number, number[][]>,
  points: ScreenPoints,
  x: number,
  y: number,
  radius: number,
): number[] | undefined {
  const column = Math.floor(x / radius);
  const row = Math.floor(y / radius);
  let nearest: number[] | undefined;
  let least = radius * radius;
  for (let c = column - 1; c <= column + 1; c++) {
    for (let r = row - 1; r <= row + 1; r++) {
      for (const group of cells.get(cellKey(c, r)) ?? []) {
        const first = group[0] as number;
        const dx = (points.x[first] as number) - x;
        const dy = (points.y[first] as number) - y;
        const squared = dx * dx + dy * dy;
        if (squared >= least) continue;
        least = squared;
        nearest = group;
      }
    }
  }
  return nearest;
}
