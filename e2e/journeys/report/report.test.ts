/**
 * A superintendent at month's end: builds a report, sees its first rows, schedules it, makes it, opens the file; an outsider
 * reads it by the address of the mail.
 */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readSavedText } from '../../fixtures/browser/download.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';

const skipped = getSkipReason('long');
const NAME = 'Atlantic Petrel';
const PATIENT = { timeout: 60_000 };

describe.skipIf(skipped !== '')(`reports${skipped}`, () => {
  const journey = createFleetJourney([NAME], async () => {});

  it('are built, previewed, scheduled, received and opened', async () => {
    const page = await journey.signIn({ user: 'admin' });
    await page.goto('/vessel/report');
    await page.getByRole('radio', { name: 'Daily full data report' }).check();
    await page.getByRole('radiogroup', { name: 'Format' }).getByText('CSV').click();
    await page.getByRole('region', { name: 'Preview' }).getByRole('table', { name: NAME }).waitFor(PATIENT);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByLabel('Report', { exact: true }).fill('Month to charterer');
    await page.getByPlaceholder('Mail address').fill('charter@brae.example');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('switch', { name: 'Comes by itself' }).check();
    await page.getByRole('button', { name: 'Save report' }).click();
    await page.waitForURL(/report=\d+/);

    await page.getByRole('button', { name: 'Make report' }).click();
    const row = page
      .getByRole('table', { name: 'Produced' })
      .getByRole('row')
      .filter({ hasText: 'Month to charterer' });
    const open = row.getByRole('button', { name: /^Open Month to charterer/ });
    await open.waitFor(PATIENT);
    expect(await readSavedText(page, () => open.click())).toContain(NAME);
    await page.getByRole('table', { name: 'Addresses of outsiders' }).getByText('charter@brae.example').waitFor();

    const mails = await callFromPage<{ id: number; to: string }[]>(page, '/api/v2/outbox/list');
    const { id } = mails.find(({ to }) => to === 'charter@brae.example') ?? { id: 0 };
    const { text } = await callFromPage<{ text: string }>(page, `/api/v2/outbox/mail?id=${id}`);
    const path = /\/api\/v2\/report\/shared\/[\w-]+/.exec(text)?.[0] ?? '';
    const file = await fetch(new URL(path, page.url()));
    expect(await file.text()).toContain(NAME);
    expect(journey.readComplaints()).toEqual([]);
  });
});
