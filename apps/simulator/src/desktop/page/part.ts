/** Parts that pages are made of. */
import { type Canvas, type Colour, drawFrame, fillRectangle } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { fitText, measureHeight, measureText, writeText, writeTextBefore } from '../font/text.ts';
import { COLOUR } from './colour.ts';
import type { Gauge, GaugeGroup } from './screen-model.ts';

const PADDING = 8;
const TITLE_HEIGHT = 24;
const GAUGE_HEIGHT = 22;
const BAR_HEIGHT = 4;

/** A label in the middle of a filled area. */
export function drawButton(canvas: Canvas, area: Rectangle, label: string, fill: Colour): void {
  const scale = 2;
  fillRectangle(canvas, area, fill);
  drawFrame(canvas, area, COLOUR.line);
  const x = area.x + Math.floor((area.width - measureText(label, scale)) / 2);
  const y = area.y + Math.floor((area.height - measureHeight(scale)) / 2);
  writeText(canvas, x, y, label, { colour: COLOUR.text, scale });
}

/** A panel with a title, a lamp where something runs, and as many gauges as fit. */
export function drawGroup(canvas: Canvas, area: Rectangle, { title, isRunning, gauges }: GaugeGroup): void {
  fillRectangle(canvas, area, COLOUR.panel);
  drawFrame(canvas, area, COLOUR.line);
  const x = area.x + PADDING;
  const width = area.width - 2 * PADDING;
  writeText(canvas, x, area.y + 6, fitText(title, width - 24, 2), { colour: COLOUR.text, scale: 2 });
  if (isRunning !== null) {
    const lamp = { x: area.x + area.width - PADDING - 14, y: area.y + 6, width: 14, height: 14 };
    fillRectangle(canvas, lamp, isRunning ? COLOUR.running : COLOUR.standing);
  }
  const most = Math.floor((area.height - TITLE_HEIGHT - 4) / GAUGE_HEIGHT);
  gauges.slice(0, most).forEach((gauge, i) => {
    drawGauge(canvas, { x, y: area.y + TITLE_HEIGHT + 4 + i * GAUGE_HEIGHT, width, height: GAUGE_HEIGHT }, gauge);
  });
}

/** Name and value over a bar from one end of the scale to the other. */
function drawGauge(canvas: Canvas, { x, y, width }: Rectangle, gauge: Gauge): void {
  const { value, min, max, severity } = gauge;
  const colour = severity === 'normal' ? COLOUR.text : COLOUR[severity];
  const reading = formatReading(gauge);
  const room = width - measureText(reading, 2) - PADDING;
  writeText(canvas, x, y + 4, fitText(gauge.name, room, 1), { colour: COLOUR.dim, scale: 1 });
  writeTextBefore(canvas, x + width, y, reading, { colour, scale: 2 });
  const bar = { x, y: y + 16, width, height: BAR_HEIGHT };
  fillRectangle(canvas, bar, COLOUR.dark);
  const share = value === null || max <= min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
  const filled = { ...bar, width: Math.round(width * share) };
  fillRectangle(canvas, filled, severity === 'normal' ? COLOUR.bar : COLOUR[severity]);
}

/** Value and unit; two dashes for an instrument that is silent. */
export function formatReading({ value, unit, decimals }: Pick<Gauge, 'value' | 'unit' | 'decimals'>): string {
  return `${value === null ? '--' : value.toFixed(decimals)} ${unit}`.trimEnd();
}
