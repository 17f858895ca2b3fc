/** The frame around every screen (§2.1 to §2.3): routes, titles, guards, menu, tree and search. */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');
const PRODUCT = 'FMS Fleet Management System';
const NAMES = ['Brimnes', 'Grip', 'Havbris', 'Kvitholm', 'Lofthav', 'Nordkyn', 'Ryvarden', 'Stormfugl', 'Tindra'];
const SHIPS = [
  ...NAMES.map((name, index) => ({ name, particulars: { folder: index < 5 ? 'Ferries' : 'Offshore' } })),
  { name: 'Baltic Heron', particulars: { organization: 'Blue Water Lines', folder: 'Bulk' } },
];

const journey = createFleetJourney(SHIPS, async (fleet) => {
  const timeMs = Date.now();
  await fleet.report(
    SHIPS.map((_, ship) => ({
      ship,
      timeMs,
      latitude: 58 + ship / 10,
      longitude: 5,
      knots: 8,
      temperature: ship === 2 ? 95 : 60,
    })),
  );
});

describe.skipIf(withoutBrowser !== '')(`the shell${withoutBrowser}`, () => {
  it('leads every path where the specification says, under joined titles', async () => {
    const page = await journey.signIn();
    for (const [path, leadsTo, title] of [
      ['/nowhere/at/all', '/vessel/home', 'Home'],
      ['/vessel', '/vessel/home', 'Home'],
      ['/vessel/location', '/vessel/location', 'Fleet Location'],
      ['/vessel/overview', '/vessel/overview/1', 'Overview'],
      ['/vessel/overview/0', '/vessel/overview/0', 'Overview'],
      ['/user', '/setting/profile', 'Control Panel | Profile'],
      ['/user/help', '/user/help', 'User | Help'],
    ] as const) {
      await page.goto(path);
      await page.waitForURL(`**${leadsTo}`);
      await page.waitForFunction((wanted) => document.title === wanted, `${title} | ${PRODUCT}`);
    }
  });

  it('asks for a sign-in, and then shows the requested page', async () => {
    const page = await journey.open();
    await page.goto('/vessel/overview/0');
    await page.getByText('Please login:').waitFor();
    await new LoginPage(page).signIn('operator', DEMONSTRATION_PASSWORD);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/vessel/overview/0');
  });

  it('is a rail of icons with names to the right, opens to 250 px, and remembers that', async () => {
    const page = await journey.signIn();
    const menu = page.getByRole('complementary', { name: 'Menu' });
    expect((await menu.boundingBox())?.width).toBe(64);
    expect(await menu.textContent()).toContain('Welcome admin');
    expect(await menu.textContent()).toMatch(/FMS1\.4\.\d+/);
    const entry = menu.getByRole('link', { name: 'Overview' });
    await entry.hover();
    const tooltip = page.getByRole('tooltip', { name: 'Overview' });
    await tooltip.waitFor();
    const [right, left] = [await entry.boundingBox(), await tooltip.boundingBox()];
    expect(left?.x).toBeGreaterThanOrEqual((right?.x ?? 0) + (right?.width ?? 0));
    await menu.getByRole('button', { name: 'Open menu' }).click();
    expect((await menu.boundingBox())?.width).toBe(250);
    expect(await menu.textContent()).toMatch(/FMS \| Version 1\.4\.\d+/);
    await page.reload();
    await menu.getByRole('button', { name: 'Close menu' }).waitFor();
    expect((await menu.boundingBox())?.width).toBe(250);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('is a slide-out behind a floating button below 1024 px', async () => {
    const page = await journey.signIn({ context: { viewport: { width: 1023, height: 768 } } });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Overview' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('complementary', { name: 'Menu' }).waitFor();
    expect(await open.count()).toBe(1);
    expect((await page.getByRole('complementary', { name: 'Menu' }).boundingBox())?.width).toBe(64);
  });

  it('shows folders by name with what is wrong inside, and finds a vessel in them', async () => {
    const page = await journey.signIn({ preference: { menuOpen: true } });
    const tree = page.getByRole('navigation', { name: 'Vessels' });
    const folders = tree.getByRole('button');
    await tree.getByRole('button', { name: /Offshore/ }).waitFor();
    expect(await folders.allTextContents()).toEqual(['Bulk1', 'Ferries5', 'Offshore4']);
    const ferries = tree.getByRole('button', { name: /Ferries/ });
    await ferries.getByLabel('warning').or(ferries.getByLabel('alarm')).first().waitFor();
    await ferries.press('Enter');
    expect(await ferries.getAttribute('aria-expanded')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/vessel/home');
    expect(await tree.getByRole('link').allTextContents()).toEqual(NAMES.slice(0, 5));
    await tree.getByRole('searchbox', { name: 'Filter vessels' }).fill('storm');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Stormfugl', level: 1 }).waitFor();
  });

  it('folds the tree away, and remembers that', async () => {
    const page = await journey.signIn({ preference: { menuOpen: true } });
    const tree = page.getByRole('navigation', { name: 'Vessels' });
    const heading = page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Vessels' });
    await tree.waitFor();
    await heading.press('Enter');
    await tree.waitFor({ state: 'detached' });
    await page.reload();
    await heading.waitFor();
    expect(await tree.count()).toBe(0);
    await heading.click();
    await tree.waitFor();
  });

  it('shows UTC, the time of the ship on screen and that of the computer, one click away', async () => {
    const page = await journey.signIn({ context: { timezoneId: 'Asia/Kolkata' } });
    const clock = page.getByRole('banner').getByRole('button', { name: /^\d\d:\d\d:\d\d/ });
    expect(await clock.textContent()).toMatch(/^\d\d:\d\d:\d\d UTC · \w{3} \d/);
    await clock.click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem').first().waitFor();
    expect(await menu.getByRole('menuitem').count()).toBe(2);
    await menu.getByRole('menuitem', { name: /^This computer.*UTC\+05:30/ }).click();
    await page.waitForFunction(() => /local time UTC\+05:30/.test(document.querySelector('header')?.textContent ?? ''));
    await page.goto(`/vessel/vessel/${journey.fleet.vesselIds[2]}`);
    await clock.click();
    await menu.getByRole('menuitem', { name: /^Ship’s time of Havbris/ }).click();
    await page.waitForFunction(() => /ship’s time UTC/.test(document.querySelector('header')?.textContent ?? ''));
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('finds vessels, alarms, tags and screens by keyboard alone', async () => {
    const page = await journey.signIn();
    const search = page.getByRole('dialog', { name: /^Search/ });
    const found = (name: RegExp) => search.getByRole('option', { name });
    const ask = async (words: string) => {
      await page.keyboard.press('Control+k');
      // At once, before the search itself is there: no letter may be lost.
      await page.keyboard.type(words);
      await search.getByRole('combobox').waitFor();
      await expect.poll(() => search.getByRole('combobox').inputValue(), { timeout: 20_000 }).toBe(words);
    };
    await ask('havbr');
    await found(/^Havbris .*Vessels$/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Havbris', level: 1 }).waitFor();

    await ask('bearing havbris');
    await found(/Active alarms$/).waitFor();
    await found(/^Bearing temperature, °C.*Tags$/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/vessel\/vessel\/\d+\?tag=\d+$/);
    await page.getByRole('figure', { name: 'Trend of Bearing temperature' }).waitFor();

    await ask('control users');
    // Hits of fewer letters may stand before it until the last are answered.
    await search.getByRole('option', { name: /^Users/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/setting/users');

    await ask('no such thing');
    await search.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
  });

  it('hides vessels, tags and screens that the user may not see', async () => {
    const page = await journey.signIn({ user: 'operator' });
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: /^Search/ });
    for (const words of ['baltic', 'audit']) {
      await search.getByRole('combobox').fill(words);
      await search.getByText('Nothing found.').waitFor();
    }
  });
});
