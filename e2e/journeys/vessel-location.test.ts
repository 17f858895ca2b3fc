/**
 * Where a replayed yacht was: its track, the moment under the cursor on map and curve alike, its stays, playback, and the
 * track as a file.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousBarriers } from '../fixtures/accessibility.ts';
import { downloadedText } from '../fixtures/download.ts';
import { yachtJourney, yachtLeftOut } from '../fixtures/yacht-journey.ts';

const skipped = yachtLeftOut('long');

describe.skipIf(skipped !== '')(`the location tab${skipped}`, () => {
  const journey = yachtJourney();

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
    expect(await seriousBarriers(page)).toEqual([]);
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
    await page.locator('input[aria-label="Colour of the track"]').fill('Course over ground');
    await page.getByRole('option', { name: /^Course over ground/ }).click();
    await page.waitForURL(/colour=\d+/);
    await page.getByRole('figure', { name: /Course over ground/ }).waitFor();
    await page.getByText(/Course over ground *\d[\d.]*–\d[\d.]* °/).waitFor();
  });

  it('gives the track away in four formats', async () => {
    const page = await location();
    const gpx = await downloadedText(page, 'GPX');
    const points = gpx.match(/<trkpt /g)?.length ?? 0;
    expect(points).toBeGreaterThan(10);
    const geoJson = JSON.parse(await downloadedText(page, 'GeoJSON')) as { features: { geometry: { type: string } }[] };
    expect(geoJson.features[0]?.geometry.type).toBe('MultiLineString');
    expect((await downloadedText(page, 'KML')).match(/<when>/g)).toHaveLength(points);
    expect(await downloadedText(page, 'CSV')).toContain('"time, UTC","latitude, deg","longitude, deg"');
  });
});
