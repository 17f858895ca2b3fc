/** Events in the window of a picture, on a rail over its panes: alarms as their shapes, notes as flags. */
import type { AlarmPriority } from '@fms/domain/alarm';
import { ALERT_SHAPE_BOX, buildAlertShape } from '../../symbol/alert-shape.ts';
import { drawParts } from '../../symbol/draw-symbol.ts';
import type { Palette } from '../../theme/palette.ts';
import { getPaletteColors } from '../../theme/palette-colors.ts';
import { drawStroke, drawText, PICTURE_FONT } from './picture-sheet.ts';

export interface PicturedEvents {
  /** `share` of the window, 0 at its left edge. */
  readonly alarms: readonly { readonly share: number; readonly priority: AlarmPriority }[];
  readonly notes: readonly { readonly share: number; readonly text: string }[];
}

export const RAIL_PX = 40;
const LINE_PX = 26;
const FLAG_PX = 16;

/** Draws the rail into a place of `RAIL_PX` height. */
export function drawEvents(
  context: CanvasRenderingContext2D,
  { alarms, notes }: PicturedEvents,
  { x, y, width }: { x: number; y: number; width: number },
  palette: Palette,
): void {
  const colors = getPaletteColors(palette);
  const font = `11px ${PICTURE_FONT}`;
  context.lineWidth = 1;
  context.strokeStyle = colors.hairline;
  drawStroke(context, x, y + LINE_PX, x + width, y + LINE_PX);
  context.strokeStyle = colors.text2;
  for (const { share, text } of notes) {
    const at = x + share * width;
    drawStroke(context, at, y + LINE_PX - FLAG_PX - 4, at, y + LINE_PX);
    // A flag at the right edge flies to the left.
    const align = share > 0.85 ? 'end' : 'start';
    const beside = align === 'end' ? -6 : 6;
    drawText(context, text, { x: at + beside, y: y + LINE_PX - 8, color: colors.text1, font, align });
  }
  for (const { share, priority } of alarms) {
    context.save();
    context.translate(x + share * width - ALERT_SHAPE_BOX / 2, y + LINE_PX - ALERT_SHAPE_BOX / 2);
    drawParts(context, buildAlertShape(priority, colors, colors.surface));
    context.restore();
  }
}
