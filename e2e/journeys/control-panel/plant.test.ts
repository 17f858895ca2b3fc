/** The plant of a vessel in the control panel: proposals accepted, equipment described, and the tab that shows it. */
import { afterAll, describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { connectPlant, type PlantLink } from '../../fixtures/product/plant-link.ts';

const skipped = getSkipReason('long');

let ship: PlantLink | undefined;
let ratedPower = '1600';
const journey = createJourney({
  load: async (product) => {
    ship = await connectPlant(product, { name: 'Skarvik', organization: 'Nordlys Rederi' }, [
      { name: 'DG2 Leistung Reserve', unit: 'kW' },
      { name: 'Generator 1 power', unit: 'kW' },
      { name: 'Galley oven', unit: '' },
    ]);
    const values = { 'DG2 Leistung Reserve': 412, 'Generator 1 power': 380, 'Galley oven': 1 };
    await ship.report([{ timeMs: Date.now() - 1000, values }]);
  },
});
afterAll(() => ship?.close());

describe.skipIf(skipped !== '')(`the plant in the control panel${skipped}`, () => {
  it('binds a tag by its proposal, keeps a rated power, and shows both on the tab', async () => {
    const page = await journey.signIn({ user: 'manager', at: `/setting/plant?vessel=${ship?.vesselId}` });
    const equipment = page.getByRole('list', { name: 'Equipment' });
    await equipment.getByRole('button', { name: 'Generator 1' }).waitFor();
    const proposal = page.getByRole('row', { name: /^DG2 Leistung Reserve/ });
    await proposal.getByText(/words of the name, unit$/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await proposal.getByRole('button', { name: 'Accept' }).click();

    await equipment.getByRole('button', { name: 'Generator 2' }).click();
    await page.getByLabel('Rated power, kW').fill('1800');
    await page
      .getByRole('row', { name: /^Power/ })
      .getByText('412')
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Save \d changes$/ }).click();
    await page.getByText(/^Version 1, saved by manager/).waitFor();

    await page.reload();
    expect(await page.getByLabel('Rated power, kW').inputValue()).toBe('1800');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it('tells the second of two editors, who loads what the first saved', async () => {
    const address = `/setting/plant?vessel=${ship?.vesselId}&equipment=generator-1`;
    // Another at each try: what was saved before is no change.
    ratedPower = String(Number(ratedPower) + 10);
    const [first, second] = [
      await journey.signIn({ user: 'manager', at: address }),
      await journey.signIn({ user: 'admin', at: address, expected: { complaints: [/409 \(Conflict\)/] } }),
    ];
    for (const page of [first, second]) {
      await page.getByLabel('Name', { exact: true }).first().waitFor();
    }
    await second.getByLabel('Rated power, kW').fill('1500');
    await first.getByLabel('Rated power, kW').fill(ratedPower);
    await first.getByRole('button', { name: 'Save 1 change' }).click();
    await first.getByRole('button', { name: 'Save 1 change' }).waitFor({ state: 'detached' });
    await second.getByRole('button', { name: 'Save 1 change' }).click();
    await second.getByText('manager saved this plant.').waitFor();
    await second.getByRole('button', { name: 'Load again' }).click();
    await second
      .getByLabel('Rated power, kW')
      .and(second.locator(`[value="${ratedPower}"]`))
      .waitFor();
  });
});
