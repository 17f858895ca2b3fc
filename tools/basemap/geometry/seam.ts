/** Land that Natural Earth cuts in two at 180° is put together again, or its outline would show the cut. */
import type { Position } from 'geojson';

/** Half of a cut polygon, moved so that the cut lies at 180° E and the eastern halves go on past it. */
interface Half {
  readonly isEastern: boolean;
  /** The outline from one end of the cut round to the other, without the cut itself. */
  readonly path: readonly Position[];
  readonly holes: readonly Position[][];
  readonly southEnd: number;
  readonly northEnd: number;
}

/** The polygons with every pair of halves that meets at 180° joined; all others come back as they are. */
export function joinAtDateline(polygons: readonly Position[][][]): Position[][][] {
  const joined: Position[][][] = [];
  const western: Half[] = [];
  const eastern: Half[] = [];
  for (const polygon of polygons) {
    const half = halfOf(polygon);
    if (half) (half.isEastern ? eastern : western).push(half);
    else joined.push(polygon);
  }
  for (const west of western) {
    const east = eastern.toSorted((a, b) => overlap(west, b) - overlap(west, a))[0];
    if (!east || overlap(west, east) <= 0) {
      joined.push([[...west.path, ...west.path.slice(0, 1)], ...west.holes]);
      continue;
    }
    eastern.splice(eastern.indexOf(east), 1);
    joined.push([[...west.path, ...east.path, ...west.path.slice(0, 1)], ...west.holes, ...east.holes]);
  }
  for (const east of eastern) joined.push([[...east.path, ...east.path.slice(0, 1)], ...east.holes]);
  return joined;
}

const isOnSeam = ([longitude = 0]: Position): boolean => Math.abs(Math.abs(longitude) - 180) < 1e-6;

/** `undefined` for a polygon without an edge along 180°. */
function halfOf([outline = [], ...holes]: readonly Position[][]): Half | undefined {
  const ring = outline.slice(1);
  const cutEnd = ring.findIndex(
    (position, index) =>
      isOnSeam(position) && isOnSeam(ring.at(index - 1) ?? []) && !isOnSeam(ring[(index + 1) % ring.length] ?? []),
  );
  if (cutEnd < 0 || ring.every(isOnSeam) || touchesBothSides(ring)) return undefined;
  const rotated = [...ring.slice(cutEnd), ...ring.slice(0, cutEnd)];
  const bodyEnd = rotated.findLastIndex((position) => !isOnSeam(position)) + 1;
  const turn = (ring[cutEnd]?.[0] ?? 0) < 0 ? 360 : 0;
  const shift = (positions: readonly Position[]): Position[] =>
    positions.map(([longitude = 0, latitude = 0]) => [longitude + turn, latitude]);
  const path = shift(rotated.slice(0, bodyEnd + 1));
  const ends = [path[0]?.[1] ?? 0, path.at(-1)?.[1] ?? 0];
  return {
    isEastern: path.some(([longitude = 0]) => longitude > 180 + 1e-6),
    path,
    holes: holes.map(shift),
    southEnd: Math.min(...ends),
    northEnd: Math.max(...ends),
  };
}

/** Antarctica reaches from −180° to 180°: it has no other half. */
function touchesBothSides(ring: readonly Position[]): boolean {
  return ring.some(([longitude = 0]) => longitude >= 180) && ring.some(([longitude = 0]) => longitude <= -180);
}

function overlap(one: Half, other: Half): number {
  return Math.min(one.northEnd, other.northEnd) - Math.max(one.southEnd, other.southEnd);
}
