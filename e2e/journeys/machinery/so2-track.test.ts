/** Compliance along the track: the areas of its time, what exceeded where, and the way from the map to the moment. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { createShipJourney } from '../../fixtures/journey/ship-journey.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { connectScrubberShip, EXCESS, MINUTE_MS } from '../../fixtures/ship/scrubber-ship.ts';

const skipped = getSkipReason('long');

/** On two cores a map of a software renderer takes its time. */
const MAP_TIMEOUT_MS = 60_000;

describe.skipIf(skipped !== '')(`the SO2 track tab${skipped}`, () => {
  const { journey, shipOf } = createShipJourney((product) => connectScrubberShip(product, 'Atlantic Gannet'));

  async function openTab(look: { palette?: string; width?: number; query?: string } = {}): Promise<Page> {
    const { palette = 'day', width = 1440, query = '' } = look;
    const page = await journey.signIn({
      at: NO_SCREEN,
      preference: { palette },
      context: { viewport: { width, height: 900 } },
    });
    const [vesselId] = shipOf().vesselIds;
    await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'so2-track'] }, 'PUT');
    await page.goto(`/vessel/vessel/${vesselId}?tab=so2-track${query}`);
    await page.getByRole('row', { name: /^Exceeding \d+ min/ }).waitFor();
    return page;
  }
  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  it('draws the track with the map large, and says of which day its areas are', async () => {
    const page = await openTab();
    const map = page.locator('section[aria-label="Track of Atlantic Gannet by compliance"][aria-busy="false"]').last();
    await map.waitFor({ timeout: MAP_TIMEOUT_MS });
    expect((await map.boundingBox())?.height).toBeGreaterThan(400);
    await page.getByText(`Areas of ${new Date().toISOString().slice(0, 10)}; borders unverified.`).waitFor();
  });

  it('shows the moment of its address: inside the area, above its limit', async () => {
    const at = shipOf().startMs + (EXCESS.from + 5) * MINUTE_MS;
    const page = await openTab({ query: `&at=${new Date(at).toISOString()}` });
    await panel(page, 'At this moment').getByText('limit 4.3, North Sea').waitFor();
    await panel(page, 'At this moment').getByText('5.1', { exact: true }).waitFor();
    // The record ends with the moment: six minutes of the exceedance have passed.
    await page.getByRole('row', { name: /^Exceeding [4-6] min/ }).waitFor();
  });

  it('is refused to others than administrators', async () => {
    const page = await journey.signIn({
      user: 'manager',
      at: `/vessel/vessel/${shipOf().vesselIds[0]}?tab=so2-track`,
    });
    await page.getByText('This vessel has no tab “so2-track”').waitFor();
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openTab();
    expect(await findLookFaults(page)).toEqual([]);
  });
});
