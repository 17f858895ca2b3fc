/**
 * A real recording at its own time, through the gateway into the product, and what its tabs say of it held against facts
 * that a program without any part of the product found in the same file.
 */
import { METERS_PER_NAUTICAL_MILE } from '@fms/domain/map';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { createRecordedYachtJourney, getYachtSkipReason, YACHT_ID } from '../../fixtures/journey/yacht-journey.ts';
import { hasRecordings, readLogFacts } from '../../fixtures/product/recordings.ts';
import { getLogPath, YACHT } from '../../fixtures/product/replay.ts';

const skipped = getYachtSkipReason('long');
const SPEED = 'Speed over ground';
/** All of the recording lies in it. */
const DAY = 'from=2013-06-30T07:00:00.000Z&to=2013-06-30T13:00:00.000Z';

describe.skipIf(skipped !== '')(`a recording on the screen${skipped}`, () => {
  const journey = createRecordedYachtJourney();
  const facts = hasRecordings ? readLogFacts(getLogPath(YACHT)) : undefined;

  async function speedTag(page: Page): Promise<number> {
    const tags = await callFromPage<{ Id: number; name: string }[]>(
      page,
      `/api/v1.3/tag/getTagsByVesselId?vesselId=${YACHT_ID}&isGetLater=true`,
    );
    return tags.find(({ name }) => name === SPEED)?.Id ?? Number.NaN;
  }

  it('Statistic: lowest and highest speed, and the mean of each hour', async () => {
    const page = await journey.open(`tab=statistic&${DAY}`);
    await page.goto(`/vessel/vessel/${YACHT_ID}?tab=statistic&show=${await speedTag(page)}&${DAY}`);
    await page.getByRole('figure', { name: new RegExp(SPEED) }).waitFor();
    const table = readTable(await readDownloadedText(page, 'CSV'), '"Time, UTC"');
    const { min, max } = facts?.channels_total.rmc_sog_kn ?? {};
    expect(Math.min(...table.numbers(`${SPEED} min, kn`))).toBeCloseTo(min ?? Number.NaN, 6);
    expect(Math.max(...table.numbers(`${SPEED} max, kn`))).toBeCloseTo(max ?? Number.NaN, 6);
    const hours = Object.entries(facts?.channels_per_hour.rmc_sog_kn ?? {});
    expect(hours).toHaveLength(6);
    for (const [hour, { avg }] of hours) {
      const means = table.numbers(`${SPEED} mean, kn`, hour);
      // Every bucket of this recording, one fix a second, weighs the same but for the first and the last one.
      expect(means.reduce((sum, mean) => sum + mean, 0) / means.length, hour).toBeCloseTo(avg, 1);
    }
  });

  it('Location: departure and arrival, and how far it was', async () => {
    const page = await journey.open(`tab=location&${DAY}`);
    const totals = page.getByRole('region', { name: 'Time and distance' });
    const total = (await totals.getByRole('row', { name: /Total/ }).textContent()) ?? '';
    const miles = Number(/([\d.]+) nm$/.exec(total)?.[1]);
    const known = (1000 * (facts?.rmc.distance_km ?? Number.NaN)) / METERS_PER_NAUTICAL_MILE;
    // The voyage is the sum of one position a minute: movement in between is left out.
    expect(miles / known, total).toBeGreaterThan(0.95);
    expect(miles / known, total).toBeLessThanOrEqual(1.01);
    const track = readTable(await readDownloadedText(page, 'CSV'), '"time, UTC"');
    const [times, latitudes, longitudes] = [track.cells('time, UTC'), ...placeColumns(track)];
    const place = (at: number) => [Date.parse(times.at(at) ?? ''), latitudes.at(at), longitudes.at(at)];
    for (const [row, found] of [[0, facts?.rmc.first] as const, [-1, facts?.rmc.last] as const]) {
      const [time, latitude, longitude] = place(row) as [number, number, number];
      expect(new Date(time).toISOString()).toBe(new Date(found?.[0] ?? '').toISOString());
      expect(latitude).toBeCloseTo(found?.[1] ?? Number.NaN, 5);
      expect(longitude).toBeCloseTo(found?.[2] ?? Number.NaN, 5);
    }
    expect(times.length).toBeLessThanOrEqual(facts?.rmc.valid_fixes ?? 0);
  });

  it('Alarm: a limit above its highest speed raises nothing, one below does, evaluated on every reading', async () => {
    const page = await journey.open(`tab=alarm&${DAY}`);
    const { count = 0, max = 0 } = facts?.channels_total.rmc_sog_kn ?? {};
    await page.goto(`/vessel/vessel/${YACHT_ID}?tab=alarm&view=back-test&tag=${await speedTag(page)}&${DAY}`);
    const result = page.getByRole('region', { name: `Back-test of ${SPEED}` });
    const tried = async (limit: number) => {
      await page.getByRole('textbox', { name: 'Warning limit' }).fill(String(limit));
      const answered = page.waitForResponse((answer) => answer.url().includes('/alarm/back-test'));
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      await answered;
      const evaluated = await result.getByText(/samples tested$/).textContent();
      expect(Number(evaluated?.replaceAll(/\D/g, ''))).toBe(count);
      return Number(
        (await result.getByText('Tested limits').locator('xpath=..').textContent())?.replace('Tested limits', ''),
      );
    };
    expect(await tried(max + 0.01)).toBe(0);
    expect(await tried(max - 0.01)).toBeGreaterThan(0);
    await page
      .getByRole('region', { name: /^Added/ })
      .getByText(new RegExp(`^${max.toFixed(1)}\\d* kn$`))
      .first()
      .waitFor();
  });
});

interface Table {
  /** Of one column, top to bottom. */
  cells(title: string): string[];
  /** The same as numbers, of the rows whose first cell begins so. */
  numbers(title: string, rows?: string): number[];
}

/** A CSV with a unit in every title and no comma in a cell, from the head that begins so. */
function readTable(text: string, beginning: string): Table {
  const lines = text.split('\r\n').filter((line) => line !== '');
  const head = lines.findIndex((line) => line.startsWith(beginning));
  const titles = (lines[head] ?? '').replaceAll(/^"|"$/g, '').split('","');
  const rows = lines.slice(head + 1).map((line) => line.split(','));
  const column = (title: string) => {
    const place = titles.indexOf(title);
    if (place === -1) throw new Error(`no column ${title} in ${titles.join(' | ')}`);
    return place;
  };
  return {
    cells: (title) => rows.map((row) => row[column(title)] ?? ''),
    numbers: (title, beginning = '') =>
      rows.filter(([first = '']) => first.startsWith(beginning)).map((row) => Number(row[column(title)])),
  };
}

function placeColumns(track: Table): [number[], number[]] {
  return [track.numbers('latitude, deg'), track.numbers('longitude, deg')];
}
