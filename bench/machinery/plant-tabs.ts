/** The tabs of machinery, each on a ship of the simulator that has its plant, and opening one as an operator does. */
import type { VesselTabId } from '@fms/domain/vessel';
import type { Browser, Page } from 'playwright-core';
import { signIn as enter } from '../../e2e/fixtures/browser/signed-in.ts';
import { measureClickToPaint } from '../subject/click-to-paint.ts';
import { delay, type ServerUnderLoad } from '../subject/server.ts';

export interface PlantTab {
  readonly id: VesselTabId;
  /** As the tab bar calls it. */
  readonly title: string;
  /** Of the simulator's ship. */
  readonly ship: string;
  /** What stands on the page once a live value does. */
  readonly value: string;
}

/** A value that was measured lately, inside the frame of a tab of machinery. */
const LIVE_VALUE = '[data-past] [data-state="fresh"]';
/** What is computed of history, where nothing live is shown. */
const COMPUTED = '[data-past] canvas, [data-past] figure';

export const MIMIC_SHIP = 'kvitholm';
export const BATTERY_SHIP = 'tindra';
const SETS_SHIP = 'havbris';
export const PLANT_SHIPS: readonly string[] = [MIMIC_SHIP, BATTERY_SHIP, SETS_SHIP];

const ALL_TABS: readonly PlantTab[] = [
  { id: 'conning', title: 'Conning', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'engine', title: 'Engine', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'engine-mimic', title: 'Engine mimic', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'tank', title: 'Tank', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'tank-mimic', title: 'Tank mimic', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'battery-mimic', title: 'Battery mimic', ship: BATTERY_SHIP, value: LIVE_VALUE },
  { id: 'generator', title: 'Generator', ship: SETS_SHIP, value: LIVE_VALUE },
  { id: 'scrubber', title: 'Scrubber', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'fuel-flow', title: 'Fuel flow', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'so2-track', title: 'SO2 track', ship: MIMIC_SHIP, value: LIVE_VALUE },
  { id: 'performance', title: 'Performance', ship: MIMIC_SHIP, value: COMPUTED },
];

/** Some tabs alone, by their ids with commas, while one of them is worked on. */
const CHOSEN = process.env.BENCH_TABS?.split(',');
/** Shown by every vessel of the measurement, whichever are chosen. */
export const SHOWN_TABS = ALL_TABS.map(({ id }) => id);
export const PLANT_TABS = ALL_TABS.filter(({ id }) => CHOSEN?.includes(id) ?? true);

/** For a page to have drawn everything once. */
const SETTLE_MS = 2_500;
const OPEN_RUNS = { browsers: 3, warm: 2 } as const;

export interface Openings {
  /** Milliseconds from the click on the tab to the frame with its first live value: in a browser that never showed the tab. */
  readonly cold: readonly number[];
  /** The same once its code is loaded. */
  readonly warm: readonly number[];
}

/** Opens a tab from Info, which loads nothing of machinery. */
export async function measureOpenings(
  browser: Browser,
  server: ServerUnderLoad,
  tab: PlantTab,
  vesselId: number,
): Promise<Openings> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < OPEN_RUNS.browsers; run++) {
    const { page, close } = await enter(browser, server);
    await page.goto(`/vessel/vessel/${vesselId}?tab=info`);
    await delay(SETTLE_MS);
    cold.push(await openTab(page, tab));
    for (let again = 0; again < OPEN_RUNS.warm; again++) {
      await page.getByRole('tab', { name: 'Info', exact: true }).click();
      await delay(SETTLE_MS);
      warm.push(await openTab(page, tab));
    }
    await close();
  }
  return { cold, warm };
}

async function openTab(page: Page, { title, value }: PlantTab): Promise<number> {
  const entry = page.getByRole('tab', { name: title, exact: true });
  await entry.hover();
  const took = await measureClickToPaint(page, entry, [{ selector: value, text: '' }]);
  await delay(SETTLE_MS);
  return took;
}
