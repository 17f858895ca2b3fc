/**
 * What an inspector asks of a scrubber: was the ship compliant in the Channel, for how long not, what is not known and
 * why, and the record as files with their hashes.
 */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText, saveFile } from '../../fixtures/browser/download.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { createShipJourney } from '../../fixtures/journey/ship-journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import {
  CALIBRATION,
  connectScrubberShip,
  EXCESS,
  LAST,
  PASSAGE_MINUTES,
  SILENCE,
} from '../../fixtures/ship/scrubber-ship.ts';

const skipped = getSkipReason('long');

const NAME = 'Atlantic Gannet';

describe.skipIf(skipped !== '')(`the scrubber tab${skipped}`, () => {
  const { journey, shipOf } = createShipJourney((product) => connectScrubberShip(product, NAME));

  async function openTab(
    look: { palette?: string; width?: number; height?: number; query?: string } = {},
  ): Promise<Page> {
    const { palette = 'day', width = 1440, height = 900, query = '' } = look;
    const page = await journey.signIn({
      at: NO_SCREEN,
      preference: { palette },
      context: { viewport: { width, height } },
    });
    const [vesselId] = shipOf().vesselIds;
    await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'scrubber', 'so2-track'] }, 'PUT');
    await page.goto(`/vessel/vessel/${vesselId}?tab=scrubber${query}`);
    await page.getByRole('region', { name: 'Within 24 h' }).waitFor();
    await page.getByRole('row', { name: /^Exceeding 17 min/ }).waitFor();
    return page;
  }
  const cells = async (page: Page, state: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${state}`) })
      .getByRole('cell')
      .allTextContents();
  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  it('gives time and distance compliant, exceeding and unknown as a calculation of its own', async () => {
    const page = await openTab();
    // A minute holds for three of the silence; what is left of it, and the calibration, are unknown.
    const unknown = SILENCE.to - SILENCE.from - 2 + (CALIBRATION.to - CALIBRATION.from);
    const exceeding = EXCESS.to - EXCESS.from;
    // A minute of longitude at 49.3° N is 60.04 nm/60 × cos 49.3°; the ship sails half a minute of it each minute.
    const miles = 0.5 * 1.0007 * Math.cos((49.3 * Math.PI) / 180);
    const [time, distance] = await cells(page, 'Exceeding');
    expect(time).toBe(`${exceeding} min`);
    expect(Number(distance)).toBeCloseTo(exceeding * miles, 1);
    expect((await cells(page, 'Unknown'))[0]).toBe(`${unknown} min`);
    const compliant = /(\d+) h (\d+)/.exec((await cells(page, 'Compliant'))[0] ?? '');
    const minutes = Number(compliant?.[1]) * 60 + Number(compliant?.[2]);
    expect(Math.abs(minutes - (PASSAGE_MINUTES - 1 - exceeding - unknown))).toBeLessThanOrEqual(1);
    await page.getByText(/^Why unknown: nothing received 12 min, analyser calibrating 10 min$/).waitFor();
  });

  it('shows each value with its limit, as computed from what was reported', async () => {
    const page = await openTab();
    await shipOf().report([{ ship: 0, timeMs: Date.now(), values: LAST }]);
    const now = panel(page, 'At this moment');
    await now.getByText('7.4', { exact: true }).waitFor();
    await now.getByText('limit 21.7, outside emission control areas').waitFor();
    await now.getByText('CO2 6.05 %').waitFor();
    await now.getByText('15.2', { exact: true }).waitFor();
    await now.getByText('highest 50', { exact: true }).waitFor();
    await now.getByText('7.06', { exact: true }).waitFor();
    await now.getByText('open loop').waitFor();
    // The calibration and the silence are not measured.
    const measured = PASSAGE_MINUTES - (SILENCE.to - SILENCE.from) - (CALIBRATION.to - CALIBRATION.from);
    const share = Number(/Complete([\d.]+)/.exec((await now.textContent()) ?? '')?.[1]);
    expect(Math.abs(share - (100 * measured) / PASSAGE_MINUTES)).toBeLessThan(1);
  });

  it('keeps exceedances apart from instrument faults, and goes to the moment of one', async () => {
    const page = await openTab();
    const events = panel(page, 'Exceedances and instrument faults');
    await events.getByText('Analyser calibrating').waitFor();
    await events.getByText('Nothing received').waitFor();
    await events.getByRole('button', { name: /Ratio above 4\.3.*highest 5\.1, North Sea/ }).click();
    await page.waitForURL(/at=/);
    await panel(page, 'At this moment').getByText('limit 4.3, North Sea').waitFor();
    await panel(page, 'At this moment').getByText('5.1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await panel(page, 'At this moment').getByText('limit 21.7, outside emission control areas').waitFor();
  });

  it('opens the curve of a number', async () => {
    const page = await openTab();
    await page.getByTitle('Scrubber discharge pH: open the trend').first().click();
    await page.getByRole('figure', { name: 'Trend of Scrubber discharge pH' }).waitFor();
  });

  it('gives the minutes as a table, and a proof pack whose hashes hold', async () => {
    const page = await openTab();
    const csv = await readDownloadedText(page, 'CSV');
    const rows = csv.split(/\r?\n/);
    expect(rows.filter((row) => row.includes('Exceeding'))).toHaveLength(EXCESS.to - EXCESS.from);
    expect(rows.filter((row) => row.includes('analyser calibrating'))).toHaveLength(CALIBRATION.to - CALIBRATION.from);
    const { bytes } = await saveFile(page, () => page.getByRole('button', { name: 'Proof pack' }).click());
    const files: Record<string, Uint8Array> = unzipSync(new Uint8Array(bytes));
    const sums = new TextDecoder().decode(files.SHA256SUMS).trim().split('\n');
    expect(sums.map((line) => line.split('  ')[1])).toEqual(['minutes.csv', 'stretches.csv', 'log.csv', 'report.pdf']);
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(files[name] ?? '')
          .digest('hex'),
      ).toBe(sum);
    }
    expect(new TextDecoder().decode(files['report.pdf'])).toContain('highest 5.1, North Sea');
  });

  it('takes the cause of an exceedance, which stands beside it', async () => {
    const page = await openTab();
    const events = panel(page, 'Exceedances and instrument faults');
    await events.getByRole('button', { name: 'Add cause and action of: Ratio above 4.3' }).click();
    const log = panel(page, 'Calibration and maintenance');
    await log.getByLabel('What was found and done').fill('Wash water pump 2 tripped, pump 3 started');
    await log.getByRole('button', { name: 'Save' }).click();
    await events.getByText('Wash water pump 2 tripped, pump 3 started').waitFor();
    await log.getByRole('button', { name: /^Strike out Cause and action/ }).click();
    await log.getByText(/^struck out by /).waitFor();
    await events.getByRole('button', { name: 'Add cause and action of: Ratio above 4.3' }).waitFor();
  });

  it('is absent for others than administrators', async () => {
    const page = await journey.signIn({ user: 'manager', at: `/vessel/vessel/${shipOf().vesselIds[0]}` });
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Scrubber' }).count()).toBe(0);
    expect(await page.getByRole('tab', { name: 'SO2 track' }).count()).toBe(0);
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openTab();
    expect(await findLookFaults(page)).toEqual([]);
  });
});
