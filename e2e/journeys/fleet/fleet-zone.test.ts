/** Zones of the fleet: drawn and imported, entered and left, and what does not count as entering. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSkipReason, launchChromium } from '../../fixtures/browser/chromium.ts';
import { signIn } from '../../fixtures/browser/signed-in.ts';
import { readWords, type WatchedPage } from '../../fixtures/browser/watched-page.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { connectFleet, type FleetLink } from '../../fixtures/product/fleet-link.ts';
import { type ProductServer, startProduct } from '../../fixtures/product/product-server.ts';
import { FleetPage } from '../../pages/fleet-page.ts';

const withoutBrowser = getSkipReason('long');
/** Half the pixels of a desk are drawn twice as fast in software. */
const SMALL = { width: 1100, height: 640 };
const MINUTE_MS = 60_000;
/** On Havbris' way, in longitude and latitude; it comes from the west at some 30 kn. */
const HARBOUR = [
  [4.9, 59.9],
  [5.1, 59.9],
  [5.1, 60.1],
  [4.9, 60.1],
  [4.9, 59.9],
] as const;
const GEO_JSON = JSON.stringify({
  type: 'Feature',
  properties: { name: 'Harbour' },
  geometry: { type: 'Polygon', coordinates: [HARBOUR] },
});
const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Fairway</name>
<Polygon><outerBoundaryIs><LinearRing><coordinates>6,61,0 7,61,0 7,62,0 6,61,0</coordinates></LinearRing></outerBoundaryIs>
</Polygon></Placemark></kml>`;

let product: ProductServer;
let browser: Browser;
let fleet: FleetLink;
let watched: WatchedPage;

/** One visit for all tests of a manager: the map is drawn in software, and a sign-in takes longer than the checks. */
async function visit(user: 'admin' | 'operator'): Promise<void> {
  watched = await signIn(browser, product, {
    user,
    preference: { mapType: 'roadmap', mapStyle: 'default', timelineOpen: false },
    context: { viewport: SMALL },
    expected: { complaints: [/status of 400/] },
  });
  await new FleetPage(watched.page).goto();
  await watched.page.getByText('Zones', { exact: true }).first().click();
  await watched.page.getByRole('list', { name: 'Zones of your fleet' }).waitFor({ state: 'attached' });
}

const zones = (page: Page) => page.getByRole('list', { name: 'Zones of your fleet' }).getByRole('listitem');
const events = (page: Page) => page.getByRole('list', { name: 'Entered and left' }).getByRole('listitem');
const importFile = (page: Page, name: string, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

/** Fixes a minute apart, the last one now. */
const fixes = (ship: number, longitudes: readonly number[], endMs = Date.now()) =>
  longitudes.map((longitude, index) => ({
    ship,
    timeMs: endMs - (longitudes.length - 1 - index) * MINUTE_MS,
    latitude: 60,
    longitude,
    knots: 8,
  }));

/** As a ship says them: of what comes together, only the newest is where it is. */
async function oneByOne(said: ReturnType<typeof fixes>): Promise<void> {
  for (const fix of said) await fleet.report([fix]);
}

describe.skipIf(withoutBrowser !== '')(`zones${withoutBrowser}`, () => {
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchChromium()]);
    fleet = await connectFleet(product, 'zones', [
      { name: 'Havbris', particulars: { organization: 'Nordlys Rederi' } },
      { name: 'Tindra', particulars: { organization: 'Nordlys Rederi' } },
    ]);
    const now = Date.now();
    await fleet.report([...fixes(0, [4.85], now - 20 * MINUTE_MS), ...fixes(1, [4.85], now - 20 * MINUTE_MS)]);
    await visit('admin');
  });
  afterAll(async () => {
    await watched?.close();
    fleet?.close();
    await browser?.close();
    await product?.stop();
  });
  afterEach(() => {
    expect(watched.complaints).toEqual([]);
  });

  it('are imported from GeoJSON and KML, and a file that is neither is refused in words', async () => {
    const { page } = watched;
    await importFile(page, 'harbour.geojson', GEO_JSON);
    await page.getByText('1 zone imported').waitFor();
    await importFile(page, 'fairway.kml', KML);
    await page.getByRole('button', { name: /^Fairway/ }).waitFor();
    expect(await zones(page).count()).toBe(2);
    await importFile(page, 'notes.kml', 'no zone in here');
    await page.getByText('1 zone imported').waitFor({ state: 'detached' });
    expect(await readWords(page.getByRole('status').last())).not.toBe('');
    expect(await zones(page).count()).toBe(2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('tell who entered, and are not faked by one wild fix or by late data', async () => {
    const { page } = watched;
    expect(await events(page).count()).toBe(0);
    const end = Date.now() - 5 * MINUTE_MS;
    // One fix inside between two outside, and then three that were measured long before.
    await oneByOne(fixes(1, [4.88, 4.905, 4.885], end));
    await oneByOne(fixes(1, [4.905, 4.907, 4.909], end - 10 * MINUTE_MS));
    await oneByOne(fixes(0, [4.88, 4.91, 4.92, 4.93], end));
    await page.getByText('Havbris entered Harbour').first().waitFor();
    await events(page).first().waitFor();
    expect(await Promise.all((await events(page).all()).map(readWords))).toEqual([
      expect.stringMatching(/^Havbris entered Harbour/),
    ]);
  });

  it('say who is inside, and who is faster than they allow', async () => {
    const { page } = watched;
    const row = zones(page).filter({ hasText: 'Harbour' });
    await row.getByText(/^Inside: Havbris/).waitFor();
    await row.getByRole('button', { name: 'Change zone Harbour' }).click();
    await page.getByRole('textbox', { name: 'Speed limit, kn' }).fill('6');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Port');
    await page.getByRole('button', { name: 'Save the zone' }).click();
    await row.getByText('Port, up to 6 kn').waitFor();
    await oneByOne(fixes(0, [4.94, 4.95, 4.96]));
    await page.getByText('Havbris made 8.0 kn in Harbour').first().waitFor();
    await events(page).filter({ hasText: 'made 8.0 kn' }).waitFor();
  });

  it('are drawn corner by corner, shown, and deleted', async () => {
    const { page } = watched;
    const map = new FleetPage(page);
    await page.getByRole('button', { name: 'Draw a zone' }).click();
    const save = page.getByRole('button', { name: 'Save the zone' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Waiting area');
    for (const [right, below] of [
      [-120, 40],
      [120, 40],
      [0, 150],
    ] as const) {
      expect(await save.isDisabled()).toBe(true);
      await map.clickBeside(right, below);
    }
    await page.getByText('3 corners').waitFor();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Anchorage');
    await save.click();
    const row = zones(page).filter({ hasText: 'Waiting area' });
    expect(await readWords(row)).toBe('Waiting area Anchorage');
    await row.getByRole('button', { name: /^Waiting area/ }).click();
    await map.untilStill();
    const remove = row.getByRole('button', { name: 'Delete zone Waiting area' });
    const question = page.getByRole('dialog').filter({ hasText: 'Delete the zone Waiting area?' });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await remove.click();
    await question.getByRole('button', { name: 'OK' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('are seen by an operator, who can neither draw nor delete them', async () => {
    await watched.close();
    await visit('operator');
    const { page } = watched;
    await page.getByRole('button', { name: /^Harbour/ }).waitFor();
    expect(await page.getByRole('button', { name: /^(Draw a|Delete) zone/ }).count()).toBe(0);
    expect(await page.locator('input[type="file"]').count()).toBe(0);
  });
});
