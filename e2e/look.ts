/**
 * Pictures of every screen in every palette and width, for eyes.
 *
 *   node e2e/look.ts <folder> [--server http://127.0.0.1:8080] [--palettes day,dusk] [--widths 1440,1024,390] [--screens home,location]
 *
 * Without `--server` it starts one of its own. With `--axe` each screen is read by axe too. The first width's pictures of all palettes also go on one contact sheet.
 * Everything a page complained of, and every text that is cut, is printed at the end.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './fixtures/browser/chromium.ts';
import { openPage } from './fixtures/browser/watched-page.ts';
import { findAccessibilityViolations } from './fixtures/look/accessibility.ts';
import { writeContactSheet } from './fixtures/look/contact-sheet.ts';
import { findCutTexts } from './fixtures/look/cut-text.ts';
import { PALETTES, type Palette, writePreference } from './fixtures/look/palette.ts';
import { EXCHANGE_SCREENS, MACHINERY_SCREENS } from './fixtures/look/ship-screen.ts';
import { DEMONSTRATION_PASSWORD, startProduct } from './fixtures/product/product-server.ts';
import { LoginPage } from './pages/login-page.ts';

const HEIGHTS: Record<string, number> = { 1440: 900, 1024: 768, 390: 844 };
/** Long enough for tiles, fonts and the first second of live values. */
const SETTLE_MS = 3500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string' },
    palettes: { type: 'string', default: 'day,dusk' },
    widths: { type: 'string', default: '1440,1024,390' },
    screens: { type: 'string', default: 'sign-in,home,location,location-selected,vessel' },
    vessel: { type: 'string' },
    user: { type: 'string', default: 'admin' },
    menu: { type: 'string', default: 'rail' },
    map: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
});

const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder for the pictures');

interface Screen {
  readonly name: string;
  /** Brings the signed-in page to the screen. */
  readonly show: (page: Page) => Promise<void>;
}

/** The vessel of `--vessel`, else the one of this name, else the first of the fleet, asked for as the page itself asks. */
const vesselPath = async (page: Page, name?: string): Promise<string> => {
  if (values.vessel !== undefined) return values.vessel;
  const id = await page.evaluate(async (wanted) => {
    const { token } = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token?: string };
    const answer = await fetch('/api/v1.3/vessel/GetAll', { headers: { authorization: `Bearer ${token}` } });
    const fleet = (await answer.json()) as { id: number; name: string }[];
    return (fleet.find((vessel) => vessel.name === wanted) ?? fleet[0])?.id;
  }, name);
  if (id === undefined) throw new Error('The fleet has no vessel to look at');
  return String(id);
};

const SETTING_PAGES = [
  'profile',
  'password',
  'two-factor',
  'sessions',
  'preferences',
  'notifications',
  'users',
  'outbox',
  'feedback',
  'storage',
  'audit',
  'log',
  'versions',
  'health',
  'organizations',
  'tags',
  'api-tokens',
  'vessels',
  'plant',
];

/** Tabs of a vessel and their ways to look at the same, by the address each is reached at. */
const VESSEL_SCREENS = {
  info: 'tab=info',
  alarm: 'tab=alarm&range=7d',
  performance: 'tab=alarm&view=performance&range=30d',
  'back-test': 'tab=alarm&view=back-test&range=7d',
  location: 'tab=location&range=7d',
  statistic: 'tab=statistic&range=7d&shifts=1',
  histogram: 'tab=statistic&range=24h&as=histogram',
  scatter: 'tab=statistic&range=24h&as=scatter',
} as const;

