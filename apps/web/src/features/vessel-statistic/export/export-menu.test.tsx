import { fireEvent, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { buildCurve, buildPoints, buildShown } from '../testing/shown-statistic.ts';
import { ExportMenu } from './export-menu.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

const SPEED = buildCurve(1, { name: 'Speed', points: buildPoints(NOON - 120_000, 10, 11) });
const SHIFT_MS = 12 * 3_600_000;
const SHIFTS = {
  zone: '+00:00',
  sources: [{ key: '1', name: 'Speed', unit: 'kn', decimals: 1, order: 0, inputs: [], formula: undefined }],
  rows: [{ shift: { fromTime: NOON - SHIFT_MS, toTime: NOON }, isRunning: false, totals: [null] }],
  ...{ isTooLong: false, isAllowed: true, isPending: false, error: null, reload: () => {} },
};

/** What the browser was given to save. */
const saved: { name: string; file: Blob }[] = [];
let files: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  files = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.at(-1) as Blob });
  });
});
afterEach(clearScreen);

function drawMenu(given: Partial<Parameters<typeof ExportMenu>[0]> = {}) {
  stubCalls({});
  renderLive({ tags: [], children: <ExportMenu {...buildShown('', [SPEED])} {...given} /> });
}

async function saveAs(kind: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: kind, hidden: true }));
}

/** The one file, once it is there. */
async function onlyFile() {
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  return saved[0] as (typeof saved)[number];
}

it('saves the buckets as CSV, named by vessel and window', async () => {
  drawMenu();
  await saveAs('CSV');
  const { name, file } = await onlyFile();
  expect(name).toBe('vessel-1-20261121T1100Z-20261121T1200Z.csv');
  expect(await file.text()).toMatch(/Speed mean, kn.*\r\n.*,10,9,11\r\n.*,11,10,12/);
});

it('saves the buckets as a workbook of numbers', async () => {
  drawMenu();
  await saveAs('Excel');
  const { name, file } = await onlyFile();
  expect(name).toMatch(/Z\.xlsx$/);
  const sheet = unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'] as Uint8Array;
  expect(strFromU8(sheet)).toContain('<v>11</v>');
});

it('offers nothing while no curve has a point', () => {
  drawMenu({ data: buildShown('', [buildCurve(1)]).data });
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
});

it('offers the totals of shifts only while they are shown', async () => {
  drawMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('menuitem', { name: 'CSV', hidden: true });
  expect(screen.queryByRole('menuitem', { name: 'Shift totals, CSV', hidden: true })).toBeNull();
});

it('saves the totals of shifts, a shift without a value empty', async () => {
  drawMenu({ shifts: SHIFTS });
  await saveAs('Shift totals, CSV');
  const { name, file } = await onlyFile();
  expect(name).toMatch(/Z\.shifts\.csv$/);
  expect(await file.text()).toMatch(/Speed known, %"\r\n.*,,,,,0\r\n$/);
});

it('says that a picture could not be drawn, and draws it again when asked', async () => {
  // A canvas without a context, as of a browser that has no memory left for one.
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(console, 'info').mockReturnValue();
  drawMenu();
  await saveAs('Picture (PNG)');
  await screen.findByText('The file could not be made');
  const tries = context.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(context.mock.calls.length).toBeGreaterThan(tries));
  expect(saved).toEqual([]);
});
