/** What the page of a tab costs while it shows values: live at 1 Hz, or an earlier moment that runs at 60×. */
import { HOUR_MS } from '@fms/domain/time';
import type { Browser, Page } from 'playwright-core';
import { type MainThread, measureMainThread } from '../subject/main-thread.ts';
import { delay } from '../subject/server.ts';
import type { PlantTab } from './plant-tabs.ts';

/** For a page to have drawn everything once. */
const SETTLE_MS = 4_000;
const LIVE_SECONDS = 20;
const PLAY_SECONDS = 10;

/** The work of the main thread while a page shows what comes. */
export async function measureLivePage(browser: Browser, page: Page, address: string): Promise<MainThread> {
  await page.goto(address);
  await delay(SETTLE_MS);
  return measureMainThread(browser, async () => void (await delay(LIVE_SECONDS * 1000)));
}

export interface Playback {
  readonly work: MainThread;
  /** Moments a second whose values came. */
  readonly shownPerSecond: number;
}

/** Plays two hours ago at 60×. */
export async function measurePlayback(
  browser: Browser,
  page: Page,
  tab: PlantTab,
  vesselId: number,
): Promise<Playback> {
  const at = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  await page.goto(`/vessel/vessel/${vesselId}?tab=${tab.id}&at=${at}`);
  await page.locator('[data-past="true"]').waitFor();
  await delay(SETTLE_MS);
  const time = page.getByRole('group', { name: 'Time shown' });
  await time.getByText('60×', { exact: true }).click();
  let shown = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/v2/plant/values')) shown += 1;
  });
  await time.getByRole('button', { name: 'Play', exact: true }).click();
  const work = await measureMainThread(browser, async () => void (await delay(PLAY_SECONDS * 1000)));
  page.removeAllListeners('requestfinished');
  return { work, shownPerSecond: shown / PLAY_SECONDS };
}