/** Opens the menu where it is hidden, then an entry of it. */
const menuEntry = (name: string) => async (page: Page) => {
  await page.goto('/vessel/home');
  await page.locator('#page h1').waitFor();
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** The fleet map an hour ago. */
const replayHour = async (page: Page) => {
  const then = new Date(Date.now() - 3_600_000).toISOString();
  await page.goto(`/vessel/location?at=${then}&vessel=${await vesselPath(page)}`);
};

const SCREENS: readonly Screen[] = [
  { name: 'home', show: async (page) => void (await page.goto('/vessel/home')) },
  { name: 'location', show: async (page) => void (await page.goto('/vessel/location')) },
  { name: 'overview-cards', show: async (page) => void (await page.goto('/vessel/overview/0')) },
  { name: 'overview-list', show: async (page) => void (await page.goto('/vessel/overview/1?group=folder')) },
  {
    name: 'location-selected',
    show: async (page) => void (await page.goto(`/vessel/location?vessel=${await vesselPath(page)}`)),
  },
  { name: 'vessel', show: async (page) => void (await page.goto(`/vessel/vessel/${await vesselPath(page)}`)) },
  ...vesselScreens(),
  ...machineryScreens(),
  ...settingScreens(),
  { name: 'setting-matrix', show: async (page) => void (await page.goto('/setting/users?view=matrix')) },
  { name: 'ship-view-list', show: async (page) => void (await page.goto('/vessel/shipview')) },
  { name: 'fleet-alarm', show: async (page) => void (await page.goto('/vessel/alarm')) },
  { name: 'fleet-statistic', show: async (page) => void (await page.goto('/vessel/statistic?group=60min')) },
  { name: 'emission', show: async (page) => void (await page.goto('/vessel/emission')) },
  { name: 'replay', show: (page) => replayHour(page) },
  { name: 'display-preference', show: (page) => menuEntry('Display preference')(page) },
  { name: 'quick-settings', show: (page) => menuEntry('Quick settings')(page) },
  { name: 'report-problem', show: (page) => menuEntry('Report Problem')(page) },
];

function vesselScreens(): Screen[] {
  return Object.entries(VESSEL_SCREENS).map(([name, query]) => ({
    name: `vessel-${name}`,
    show: async (page) => void (await page.goto(`/vessel/vessel/${await vesselPath(page)}?${query}`)),
  }));
}

function machineryScreens(): Screen[] {
  return Object.entries({ ...MACHINERY_SCREENS, ...EXCHANGE_SCREENS }).map(([name, [vessel, query]]) => ({
    name,
    show: async (page) => void (await page.goto(`/vessel/vessel/${await vesselPath(page, vessel)}?${query}`)),
  }));
}

function settingScreens(): Screen[] {
  return SETTING_PAGES.map((name) => ({
    name: `setting-${name}`,
    show: async (page) => void (await page.goto(`/setting/${name}`)),
  }));
}

/** Screens of those who are not in. */
const OPEN_SCREENS: readonly Screen[] = [
  { name: 'forgot', show: async (page) => void (await page.goto('/forgot')) },
  { name: 'reset', show: async (page) => void (await page.goto('/reset?userName=olav&code=c')) },
  { name: 'sign-up', show: async (page) => void (await page.goto('/signup?email=olav@fleet.example&code=c')) },
  { name: 'help', show: async (page) => void (await page.goto('/user/help')) },
];

async function look(browser: Browser, baseURL: string, palette: Palette, width: number): Promise<string[]> {
  const asked = values.screens.split(',');
  const isPhone = width < 768;
  const { page, complaints, close } = await openPage(browser, {
    baseURL,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const cuts: string[] = [];
  const picture = async (name: string) => {
    await page.waitForTimeout(SETTLE_MS);
    // A map is busy until everything in view was drawn once.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await page.screenshot({ path: join(folder ?? '.', `${name}-${palette}-${width}.png`) });
    const barriers = values.axe ? await findAccessibilityViolations(page) : [];
    for (const text of [...(await findCutTexts(page)), ...barriers]) cuts.push(`${name}: ${text}`);
    const isTall = await page.evaluate(() => {
      const content = document.getElementById('page');
      return content === null ? 0 : content.scrollHeight - content.clientHeight;
    });
    if (isTall <= 40) return;
    await page.evaluate(() => document.getElementById('page')?.scrollTo(0, 1e6));
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder ?? '.', `${name}-${palette}-${width}-below.png`) });
  };
  const mapChoice = values.map === undefined ? {} : { mapType: values.map, mapStyle: 'default' };
  await writePreference(page, { palette, menuOpen: values.menu === 'open', ...mapChoice });
  for (const { name, show } of OPEN_SCREENS) {
    if (!asked.includes(name)) continue;
    await show(page);
    await picture(name);
  }
  const login = new LoginPage(page);
  await login.open();
  if (asked.includes('sign-in')) await picture('sign-in');
  if (SCREENS.some(({ name }) => asked.includes(name))) {
    await login.signIn(values.user, DEMONSTRATION_PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor({ state: 'detached' });
  }
  for (const { name, show } of SCREENS) {
    if (!asked.includes(name)) continue;
    await show(page);
    await picture(name);
  }
  await close();
  return [...complaints, ...cuts].map((text) => `${palette} ${width}: ${text}`);
}

await mkdir(folder, { recursive: true });
const own = values.server === undefined ? await startProduct() : undefined;
const browser = await launchChromium();
const complaints: string[] = [];
for (const palette of values.palettes.split(',')) {
  if (!PALETTES.some((name) => name === palette)) throw new Error(`${palette} is not a palette`);
  for (const width of values.widths.split(',')) {
    complaints.push(...(await look(browser, values.server ?? own?.address ?? '', palette as Palette, Number(width))));
  }
}
const [firstWidth = ''] = values.widths.split(',');
const sheet = values.screens.split(',').map((screen) =>
  values.palettes.split(',').map((palette) => ({
    path: join(folder, `${screen}-${palette}-${firstWidth}.png`),
    caption: `${screen}, ${palette}`,
  })),
);
await writeContactSheet(browser, sheet, join(folder, `sheet-${firstWidth}.png`));
await browser.close();
await own?.stop();
console.log(complaints.length === 0 ? 'No complaints.' : complaints.join('\n'));
