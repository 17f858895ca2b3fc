/**
 * Views that people leave open for days let go of everything once they are left: what stood in them is collected, as Open
 * MCT tests it. Each view is opened, remembered by weak references to its elements, and left; then the browser collects.
 */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createYachtJourney, getYachtSkipReason } from '../../fixtures/journey/yacht-journey.ts';

const skipped = getYachtSkipReason('long');
/** Those that stay open for hours. */
const TABS = ['Info', 'Overview', 'Alarm', 'Location', 'Statistic'];
/** For what ends by a timer of its own: a transition, a debounce, an answer that comes too late. */
const COLLECTED_WITHIN_MS = 30_000;
/** Every tab draws, maps and curves in software, while the next one is pressed. */
const PATIENCE_MS = 60_000;

/**
 * Remembers the elements of a view, weakly: the panel, what it is divided into, every surface that is drawn on, and the
 * instruments, which are elements with a life of their own.
 */
async function remember(page: Page, view: string): Promise<number> {
  return page.evaluate((name) => {
    const kept = (Reflect.get(window, 'leftElements') ?? []) as { name: string; element: WeakRef<Element> }[];
    const root = document.querySelector('[role="tabpanel"] > *') ?? document.querySelector('#page > *');
    const panel = root?.parentElement ?? document;
    const instruments = [...panel.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('obc-'));
    const parts = [...panel.querySelectorAll('section, table, canvas, svg, figure'), ...instruments];
    for (const element of [root, ...parts]) {
      if (element !== null) kept.push({ name: `${name}: ${element.tagName}`, element: new WeakRef(element) });
    }
    Reflect.set(window, 'leftElements', kept);
    return kept.length;
  }, view);
}

/** What is still there after everything that can be collected was. */
async function notCollected(page: Page, session: CDPSession): Promise<string[]> {
  await session.send('HeapProfiler.collectGarbage');
  return page.evaluate(() => {
    const kept = Reflect.get(window, 'leftElements') as { name: string; element: WeakRef<Element> }[];
    return [...new Set(kept.flatMap(({ name, element }) => (element.deref() === undefined ? [] : [name])))];
  });
}

/** Goes where nothing of a vessel or a map stands, twice: what is drawn last is held until something else was drawn. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Control Panel' }).click();
  await page.getByRole('navigation', { name: 'Pages of the control panel' }).waitFor();
  await page.getByRole('link', { name: 'Outbox' }).click();
  await page.waitForURL('**/setting/outbox');
  await page.getByRole('link', { name: 'Preferences' }).click();
  await page.waitForURL('**/setting/preferences');
}

describe.skipIf(skipped !== '')(`views that were left${skipped}`, { timeout: 300_000 }, () => {
  const journey = createYachtJourney();

  it('particulars, dashboard, alarms, track and curves of a vessel are collected', async () => {
    const page = await journey.open('tab=info');
    page.setDefaultTimeout(PATIENCE_MS);
    const session = await page.context().newCDPSession(page);
    for (const name of TABS) {
      await page.getByRole('tab', { name, exact: true }).click();
      const panel = page.getByRole('tabpanel', { name });
      await panel.locator('section, table').first().waitFor();
      if (name === 'Overview')
        await panel.getByRole('region', { name: 'Position', exact: true }).scrollIntoViewIfNeeded();
      if (name !== 'Info' && name !== 'Alarm') await panel.locator('canvas').first().waitFor();
      await remember(page, name);
    }
    await leave(page);
    await expect.poll(() => notCollected(page, session), { timeout: COLLECTED_WITHIN_MS }).toEqual([]);
  });

  it('the map of the fleet is collected', async () => {
    const page = await journey.open('tab=info');
    page.setDefaultTimeout(PATIENCE_MS);
    const session = await page.context().newCDPSession(page);
    await page.getByRole('link', { name: 'Fleet Location' }).click();
    await page.locator('section[aria-busy="false"] canvas').waitFor();
    expect(await remember(page, 'Fleet Location')).toBeGreaterThan(1);
    await leave(page);
    await expect.poll(() => notCollected(page, session), { timeout: COLLECTED_WITHIN_MS }).toEqual([]);
  });
});
