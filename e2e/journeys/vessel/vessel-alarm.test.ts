/** The alarm tab of a vessel: alarms arrive, are acknowledged, assigned and shelved, are found in the journal, and limits are tried. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { SignInAs } from '../../fixtures/browser/signed-in.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { raiseAlarm } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';

const withoutBrowser = getSkipReason('long');
const STEP_MS = 5 * 60_000;
/** A vessel for each journey, so that none finds the alarms of another. */
const SHIPS = ['Brimnes', 'Havbris', 'Nordkyn', 'Ryvarden', 'Stormfugl', 'Tindra'];
const [BRIMNES, HAVBRIS, NORDKYN, RYVARDEN, STORMFUGL, TINDRA] = [0, 1, 2, 3, 4, 5] as const;

const journey = createFleetJourney(SHIPS, async (fleet) => {
  const now = Date.now();
  const steps = Array.from({ length: 25 }, (_, step) => 24 - step);
  await fleet.report(
    SHIPS.flatMap((_, ship) =>
      steps.map((ago) => ({
        ship,
        timeMs: now - ago * STEP_MS,
        latitude: 58 + ship - ago / 60,
        longitude: 5,
        knots: 12,
        temperature: 60,
      })),
    ),
  );
});

const row = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Active alarms' }).getByRole('row').filter({ hasText: text });

async function openAlarms(ship: number, user: SignInAs['user'] = 'admin'): Promise<Page> {
  const page = await journey.signIn({ user, at: `/vessel/vessel/${journey.fleet.vesselIds[ship]}?tab=alarm` });
  await page.getByRole('region', { name: 'Journal' }).waitFor();
  return page;
}

/** The alarm of a speed, raised by the user of the page. */
async function raiseSpeedAlarm(page: Page, ship: number): Promise<void> {
  await raiseAlarm(page, 'Speed over ground', journey.fleet.vesselIds[ship]);
  await row(page, 'Speed over ground').waitFor();
}

