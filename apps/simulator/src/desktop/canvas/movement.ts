/** Finds what only moved up or down, as a list does when it scrolls, so that it need not be sent again. */
import type { Canvas } from './canvas.ts';
import type { Rectangle } from './rectangle.ts';

/** An area that shows what stood at (`fromX`, `fromY`) before. */
export interface Movement {
  readonly to: Rectangle;
  readonly fromX: number;
  readonly fromY: number;
}

/** An area whose lines move by whole steps. */
export interface ScrollArea {
  readonly area: Rectangle;
  /** Height of a line of the list, in pixels. */
  readonly step: number;
}

/** Less is cheaper to send as pixels than to look for. */
const LEAST_LINES = 2;

/**
 * The move that explains most lines of the area that differ; null when less than two lines are explained. `before` and
 * `after` have one size.
 */
export function findMovement(before: Canvas, after: Canvas, { area, step }: ScrollArea): Movement | null {
  const lines = Math.floor(area.height / step);
  let best: Movement | null = null;
  for (let by = 1 - lines; by < lines; by++) {
    const run = by === 0 ? null : findLongestRun(before, after, area, step, by);
    if (run && run.lines >= LEAST_LINES && run.lines * step > (best?.to.height ?? 0))
      best = {
        to: { ...area, y: area.y + run.first * step, height: run.lines * step },
        fromX: area.x,
        fromY: area.y + (run.first + by) * step,
      };
  }
  return best;
}

/** Lines that show what stood `by` lines below, and showed something else before. */
function findLongestRun(before: Canvas, after: Canvas, area: Rectangle, step: number, by: number) {
  const lines = Math.floor(area.height / step);
  let best = { first: 0, lines: 0 };
  let first = Math.max(0, -by);
  for (let line = first; line < Math.min(lines, lines - by); line++) {
    const isMoved = isSame(before, after, area, step, line, by) && !isSame(before, after, area, step, line, 0);
    if (!isMoved) first = line + 1;
    else if (line + 1 - first > best.lines) best = { first, lines: line + 1 - first };
  }
  return best;
}

function isSame(before: Canvas, after: Canvas, area: Rectangle, step: number, line: number, by: number): boolean {
  for (let row = 0; row < step; row++) {
    const to = (area.y + line * step + row) * after.width + area.x;
    const from = to + by * step * after.width;
    for (let i = 0; i < area.width; i++) if (before.pixels[from + i] !== after.pixels[to + i]) return false;
  }
  return true;
}

/** Moves pixels within one picture, as a client does that is told to. */
export function applyMovement(canvas: Canvas, { to, fromX, fromY }: Movement): void {
  const isDown = fromY < to.y;
  for (let i = 0; i < to.height; i++) {
    const row = isDown ? to.height - 1 - i : i;
    const from = (fromY + row) * canvas.width + fromX;
    canvas.pixels.copyWithin((to.y + row) * canvas.width + to.x, from, from + to.width);
  }
}
