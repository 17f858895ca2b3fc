/** The tab fuel flow: what meters say stands on screen, computed figures equal a calculation of their own, and it is for administrators. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { computeEngineMass, ENGINE_METERS, FLOW_METERS } from '../../fixtures/journey/flow-ship.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { createTankJourney } from '../../fixtures/journey/tank-journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { DENSITY, FUEL_RATE } from '../../fixtures/ship/tank-ship.ts';

const withoutBrowser = getSkipReason('long');
const region = (page: Page, name: string) => page.getByRole('region', { name }).first();

describe.skipIf(withoutBrowser !== '')(`the fuel flow tab${withoutBrowser}`, () => {
  const journey = createTankJourney('Havsvale', true, FLOW_METERS);
  const values = (page: Page) =>
    callFromPage(page, '/api/v2/plant/values', {
      vesselId: journey.ship.vesselId,
      slots: ['main-engine/fuelSupplyFlow'],
    });

  it('shows supply, return and net of each consumer, the net by density at temperature', async () => {
    const page = await journey.openTab('fuel-flow');
    const engine = region(page, 'Consumers').getByRole('row').filter({ hasText: 'Main engine' });
    await engine.getByText(String(ENGINE_METERS.supply), { exact: true }).waitFor();
    await engine.getByText(computeEngineMass().toFixed(0), { exact: true }).waitFor();
  });

  it('holds totaliser, integrated flow and tanks against each other', async () => {
    const page = await journey.openTab('fuel-flow');
    const totals = region(page, 'Totaliser, flow and tanks');
    const integrated = (computeEngineMass() * 24) / 1000;
    const text = async (label: string) => {
      const row = totals.getByText(label, { exact: true }).locator('xpath=ancestor::*[@data-state][1]');
      await row.getByText(/\d/).first().waitFor();
      return Number(/[\d.]+/.exec(((await row.textContent()) ?? '').slice(label.length))?.[0]);
    };
    expect(Math.abs((await text('Integrated net flow')) / integrated - 1)).toBeLessThan(0.01);
    const burned = (FUEL_RATE * DENSITY * 24) / 1_000_000;
    expect(Math.abs((await text('Totaliser')) / burned - 1)).toBeLessThan(0.01);
    expect(Math.abs((await text('Burned by tanks')) / burned - 1)).toBeLessThan(0.01);
  });

  it('names a meter that runs while its consumer stands, and leaves it out of the totals', async () => {
    const page = await journey.openTab('fuel-flow');
    await region(page, 'Instrument faults').getByText('Flow while stopped').waitFor();
    const set = region(page, 'Consumers').getByRole('row').filter({ hasText: 'Generator 1' });
    await set.getByRole('cell', { name: '0', exact: true }).last().waitFor();
  });

  it('is absent for an operator, and its values are refused', async () => {
    const page = await journey.openTab('fuel-flow', {
      user: 'operator',
      expected: { complaints: [/403.*plant\/values/] },
    });
    await page.getByText('This vessel has no tab “fuel-flow”').waitFor();
    expect(await page.getByRole('tab', { name: 'Fuel flow' }).count()).toBe(0);
    const refusal = await page.evaluate(async (vesselId) => {
      const { token } = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token?: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ vesselId, slots: ['main-engine/fuelSupplyFlow'] });
      return (await fetch('/api/v2/plant/values', { method: 'POST', headers, body })).status;
    }, journey.ship.vesselId);
    expect(refusal).toBe(403);
    expect(await values(await journey.openTab('fuel-flow'))).toMatchObject([{ value: ENGINE_METERS.supply }]);
  });

  it('is readable in every palette and at every width', async () => {
    const page = await journey.openTab('fuel-flow');
    await region(page, 'Consumers').getByText('Main engine').waitFor();
    expect(await findLookFaults(page)).toEqual([]);
  });

  it('lets an administrator enter, sign and lock a job of the ship, and shows it in both of its shifts', async () => {
    const page = await journey.openTab('job-history');
    const entered = await callFromPage<{ id: number }>(page, '/api/v2/job/enter', {
      ...{ vesselId: journey.ship.vesselId, kind: 'loading', number: 'J-77', place: 'Quay 4', customer: '' },
      ...{ from: `${dayAgo(2)}11:00:00Z`, to: `${dayAgo(2)}12:00:00Z` },
    });
    await page.goto(`/vessel/vessel/${journey.ship.vesselId}?tab=job-history&day=${dayAgo(2).slice(0, 10)}`);
    await page.getByRole('button', { name: 'J-77 Loading …' }).click();
    await page.getByRole('button', { name: 'J-77 Loading, from before' }).waitFor();
    const versions = region(page, 'Versions');
    await versions.getByRole('button', { name: 'Sign' }).click();
    await versions.getByText('Signed by admin').waitFor();
    await versions.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await versions.getByText('Locked by admin').waitFor();
    expect(await versions.getByRole('button', { name: 'Correct' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('job')).toBe(String(entered.id));
  });

  it('shows the job history readable in every palette and at every width, and to no operator', async () => {
    const page = await journey.openTab('job-history');
    await region(page, 'Jobs').waitFor();
    expect(await findLookFaults(page)).toEqual([]);
    const other = await journey.openTab('job-history', { user: 'operator' });
    await other.getByText('This vessel has no tab “job-history”').waitFor();
  });
});

/** `2026-11-19T` of so many days before today. */
const dayAgo = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T`;
