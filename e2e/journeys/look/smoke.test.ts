/** Every screen once: each route, each page of the control panel and each vessel tab opens and reports no error. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readWords } from '../../fixtures/browser/watched-page.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { ALARM_ABOVE } from '../../fixtures/product/fleet-link.ts';

const withoutBrowser = getSkipReason();
const VESSEL = 'Havbris';
/** Half the pixels of a desk are drawn twice as fast in software. */
const SMALL = { width: 1100, height: 640 };
const DRAWN_MS = 60_000;

/** Screens that need no sign-in, each with a text of its own. */
const OPEN_SCREENS = [
  ['/login', 'Please login:'],
  ['/forgot', 'If the address is known, an email with a link is sent to it.'],
  ['/reset?userName=olav&code=c', 'Please enter your new password.'],
  ['/signup?email=olav@fleet.example&code=c', 'The Password must be at least 8'],
  ['/user/help', 'Third-party notices'],
] as const;

/** Screens behind the sign-in, by the start of their title. */
const SCREENS = [
  ['/vessel/home', 'Home'],
  ['/vessel/location', 'Fleet Location'],
  ['/vessel/alarm', 'Alarms'],
  ['/vessel/statistic', 'Statistic'],
  ['/vessel/emission', 'Emissions'],
  ['/vessel/overview/0', 'Overview'],
  ['/vessel/overview/1', 'Overview'],
  ['/user/profile', 'Control Panel | Profile'],
  ['/user/help', 'User | Help'],
] as const;

const journey = createFleetJourney([VESSEL], async (fleet) => {
  const now = Date.now();
  const at = (minutesAgo: number) => ({
    ship: 0,
    timeMs: now - minutesAgo * 60_000,
    latitude: 58 - minutesAgo / 300,
    longitude: 5,
    knots: 12,
    temperature: ALARM_ABOVE + 5,
  });
  await fleet.report([at(60), at(30), at(0)]);
});

async function enter(): Promise<Page> {
  const preference = { mapType: 'roadmap', mapStyle: 'default', menuOpen: false };
  return journey.signIn({ preference, context: { viewport: SMALL } });
}

/** Waits until the screen has its title and all it fetches and draws. */
async function untilShown(page: Page, title: string): Promise<void> {
  await page.waitForFunction((start) => document.title.startsWith(`${start} |`), title);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: DRAWN_MS });
  expect(journey.readComplaints(), title).toEqual([]);
}

describe.skipIf(withoutBrowser !== '')(`every screen opens${withoutBrowser}`, () => {
  it('before the sign-in', async () => {
    const page = await journey.open();
    for (const [path, text] of OPEN_SCREENS) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      expect(journey.readComplaints(), path).toEqual([]);
    }
  });

  it('of the fleet', async () => {
    const page = await enter();
    for (const [path, title] of SCREENS) {
      await page.goto(path);
      await untilShown(page, title);
    }
  });

  it('of the control panel', async () => {
    const page = await enter();
    await page.goto('/setting');
    const entries = page.getByRole('navigation', { name: 'Pages of the control panel' }).getByRole('link');
    await entries.filter({ hasText: 'Audit' }).waitFor();
    for (const entry of await entries.all()) {
      const name = await readWords(entry);
      await entry.click();
      await untilShown(page, `Control Panel | ${name}`);
      await page.getByRole('main').getByRole('region').first().waitFor();
    }
  });

  it('of a vessel', async () => {
    const page = await enter();
    await page.goto(`/vessel/vessel/${journey.fleet.vesselIds[0]}`);
    await page.getByRole('tab', { name: 'Statistic' }).waitFor();
    // Until the vessel's equipment is known, a default tab may go.
    await page.locator('[role=tablist][aria-busy=false]').first().waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      // The tab of the alarms has their count behind its name.
      const name = await tab.evaluate((button) => button.firstChild?.textContent ?? '');
      await tab.click();
      await untilShown(page, `${VESSEL} | ${name}`);
      await page.getByRole('tabpanel', { name }).locator('section, table, button').first().waitFor();
    }
  });
});
