/** Zones of the fleet: drawn and imported, entered and left, and what does not count as entering. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readWords } from '../../fixtures/browser/watched-page.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { FleetPage } from '../../pages/fleet-page.ts';

const withoutBrowser = getSkipReason('long');
/** Half the pixels of a desk are drawn twice as fast in software. */
const SMALL = { width: 1100, height: 640 };
/** Ships come from the west along a parallel of their own at some 30 kn. */
const SHIPS = ['Brimnes', 'Havbris', 'Tindra'];
const [BRIMNES, HAVBRIS, TINDRA] = [0, 1, 2] as const;
const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Fairway</name>
<Polygon><outerBoundaryIs><LinearRing><coordinates>6,61,0 7,61,0 7,62,0 6,61,0</coordinates></LinearRing></outerBoundaryIs>
</Polygon></Placemark></kml>`;

/** A zone from 4.9 to 5.1° E around a parallel; each journey has its own, so that none finds what another entered. */
function geoJsonOf(name: string, latitude: number): string {
  const [south, north] = [latitude - 0.1, latitude + 0.1];
  const corners = [
    [4.9, south],
    [5.1, south],
    [5.1, north],
    [4.9, north],
    [4.9, south],
  ];
  return JSON.stringify({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: [corners] },
  });
}

const journey = createFleetJourney(SHIPS, async (fleet) => {
  const before = Date.now() - 20 * MINUTE_MS;
  await fleet.report([
    ...fixes(BRIMNES, 59, [4.85], before),
    ...fixes(HAVBRIS, 60, [4.85], before),
    ...fixes(TINDRA, 60, [4.85], before),
  ]);
});

/** The zones of the fleet in a fresh browser. */
async function visit(user: 'admin' | 'operator'): Promise<Page> {
  const page = await journey.signIn({
    user,
    preference: { mapType: 'roadmap', mapStyle: 'default', timelineOpen: false },
    context: { viewport: SMALL },
    expected: { complaints: [/status of 400/] },
  });
  await new FleetPage(page).goto();
  await page.getByText('Zones', { exact: true }).first().click();
  await page.getByRole('list', { name: 'Zones of your fleet' }).waitFor({ state: 'attached' });
  return page;
}

const zones = (page: Page) => page.getByRole('list', { name: 'Zones of your fleet' }).getByRole('listitem');
const events = (page: Page) => page.getByRole('list', { name: 'Zone events' }).getByRole('listitem');
const importFile = (page: Page, name: string, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

async function importZone(page: Page, name: string, latitude: number): Promise<void> {
  await importFile(page, 'zone.geojson', geoJsonOf(name, latitude));
  await zones(page).filter({ hasText: name }).waitFor();
}

/** Fixes a minute apart along a parallel, the last one now. */
const fixes = (ship: number, latitude: number, longitudes: readonly number[], endMs = Date.now()) =>
  longitudes.map((longitude, index) => ({
    ship,
    timeMs: endMs - (longitudes.length - 1 - index) * MINUTE_MS,
    latitude,
    longitude,
    knots: 8,
  }));

/** As a ship says them: of what comes together, only the newest is where it is. */
async function oneByOne(said: ReturnType<typeof fixes>): Promise<void> {
  for (const fix of said) await journey.fleet.report([fix]);
}

describe.skipIf(withoutBrowser !== '')(`zones${withoutBrowser}`, () => {
  it('are imported from GeoJSON and KML, and a file that is neither is refused in words', async () => {
    const page = await visit('admin');
    const known = await zones(page).count();
    await importFile(page, 'quay.geojson', geoJsonOf('Quay', 63));
    await page.getByText('1 zone imported').waitFor();
    await importFile(page, 'fairway.kml', KML);
    await page.getByRole('button', { name: /^Fairway/ }).waitFor();
    expect(await zones(page).count()).toBe(known + 2);
    await importFile(page, 'notes.kml', 'no zone in here');
    await page.getByText('1 zone imported').waitFor({ state: 'detached' });
    expect(await readWords(page.getByRole('status').last())).not.toBe('');
    expect(await zones(page).count()).toBe(known + 2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('tell who entered, and are not faked by one wild fix or by late data', async () => {
    const page = await visit('admin');
    await importZone(page, 'Harbour', 60);
    const own = events(page).filter({ hasText: 'Harbour' });
    expect(await own.count()).toBe(0);
    const end = Date.now() - 5 * MINUTE_MS;
    // One fix inside between two outside, and then three that were measured long before.
    await oneByOne(fixes(TINDRA, 60, [4.88, 4.905, 4.885], end));
    await oneByOne(fixes(TINDRA, 60, [4.905, 4.907, 4.909], end - 10 * MINUTE_MS));
    await oneByOne(fixes(HAVBRIS, 60, [4.88, 4.91, 4.92, 4.93], end));
    await page.getByText('Havbris entered Harbour').first().waitFor();
    await own.first().waitFor();
    expect(await Promise.all((await own.all()).map(readWords))).toEqual([
      expect.stringMatching(/^Havbris entered Harbour/),
    ]);
    await zones(page)
      .filter({ hasText: 'Harbour' })
      .getByText(/^Inside: Havbris/)
      .waitFor();
  });

  it('say who is faster than they allow', async () => {
    const page = await visit('admin');
    await importZone(page, 'Narrows', 59);
    const row = zones(page).filter({ hasText: 'Narrows' });
    await row.getByRole('button', { name: 'Edit zone Narrows' }).click();
    await page.getByRole('textbox', { name: 'Speed limit, kn' }).fill('6');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Port');
    await page.getByRole('button', { name: 'Save zone' }).click();
    await row.getByText('Port, up to 6 kn').waitFor();
    await oneByOne(fixes(BRIMNES, 59, [4.88, 4.91, 4.92, 4.93, 4.94, 4.95, 4.96]));
    await page.getByText('Brimnes made 8.0 kn in Narrows').first().waitFor();
    await events(page).filter({ hasText: 'Brimnes made 8.0 kn' }).waitFor();
  });

  it('are drawn corner by corner, shown, and deleted', async () => {
    const page = await visit('admin');
    const map = new FleetPage(page);
    await page.getByRole('button', { name: 'Draw a zone' }).click();
    const save = page.getByRole('button', { name: 'Save zone' });
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
    await importZone(await visit('admin'), 'Roads', 62);
    await journey.closePages();
    const page = await visit('operator');
    await page.getByRole('button', { name: /^Roads/ }).waitFor();
    expect(await page.getByRole('button', { name: /^(Draw a|Delete) zone/ }).count()).toBe(0);
    expect(await page.locator('input[type="file"]').count()).toBe(0);
  });
});
