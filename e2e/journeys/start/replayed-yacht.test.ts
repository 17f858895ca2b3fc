/** What a user does with a replayed yacht: sees it appear, opens it, finds it by its name, and leaves. */
import { describe, expect, it } from 'vitest';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { getYachtSkipReason } from '../../fixtures/journey/yacht-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { runReplay, YACHT } from '../../fixtures/product/replay.ts';
import { FleetPage } from '../../pages/fleet-page.ts';
import { VesselPage } from '../../pages/vessel-page.ts';

const skipped = getYachtSkipReason();

describe.skipIf(skipped !== '')(`a yacht that is replayed${skipped}`, () => {
  const journey = createJourney();

  it('appears without a reload, and is opened with its speed, position, age and trend', async () => {
    const page = await journey.signIn();
    const fleet = new FleetPage(page);
    await fleet.open();
    await fleet.openList();
    const report = await runReplay(journey.product, YACHT);
    expect(report).toContain('Everything was acknowledged by the shore.');
    // Without a reload: the hub tells that the fleet changed, and sends where the yacht is.
    await fleet.row(YACHT).waitFor();

    await fleet.clickMiddleOfFleet();
    const card = fleet.card(YACHT);
    await card.getByText(/54°\d\d\.\d′N 013°\d\d\.\d′E/).waitFor();
    await card.getByText('SOG').waitFor();
    await card.getByText(/^(\d+ s|\d+ min)$/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await card.getByRole('link', { name: 'Open vessel' }).click();
    const vessel = new VesselPage(page);
    await vessel.waitFor(YACHT);
    expect(await page.title()).toBe(`${YACHT} | Overview | FMS Fleet Management System`);
    expect(await vessel.value('Speed over ground')).toMatch(/\d\.\d kn(\d+ s|\d+ min)$/);
    expect(await vessel.value('Position')).toMatch(/54°\d\d\.\d′N 013°\d\d\.\d′E(\d+ s|\d+ min)$/);
    await vessel.openTrend('Speed over ground');
    await vessel
      .panel('Trend')
      .getByText(/2 min mean, min–max, \d+ % complete/)
      // Narrow screens show it below the curve, wide ones beside the title: one of the two is hidden.
      .filter({ visible: true })
      .waitFor();
    await vessel.panel('Data link').getByText('Heading not available').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await vessel.chooseRange('6 h');
    await page.waitForURL('**range=6h*');
    await vessel.openTrend('Course over ground');
  });
});

describe.skipIf(skipped !== '')(`a yacht that was replayed${skipped}`, () => {
  const journey = createJourney({ load: (product) => runReplay(product, YACHT) });

  it('is found by its name, and signing out leaves nothing behind', async () => {
    const page = await journey.signIn();
    await page.getByRole('cell', { name: YACHT }).waitFor();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('dialog', { name: /^Search/ })
      .getByRole('combobox')
      .fill('avnav');
    await page.getByRole('option', { name: YACHT }).waitFor();
    await page.keyboard.press('Enter');
    await new VesselPage(page).waitFor(YACHT);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Logged out').waitFor();
    await page.getByText('Please login:').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
    await page.goto('/vessel/location');
    await page.getByText('Please login:').waitFor();
  });

  it('is shown of the last visit while the server is away', async () => {
    const page = await journey.signIn({ expected: { complaints: [/ERR_FAILED/] } });
    await page.getByRole('cell', { name: YACHT }).waitFor();
    await expect.poll(() => page.evaluate(isKept, YACHT), { timeout: 20_000 }).toBe(true);
    await page.route(/\/(api|hub)\//, (route) => route.abort());
    await page.reload();
    await page.getByRole('cell', { name: YACHT }).waitFor();
    await page.getByText(/^Offline for \d+ s, data of the last visit, next attempt in \d+ s$/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

/** Runs in the page: whether an answer that holds this name has reached the browser's database. */
function isKept(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('fms');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const entries = opening.result.transaction('offline').objectStore('offline').getAll();
      entries.onsuccess = () => resolve(JSON.stringify(entries.result).includes(name));
      entries.onerror = () => resolve(false);
    };
  });
}
