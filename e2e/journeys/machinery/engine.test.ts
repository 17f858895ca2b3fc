/** The engine tab: what is reported stands on screen, and what is computed from it equals a calculation of its own. */
import { QUALITY_IMPOSSIBLE } from '@fms/domain/quality';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { connectPlant, type PlantLink } from '../../fixtures/product/plant-link.ts';
import {
  DENSITY,
  ENGINE_PARAMETERS,
  ENGINE_TAGS,
  formatEngineTag,
  SHOP_TEST,
  UNDER_WAY,
} from '../../fixtures/ship/engine-ship.ts';

const skipped = getSkipReason('long');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Plant {
  readonly version: number;
  readonly equipment: { readonly id: string; readonly kind: string; readonly parameters: object }[];
  readonly bindings: unknown[];
  readonly mimics: object;
}

let ship: PlantLink | undefined;
const shipOf = () => {
  if (ship === undefined) throw new Error('The ship is not linked');
  return ship;
};
const journey = createJourney({
  load: async (product) => {
    ship = await connectPlant(product, { name: 'Skarvik', organization: 'Nordlys Rederi' }, ENGINE_TAGS);
    const now = Date.now();
    await ship.report([...listSteadyDays(now), { timeMs: now - 500, values: UNDER_WAY }]);
  },
  end: () => ship?.close(),
});

/** Ten steady minutes on each of ten days: the port engine burns 6 % more on the last eight of them. */
function listSteadyDays(now: number) {
  return Array.from({ length: 10 }, (_, back) => {
    const start = Math.floor((now - (back + 1) * DAY) / 600_000) * 600_000;
    return Array.from({ length: 10 }, (_minute, minute) => ({
      timeMs: start + minute * 60_000,
      values: {
        [formatEngineTag('port', 'load')]: 57,
        [formatEngineTag('port', 'power')]: 6160,
        [formatEngineTag('port', 'fuel rate')]: 1403.8 * (back < 8 ? 1.06 : 1),
      },
    }));
  }).flat();
}

