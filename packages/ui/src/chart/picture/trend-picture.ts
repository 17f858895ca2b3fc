/** Panes as one picture: drawn again at double density, with everything that the screen lays over the curves. */
import { formatNumber } from '@fms/domain/format';
import type { Palette } from '../../theme/palette.ts';
import { getPaletteColors } from '../../theme/palette-colors.ts';
import { GUTTER_PX, getSeriesStyle } from '../trend-options.ts';
import { createTrendPlot, type TrendPlot } from '../trend-plot.ts';
import type { TrendData } from '../trend-series.ts';
import { drawEvents, type PicturedEvents, RAIL_PX } from './picture-events.ts';
import { drawStroke, drawText, openSheet, PICTURE_FONT, type PictureHead } from './picture-sheet.ts';

export interface TrendPictureRequest extends PictureHead, PicturedEvents {
  readonly panes: readonly TrendData[];
  /** Of one pane, CSS px. */
  readonly height: number;
  readonly width: number;
}

const HEAD = 22;
const FONT = PICTURE_FONT;

/** A PNG of the panes under each other. Rejects when the browser cannot draw it. */
export async function renderTrendPicture({ panes, height, width, ...head }: TrendPictureRequest): Promise<Blob> {
  const { palette } = head;
  const { context, left, top, save } = openSheet(head, { width, height: RAIL_PX + panes.length * (height + HEAD) });
  drawEvents(context, head, { x: left + GUTTER_PX, y: top, width: width - 2 * GUTTER_PX }, palette);
  for (const [index, data] of panes.entries()) {
    const at = { x: left, y: top + RAIL_PX + index * (height + HEAD) };
    await drawPane(context, data, { palette, showTime: index === panes.length - 1 }, { ...at, width, height });
  }
  return save();
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function drawPane(
  context: CanvasRenderingContext2D,
  data: TrendData,
  look: { palette: Palette; showTime: boolean },
  place: Place,
): Promise<void> {
  const holder = document.createElement('div');
  const plot = createTrendPlot(holder, data, look, place, () => {});
  // The plot draws itself at the end of this turn.
  await Promise.resolve();
  const drawn = holder.querySelector('canvas');
  drawHead(context, data, look.palette, place);
  context.save();
  context.translate(place.x, place.y + HEAD);
  drawGaps(context, data, plot, look.palette);
  if (drawn !== null) context.drawImage(drawn, 0, 0, place.width, place.height);
  drawLines(context, data, plot, look.palette);
  context.restore();
  plot.destroy();
}

/** Names with their dash and the range over the whole window. */
function drawHead(context: CanvasRenderingContext2D, { series }: TrendData, palette: Palette, { x, y }: Place): void {
  let at = x + GUTTER_PX;
  const { text1, text2 } = getPaletteColors(palette);
  series.forEach((one, index) => {
    const { color, dash } = getSeriesStyle(one, index, palette);
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.setLineDash(dash);
    drawStroke(context, at, y + 8, at + 18, y + 8);
    context.setLineDash([]);
    at = drawText(context, one.name, { x: at + 24, y: y + 12, color: text1, font: `12px ${FONT}` });
    const values = Array.from(one.avg).filter((value) => typeof value === 'number');
    const range = values.length === 0 ? '' : rangeText(values, one.decimals);
    at = drawText(context, `${range} ${one.unit}`, { x: at + 8, y: y + 12, color: text2, font: `11px ${FONT}` }) + 20;
  });
}

function rangeText(values: readonly number[], decimals: number): string {
  const low = values.reduce((least, value) => Math.min(least, value));
  const high = values.reduce((most, value) => Math.max(most, value));
  return `${formatNumber(low, { decimals })}–${formatNumber(high, { decimals })}`;
}

const HATCH_PX = 7;

function drawGaps(context: CanvasRenderingContext2D, data: TrendData, plot: TrendPlot, palette: Palette): void {
  const { left, top, width, height } = plot.area();
  for (const gap of data.gaps ?? []) {
    const from = left + Math.max(0, plot.xOf(gap.from));
    const to = left + Math.min(width, plot.xOf(gap.to));
    if (to <= from) continue;
    context.save();
    context.beginPath();
    context.rect(from, top, to - from, height);
    context.clip();
    context.strokeStyle = `${getPaletteColors(palette).text2}40`;
    context.lineWidth = 1;
    for (let x = from - height; x < to; x += HATCH_PX) drawStroke(context, x, top + height, x + height, top);
    context.restore();
    if (gap.text !== undefined && to - from > 90) {
      const font = `11px ${FONT}`;
      drawText(context, gap.text, { x: from + 6, y: top + 12, color: getPaletteColors(palette).text2, font });
    }
  }
}

/** Limits with their names, and marks. */
function drawLines(context: CanvasRenderingContext2D, data: TrendData, plot: TrendPlot, palette: Palette): void {
  const { left, top, width, height } = plot.area();
  const { text2, text3 } = getPaletteColors(palette);
  const font = `11px ${FONT}`;
  context.lineWidth = 1.5;
  context.setLineDash([2, 3]);
  for (const { name, value, axis = 'left', color } of data.limits ?? []) {
    context.strokeStyle = color ?? text3;
    const y = top + plot.yOf(value, axis);
    drawStroke(context, left, y, left + width, y);
    drawText(context, name, { x: left + 8, y: y - 4, color: color ?? text2, font });
  }
  context.strokeStyle = text3;
  for (const { at, text } of data.marks ?? []) {
    const x = left + plot.xOf(at);
    drawStroke(context, x, top, x, top + height);
    drawText(context, text, { x: x + 4, y: top + height - 4, color: text2, font });
  }
  context.setLineDash([]);
}
