import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawnShape, type RecordedContext, recordCanvases } from '../testing/recorded-canvas.ts';
import { getPaletteColors } from '../theme/palette-colors.ts';
import type { TrendStyle } from './trend-options.ts';
import { createTrendPlot, type TrendPlot } from './trend-plot.ts';
import type { TrendData, TrendSeries } from './trend-series.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21);
/** 400 px of curve between two gutters of 54 px: 100 px an hour. */
const SIZE = { width: 508, height: 200 };
const [FIRST, SECOND] = getPaletteColors('day').series;

const SPEED: TrendSeries = { id: 'sog', name: 'Speed', unit: 'kn', decimals: 1, avg: [10, 11, 12, 13, 14] };
const POWER: TrendSeries = { ...SPEED, id: 'power', axis: 'right', avg: [2000, 3000, 2500, 2600, 2700] };

function trend(props: Partial<TrendData> = {}): TrendData {
  return {
    time: [0, 1, 2, 3, 4].map((hour) => START + hour * HOUR),
    series: [SPEED],
    window: { from: START, to: START + 4 * HOUR },
    ...props,
  };
}

let contexts: RecordedContext[] = [];

beforeEach(() => {
  contexts = recordCanvases();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function draw(data: TrendData, look: Partial<TrendStyle> = {}) {
  const holder = document.createElement('div');
  const plot = createTrendPlot(holder, data, { palette: 'day', showTime: true, ...look }, SIZE, () => {});
  await Promise.resolve();
  const context = contexts.at(-1) as RecordedContext;
  return { holder, plot, context, curves: context.strokes.filter(({ color }) => !color.startsWith('#dddddd')) };
}

/** Whether a curve is seen at a place of the plotting area. */
const isSeenAt = ({ clip }: DrawnShape, x: number) =>
  clip.some(([[left] = [0], [right] = [0]]) => left <= 54 + x && 54 + x <= right);

/** Height of a curve's highest point in the plotting area. */
const topOf = ({ pieces }: DrawnShape) => Math.min(...pieces.flat().map(([, y]) => y)) - 6;

const leftOf = (plot: TrendPlot) => plot.area().left;

describe('the plotting area', () => {
  it.each([
    ['the left axis alone', [SPEED]],
    ['the right axis alone', [POWER]],
    ['both axes', [SPEED, POWER]],
  ])('stands at one place with %s, so that panes under each other align', async (_words, series) => {
    const { plot } = await draw(trend({ series }));
    expect(plot.area()).toEqual({ left: 54, top: 6, width: 400, height: 172 });
  });

  it('takes the room of the time axis where that is left out', async () => {
    const { plot } = await draw(trend(), { showTime: false });
    expect(plot.area().height).toBe(187);
  });

  it('places a moment by its share of the window, and finds it again', async () => {
    const { plot } = await draw(trend());
    expect([START, START + HOUR, START + 4 * HOUR].map(plot.xOf)).toEqual([0, 100, 400]);
    expect(plot.timeAt(250)).toBe(START + 2.5 * HOUR);
  });

  it('follows a new window and a new size', async () => {
    const { plot } = await draw(trend());
    plot.update(trend({ window: { from: START + 2 * HOUR, to: START + 4 * HOUR } }));
    await Promise.resolve();
    expect(plot.xOf(START + 3 * HOUR)).toBe(200);
    plot.resize(908, 200);
    await Promise.resolve();
    expect([leftOf(plot), plot.area().width]).toEqual([54, 800]);
    expect(plot.xOf(START + 3 * HOUR)).toBe(400);
  });

  it('leaves its place empty when it is destroyed', async () => {
    const { plot, holder } = await draw(trend());
    expect(holder.querySelector('canvas')).not.toBeNull();
    plot.destroy();
    expect(holder.childElementCount).toBe(0);
  });
});

describe('the scale of values', () => {
  it('holds the limit of its axis: a curve far from it is drawn far from it', async () => {
    const near = await draw(trend());
    const far = await draw(trend({ limits: [{ name: 'alarm limit 100', value: 100 }] }));
    expect(near.plot.yOf(14, 'left')).toBeLessThan(172 / 4);
    expect(far.plot.yOf(14, 'left')).toBeGreaterThan((172 * 3) / 4);
    expect(far.plot.yOf(100, 'left')).toBeGreaterThanOrEqual(0);
  });

  it('leaves the other axis as it is', async () => {
    const series = [SPEED, POWER];
    const { plot } = await draw(trend({ series, limits: [{ name: 'limit', value: 100, axis: 'left' }] }));
    expect(plot.yOf(3000, 'right')).toBeLessThan(172 / 4);
  });

  it('ends where a user set its ends', async () => {
    const { plot } = await draw(trend({ ends: { min: 0, max: 50 } }));
    expect([plot.yOf(0, 'left'), plot.yOf(50, 'left')]).toEqual([172, 0]);
  });

  it('follows the curve where the ends that were set leave nothing between them', async () => {
    const { plot } = await draw(trend({ ends: { min: 60, max: 50 } }));
    const free = await draw(trend());
    expect(plot.yOf(12, 'left')).toBe(free.plot.yOf(12, 'left'));
  });

  it('of a pane without a value is that of its limits', async () => {
    const empty = { ...SPEED, avg: [null, null, null, null, null] };
    const { plot } = await draw(trend({ series: [empty], limits: [{ name: 'limit', value: 80 }] }));
    const y = plot.yOf(80, 'left');
    expect(y > 0 && y < 172).toBe(true);
  });
});

describe('what is drawn', () => {
  it('the line stops in a gap and goes on behind it', async () => {
    const { curves } = await draw(trend({ gaps: [{ from: START + HOUR, to: START + 2 * HOUR }] }));
    const [line] = curves as [DrawnShape];
    expect([50, 150, 250].map((x) => isSeenAt(line, x))).toEqual([true, false, true]);
  });

  it('the line stops where nothing was measured and joins over rows of another series', async () => {
    const measured = { ...SPEED, avg: [10, 11, null, 13, 14] };
    const rare = { ...SPEED, id: 'rare', avg: [10, 11, undefined, 13, 14] };
    const { curves } = await draw(trend({ series: [measured, rare] }));
    expect(curves.map((line) => isSeenAt(line, 200))).toEqual([false, true]);
  });

  it('a spike of one sample in twenty a pixel keeps its height', async () => {
    const count = 8_000;
    const time = Array.from({ length: count }, (_, row) => START + (row * 4 * HOUR) / count);
    const avg = time.map((_at, row) => (row === 4_321 ? 50 : 10));
    const { plot, curves } = await draw(trend({ time, series: [{ ...SPEED, avg }] }));
    const [line] = curves as [DrawnShape];
    expect(line.pieces.flat().length).toBeLessThan(count / 4);
    expect(Math.abs(topOf(line) - plot.yOf(50, 'left'))).toBeLessThanOrEqual(1);
  });

  it('series differ in colour and dash, and what is compared is dotted', async () => {
    const series = [SPEED, { ...SPEED, id: 'stw' }, { ...SPEED, id: 'sog~', order: 0, compared: true }];
    const { curves } = await draw(trend({ series }));
    expect(curves.map(({ color, dash }) => [color, dash])).toEqual([
      [FIRST, []],
      [SECOND, [6, 3]],
      [FIRST, [1, 3]],
    ]);
  });

  it.each([
    ['day', '33'],
    ['night', '40'],
  ] as const)('min and max are a band in the colour of the line, by %s', async (palette, alpha) => {
    const banded = { ...SPEED, min: [9, 10, 11, 12, 13], max: [11, 12, 13, 14, 15] };
    const { context } = await draw(trend({ series: [banded] }), { palette });
    expect(context.fills.map(({ color }) => color)).toEqual([`${getPaletteColors(palette).series[0]}${alpha}`]);
  });
});

describe('labels', () => {
  const below = (context: RecordedContext) => context.texts.filter(({ at: [, y] }) => y > 178);

  it('of time stand under their moment, in UTC', async () => {
    const { context } = await draw(trend());
    expect(below(context).map(({ text, at: [x] }) => [text, x])).toEqual([
      ['21 Nov', 54],
      ['01:00', 154],
      ['02:00', 254],
      ['03:00', 354],
      ['04:00', 454],
    ]);
  });

  it('of time are left to the lowest pane', async () => {
    const { context } = await draw(trend(), { showTime: false });
    expect(context.texts.map(({ text }) => text)).not.toContain('01:00');
  });

  it('of values have the colour of the first series of their axis', async () => {
    const { context } = await draw(trend({ series: [SPEED, POWER] }));
    const of = (color: string) => context.texts.filter((text) => text.color === color).map(({ text }) => text);
    expect(of(FIRST)).toContain('12');
    expect(of(SECOND)).toEqual(['2\u202f000', '2\u202f250', '2\u202f500', '2\u202f750', '3\u202f000']);
  });
});
