/**
 * Home: vessels that need attention and why, the fleet in numbers, recent events, pinned vessels; also without a
 * network.
 */
import { HOUR_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import type { SignInAs } from '../../fixtures/browser/signed-in.ts';
import { readWords } from '../../fixtures/browser/watched-page.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { WITH_WORKER } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { PALETTES } from '../../fixtures/look/palette.ts';
import { ALARM_ABOVE } from '../../fixtures/product/fleet-link.ts';

const withoutBrowser = getSkipReason('long');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SHIPS = ['Brimnes', 'Havbris', 'Nordkyn', 'Tindra'];
const [BRIMNES, HAVBRIS, NORDKYN, TINDRA] = [0, 1, 2, 3];

const journey = createFleetJourney(SHIPS, async (fleet) => {
  const now = Date.now();
  const at = (ship: number, timeMs: number, more: object) => ({
    ship,
    timeMs,
    latitude: 58 + ship,
    longitude: 5,
    ...more,
  });
  await fleet.report([
    at(BRIMNES, now, { knots: 10, temperature: 60 }),
    at(HAVBRIS, now, { knots: 12, temperature: ALARM_ABOVE + 5 }),
    at(NORDKYN, now - 52 * HOUR_MS, { knots: 11 }),
    at(TINDRA, now - HOUR_MS / 2, { knots: 0.1 }),
  ]);
});

async function openHome(as: SignInAs = {}): Promise<Page> {
  const page = await journey.signIn(as);
  await page.getByRole('region', { name: 'Data freshness' }).waitFor();
  return page;
}

const tile = (page: Page, label: string) => page.getByRole('link', { name: new RegExp(`^\\d+\\s*${label}$`) });

describe.skipIf(withoutBrowser !== '')(`Home${withoutBrowser}`, () => {
  it('says who needs attention and why, and leads to the evidence with one click', async () => {
    const page = await openHome();
    await page.getByRole('heading', { name: '1 of 4 vessels needs attention', level: 1 }).waitFor();
    const alarm = page.getByRole('link', { name: /Havbris.*Shaft bearing|Havbris.*Bearing/ }).first();
    expect(await readWords(alarm)).toMatch(/Not acknowledged ashore.*95.*°C.*limit 90/);
    await alarm.click();
    await page.waitForURL(/\/vessel\/vessel\/\d+\?tag=\d+$/);
    await page.getByRole('figure', { name: 'Trend of Bearing temperature' }).waitFor();
  });

  it('counts the fleet in tiles that lead to those they count', async () => {
    const page = await openHome();
    for (const [label, count] of [
      ['Online', 4],
      ['Late', 0],
      ['Silent > 48 h', 0],
      ['Under way', 2],
      ['Drifting', 0],
      ['On station', 0],
      ['Stopped', 0],
      ['In port', 0],
      ['Position old', 2],
    ] as const) {
      expect(await readWords(tile(page, label))).toMatch(new RegExp(`^${count} `));
    }
    await tile(page, 'Position old').click();
    await page.waitForURL('**/vessel/overview/1?show=unsure');
    await page.getByText('2 of 4 vessels').waitFor();
  });

  it('warns of certificates: an expired one needs attention, those that end soon stand in a quiet list', async () => {
    const page = await openHome();
    const day = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    const paper = (kind: string, days: number) => ({ kind, number: '', issuer: '', issued: '', expires: day(days) });
    const carry = (ship: number, certificates: object[]) =>
      callFromPage(
        page,
        '/api/v1.0/vessel/edit',
        { vesselId: journey.fleet.vesselIds[ship], detail: { certificates } },
        'PUT',
      );
    await carry(TINDRA, [paper('load-line', -4), paper('class', 80)]);
    await carry(NORDKYN, [paper('insurance', 12), paper('security', 200)]);
    const list = page.getByRole('region', { name: 'Certificates to renew' });
    await list.getByRole('link', { name: /Nordkyn.*Insurance.*12 days left/ }).waitFor();
    const [first] = await list.getByRole('link').all();
    expect(first && (await readWords(first))).toMatch(/Tindra.*Load line, 1 more.*expired 4 days ago$/);
    const attention = page.getByRole('link', { name: /Certificate expired: Load line/ });
    expect(await readWords(attention)).toMatch(/^Tindra.*1 more to renew\..*4 d.*overdue$/);
    await attention.click();
    await page.waitForURL(`**/vessel/vessel/${journey.fleet.vesselIds[TINDRA]}?tab=info`);
    await page.getByRole('table', { name: 'Certificates and documents' }).getByText('expired 4 days ago').waitFor();
  });

  it('tells what happened since the last visit until it was seen, in every browser', async () => {
    const page = await openHome();
    const since = page.getByRole('region', { name: 'Since your last visit' });
    await journey.fleet.report([{ ship: TINDRA, timeMs: Date.now(), temperature: ALARM_ABOVE + 1 }]);
    await page.getByText(/new alarms? since your last visit/).waitFor();
    await since.getByRole('link', { name: /Tindra/ }).waitFor();
    await since.getByRole('button', { name: 'Mark as seen' }).click();
    await since.getByText('Nothing new').waitFor();
    await journey.fleet.report([{ ship: BRIMNES, timeMs: Date.now(), temperature: ALARM_ABOVE + 1 }]);
    await since.getByRole('link', { name: /Brimnes/ }).waitFor();
    await page.getByText('One new alarm since your last visit').waitFor();
    await journey.closePages();
    const other = await openHome();
    await other.getByText('One new alarm since your last visit').waitFor();
  });

  it('keeps pinned vessels and lets them go', async () => {
    const page = await openHome();
    await page.goto('/vessel/overview/0');
    await page.getByRole('button', { name: 'Pin Tindra to Home' }).click();
    await page.getByRole('button', { name: 'Unpin Tindra from Home' }).waitFor();
    await page.goto('/vessel/home');
    const pinned = page.getByRole('region', { name: 'Pinned vessels' });
    await pinned.getByRole('link', { name: 'Tindra' }).waitFor();
    await pinned.getByRole('button', { name: 'Unpin Tindra from Home' }).press('Enter');
    await pinned.waitFor({ state: 'detached' });
  });

  it('shows the fleet of the last visit without a network, on a phone, and says how old it is', async () => {
    const page = await openHome({
      context: { ...PHONE, ...WITH_WORKER },
      expected: { complaints: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /WebSocket/, /negotiat/i] },
    });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByText('Live', { exact: true }).waitFor();
    // What is kept is written when a page is left.
    await page.reload();
    await page.getByRole('region', { name: 'Data freshness' }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.getByRole('heading', { name: /of 4 vessels/, level: 1 }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: /of 4 vessels/, level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /Havbris/ })
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Data freshness' }).getByText('Nordkyn').waitFor();
    const width = await page.evaluate(() => document.getElementById('page')?.scrollWidth ?? 0);
    expect(width).toBeLessThanOrEqual(390);
  });

  it.each(PALETTES)('is without a barrier in %s', async (palette) => {
    const page = await openHome({ preference: { palette } });
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
