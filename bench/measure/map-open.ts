/** Opening the map of a fleet that this browser knows already: from the address to the fleet drawn on it. */
import type { Page } from 'playwright-core';
import { launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { signIn } from '../../e2e/fixtures/browser/signed-in.ts';
import { computeQuantile, type Measure } from '../report/result.ts';
import { createMovingFleet } from '../subject/moving-fleet.ts';
import { delay, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink } from '../subject/ship-link.ts';

const VESSELS = 100;
const RUNS = 5;
const PATH = '/vessel/location';
/** Set by the layer of the fleet with the first frame that shows it. */
const DRAWN = 'app:fleet drawn';

/** Milliseconds by the page's own clock, which begins with the navigation. */
function drawnAt(page: Page): Promise<number> {
  return page
    .waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, DRAWN)
    .then((handle) => handle.jsonValue() as Promise<number>);
}

export const measureMapOpen: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  const browser = await launchChromium();
  try {
    const fleet = createMovingFleet(VESSELS);
    const link = await openShipLink(server.address, server.fleetKey, 'bench-map-open', VESSELS, fleet.tagsOf);
    const sailing = fleet.sail(link);
    progress(`${RUNS} warm openings, ${VESSELS} vessels`);
    const { page } = await signIn(browser, server);
    await page.goto(PATH);
    await drawnAt(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // What is kept of the fleet is written meanwhile, and what is fetched beforehand is there.
    await delay(15_000);
    const seen: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // From an empty tab: to take down the map that stood there takes as long again, drawn in software.
      await page.goto('about:blank');
      await delay(1_000);
      await page.goto(PATH);
      seen.push(await drawnAt(page));
    }
    await sailing.stop();
    link.close();
    const note = `median of ${RUNS}, ${VESSELS} vessels, drawn in software, server on the same cores`;
    return [{ name: 'map.open_warm_ms', value: computeQuantile(seen, 0.5), unit: 'ms', bound: { atMost: 1000 }, note }];
  } finally {
    await browser.close();
    await server.stop();
  }
};
