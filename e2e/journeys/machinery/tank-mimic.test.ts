/** The tab tank mimic: tanks in their places, how the ship lies, the transfer that runs, and what remains on board. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createTankJourney } from '../../fixtures/journey/tank-journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import {
  computeCapacity,
  computeFuelDensity,
  FO_DAY,
  FO_PORT,
  FO_STARBOARD,
  TANKS,
  type TankTruth,
} from '../../fixtures/ship/tank-ship.ts';

const withoutBrowser = getSkipReason('long');
const truth = (name: string): TankTruth => {
  const tank = TANKS.find((one) => one.name === name);
  if (tank === undefined) throw new Error(`${name} is no tank`);
  return tank;
};
const FUEL = [FO_PORT, FO_STARBOARD, FO_DAY].map(truth);

const inPlan = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Tanks from above' }).getByRole('button', { name });

describe.skipIf(withoutBrowser !== '')(`the tank mimic${withoutBrowser}`, () => {
  const journey = createTankJourney('Havterne');

  it('shows each tank in its place with what is in it, and opens its curve by a key', async () => {
    const page = await journey.openTab('tank-mimic');
    const port = truth(FO_PORT);
    const percent = ((100 * port.volume) / computeCapacity(port)).toFixed(1);
    await inPlan(page, `Fuel oil, port, ${percent} %, ${port.volume.toFixed(1)} m³`).waitFor();
    expect(await page.getByRole('group', { name: 'Tanks from above' }).getByRole('button').count()).toBe(TANKS.length);
    await inPlan(page, /Mud 3, ––, ––/).waitFor();
    await inPlan(page, /Fuel oil, port/).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/tag=\d+/);
  });

  it('follows the transfer that runs', async () => {
    const page = await journey.openTab('tank-mimic');
    const running = page.getByRole('region', { name: 'Transfer running' });
    await running.getByText('Fuel oil, stbd → Fuel oil day').waitFor();
    await running.getByText(/^Fuel oil day: 95 % in/).waitFor();
    await page.getByText(/^transfer \d\.\d m³\/h since \d\d:\d\d$/).waitFor({ state: 'attached' });
  });

  it('adds up what remains of a grade, in volume and mass', async () => {
    const page = await journey.openTab('tank-mimic');
    const grade = page.getByRole('region', { name: 'Remaining on board' }).getByRole('row').filter({ hasText: 'Fuel' });
    const volume = FUEL.reduce((sum, tank) => sum + tank.volume, 0).toFixed(1);
    const mass = FUEL.reduce((sum, tank) => sum + tank.volume * computeFuelDensity(tank.celsius), 0).toFixed(1);
    await grade.getByText(volume, { exact: true }).waitFor();
    await grade.getByText(mass, { exact: true }).waitFor();
    await page.getByText('Fuel reaches, at 12.4 kn').waitFor();
  });

  it('keeps the side of the profile in the address', async () => {
    const page = await journey.openTab('tank-mimic');
    await page.getByText('Starboard', { exact: true }).click();
    await page.waitForURL(/side=starboard/);
  });

  it('is readable in every palette and at every width', async () => {
    const page = await journey.openTab('tank-mimic');
    await inPlan(page, /Fuel oil, port/).waitFor();
    expect(await findLookFaults(page)).toEqual([]);
  });
});

describe.skipIf(withoutBrowser !== '')(`the tank mimic without places${withoutBrowser}`, () => {
  const journey = createTankJourney('Havlom', false);

  it('draws bars instead of a hull it does not know', async () => {
    const page = await journey.openTab('tank-mimic');
    await page.getByText('The places of the tanks are not entered: bars instead of the hull.').waitFor();
    await page.getByRole('img', { name: /^Fuel oil, port, \d+\.\d %, 264\.6 m³$/ }).waitFor();
    expect(await page.getByRole('group', { name: 'Tanks from above' }).count()).toBe(0);
  });
});
