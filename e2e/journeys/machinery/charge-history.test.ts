/**
 * What a superintendent does with the charges of a ferry: opens the view beside the mimic, a day of the calendar, a
 * session with those of its strings, sees the one that never ended, and exports the records.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import {
  CAPACITY,
  CHARGE_KW,
  CHARGES,
  createBatteryJourney,
  getYesterday,
  replaceThinSpaces,
  STRINGS,
} from './battery-ship.ts';

const skipped = getSkipReason('long');

describe.skipIf(skipped !== '')(`the charge history${skipped}`, () => {
  const { openBattery } = createBatteryJourney();

  async function openDay(): Promise<Page> {
    const day = new Date(getYesterday()).toISOString();
    const page = await openBattery(`&view=charge-history&day=${day}`);
    await page.getByRole('region', { name: 'Sessions' }).getByRole('row').nth(1).waitFor();
    return page;
  }

  it('lists the sessions of §4.13 with their energy, and leaves one open whose end never came', async () => {
    const page = await openDay();
    const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('row');
    const [first] = CHARGES;
    const energy = (CHARGE_KW * (first.to - first.from)) / 60;
    const oldest = rows.filter({ hasText: '72.0 → 79.4' });
    await oldest.filter({ hasText: `${energy}` }).waitFor();
    expect(replaceThinSpaces(await oldest.textContent())).toContain('0.30');
    // Without a fine course of power the second is from its state of charge, and says so.
    const capacity = STRINGS.filter(({ isConnected }) => isConnected).reduce(
      (sum, { soh }) => sum + (CAPACITY * soh) / 100,
      0,
    );
    expect(capacity).toBe(1797);
    const open = rows.filter({ hasText: '64.3 →' });
    await open.getByText('no end received').waitFor();
    await page.locator('[data-open="true"][title^="Charge 3 from"]').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('opens the sessions of each string, in the address', async () => {
    const page = await openDay();
    await page.getByRole('button', { name: '1', exact: true }).last().click();
    await page.getByText(/Battery string 2 71\.0 → 78\.2 %/).waitFor();
    await page.waitForURL(/session=/);
    await page.reload();
    await page.getByText(/Battery string 2 71\.0 → 78\.2 %/).waitFor();
  });

  it('counts cycles from where the charge turns', async () => {
    const page = await openDay();
    const turns = CHARGES.flatMap(({ begin, end }) => [begin[0], ...(end === null ? [] : [end[0]])]);
    const full = turns.slice(1).reduce((sum, value, place) => sum + Math.abs(value - (turns[place] ?? 0)), 0) / 200;
    const panel = page.getByRole('region', { name: 'Cycles of the month' });
    await panel.filter({ hasText: `Equivalent full cycles${full.toFixed(1)}` }).waitFor();
  });

  it('is reached from the mimic, and exports the records of §3', async () => {
    const page = await openDay();
    const text = await readDownloadedText(page, 'CSV');
    expect(text.split('\n')[0]).toContain('fromCharge');
    expect(text).toContain('72.0');
    await page.getByText('Mimic', { exact: true }).click();
    await page.getByRole('region', { name: 'Strings of the battery' }).waitFor();
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openDay();
    expect(await findLookFaults(page)).toEqual([]);
  });
});
