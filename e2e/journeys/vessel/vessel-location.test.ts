/**
 * Where a replayed yacht was: its track, the moment under the cursor on map and curve alike, its stays, its days from noon to
 * noon, playback, the track as a file, and a watch on its anchor.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDownloadedText, readSavedText } from '../../fixtures/browser/download.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { createYachtJourney, getYachtSkipReason, YACHT_ID } from '../../fixtures/journey/yacht-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';

const skipped = getYachtSkipReason('long');

describe.skipIf(skipped !== '')(`the location tab${skipped}`, () => {
  const journey = createYachtJourney();

  async function location(): Promise<Page> {
    const page = await journey.open('tab=location');
    // The map is drawn in software at the same time.
    await page.getByRole('figure', { name: /Speed over ground/ }).waitFor({ timeout: 60_000 });
    return page;
  }

  it('adds up time and distance, and every minute belongs to one state', async () => {
    const page = await location();
    const panel = page.getByRole('region', { name: 'Time and distance' });
    await panel.getByRole('row', { name: /At sea/ }).waitFor();
    expect(await panel.getByRole('row', { name: /Total/ }).textContent()).toMatch(/1 d 0 h\d+\.\d nm/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('parts the window at noon, says which days are partial, and writes them to a file', async () => {
    const page = await location();
    const panel = page.getByRole('region', { name: 'Noon to noon' });
    await panel.getByText('Noon of UTC').waitFor();
    // 24 h that do not begin at noon hold one.
    expect(await panel.getByRole('row').count()).toBe(3);
    expect(await panel.getByText('partial day').count()).toBe(2);
    const text = await readSavedText(page, () => panel.getByRole('button', { name: 'Noon to noon as CSV' }).click());
    const [head, ...days] = text.trimEnd().split('\r\n').slice(2);
    expect(head).toContain('"Distance, nm","Mean speed under way, kn","Under way, h"');
    expect(days.map((day) => day.split(',')[3])).toEqual(['yes', 'yes']);
    const miles = days.map((day) => Number(day.split(',')[4])).reduce((sum, own) => sum + own, 0);
    const totals = page.getByRole('region', { name: 'Time and distance' });
    const total = await totals.getByRole('row', { name: /Total/ }).textContent();
    expect(Math.abs(miles - Number(/h([\d.]+) nm/.exec(total ?? '')?.[1]))).toBeLessThan(0.11);
  });

  it('keeps a watch on the anchor: its circle is changed, and ended only when asked twice', async () => {
    const page = await location();
    const circle = { vesselId: YACHT_ID, latitude: 54.5, longitude: 13.5, radiusMeters: 300 };
    await callFromPage(page, '/api/v2/anchor-watch/set', circle);
    await page.reload();
    const panel = page.getByRole('region', { name: 'Anchor watch' });
    await panel.getByText(/^admin /).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await panel.getByLabel('Swing circle radius').fill('450');
    const change = panel.getByRole('button', { name: 'Change' });
    await change.click();
    // Nothing is left to change once the circle is as large.
    await expect.poll(() => change.isDisabled()).toBe(true);
    await panel.getByRole('button', { name: 'End anchor watch' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await panel.getByRole('button', { name: /Held.* 450 m/ }).waitFor();
    expect(await panel.getByRole('button', { name: 'End anchor watch' }).count()).toBe(0);
  });

  it('holds the moment that is pressed on the curve, and shows its values', async () => {
    const page = await location();
    const slider = page.getByRole('figure', { name: /Speed over ground/ }).getByRole('slider');
    await slider.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(/at=/);
    const values = page.getByRole('region', { name: /^Values at / });
    await values.getByText('Speed over ground').waitFor();
    await page.getByText(/^Replay .* UTC$/).waitFor();
    await page.reload();
    await values.getByText('Speed over ground').waitFor();
    await page.getByRole('button', { name: 'Back to the end' }).click();
    await page.waitForURL((url) => !url.search.includes('at='));
  });

  it('keeps the size of the map when the values of a moment fill the column beside it', async () => {
    const page = await location();
    const map = page.getByRole('region', { name: /^Track of / }).first();
    const readHeight = async () => Math.round((await map.boundingBox())?.height ?? 0);
    const before = await readHeight();
    const slider = page.getByRole('figure', { name: /Speed over ground/ }).getByRole('slider');
    await slider.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const values = page.getByRole('region', { name: /^Values at / });
    await values.getByText('Speed over ground').waitFor();
    expect(await readHeight()).toBe(before);
    expect(before).toBeGreaterThanOrEqual(320);
    await values.getByText('Speed over ground').scrollIntoViewIfNeeded();
  });

  it('plays the window and keeps where it was stopped', async () => {
    const page = await location();
    await page.getByText('3600×', { exact: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText(/^Replay /).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.waitForURL(/at=/);
  });

  it('colours the track by any value, and the curve of that value stands beside the speed', async () => {
    const page = await location();
    await page.locator('input[aria-label="Track colour"]').fill('Course over ground');
    await page.getByRole('option', { name: /^Course over ground/ }).click();
    await page.waitForURL(/colour=\d+/);
    await page.getByRole('figure', { name: /Course over ground/ }).waitFor();
    await page.getByText(/Course over ground *\d[\d.]*–\d[\d.]* °/).waitFor();
  });

  it('gives the track away in four formats', async () => {
    const page = await location();
    const gpx = await readDownloadedText(page, 'GPX');
    const points = gpx.match(/<trkpt /g)?.length ?? 0;
    expect(points).toBeGreaterThan(10);
    const geoJson = JSON.parse(await readDownloadedText(page, 'GeoJSON')) as {
      features: { geometry: { type: string } }[];
    };
    expect(geoJson.features[0]?.geometry.type).toBe('MultiLineString');
    expect((await readDownloadedText(page, 'KML')).match(/<when>/g)).toHaveLength(points);
    expect(await readDownloadedText(page, 'CSV')).toContain('"time, UTC","latitude, deg","longitude, deg"');
  });
});
