/** Which areas of a picture have changed: squares of 16 × 16 pixels, joined to rectangles. */
import type { Canvas } from './canvas.ts';
import { intersect, type Rectangle } from './rectangle.ts';

const TILE = 16;

/** Areas within `within` that hold every pixel in which two pictures of one size differ; they do not overlap. */
export function findDifferences(before: Canvas, after: Canvas, within: Rectangle): Rectangle[] {
  const done: Rectangle[] = [];
  let open: Rectangle[] = [];
  for (let y = within.y - (within.y % TILE); y < within.y + within.height; y += TILE) {
    const runs = findRuns(before, after, within, y);
    const next = runs.map((run) => {
      const above = open.find(({ x, width }) => x === run.x && width === run.width);
      return above ? { ...above, height: above.height + run.height } : run;
    });
    done.push(...open.filter(({ x, width }) => !runs.some((run) => run.x === x && run.width === width)));
    open = next;
  }
  return [...done, ...open];
}

/** Changed squares of one row of squares, neighbours joined. */
function findRuns(before: Canvas, after: Canvas, within: Rectangle, y: number): Rectangle[] {
  const runs: Rectangle[] = [];
  for (let x = within.x - (within.x % TILE); x < within.x + within.width; x += TILE) {
    const tile = intersect({ x, y, width: TILE, height: TILE }, within);
    if (!tile || !isChanged(before, after, tile)) continue;
    const last = runs.at(-1);
    if (last && last.x + last.width === tile.x) runs[runs.length - 1] = { ...last, width: last.width + tile.width };
    else runs.push(tile);
  }
  return runs;
}

function isChanged(before: Canvas, after: Canvas, { x, y, width, height }: Rectangle): boolean {
  for (let row = y; row < y + height; row++) {
    const from = row * after.width + x;
    for (let i = from; i < from + width; i++) if (before.pixels[i] !== after.pixels[i]) return true;
  }
  return false;
}
