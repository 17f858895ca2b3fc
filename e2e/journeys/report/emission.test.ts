/** A superintendent reports what a ship emitted: its voyage between two ports, how the CO2 came about, and the dues of the year. */
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';

const skipped = getSkipReason('long');
const SHIP = 'Atlantic Petrel';
const STEP_MS = HOUR_MS / 4;
const every15Minutes = { intervalSeconds: STEP_MS / 1000 };
const yesterday = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
const timeOf = (hour: number) => new Date(yesterday + hour * HOUR_MS).toISOString();
/** Place and kind of what it did, by the hour at which that began. Of the ports named Rotterdam the code names one. */
const JOBS = [
  [0, 'at-berth', 'NLRTM'],
  [4, 'transit', ''],
  [20, 'at-berth', 'Bilbao'],
  [24, '', ''],
] as const;

const tags = [
  { name: 'Fuel rate', unit: 'l/h', ...every15Minutes },
  { name: 'Fuel density at 15 °C', unit: 'kg/m³', ...every15Minutes },
] as const;
const journey = createFleetJourney([{ name: SHIP, particulars: { shipType: 'tanker' }, tags }], async () => {});

interface Plant {
  readonly version: number;
  readonly equipment: readonly { readonly kind: string; readonly parameters: object }[];
}

/** The grade of its fuel, and the jobs of the day with the ports it lay in: what is entered stands before jobs are found. */
async function describeShip(page: Page): Promise<void> {
  const [vesselId] = journey.fleet.vesselIds;
  const plant = await callFromPage<Plant>(page, `/api/v2/plant?vesselId=${vesselId}`);
  const equipment = plant.equipment.map((one) =>
    one.kind === 'vessel' ? { ...one, parameters: { ...one.parameters, fuelGrade: 'MGO' } } : one,
  );
  await callFromPage(page, '/api/v2/plant', { ...plant, vesselId, equipment }, 'PUT');
  for (const [index, [hour, kind, place]] of JOBS.slice(0, -1).entries()) {
    const span = { from: timeOf(hour), to: timeOf(JOBS[index + 1]?.[0] ?? 24) };
    await callFromPage(page, '/api/v2/job/enter', { vesselId, kind, place, number: '', customer: '', ...span });
  }
}

/** Its day, a reading every quarter of an hour. */
function sail(): Promise<void> {
  const times = Array.from({ length: DAY_MS / STEP_MS }, (_, step) => yesterday + step * STEP_MS);
  return journey.fleet.report(
    times.map((timeMs) => ({
      ...{ ship: 0, timeMs, latitude: 51.9, longitude: 4.5, knots: 10 },
      values: { 'Fuel rate': 1000, 'Fuel density at 15 °C': 850 },
    })),
  );
}

describe.skipIf(skipped !== '')(`emissions${skipped}`, () => {
  it('are told by voyage, unfold to their samples, and make the records of the year', async () => {
    const page = await journey.signIn({ user: 'admin' });
    await describeShip(page);
    await sail();
    await page.getByRole('link', { name: 'Emissions' }).click();
    const voyage = page.getByRole('row').filter({ hasText: 'Rotterdam – Bilbao' });
    // 16 h of 1000 l of 0.85 kg, at 3.206 t of CO2 a tonne.
    await voyage.getByRole('button', { name: /^CO2, t 43\.60 t/ }).click();
    const dialog = page.getByRole('dialog', { name: 'How it came about' });
    await dialog.getByRole('button', { name: 'Show how CO2 came about' }).click();
    await dialog.getByText('64 samples of Fuel rate, 100 % of the time measured').waitFor();
    await dialog
      .getByText(/^Regulation \(EU\) 2023\/1805, annex II, in force since 2024-01-01/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    const parts = page.getByRole('region', { name: 'EU monitoring by part' });
    await parts.getByRole('button', { name: /^Between ports of the Union, CO2 43\.60 t/ }).waitFor();
    await page.getByRole('textbox', { name: 'Price of an allowance, €' }).fill('80');
    await page.getByRole('button', { name: /^Cost of allowances/ }).waitFor();
    expect(await findLookFaults(page)).toEqual([]);
    expect(journey.readComplaints()).toEqual([]);
  });
});
