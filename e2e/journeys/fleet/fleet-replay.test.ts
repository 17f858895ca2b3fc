/** The time slider of the fleet's map: every vessel where it was, with the alarms that stood then; played, stepped, linked. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readWords } from '../../fixtures/browser/watched-page.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { countDifferentPixels } from '../../fixtures/look/picture.ts';
import { ALARM_ABOVE } from '../../fixtures/product/fleet-link.ts';
import { FleetPage } from '../../pages/fleet-page.ts';

const withoutBrowser = getSkipReason('long');
/** Half the pixels of a desk are drawn twice as fast in software. */
const SMALL = { width: 1100, height: 640 };
const HOURS = 5;
/** Minutes ago: hot from then on, and cool again. */
const HOT = { from: 180, to: 120 };

const journey = createFleetJourney(['Brimnes', 'Havbris'], async (fleet) => {
  const now = Date.now();
  const steps = Array.from({ length: (HOURS * 60) / 2 + 1 }, (_, step) => HOURS * 60 - step * 2);
  for (const ship of [0, 1]) {
    await fleet.report(
      steps.map((ago) => ({
        ship,
        timeMs: now - ago * MINUTE_MS,
        latitude: 58 + (HOURS * 60 - ago) / 300,
        longitude: 3 + 2 * ship,
        knots: 12,
        temperature: ship === 1 && ago <= HOT.from && ago > HOT.to ? ALARM_ABOVE + 5 : 60,
      })),
    );
  }
});

/** The map of a fresh browser. */
async function openMap(search = ''): Promise<[Page, FleetPage]> {
  const page = await journey.signIn({
    preference: { mapType: 'roadmap', mapStyle: 'default' },
    context: { viewport: SMALL },
  });
  const map = new FleetPage(page);
  await map.goto(search);
  return [page, map];
}

const playhead = (page: Page) => page.getByRole('slider', { name: 'Time shown on the map' });
/** Minutes between the time shown and the end of the window. */
const minutesShown = (page: Page) =>
  playhead(page).evaluate((slider) => (Number(slider.ariaValueMax) - Number(slider.ariaValueNow)) / 60_000);

describe.skipIf(withoutBrowser !== '')(`the replay of the fleet${withoutBrowser}`, { timeout: 240_000 }, () => {
  it('steps to the alarm, shows the vessel as it was then, and goes back to now', async () => {
    const [page, map] = await openMap('?window=6h');
    await map.select('Havbris');
    await page.getByRole('button', { name: 'Previous alarm' }).click();
    await page.getByText(/^Replay .*\d\d:\d\d.* UTC$/).waitFor();
    const card = map.card('Havbris');
    await card.getByText(/^At .*\d\d:\d\d.* UTC$/).waitFor();
    await card.getByText(/1 alarm active/).waitFor();
    const shown = await minutesShown(page);
    // The window ends at the next five minutes.
    expect(shown).toBeGreaterThanOrEqual(HOT.from - 1);
    expect(shown).toBeLessThanOrEqual(HOT.from + 6);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to live' }).click();
    await card.getByText(/^At .*\d\d:\d\d.* UTC$/).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('at')).toBe(false);
  });

  it('is moved by keyboard, and a link shows a colleague the same time', async () => {
    const [page, map] = await openMap('?window=6h');
    const now = await map.picture();
    await playhead(page).focus();
    await page.keyboard.press('Home');
    expect(await minutesShown(page)).toBe(6 * 60);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    expect(await minutesShown(page)).toBe(6 * 60 - 30);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await page.waitForURL((url) => url.searchParams.has('at'));
    await map.untilStill();
    const then = await map.picture();
    expect(await countDifferentPixels(page, now, then)).toBeGreaterThan(200);
    const before = await minutesShown(page);
    await page.reload();
    await map.untilStill();
    await page.getByText(/^Replay .*\d\d:\d\d.* UTC$/).waitFor();
    expect(Math.abs((await minutesShown(page)) - before)).toBeLessThanOrEqual(5);
  });

  it('plays from a quarter of the speed to an hour a second, and stops where it is told to', async () => {
    // At an hour a second six hours are over before a slow machine has pressed a second button.
    const [page] = await openMap('?window=7d');
    const speeds = page.getByRole('radiogroup', { name: 'Speed of the replay' });
    const names = await speeds.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.ariaLabel));
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(await readWords(speeds)).toMatch(/^0\.25×.*3600×$/);
    await speeds.getByText('3600×', { exact: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForFunction(
      (slider) => slider !== null && Number(slider.ariaValueNow) - Number(slider.ariaValueMin) > 1_800_000,
      await playhead(page).elementHandle(),
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await minutesShown(page);
    await page.waitForURL((url) => url.searchParams.has('at'));
    expect(await minutesShown(page)).toBe(stopped);
  });
});
