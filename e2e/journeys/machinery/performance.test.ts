/**
 * What a superintendent asks of hull and propeller: how much more power than on the trial, how much slower, what another
 * speed would save, how the year will be rated; and enters the last docking.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import {
  BLOCKS,
  CALM_BLOCKS,
  computeFuel,
  computeTrialPower,
  connectFouledShip,
  DEADWEIGHT,
  DENSITY,
  type FouledShip,
  OVER_TRIAL,
  SPEEDS,
} from '../../fixtures/ship/fouled-ship.ts';

const skipped = getSkipReason('long');

interface Plant {
  readonly version: number;
  readonly equipment: { readonly id: string; readonly kind: string; readonly parameters: object }[];
  readonly bindings: unknown[];
  readonly mimics: object;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.skipIf(skipped !== '')(`the performance tab${skipped}`, () => {
  let ship: FouledShip | undefined;
  const vesselOf = () => ship?.vesselIds[0] ?? 0;
  const journey = createJourney({
    load: async (product) => {
      ship = await connectFouledShip(product, 'Hestvik');
    },
    end: () => ship?.close(),
  });

  beforeAll(async () => {
    const page = await journey.signIn({ at: NO_SCREEN });
    const vesselId = vesselOf();
    const { version, equipment, bindings, mimics } = await callFromPage<Plant>(
      page,
      `/api/v2/plant?vesselId=${vesselId}`,
    );
    const trialCurve = [8, 10, 12, 14, 16].map((knots) => [knots, computeTrialPower(knots)]);
    const parameters = { trialCurve, designDraught: 11.2, deadweight: DEADWEIGHT, fuelGrade: 'HFO' };
    const entered = equipment.map((one) => (one.kind === 'vessel' ? { ...one, parameters } : one));
    await callFromPage(page, '/api/v2/plant', { vesselId, version, equipment: entered, bindings, mimics }, 'PUT');
    const detail = { beamMeters: 32.2, deadweightTonnes: DEADWEIGHT };
    await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, detail, tabs: ['overview', 'performance'] }, 'PUT');
  });

  async function openTab(look: { palette?: string; width?: number; query?: string } = {}): Promise<Page> {
    const { palette = 'day', width = 1440, query = '' } = look;
    const page = await journey.signIn({
      at: `/vessel/vessel/${vesselOf()}?tab=performance&span=month${query}`,
      preference: { palette },
      context: { viewport: { width, height: 900 } },
    });
    await panel(page, 'Speed and shaft power').waitFor();
    return page;
  }
  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const numberOf = async (page: Page, region: string, label: string) => {
    const reading = panel(page, region).getByText(label, { exact: true }).locator('xpath=ancestor::*[@data-state][1]');
    const text = ((await reading.first().textContent()) ?? '').slice(label.length);
    return Number(/[−+]?[\d\u202f.]+/.exec(text)?.[0].replaceAll('\u202f', '').replace('−', '-'));
  };

  it('says how many points it uses, and lets a filter be left out', async () => {
    const page = await openTab();
    const count = async () => {
      const words = (await page.getByText(/ 10-min points, /).textContent()) ?? '';
      return words.replaceAll('\u202f', '').match(/\d+/g)?.map(Number) ?? [];
    };
    expect(Math.abs(((await count())[0] ?? 0) - CALM_BLOCKS)).toBeLessThanOrEqual(1);
    expect(Math.abs(((await count())[1] ?? 0) - BLOCKS)).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Beaufort 4 or less', pressed: true }).click();
    await page.getByRole('button', { name: 'Beaufort 4 or less', pressed: false }).waitFor();
    expect(Math.abs(((await count())[0] ?? 0) - BLOCKS)).toBeLessThanOrEqual(1);
    await page.waitForURL(/without=wind/);
  });

  it('computes power over the trial and speed loss as a calculation of its own', async () => {
    const page = await openTab();
    const over = await numberOf(page, 'Speed and shaft power', 'Power over reference');
    expect(over).toBeCloseTo((OVER_TRIAL - 1) * 100, 1);
    const loss = await numberOf(page, 'Speed loss at the same power', 'Now');
    expect(loss).toBeCloseTo((OVER_TRIAL ** (-1 / 3) - 1) * 100, 1);
    expect(await numberOf(page, 'Speed and shaft power', 'SFOC, 30 d')).toBeCloseTo(185, 0);
    const extra = mean(SPEEDS.map((knots) => computeTrialPower(knots) * (OVER_TRIAL - 1)));
    expect(await numberOf(page, 'Speed loss at the same power', 'Costs now')).toBeCloseTo((extra * 185 * 24) / 1e6, 1);
  });

  it('rates the year by fuel and distance, and tries another speed', async () => {
    const page = await openTab({ query: '&ciiType=tanker&speed=11' });
    // Three days, and the hours since at the speed that was reported last.
    const { endMs = 0, lastKnots = 0 } = ship ?? {};
    const hours = (Date.now() - endMs) / 3_600_000;
    const fuel = 72 * mean(SPEEDS.map(computeFuel)) + hours * computeFuel(lastKnots);
    const miles = 72 * mean(SPEEDS) + hours * lastKnots;
    const attained = (fuel * DENSITY * 3.114) / (DEADWEIGHT * miles);
    const year = new Date().getUTCFullYear();
    const rating = panel(page, 'Carbon intensity').getByText(new RegExp(`^${year}: [A-E], attained`));
    const shown = Number(/attained ([\d.]+)/.exec((await rating.first().textContent()) ?? '')?.[1]);
    expect(Math.abs(shown - attained)).toBeLessThan(0.03);
    await page.getByRole('img', { name: new RegExp(`^${year + 1}: [A-E], attained`) }).waitFor();
    const saved = await numberOf(page, 'Carbon intensity', 'Fuel saved');
    const perDay = (mean(SPEEDS.map(computeFuel)) * DENSITY * 24) / 1e6;
    expect(saved).toBeCloseTo(perDay * (1 - (11 / mean(SPEEDS)) ** 3), 1);
  });

  it('takes an event, draws it, and lets it be corrected and taken away', async () => {
    const page = await openTab();
    const events = panel(page, 'Docking, cleaning and paint');
    await events.getByRole('button', { name: 'Add event' }).click();
    await events.getByLabel('Kind').selectOption({ label: 'Hull cleaned' });
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    await events.getByLabel('Day, UTC').fill(day);
    await events.getByLabel('Note').fill('Divers, port side only');
    await events.getByRole('button', { name: 'Save' }).click();
    await events.getByText('Divers, port side only').waitFor();
    await page.getByRole('figure', { name: 'Speed loss by week, 1 events' }).waitFor();
    await events.getByRole('button', { name: `Edit Hull cleaned ${day}` }).click();
    await events.getByLabel('Note').fill('Both sides');
    await events.getByRole('button', { name: 'Save' }).click();
    await events.getByText('Both sides').waitFor();
    await events.getByRole('button', { name: `Delete Hull cleaned ${day}` }).click();
    await events.getByText('None entered').waitFor();
  });

  it('gives the points as a table', async () => {
    const page = await openTab();
    const csv = await readDownloadedText(page, 'CSV');
    expect(csv.split(/\r?\n/).filter((row) => row.includes('wind')).length).toBeGreaterThanOrEqual(
      BLOCKS - CALM_BLOCKS - 1,
    );
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openTab();
    await panel(page, 'Carbon intensity').waitFor();
    expect(await findLookFaults(page)).toEqual([]);
  });
});
