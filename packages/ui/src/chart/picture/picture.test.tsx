import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RecordedContext, recordCanvases } from '../../testing/recorded-canvas.ts';
import { getPaletteColors } from '../../theme/palette-colors.ts';
import { renderHistogramPicture, renderScatterPicture, renderTrendPicture } from './index.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21);
const PNG = new Blob(['png'], { type: 'image/png' });
const head = { palette: 'day', title: 'Havbris', lines: ['21 Nov 00:00 to 04:00 UTC', '5 min mean'] } as const;
const { text2, surface } = getPaletteColors('day');

let contexts: RecordedContext[] = [];

beforeEach(() => {
  contexts = recordCanvases();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(PNG));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The sheet is the first canvas of a picture; those of its panes follow. */
const sheet = () => contexts[0] as RecordedContext;
const texts = () => sheet().texts.map(({ text }) => text);
const find = (words: string) => sheet().texts.find(({ text }) => text === words);

describe('a picture of panes', () => {
  const speed = { id: 'sog', name: 'Speed', unit: 'kn', decimals: 1, avg: [10, 11, null, 13, 14] };
  const pane = {
    time: [0, 1, 2, 3, 4].map((hour) => START + hour * HOUR),
    series: [speed],
    window: { from: START, to: START + 4 * HOUR },
    gaps: [{ from: START + HOUR, to: START + 3 * HOUR, text: 'no data 2 h, link down' }],
    limits: [{ name: 'alarm limit 15', value: 15, color: '#445566' }],
    marks: [{ at: START + 2 * HOUR, text: 'shift 02:00' }],
    ends: { min: 0, max: 20 },
  };
  const events = {
    alarms: [{ share: 0.5, priority: 'alarm' }],
    notes: [
      { share: 0.25, text: 'Filter changed' },
      { share: 0.95, text: 'Arrived' },
    ],
  } as const;
  const draw = () => renderTrendPicture({ ...head, ...events, panes: [pane, pane], width: 508, height: 200 });

  it('is the file, and says whose values they are and of when', async () => {
    expect(await draw()).toBe(PNG);
    expect(texts().slice(0, 3)).toEqual([head.title, ...head.lines]);
    expect(sheet().fills[0]?.color).toBe(surface);
  });

  it('has the panes under each other, each with the range of its curve', async () => {
    await draw();
    const [upper, lower] = sheet().images;
    expect((lower?.at[1] ?? 0) - (upper?.at[1] ?? 0)).toBe(222);
    expect(texts().filter((text) => text === '10.0–14.0 kn')).toHaveLength(2);
  });

  it('hatches the gap with its cause inside it', async () => {
    await draw();
    const left = 16 + 54 + 100;
    expect(find('no data 2 h, link down')?.at[0]).toBe(left + 6);
    const hatch = sheet().strokes.filter(({ color }) => color === `${text2}40`);
    const [[[from = 0] = [], [to = 0] = []] = []] = hatch[0]?.clip ?? [];
    expect([from, to]).toEqual([left, left + 200]);
  });

  it('names limits over their line in its colour, and marks beside theirs', async () => {
    await draw();
    const top = sheet().images[0]?.at[1] ?? 0;
    const limit = find('alarm limit 15');
    expect([limit?.at, limit?.color]).toEqual([[16 + 54 + 8, top + 6 + 187 / 4 - 4], '#445566']);
    expect(find('shift 02:00')?.at[0]).toBe(16 + 54 + 200 + 4);
  });

  it('has notes as flags, the last one to the left of its moment', async () => {
    await draw();
    expect(find('Filter changed')).toMatchObject({ align: 'start', at: [16 + 54 + 100 + 6, expect.any(Number)] });
    expect(find('Arrived')).toMatchObject({ align: 'end', at: [16 + 54 + 380 - 6, expect.any(Number)] });
  });

  it('has time under the lowest pane alone', async () => {
    await draw();
    const times = contexts.slice(1).map(({ texts: written }) => written.some(({ text }) => text === '01:00'));
    expect(times.filter(Boolean)).toHaveLength(1);
    expect(times.at(-1)).toBe(true);
  });

  it('fails where the browser makes no file', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(null));
    await expect(draw()).rejects.toThrow('no picture was made');
  });

  it('fails where the browser has no canvas', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(draw()).rejects.toThrow('no canvas to draw on');
  });
});

describe('a picture of histograms', () => {
  const bins = [
    { from: 0, to: 5, share: 0.25 },
    { from: 5, to: 10, share: 0.75 },
  ];
  const part = { name: 'Speed', unit: 'kn', color: '#112233', compared: false, bins };

  it('has two beside each other, bars as high as their share', async () => {
    const compared = { ...part, name: 'Speed · 1 d earlier', color: '#445566', compared: true };
    await renderHistogramPicture({ ...head, histograms: [part, compared], shareLabel: 'share of time' });
    const heights = sheet()
      .fills.filter(({ color }) => color === '#112233')
      .map(({ pieces }) => pieces[0] ?? [])
      .map(([corner, opposite]) => Math.round((opposite?.[1] ?? 0) - (corner?.[1] ?? 0)));
    expect(heights).toEqual([53, 160]);
    expect(sheet().strokes.filter(({ color }) => color === '#445566')).toHaveLength(2);
    expect((find('Speed · 1 d earlier')?.at[0] ?? 0) - (find('Speed')?.at[0] ?? 0)).toBe(592);
    expect(texts().filter((text) => text === '75 % share of time')).toHaveLength(2);
  });

  it('of nothing has its name and unit alone', async () => {
    await renderHistogramPicture({ ...head, histograms: [{ ...part, bins: [] }], shareLabel: 'share of time' });
    expect(texts().slice(3)).toEqual(['Speed', 'kn']);
  });
});

describe('a picture of a scatter', () => {
  it('has dots and rings at the place of both values, and both axes with their unit', async () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 100 },
    ];
    const groups = [
      { name: 'Havbris', color: '#112233', points },
      { name: 'Hestnes', color: '#445566', points: [{ x: 5, y: 50 }] },
    ];
    await renderScatterPicture({ ...head, x: { name: 'Speed', unit: 'kn' }, y: { name: 'Load', unit: '%' }, groups });
    expect(texts()).toEqual(expect.arrayContaining(['Havbris', 'Hestnes', 'Speed, kn', 'Load, %']));
    const dots = sheet()
      .fills.filter(({ color }) => color === '#112233')
      .at(-1);
    const rings = sheet()
      .strokes.filter(({ color }) => color === '#445566')
      .at(-1);
    expect([dots?.alpha, rings?.alpha]).toEqual([0.6, 1]);
    const [low, high] = (dots?.pieces ?? []).map(([middle]) => middle ?? [0, 0]);
    const [middle] = rings?.pieces[0] ?? [];
    expect(middle?.map(Math.round)).toEqual(
      [0, 1].map((way) => Math.round(((low?.[way] ?? 0) + (high?.[way] ?? 0)) / 2)),
    );
    expect((low?.[1] ?? 0) > (high?.[1] ?? 0)).toBe(true);
  });
});
