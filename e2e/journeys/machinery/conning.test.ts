/** Conning: what the bridge reads now, what it read at a moment, and what is read from three metres. */
import { MINUTE_MS } from '@fms/domain/time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { NO_SCREEN, type SignInAs } from '../../fixtures/browser/signed-in.ts';
import { createFleetJourney } from '../../fixtures/journey/fleet-journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { FERRY_KNOTS, FERRY_TAGS, FERRY_UNDER_WAY } from '../../fixtures/ship/ferry.ts';

const withoutBrowser = getSkipReason('long');
/** When the journey began: the ferry was heard an hour before, the log thirteen minutes before, all else now. */
const START = Date.now();
const BEFORE = START - 60 * MINUTE_MS;

const journey = createFleetJourney([{ name: 'Kvitholm', tags: FERRY_TAGS }], async (fleet) => {
  const ferry = { ship: 0, latitude: 57.9, longitude: 8.2, knots: FERRY_KNOTS };
  const slower = { 'Heading true': 120, 'Course over ground': 118, 'Rate of turn': -3.5, 'Rudder angle, port': 4 };
  await fleet.report([
    ...[0, 1, 2].map((minute) => ({
      ...ferry,
      timeMs: BEFORE + minute * MINUTE_MS,
      latitude: 57.6 + minute / 100,
      knots: 8.5,
      values: { ...FERRY_UNDER_WAY, ...slower, 'Speed through water': 8.2 },
    })),
    { ship: 0, timeMs: START - 13 * MINUTE_MS, values: { 'Speed through water': 19.1 } },
    { ...ferry, timeMs: START, values: FERRY_UNDER_WAY },
  ]);
});

async function openConning(query = '', as: SignInAs = {}): Promise<Page> {
  const page = await journey.signIn({ ...as, at: NO_SCREEN });
  const [vesselId] = journey.fleet.vesselIds;
  await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'location', 'conning'] }, 'PUT');
  await page.goto(`/vessel/vessel/${vesselId}?tab=conning${query}`);
  await panel(page, 'Heading and turn').waitFor();
  return page;
}

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const words = async (page: Page, title: string) => {
  const [text = ''] = await panel(page, title).allInnerTexts();
  return text.replaceAll('\u202f', '').replace(/\s+/g, ' ');
};
/** The number of the row of that label, as it is written. */
const numberIn = (text: string, label: string) =>
  text.match(new RegExp(`${label} ([+−]?\\d+(?:\\.\\d+)?) (?!s\\b|min)`))?.[1];

describe.skipIf(withoutBrowser !== '')(`conning${withoutBrowser}`, () => {
  it('shows what was measured, what follows from it, and nothing that is not known', async () => {
    const page = await openConning();
    await panel(page, 'Propellers').getByText('82.3').waitFor();
    const heading = await words(page, 'Heading and turn');
    expect(heading).toContain('297°');
    expect(heading).toContain('294°');
    expect(heading).toContain('+1.2');
    const propellers = await words(page, 'Propellers');
    // P / (2π n / 60), from the figures that were sent.
    const turns = (2 * Math.PI * 174) / 60;
    expect(numberIn(propellers, 'Torque')).toBe(String(Math.round(6160 / turns)));
    expect(propellers).toContain(String(Math.round(6250 / turns)));
    const wind = await words(page, 'Wind');
    const felt = feltWind();
    expect(numberIn(wind, 'Relative')).toBe(felt.speed.toFixed(1));
    expect(wind).toContain(`${Math.round(Math.abs(felt.angle))}° P`);
    expect(numberIn(wind, 'Beaufort')).toBe(String(Math.round((12.6 / 0.836) ** (2 / 3))));
    const speed = await words(page, 'Speed');
    expect(speed).toContain('needs speed through water');
    expect(await panel(page, 'Speed').locator('s').textContent()).toBe('19.1');
    const thrusters = await words(page, 'Tunnel thrusters');
    expect(thrusters.slice(thrusters.indexOf('Bow thruster 2'))).toContain('––');
    expect(await panel(page, 'Tunnel thrusters').locator('.fms-hatch').count()).toBe(1);
  });

  it('opens the trend of a value, and shows a moment of the past with the values of that moment', async () => {
    const page = await openConning();
    await panel(page, 'Heading and turn').getByText('297°').click();
    await page.getByRole('region', { name: 'Trend' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${page.url()}&at=${new Date(BEFORE + 2 * MINUTE_MS).toISOString()}`);
    await panel(page, 'Heading and turn').getByText('120°').waitFor();
    const playback = panel(page, 'Playback');
    await playback.getByText('HDG 120°').waitFor();
    const record = await words(page, 'Playback');
    for (const word of ['COG 118°', 'SOG 8.5 kn', 'ROT −3.5 °/min', 'rudder −1.7°', 'rudder port +4.0°']) {
      expect(record).toContain(word);
    }
    await page.getByRole('slider', { name: 'Playback' }).focus();
    await page.keyboard.press('End');
    await panel(page, 'Heading and turn').getByText('297°').waitFor();
    expect(new URL(page.url()).searchParams.get('at')).toBeNull();
  });

  it('is read from three metres in the large layout, and Escape leaves it', async () => {
    const page = await openConning();
    await page.getByRole('button', { name: 'Large' }).click();
    const large = page.getByRole('dialog', { name: 'Kvitholm' });
    await large.getByText('19.4').waitFor();
    const sizes = await large
      .locator('p, span')
      .evaluateAll((all) =>
        all
          .filter((one) => one.childElementCount === 0 && one.textContent?.trim())
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(56);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Large' }).click();
    await large.getByText('297°').waitFor();
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openConning('');
    await panel(page, 'Propellers').getByText('82.3').waitFor();
    expect(await findLookFaults(page)).toEqual([]);
  });
});

/** The vector of the wind less that of the ship, in m/s and degrees off the bow. */
function feltWind(): { speed: number; angle: number } {
  const toRadians = Math.PI / 180;
  const knots = (FERRY_KNOTS * 1852) / 3600;
  const north = -12.6 * Math.cos(214 * toRadians) - knots * Math.cos(294 * toRadians);
  const east = -12.6 * Math.sin(214 * toRadians) - knots * Math.sin(294 * toRadians);
  const from = (Math.atan2(-east, -north) / toRadians + 360) % 360;
  return { speed: Math.hypot(north, east), angle: ((from - 297 + 540) % 360) - 180 };
}
