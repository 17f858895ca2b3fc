/** Draws the desktop whole. */
import type { Canvas } from '../canvas/canvas.ts';
import { drawAlarmPage } from './alarm-page.ts';
import { drawFrameOfPage } from './frame.ts';
import { drawGroups } from './group-page.ts';
import type { Control, ScreenModel } from './screen-model.ts';

/** Draws over all of the canvas, 800 × 600 pixels or more, and gives what can be clicked. */
export function drawScreen(canvas: Canvas, model: ScreenModel): Control[] {
  const controls = drawFrameOfPage(canvas, model);
  if (model.page === 'alarm') return [...controls, ...drawAlarmPage(canvas, model)];
  drawGroups(canvas, model.page === 'engine' ? model.engines : model.plant);
  return controls;
}
