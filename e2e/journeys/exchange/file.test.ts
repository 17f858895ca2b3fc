/**
 * Files of a ship, as an office works with them: sent, looked at, sent anew, let go by a second person or refused, found
 * by their address. The ship is silent throughout, so that what waits for its line stays in the queue.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { saveFile } from '../../fixtures/browser/download.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { DOCUMENT, LARGE, NOTES, PICTURE, type SampleFile, TABLE } from '../../fixtures/product/sample-file.ts';

const skipped = getSkipReason('long');
const NAME = 'Atlantic Petrel';
/** What is drawn may take as long as the machine does other things. */
const PATIENT = { timeout: 20_000 };

describe.skipIf(skipped !== '')(`the file tab${skipped}`, () => {
  const journey = createFleetJourney([NAME], async () => {});
  const address = () => `/vessel/vessel/${journey.fleet.vesselIds[0]}?tab=file`;
  const shore = (page: Page) => page.getByRole('grid', { name: 'Shore' });
  const queue = (page: Page) => page.getByRole('grid', { name: 'Queue' });
  const row = (page: Page, list: 'Shore' | 'Queue', name: string) =>
    page.getByRole('grid', { name: list }).getByRole('row').filter({ hasText: name });
  /** Millions of bytes go to the browser as text first, which a busy machine does slowly. */
  const upload = (page: Page, ...files: readonly SampleFile[]) =>
    page.locator('input[type=file]').setInputFiles([...files], { timeout: 90_000 });

  async function openTab(user: 'admin' | 'manager' | 'operator' = 'admin'): Promise<Page> {
    const page = await journey.signIn({ user, at: NO_SCREEN, preference: { palette: 'day' } });
    if (user === 'admin') {
      const [vesselId] = journey.fleet.vesselIds;
      await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'file'] }, 'PUT');
    }
    await page.goto(address());
    await page.getByText('The ship has not listed its outbox yet').waitFor();
    return page;
  }

  /** Looks at a file ashore, at what `evaluate` finds in the dialog, and closes it again. */
  async function look(page: Page, name: string, evaluate: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>) {
    await row(page, 'Shore', name).getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await evaluate(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }

  it('takes files from an office to the queue of the ship', { timeout: 180_000 }, async () => {
    const page = await openTab();

    // A second person lets files go from now on.
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('A second person lets each file for the ship go').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // Small ones and one of three parts; a name that Windows cannot have is refused with its sentence.
    await upload(page, NOTES, TABLE, PICTURE, DOCUMENT, LARGE, { ...NOTES, name: 'con.txt' });
    await page.getByText('The name is a device of Windows, with any ending.').waitFor();
    await row(page, 'Shore', LARGE.name).waitFor({ timeout: 60_000 });
    await row(page, 'Queue', LARGE.name).getByText('Waits for approval ashore').waitFor();
    const sha256 = createHash('sha256').update(LARGE.buffer).digest('hex');
    const short = `${sha256.slice(0, 4)}…${sha256.slice(-4)}`;
    await row(page, 'Shore', LARGE.name).getByText(short).waitFor();
    expect(await page.getByRole('button', { name: /^Approve / }).count()).toBe(0);

    // What is shown is never executed.
    await look(page, NOTES.name, (dialog) => dialog.getByText('<script>alert(1)</script>').waitFor());
    await look(page, TABLE.name, (dialog) => dialog.getByRole('cell', { name: '12.6' }).waitFor());
    await look(page, PICTURE.name, async (dialog) => {
      const image = dialog.getByRole('img', { name: PICTURE.name });
      await image.waitFor();
      await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth), PATIENT).toBe(16);
    });
    await look(page, DOCUMENT.name, async (dialog) => {
      const canvas = dialog.getByRole('img', { name: 'Page 1 of 1' });
      await canvas.waitFor();
      const middle = (drawn: HTMLCanvasElement) =>
        drawn
          .getContext('2d')
          ?.getImageData(drawn.width / 2, drawn.height / 2, 1, 1)
          .data.join();
      await expect.poll(() => canvas.evaluate(middle), PATIENT).toBe('0,0,0,255');
    });
    await look(page, LARGE.name, async (dialog) => {
      await dialog.getByText('A file of this type is downloaded, not shown.').waitFor();
      const saved = await saveFile(page, () => dialog.getByRole('button', { name: /^Download/ }).click());
      expect([saved.name, saved.bytes.equals(LARGE.buffer)]).toEqual([LARGE.name, true]);
    });

    // The same name again is its next version; the one before stays to be looked at.
    await upload(page, { ...NOTES, buffer: Buffer.from('Pilot at 07:00\n') });
    await page.getByText('ashore, queued for the ship').nth(5).waitFor();
    await row(page, 'Shore', NOTES.name).getByText('15 B').waitFor();
    await look(page, NOTES.name, async (dialog) => {
      await dialog.getByText('Pilot at 07:00').waitFor();
      await dialog.getByRole('button', { name: 'Show version 1' }).click();
      await dialog.getByText('Pilot at 06:00').waitFor();
    });
    expect(await findLookFaults(page)).toEqual([]);
  });

  it('is let go by a second person, or refused with a reason', async () => {
    const page = await openTab('manager');
    await page.getByRole('button', { name: `Approve ${NOTES.name}` }).click();
    await page.getByRole('button', { name: `Approve ${NOTES.name}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Refuse ${TABLE.name}` }).click();
    await page.getByRole('dialog').getByLabel('Reason, for the sender').fill('of another voyage');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Refused, manager: of another voyage').waitFor();
    await row(page, 'Shore', TABLE.name).getByText('refused').waitFor();
    expect(await row(page, 'Queue', NOTES.name).getByText('Waits for approval ashore').count()).toBe(0);
  });

  it('opens at a file by its address, and is worked by keys', async () => {
    const page = await openTab();
    const [vesselId] = journey.fleet.vesselIds;
    const entries = await callFromPage<{ fileId: number; name: string }[]>(page, '/api/vessel/ListFiles', {
      ...{ vesselId, directory: 'to-vessel' },
    });
    const fileId = entries.find(({ name }) => name === PICTURE.name)?.fileId;
    await page.goto(`${address()}&fileId=${fileId}`);
    await row(page, 'Shore', PICTURE.name).and(page.locator('[data-selected="true"]')).waitFor();

    await shore(page).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => queue(page).evaluate((list) => list === document.activeElement), PATIENT).toBe(true);
    const approved = row(page, 'Queue', NOTES.name);
    const place = (await queue(page).getByRole('row').allTextContents()).findIndex((text) => text.includes(NOTES.name));
    for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('1');
    await approved.locator('input[value="Urgent"]').waitFor();
    await page.keyboard.press('p');
    await approved.getByText('Paused, checked parts are kept').waitFor();
  });

  it('is read only for a user without the right to send', async () => {
    const page = await openTab('operator');
    await page
      .getByText(/^Sending needs the right to write files/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Send to ship' }).count()).toBe(0);
  });
});