/** Gives the alarm of the speed to the operator, by the menu of its row. */
async function assignToOperator(page: Page): Promise<void> {
  await row(page, 'Speed over ground').getByRole('button', { name: 'Actions for Speed over ground' }).click();
  await page.getByRole('menuitem', { name: 'Assign…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: 'manager (me)' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('option', { name: 'operator', exact: true }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await row(page, 'Speed over ground')
    .getByText(/assigned to operator by manager \d\d:\d\d UTC/)
    .waitFor();
}

describe.skipIf(withoutBrowser !== '')(`the alarms of a vessel${withoutBrowser}`, () => {
  it('arrive without a reload, are acknowledged with a comment by keyboard, shelved with a reason, and kept in the journal', async () => {
    const page = await openAlarms(BRIMNES);
    await page.getByText('No active alarms').waitFor();
    await raiseSpeedAlarm(page, BRIMNES);
    await raiseAlarm(page, 'Bearing temperature', journey.fleet.vesselIds[BRIMNES]);
    await row(page, 'Speed over ground').getByText('Unacknowledged').waitFor();
    await page.getByRole('tab', { name: /^Alarm.*2 active/ }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await row(page, 'Speed over ground').getByRole('button', { name: 'Actions for Speed over ground' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Acknowledge with comment…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Comment').waitFor();
    await page.keyboard.type('seen from the office');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter');
    await row(page, 'Speed over ground').getByText('Acknowledged').waitFor();
    await row(page, 'Speed over ground').getByText('“seen from the office”').waitFor();

    await row(page, 'Bearing temperature').getByRole('button', { name: 'Actions for Shaft bearing' }).click();
    await page.getByRole('menuitem', { name: 'Shelve…' }).click();
    expect(await dialog.getByRole('button', { name: 'Shelve', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill('sensor is calibrated');
    await dialog.getByRole('button', { name: 'Shelve', exact: true }).click();
    await row(page, 'Bearing temperature')
      .getByText(/until (\d+ \w+ )?\d\d:\d\d UTC by admin: sensor is calibrated/)
      .waitFor();
    await page.getByRole('tab', { name: /^Alarm.*1 active/ }).waitFor();

    const journal = page.getByRole('table', { name: 'Journal' });
    await journal
      .getByRole('row')
      .filter({ hasText: 'Shelved 4 h 00' })
      .filter({ hasText: 'sensor is calibrated' })
      .waitFor();
    await page.getByLabel('Tag, text or user').fill('office');
    await page.waitForURL('**q=office*');
    await expect.poll(() => journal.getByRole('row').count()).toBe(2);
    await journal.getByRole('link', { name: /chart of Speed over ground high$/ }).click();
    await page.waitForURL('**tab=statistic*');
    await page.getByRole('tab', { name: 'Statistic', selected: true }).waitFor();
    await page.goBack();
    await journal.getByRole('link', { name: /^Map at .*: Speed over ground high$/ }).click();
    await page.waitForURL('**tab=location*');
    await page.getByText(/^Replay .* UTC$/).waitFor();
    await page
      .getByRole('region', { name: /^Values at / })
      .getByText('Speed over ground')
      .waitFor();
  });

  it('are assigned to an account that finds them by its own filter, and taken back', async () => {
    const page = await openAlarms(HAVBRIS, 'manager');
    await raiseSpeedAlarm(page, HAVBRIS);
    await assignToOperator(page);
    const journal = page.getByRole('table', { name: 'Journal' });
    await journal.getByRole('row').filter({ hasText: 'Assigned' }).filter({ hasText: 'operator' }).waitFor();
    await page.getByText('Assigned to me 0').click();
    await page.getByText('No such alarms').waitFor();
  });

  it('say to whom they go when not acknowledged', async () => {
    const manager = await openAlarms(NORDKYN, 'manager');
    await raiseSpeedAlarm(manager, NORDKYN);
    await assignToOperator(manager);
    await journey.closePages();
    const page = await openAlarms(NORDKYN, 'operator');
    await page.getByText('Assigned to me 1').click();
    await row(page, 'Speed over ground').waitFor();
    const active = page.getByRole('region', { name: 'Active' });
    await active.getByText('after 15 min').waitFor();
    await active.getByText('(email and push: manager)').waitFor();
    expect(await active.getByRole('combobox', { name: 'Escalated after' }).count()).toBe(0);
  });

  it('go to managers after as long as those choose who may edit the vessel', async () => {
    const page = await openAlarms(RYVARDEN);
    const choice = page.getByRole('combobox', { name: 'Escalated after' });
    await choice.click();
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/alarm/escalation') && answer.ok());
    await page.getByRole('option', { name: 'after 30 min' }).click();
    await answered;
    await page.reload();
    await choice.waitFor();
    expect(await choice.inputValue()).toBe('after 30 min');
  });

  it('are taken out of service only by those who may edit the vessel', async () => {
    await raiseSpeedAlarm(await openAlarms(STORMFUGL, 'manager'), STORMFUGL);
    await journey.closePages();
    const page = await openAlarms(STORMFUGL, 'operator');
    await row(page, 'Speed over ground').getByRole('button', { name: 'Actions for Speed over ground' }).click();
    await page.getByRole('menuitem', { name: 'Shelve…' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Take out of service…' }).count()).toBe(0);
  });

  it('are counted by ISA-18.2, and other limits are tried on what was measured', async () => {
    const page = await openAlarms(TINDRA);
    await raiseSpeedAlarm(page, TINDRA);
    await page.getByText('Performance', { exact: true }).click();
    await page.getByRole('region', { name: 'Top ten' }).getByText('Speed over ground').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Test limits of Speed over ground' }).click();
    await page.getByRole('textbox', { name: 'Warning limit' }).waitFor();
    await page.getByRole('textbox', { name: 'Warning limit' }).fill('1000');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText(/^[\d\u202f]+ samples tested$/).waitFor();
    const result = page.getByRole('region', { name: 'Back-test of Speed over ground' });
    expect(await result.getByText('Tested limits').locator('xpath=..').textContent()).toBe('Tested limits0');
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await result.getByRole('button', { name: 'Use these limits' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    // The form begins with the limits the tag has now, and there is nothing left to use.
    await expect.poll(() => result.getByRole('button', { name: 'Use these limits' }).isDisabled()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Warning limit' }).inputValue()).toMatch(/^1000/);
    await page.getByText('Alarms', { exact: true }).click();
    // It stays listed until its acknowledgement.
    await row(page, 'Speed over ground').getByText('Cleared, unacknowledged').waitFor();
  });
});
