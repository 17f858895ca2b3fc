/** Engines, and tanks with power: panels side by side. */
import type { Canvas } from '../canvas/canvas.ts';
import { getBody } from './frame.ts';
import { drawGroup } from './part.ts';
import type { GaugeGroup } from './screen-model.ts';

const GAP = 8;
const MOST_GROUPS = 6;

/** One row of up to two panels, two rows of up to three. */
export function drawGroups(canvas: Canvas, groups: readonly GaugeGroup[]): void {
  const shown = groups.slice(0, MOST_GROUPS);
  if (shown.length === 0) return;
  const body = getBody(canvas);
  const rows = shown.length <= 2 ? 1 : 2;
  const columns = Math.ceil(shown.length / rows);
  const width = Math.floor((body.width - (columns - 1) * GAP) / columns);
  const height = Math.floor((body.height - (rows - 1) * GAP) / rows);
  shown.forEach((group, i) => {
    const x = body.x + (i % columns) * (width + GAP);
    const y = body.y + Math.floor(i / columns) * (height + GAP);
    drawGroup(canvas, { x, y, width, height }, group);
  });
}
