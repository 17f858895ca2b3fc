/** Rounds the corners of generalized outlines, for the zooms at which their vertices can be told apart. */
import type { Position } from 'geojson';

/**
 * Chaikin's corner cutting ("An algorithm for high speed curve generation", 1974), `times` over: every corner is
 * replaced by two points a quarter along its edges. A closed ring stays closed; the ends of a line stay.
 * The outline moves by less than a quarter of its edges, which is within the error of 1:10m data.
 */
export function roundCorners(line: readonly Position[], times: number): Position[] {
  let rounded = [...line];
  for (let round = 0; round < times; round++) rounded = cutCorners(rounded);
  return rounded;
}

function cutCorners(line: readonly Position[]): Position[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const isRing = first[0] === last[0] && first[1] === last[1];
  const cut: Position[] = isRing ? [] : [first];
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1] ?? first;
    const to = line[index] ?? last;
    cut.push(between(from, to, 0.25), between(from, to, 0.75));
  }
  const start = cut[0];
  return [...cut, isRing && start ? start : last];
}

function between([x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position, share: number): Position {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}
