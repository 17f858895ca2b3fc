/** Panes as one picture: drawn anew at double density, with everything around the curves that the screen lays over them. */
import { formatNumber } from '@fms/domain';
import type { Palette } from '../theme/palette.ts';
import { paletteColors } from '../theme/palette-colors.ts';
import { seriesLook } from './trend-options.ts';
import { createTrendPlot, type TrendPlot } from './trend-plot.ts';
import type { TrendData } from './trend-series.ts';

export interface TrendPictureAsk {
  readonly panes: readonly TrendData[];
  /** Of one pane, CSS px. */
  readonly height: number;
  readonly width: number;
  readonly palette: Palette;
  /** First line, larger: whose curves they are. */
  readonly title: string;
  /** Window, zone, resolution and whatever else a reader must know. */
  readonly lines: readonly string[];
}

const DENSITY = 2;
const EDGE = 16;
const LINE = 18;
const HEAD = 22;
const FONT = "'Noto Sans', system-ui, sans-serif";

/** A PNG of the panes under each other. Rejects when the browser cannot draw it. */
export async function trendPicture(ask: TrendPictureAsk): Promise<Blob> {
  const { panes, height, width, palette, title, lines } = ask;
  const { surface, text1, text2 } = paletteColors(palette);
  const top = EDGE + LINE * (lines.length + 1) + 8;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * EDGE) * DENSITY;
  canvas.height = (top + panes.length * (height + HEAD) + EDGE) * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.scale(DENSITY, DENSITY);
  context.fillStyle = surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, title, { x: EDGE, y: EDGE + 12, color: text1, font: `600 15px ${FONT}` });
  lines.forEach((line, index) => {
    write(context, line, { x: EDGE, y: EDGE + 12 + LINE * (index + 1), color: text2, font: `12px ${FONT}` });
  });
  for (const [index, data] of panes.entries()) {
    const at = { x: EDGE, y: top + index * (height + HEAD) };
    await drawPane(context, data, { palette, showTime: index === panes.length - 1 }, { ...at, width, height });
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png');
  });
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
  let at = x + 54;
  const { text1, text2 } = paletteColors(palette);
  series.forEach((one, index) => {
    const { color, dash } = seriesLook(one, index, palette);
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.setLineDash(dash);
    stroke(context, at, y + 8, at + 18, y + 8);
    context.setLineDash([]);
    at = write(context, one.name, { x: at + 24, y: y + 12, color: text1, font: `12px ${FONT}` });
    const values = Array.from(one.avg).filter((value) => typeof value === 'number');
    const range = values.length === 0 ? '' : rangeText(values, one.decimals);
    at = write(context, `${range} ${one.unit}`, { x: at + 8, y: y + 12, color: text2, font: `11px ${FONT}` }) + 20;
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
    context.strokeStyle = `${paletteColors(palette).text2}40`;
    context.lineWidth = 1;
    for (let x = from - height; x < to; x += HATCH_PX) stroke(context, x, top + height, x + height, top);
    context.restore();
    if (gap.text !== undefined && to - from > 90) {
      const font = `11px ${FONT}`;
      write(context, gap.text, { x: from + 6, y: top + 12, color: paletteColors(palette).text2, font });
    }
  }
}

/** Limits with their names, and marks. */
function drawLines(context: CanvasRenderingContext2D, data: TrendData, plot: TrendPlot, palette: Palette): void {
  const { left, top, width, height } = plot.area();
  const { text2, text3 } = paletteColors(palette);
  const font = `11px ${FONT}`;
  context.strokeStyle = text3;
  context.lineWidth = 1.5;
  context.setLineDash([2, 3]);
  for (const { name, value, axis = 'left' } of data.limits ?? []) {
    const y = top + plot.yOf(value, axis);
    stroke(context, left, y, left + width, y);
    write(context, name, { x: left + 8, y: y - 4, color: text2, font });
  }
  for (const { at, text } of data.marks ?? []) {
    const x = left + plot.xOf(at);
    stroke(context, x, top, x, top + height);
    write(context, text, { x: x + 4, y: top + height - 4, color: text2, font });
  }
  context.setLineDash([]);
}

function stroke(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/** Writes a text and answers where it ends. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, color, font }: { x: number; y: number; color: string; font: string },
): number {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, x, y);
  return x + context.measureText(text).width;
}
