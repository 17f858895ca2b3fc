/** Curves as an SVG file that any browser shows. */
import type { Curve, Panel, WeekChart } from './week.ts';

const WIDTH = 1400;
const PANEL = 170;
const LEFT = 60;
const RIGHT = 250;
const TOP = 40;
const COLORS = [
  '#1f5fbf',
  '#d1602a',
  '#2a8f4f',
  '#8a4fbf',
  '#b58a00',
  '#c23b72',
  '#3a9fb0',
  '#6b6b6b',
  '#a0522d',
  '#4b7f1f',
  '#5f5fd0',
  '#d03030',
];

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function drawWeek({ title, fromSeconds, stepSeconds, panels }: WeekChart): string {
  const height = TOP + panels.length * PANEL + 30;
  const parts = panels.map((panel, i) => drawPanel(panel, TOP + i * PANEL));
  const seconds = ((panels[0]?.curves[0]?.values.length ?? 1) - 1) * stepSeconds;
  const days = Array.from({ length: Math.floor(seconds / 86_400) + 1 }, (_, day) => {
    const x = LEFT + ((WIDTH - LEFT - RIGHT) * day * 86_400) / seconds;
    const name = new Date((fromSeconds + day * 86_400) * 1000).toISOString().slice(5, 16).replace('T', ' ');
    return `<line x1="${x}" x2="${x}" y1="${TOP}" y2="${height - 30}" stroke="#ddd"/><text x="${x}" y="${height - 12}" font-size="11" text-anchor="middle">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#fff"/><text x="${LEFT}" y="24" font-size="17">${asText(title)}</text>`,
    ...days,
    ...parts,
    '</svg>',
  ].join('\n');
}

function drawPanel({ title, curves }: Panel, top: number): string {
  const all = curves.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1e-9, ...all)];
  const bottom = top + PANEL - 24;
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (PANEL - 44);
  const legend = curves.map(({ label, unit }, i) => {
    const at = top + 18 + i * 12;
    return `<text x="${WIDTH - RIGHT + 14}" y="${at}" font-size="11" fill="${COLORS[i % COLORS.length]}">${asText(`${label}, ${unit}`)}</text>`;
  });
  return [
    `<text x="${LEFT}" y="${top + 12}" font-weight="bold">${asText(title)}</text>`,
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(0)}" y2="${y(0)}" stroke="#999"/>`,
    `<text x="${LEFT - 6}" y="${y(high) + 4}" text-anchor="end">${high.toPrecision(3)}</text>`,
    `<text x="${LEFT - 6}" y="${y(low) + 4}" text-anchor="end">${low.toPrecision(3)}</text>`,
    ...curves.map((curve, i) => drawCurve(curve, y, COLORS[i % COLORS.length] ?? '#000')),
    ...legend,
  ].join('\n');
}

function drawCurve({ values }: Curve, y: (value: number) => number, color: string): string {
  const points = values.map(
    (value, i) => `${(LEFT + ((WIDTH - LEFT - RIGHT) * i) / (values.length - 1)).toFixed(1)},${y(value).toFixed(1)}`,
  );
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.1"/>`;
}
