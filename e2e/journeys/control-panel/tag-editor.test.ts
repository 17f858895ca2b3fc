/** Tags: tried on their history, saved, followed by another browser, copied to a sister, and a period of data deleted. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { ALARM_ABOVE, connectFleet, type FleetLink } from '../../fixtures/product/fleet-link.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const skipped = getSkipReason('long');
const particulars = { organization: 'Nordlys Rederi' };
const SHIPS = [
  { name: 'Havbris', particulars },
  { name: 'Havgull', particulars },
];
const TAG = 'Bearing temperature';
const STEP_MS = 10_000;
/** One sample in 10 s over an hour, which chatters around the limit every ten minutes. */
const HOUR_SAMPLES = 360;

let fleet: FleetLink;
let newestMs = 0;
const journey = createJourney({
  load: async (product) => {
    fleet = await connectFleet(product, 'tag-editor', SHIPS);
    newestMs = Math.floor(Date.now() / 1000) * 1000;
    const temperature = (i: number) => ALARM_ABOVE + (i % 60 < 6 ? (i % 2 === 0 ? 1 : -1) : -20) + (i % 7) / 100;
    const reports = Array.from({ length: HOUR_SAMPLES }, (_, i) => ({
      ...{ ship: 0, timeMs: newestMs - (HOUR_SAMPLES - 1 - i) * STEP_MS, temperature: temperature(i) },
    }));
    await fleet.report([...reports, { ship: 1, timeMs: newestMs, temperature: 60 }]);
  },
  end: () => fleet.close(),
});

async function openTags(): Promise<Page> {
  const page = await journey.signIn();
  await new ControlPanelPage(page).open('Tags');
  await page.goto(`/setting/tags?vessel=${fleet.vesselIds[0]}`);
  await page.getByRole('grid', { name: 'Tags' }).waitFor();
  return page;
}

const entry = (page: Page, name: string) => page.getByRole('grid', { name: 'Tags' }).getByRole('button', { name });
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Back-test on history' }).locator('dl > div', { hasText: name }).locator('dd');
const isSaved = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/tag/EditTags') && answer.ok());

describe.skipIf(skipped !== '')(`the tag editor${skipped}`, () => {
  it('tries limits on history, saves them, and another browser follows', async () => {
    const other = await openTags();
    await entry(other, TAG).waitFor();
    const page = await openTags();
    await entry(page, TAG).click();
    await figure(page, 'Today’s rule').getByText(/^18/).waitFor();
    await page.getByLabel('Dead band').fill('5');
    await figure(page, 'New rule').getByText(/^6/).waitFor();
    await page.getByText('Dead band: 0 → 5').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByLabel('Emergency limit (alarm)').fill('80');
    await page.getByText('Emergency must be above alarm').waitFor();
    await page.getByLabel('Emergency limit (alarm)').fill('');
    await page.getByLabel('Name', { exact: true }).fill('Shaft bearing');
    await page.getByLabel('Standard name').fill('propulsion.shaft.bearingTemperature');
    await page.getByLabel('Highest possible').fill('150');
    const saved = isSaved(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
    await entry(other, 'Shaft bearing').waitFor();
    await page.getByText(/^Saved by admin, in use since/).waitFor();

    await fleet.report([{ ship: 0, timeMs: newestMs + STEP_MS, temperature: 999 }]);
    const value = other.getByRole('row', { name: /Shaft bearing/ }).getByTitle('sensor fault', { exact: false });
    await value.getByText('––').waitFor();
  });

  it('copies to a sister vessel after it showed the differences', async () => {
    const page = await openTags();
    await entry(page, 'Shaft bearing').click();
    await page.getByRole('button', { name: 'Copy to sisters' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vessels').first().click();
    await page.getByRole('option', { name: 'Havgull' }).click();
    await dialog.getByText(`Havgull · ${TAG}`).waitFor();
    await dialog.getByText('Dead band: 0 → 5').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const saved = isSaved(page);
    await dialog.getByRole('button', { name: 'Write 1 tag' }).click();
    await saved;
    await page.goto(`/setting/tags?vessel=${fleet.vesselIds[1]}`);
    await entry(page, TAG).click();
    expect(await page.getByLabel('Dead band').inputValue()).toBe('5 °C');
    expect(await page.getByLabel('Highest possible').inputValue()).toBe('150 °C');
  });

  it('deletes a tag with its readings once they are counted', async () => {
    const page = await openTags();
    await entry(page, 'Shaft bearing').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'The tag with all its readings and limits' }).check();
    await dialog.getByRole('button', { name: 'Delete 361 readings' }).click();
    await entry(page, 'Shaft bearing').waitFor({ state: 'detached' });
  });
});