async function openEngine(look: { palette?: string; width?: number; height?: number } = {}): Promise<Page> {
  const { palette = 'day', width = 1440, height = 900 } = look;
  const page = await journey.signIn({
    at: `/vessel/vessel/${shipOf().vesselId}?tab=engine`,
    preference: { palette },
    context: { viewport: { width, height } },
  });
  await page.getByRole('region', { name: 'Main engine port' }).waitFor();
  return page;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const numberOf = async (page: Page, region: string, label: string) => {
  const text =
    (await panel(page, region)
      .getByText(label, { exact: true })
      .locator('xpath=ancestor::*[@data-state][1]')
      .first()
      .textContent()) ?? '';
  return Number(/−?[\d\u202f.]+/.exec(text.slice(label.length))?.[0].replaceAll('\u202f', '').replace('−', '-'));
};

beforeAll(async () => {
  const page = await journey.signIn({ at: NO_SCREEN });
  const path = `/api/v2/plant?vesselId=${shipOf().vesselId}`;
  const { version, equipment, bindings, mimics } = await callFromPage<Plant>(page, path);
  const engines = equipment.map((one) =>
    one.kind === 'main-engine' ? { ...one, parameters: ENGINE_PARAMETERS } : one,
  );
  const body = { vesselId: shipOf().vesselId, version, equipment: engines, bindings, mimics };
  await callFromPage(page, '/api/v2/plant', body, 'PUT');
});

/** The least-squares cubic through five points, by elimination: the reference computed without the product's code. */
function shopTestAt(load: number): number {
  const rows = [0, 1, 2, 3].map((row) => [
    ...[0, 1, 2, 3].map((column) => SHOP_TEST.reduce((sum, [x]) => sum + (x / 100) ** (row + column), 0)),
    SHOP_TEST.reduce((sum, [x, y]) => sum + y * (x / 100) ** row, 0),
  ]);
  for (let at = 0; at < 4; at += 1) {
    const pivot = rows[at] ?? [];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < 5; column += 1) row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.reduce((sum, row, power) => sum + ((row[4] ?? 0) / (row[power] ?? 1)) * (load / 100) ** power, 0);
}

describe.skipIf(skipped !== '')(`the engine tab${skipped}`, () => {
  it('shows what is reported, and figures that equal a calculation of their own', async () => {
    const page = await openEngine();
    await panel(page, 'Main engine port').getByText('9 cyl').waitFor();
    expect(await numberOf(page, 'Main engine port', 'Lube oil pressure')).toBe(3.9);
    expect(await numberOf(page, 'Main engine port', 'Power')).toBe(6160);
    const mass = (1403.8 * DENSITY) / 1000;
    expect(await numberOf(page, 'Main engine port', 'Fuel')).toBeCloseTo(mass, 1);
    const consumption = 'Specific fuel consumption against the shop test';
    const sfoc = (((mass * 1000) / 6160) * 40_500) / 42_700;
    expect(await numberOf(page, consumption, 'Now')).toBeCloseTo(sfoc, 1);
    expect(await numberOf(page, consumption, 'Shop test at 57 %')).toBeCloseTo(shopTestAt(57), 1);
    // 12,000 h between overhauls and 11,284 since the last; 24,000 and 7,284 for the major ones.
    await panel(page, 'Main engine port').getByText('716 h', { exact: true }).waitFor();
    await panel(page, 'Main engine port').getByText('16\u202f716 h', { exact: true }).waitFor();
  });

  it('names the hot cylinder and what its pressure points to', async () => {
    const page = await openEngine();
    const cylinders = page.getByRole('group', { name: 'Main engine port: exhaust by cylinder' });
    await cylinders.getByRole('button', { name: 'Cylinder 5, 418 °C, +38 K from the mean' }).waitFor();
    await page.getByText('Hot, maximum pressure 6 bar low: exhaust valve').waitFor();
    await cylinders.getByRole('button', { name: /^Cylinder 5/ }).press('Enter');
    await page.getByRole('figure', { name: /Trend of Main engine port cylinder 5/ }).waitFor();
  });

  it('follows the drift from the shop test', async () => {
    const page = await openEngine();
    const drift = panel(page, 'Drift from the shop test');
    const measured = (1403.8 * 1.06 * DENSITY * 40_500) / (6160 * 42_700);
    const expected = (measured / shopTestAt(57) - 1) * 100;
    await drift
      .getByText(`${expected.toFixed(1)}`)
      .first()
      .waitFor();
  });

  it('strikes out what is old and leaves a bad cylinder out of the mean', async () => {
    const page = await openEngine();
    await shipOf().report([
      {
        timeMs: Date.now(),
        values: { [formatEngineTag('starboard', 'cylinder 3 exhaust temperature')]: 378 },
        quality: QUALITY_IMPOSSIBLE,
      },
    ]);
    const cylinders = page.getByRole('group', { name: 'Main engine starboard: exhaust by cylinder' });
    await cylinders.getByRole('button', { name: 'Cylinder 3, no value, left out of the mean' }).waitFor();
    await page.getByText('8 of 9').waitFor();
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openEngine();
    await page.getByText('Drift from the shop test').waitFor();
    expect(await findLookFaults(page)).toEqual([]);
    // The page is left as a phone's.
    const [tabs, print] = [page.getByRole('tablist'), page.getByRole('button', { name: 'Print' })];
    const [tabBox, printBox] = [await tabs.boundingBox(), await print.boundingBox()];
    if (tabBox === null || printBox === null) throw new Error('The bar of the tabs is not shown');
    expect(tabBox.width).toBeGreaterThan(200);
    const isBeside = printBox.x >= tabBox.x + tabBox.width || printBox.y >= tabBox.y + tabBox.height;
    expect(isBeside).toBe(true);
  });

  it('keeps the trend of a value in full screen, with its source', async () => {
    const page = await openEngine();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await panel(page, 'Main engine port')
      .getByTitle(/open the trend/)
      .first()
      .click();
    const isShown = await page
      .getByRole('region', { name: 'Source of the value' })
      .evaluate((source) => document.fullscreenElement?.contains(source) ?? false);
    expect(isShown).toBe(true);
  });

  it('shows an earlier moment by its own values', async () => {
    const page = await openEngine();
    await page.goto(`/vessel/vessel/${shipOf().vesselId}?tab=engine&at=${new Date(Date.now() - HOUR).toISOString()}`);
    await page.getByText('Values of the past').waitFor();
    await panel(page, 'Main engine port').getByText('Lube oil pressure').waitFor();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await page.getByText('Values of the past').waitFor({ state: 'detached' });
  });
});
