/**
 * What a chief engineer does with the battery: sees which strings are connected and what they hold, which is the weakest
 * and by what, finds the cell that limits it and opens its curve, and reads what tripped a string.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import {
  CAPACITY,
  computeValuesNow,
  createBatteryJourney,
  LOWEST_CELL,
  LOWEST_CHARGE,
  replaceThinSpaces,
  STRINGS,
} from './battery-ship.ts';

const skipped = getSkipReason('long');

describe.skipIf(skipped !== '')(`the battery mimic${skipped}`, () => {
  const { shipOf, openBattery } = createBatteryJourney();

  async function openTab(): Promise<Page> {
    await shipOf().report([{ timeMs: Date.now(), values: computeValuesNow() }]);
    const page = await openBattery();
    await page.getByRole('region', { name: 'Strings of the battery' }).waitFor();
    return page;
  }

  it('shows what the connected strings hold, and leaves out the one that is open', async () => {
    const page = await openTab();
    const connected = STRINGS.filter(({ isConnected }) => isConnected);
    const charge = connected.reduce((sum, { soc }) => sum + soc, 0) / connected.length;
    const energy = connected.reduce((sum, { soc, soh }) => sum + CAPACITY * (soh / 100) * (soc / 100), 0);
    const reserve = connected.reduce((sum, { soh }) => sum + CAPACITY * (soh / 100) * (LOWEST_CHARGE / 100), 0);
    const minutes = Math.floor(((energy - reserve) / 785) * 60);
    const full = connected.reduce((sum, { soh }) => sum + CAPACITY * (soh / 100), 0);
    const panel = page.getByRole('region', { name: 'Battery', exact: true });
    await panel.getByText('Energy connected').waitFor();
    const shown = replaceThinSpaces(await panel.textContent());
    expect(shown).toContain(`SoC${charge.toFixed(1)}%`);
    expect(shown).toContain(`Energy connected${energy.toFixed(0)}kWh`);
    expect(shown).toContain(`C-rate${(785 / full).toFixed(2)}`);
    expect(shown).toContain(`To 45 % at this power${minutes} min`);
    await page.getByRole('img', { name: /string 3 contactor open/i }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('names the weakest string with its evidence, and the cell that limits it', async () => {
    const page = await openTab();
    await page.getByText('String 2 is the weakest: 87.9 % of its capacity as new').waitFor();
    const map = page.getByRole('slider', { name: 'Cells of Battery string 2' });
    const module = Math.ceil(LOWEST_CELL.index / 4);
    const place = `pack ${Math.ceil(module / 3)}, module ${((module - 1) % 3) + 1}, cell ${LOWEST_CELL.index - (module - 1) * 4}`;
    await page.getByText(`${place} lowest, ${LOWEST_CELL.volt} V`).waitFor();
    await map.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('figure', { name: `Trend of Battery string 2 cell ${LOWEST_CELL.index} voltage` }).waitFor();
  });

  it('says what tripped, and names no first fault without times of the controllers', async () => {
    const page = await openTab();
    const latch = page.getByRole('region', { name: 'Fault latch' });
    await latch.getByText('Battery string 3 insulation low').waitFor();
    await latch.getByText(/without times of the controllers none is named the first/).waitFor();
    await page.getByText('The battery runs on 2 of 3 strings.').waitFor();
    expect(await readDownloadedText(page, 'CSV')).toContain('Battery string 3,open,71.3');
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openTab();
    expect(await findLookFaults(page)).toEqual([]);
  });
});
