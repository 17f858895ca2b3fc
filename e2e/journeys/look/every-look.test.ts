/** Every screen of the fleet in every palette, and on a phone: readable, reachable, nothing off the edge. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { getYachtSkipReason } from '../../fixtures/journey/yacht-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { PALETTES, writePreference } from '../../fixtures/look/palette.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { runReplay, YACHT } from '../../fixtures/product/replay.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { VesselPage } from '../../pages/vessel-page.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const skipped = getYachtSkipReason('long');

const LOOKS = [
  ...PALETTES.map((palette) => ({ palette, viewport: DESK })),
  { palette: 'dusk', viewport: PHONE },
  { palette: 'day', viewport: { width: 1024, height: 768 } },
];

const journey = createJourney({ load: (product) => runReplay(product, YACHT) });

/** Pixels the page is wider than the screen; what lies there is lost on a phone. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const widest = Math.max(document.documentElement.scrollWidth, document.getElementById('page')?.scrollWidth ?? 0);
    return Math.max(0, widest - window.innerWidth);
  });
}

async function evaluate(page: Page): Promise<{ barriers: string[]; overhang: number }> {
  return { barriers: await findAccessibilityViolations(page), overhang: await overhang(page) };
}

const FINE = { barriers: [], overhang: 0 };

describe.skipIf(skipped !== '')(`every look${skipped}`, () => {
  it.each(LOOKS)('$palette at $viewport.width px', async ({ palette, viewport }) => {
    const isPhone = viewport.width < 768;
    const page = await journey.open({}, { viewport, isMobile: isPhone, hasTouch: isPhone });
    await writePreference(page, { palette });
    const login = new LoginPage(page);
    await login.open();
    expect(await evaluate(page), 'sign-in').toEqual(FINE);
    await login.signIn('admin', DEMONSTRATION_PASSWORD);
    const name = page.getByRole('main').getByText(YACHT);

    await name.last().waitFor();
    expect(await evaluate(page), 'home').toEqual(FINE);

    await page.goto('/vessel/location?vessel=1');
    await page.getByRole('heading', { name: YACHT }).waitFor();
    await page.getByText('Speed, last 24 h').waitFor();
    expect(await evaluate(page), 'location').toEqual(FINE);

    await page.goto('/vessel/vessel/1');
    await new VesselPage(page).openTrend('Speed over ground');
    expect(await evaluate(page), 'vessel').toEqual(FINE);
  });

  it('leads on a phone through the floating button to every screen and out', async () => {
    const context = { viewport: PHONE, isMobile: true, hasTouch: true };
    const page = await journey.signIn({ user: 'operator', context });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Fleet Location' }).tap();
    await page.getByRole('heading', { name: 'Fleet Location' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).tap();
    await page.getByText('Please login:').waitFor();
  });
});
