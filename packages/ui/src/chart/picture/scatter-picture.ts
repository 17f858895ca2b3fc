/** A scatter as a picture. */
import { getPaletteColors } from '../../theme/palette-colors.ts';
import type { ScatterChartProps } from '../scatter-chart.tsx';
import { computeScatterScales, computeScatterSize, formatAxisTitle, type ScatterScale } from '../scatter-scale.ts';
import { formatAxisLabel } from '../trend-options.ts';
import { drawStroke, drawText, openSheet, PICTURE_FONT, type PictureHead } from './picture-sheet.ts';

export type ScatterPictureRequest = PictureHead & Pick<ScatterChartProps, 'x' | 'y' | 'groups'>;

const { width: WIDTH, height: HEIGHT } = computeScatterSize();
/** For the numbers of the axis that goes up. */
const GUTTER = 54;
const [HEAD, FOOT] = [26, 44];
const RADIUS = 2.4;

/** A PNG of the points, the second group as rings. Rejects when the browser cannot draw it. */
export async function renderScatterPicture({ x, y, groups, ...head }: ScatterPictureRequest): Promise<Blob> {
  const { context, left, top, save } = openSheet(head, { width: GUTTER + WIDTH + 8, height: HEAD + HEIGHT + FOOT });
  const { text1, text2 } = getPaletteColors(head.palette);
  const { across, up } = computeScatterScales({ groups, width: WIDTH, height: HEIGHT });
  let end = left;
  for (const [index, { name, color }] of groups.entries()) {
    drawDots(context, [{ x: end + 5, y: top + 8 }], color, index);
    end = drawText(context, name, { x: end + 16, y: top + 12, color: text1, font: `12px ${PICTURE_FONT}` }) + 20;
  }
  context.save();
  context.translate(left + GUTTER, top + HEAD);
  drawGrid(context, across, up, getPaletteColors(head.palette));
  const font = `12px ${PICTURE_FONT}`;
  drawText(context, formatAxisTitle(x), { x: WIDTH, y: HEIGHT + 38, color: text2, font, align: 'end' });
  drawText(context, formatAxisTitle(y), { x: 4, y: 12, color: text2, font });
  for (const [index, { color, points }] of groups.entries()) {
    const dots = points.map((point) => ({ x: across.at(point.x), y: HEIGHT - up.at(point.y) }));
    drawDots(context, dots, color, index);
  }
  context.restore();
  return save();
}

function drawGrid(
  context: CanvasRenderingContext2D,
  across: ScatterScale,
  up: ScatterScale,
  { hairline, text2: color }: { hairline: string; text2: string },
): void {
  const font = `11px ${PICTURE_FONT}`;
  context.strokeStyle = hairline;
  context.lineWidth = 1;
  for (const tick of across.ticks) {
    drawStroke(context, across.at(tick), 0, across.at(tick), HEIGHT);
    const label = formatAxisLabel(tick, across.ticks);
    drawText(context, label, { x: across.at(tick), y: HEIGHT + 18, color, font, align: 'center' });
  }
  for (const tick of up.ticks) {
    const y = HEIGHT - up.at(tick);
    drawStroke(context, 0, y, WIDTH, y);
    drawText(context, formatAxisLabel(tick, up.ticks), { x: -8, y: y + 4, color, font, align: 'end' });
  }
}

function drawDots(
  context: CanvasRenderingContext2D,
  dots: readonly { x: number; y: number }[],
  color: string,
  group: number,
): void {
  context.beginPath();
  for (const { x, y } of dots) {
    context.moveTo(x + RADIUS, y);
    context.arc(x, y, RADIUS, 0, 2 * Math.PI);
  }
  context.globalAlpha = group === 0 ? 0.6 : 1;
  context.fillStyle = color;
  context.strokeStyle = color;
  if (group === 0) context.fill();
  else context.stroke();
  context.globalAlpha = 1;
}
