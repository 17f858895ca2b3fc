/**
 * What a chief engineer does with the switchboard: sees which sets run and what they carry, asks what happens if the
 * largest trips, opens the curve of a number, goes back to the moment when a set came on line, and exports the table.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { readDownloadedText } from '../../fixtures/browser/download.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { connectPlant, type PlantLink, type PlantTag } from '../../fixtures/product/plant-link.ts';

const skipped = getSkipReason('long');

const RATED = 1820;
const MINUTE = 60_000;
const number = (name: string, unit: string): PlantTag => ({ name, unit });
const state = (name: string): PlantTag => ({ name, type: 1, valueKind: 'boolean' });

const TAGS: readonly PlantTag[] = [
  ...[1, 2, 3, 4].flatMap((n) => [
    state(`Generator ${n} running`),
    state(`Generator ${n} breaker closed`),
    state(`Generator ${n} blocked`),
    number(`Generator ${n} power`, 'kW'),
    number(`Generator ${n} load`, '%'),
    number(`Generator ${n} voltage`, 'V'),
    number(`Generator ${n} current`, 'A'),
    number(`Generator ${n} fuel rate`, 'l/h'),
    number(`Generator ${n} running hours`, 'h'),
  ]),
  number('Shaft port power', 'kW'),
  number('Shaft starboard power', 'kW'),
  number('Hotel A load', 'kW'),
  number('Hotel B load', 'kW'),
  number('Battery string 1 power', 'kW'),
  number('Battery string 2 power', 'kW'),
  number('Battery discharge limit', 'kW'),
  number('Fuel density at 15 °C', 'kg/m³'),
  state('Bus-tie closed'),
];

/** By set: kW, A, l/h; sets 1 and 3 run. */
const RUNNING = { 1: [1214, 1104, 288], 3: [1204, 1099, 286.7] } as const;
const HOURS = [18_422, 17_905, 18_101, 19_460];
const VOLT = 690;
const DENSITY = 844.8;

function valuesNow(): Record<string, number | boolean> {
  const sets = [1, 2, 3, 4].map((n) => {
    const [power = 0, current = 0, fuel = 0] = n === 1 || n === 3 ? RUNNING[n] : [];
    return {
      [`Generator ${n} running`]: power > 0,
      [`Generator ${n} breaker closed`]: power > 0,
      [`Generator ${n} blocked`]: n === 4,
      [`Generator ${n} power`]: power,
      [`Generator ${n} load`]: (power / RATED) * 100,
      [`Generator ${n} voltage`]: VOLT,
      [`Generator ${n} current`]: current,
      [`Generator ${n} fuel rate`]: fuel,
      [`Generator ${n} running hours`]: HOURS[n - 1] ?? 0,
    };
  });
  return Object.assign(
    {
      'Shaft port power': 985,
      'Shaft starboard power': 985,
      'Hotel A load': 182,
      'Hotel B load': 236,
      'Battery string 1 power': -15,
      'Battery string 2 power': -15,
      'Battery discharge limit': 1600,
      'Fuel density at 15 °C': DENSITY,
      'Bus-tie closed': true,
    },
    ...sets,
  );
}

describe.skipIf(skipped !== '')(`the generator tab${skipped}`, () => {
  let plant: PlantLink | undefined;
  const journey = createJourney({
    load: async (product) => {
      plant = await connectPlant(product, { name: 'Havgrip', organization: 'Nordlys Rederi' }, TAGS);
      const now = Date.now();
      // Set 3 came on line three hours ago; before it set 1 carried everything.
      const course = Array.from({ length: 144 }, (_, place) => now - (144 - place) * 10 * MINUTE);
      await plant.report(
        course.map((timeMs) => {
          const isAlone = timeMs < now - 180 * MINUTE;
          return {
            timeMs,
            values: {
              'Generator 1 power': isAlone ? 1600 : 1214,
              'Generator 2 power': 0,
              'Generator 3 power': isAlone ? 0 : 1204,
              'Generator 4 power': 0,
            },
          };
        }),
      );
      await plant.report([{ timeMs: now - 20_000, values: valuesNow() }]);
    },
    end: () => plant?.close(),
  });

  async function openTab(query = ''): Promise<Page> {
    const page = await journey.signIn({ at: NO_SCREEN });
    const vessel = plant?.vesselId ?? 0;
    await placeSets(page, vessel);
    await page.goto(`/vessel/vessel/${vessel}?tab=generator${query}`);
    await page.getByRole('region', { name: 'Single line of Havgrip' }).waitFor();
    return page;
  }

  it('shows each set, what it burns, and that the ship survives the loss of the largest', async () => {
    const page = await openTab();
    await plant?.report([{ timeMs: Date.now(), values: valuesNow() }]);
    const trip = page.getByRole('region', { name: 'If the largest set trips now' });
    await trip.getByText('No blackout').waitFor();
    // Load without charging, against one rating and the limit of the battery.
    const after = 985 + 985 + 182 + 236;
    const margin = RATED + 1600 - after;
    expect(plain((await trip.textContent()) ?? '')).toContain(`margin ${margin} kW`);
    expect(plain((await trip.textContent()) ?? '')).toContain(`${after} kW`);
    const row = page.getByRole('row', { name: /^Generator 1/ });
    const [power, current, fuel] = RUNNING[1];
    const reactive = Math.sqrt(((Math.sqrt(3) * VOLT * current) / 1000) ** 2 - power ** 2);
    const kilogram = (fuel * DENSITY) / 1000;
    const shown = plain((await row.textContent()) ?? '');
    for (const figure of [
      `${power}`,
      reactive.toFixed(0),
      kilogram.toFixed(1),
      ((kilogram * 1000) / power).toFixed(1),
      `${20_000 - (HOURS[0] ?? 0)}`,
    ]) {
      expect(shown).toContain(figure);
    }
    await page.getByText(/Generator 2 next, 196 h fewer than Generator 3/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('names a set that is blocked, and never draws it green', async () => {
    const page = await openTab();
    const row = page.getByRole('row', { name: /^Generator 4/ });
    await row.getByText('blocked').waitFor();
    expect(await row.getByText('blocked').getAttribute('data-state')).toBe('blocked');
  });

  it('opens the curve of a number that is pressed', async () => {
    const page = await openTab();
    await page
      .getByRole('row', { name: /^Generator 3/ })
      .getByRole('button', { name: /Power/ })
      .click();
    await page.getByRole('figure', { name: /Trend of Generator 3 power/ }).waitFor();
  });

  it('shows when a set came on line, and the values of a moment before', async () => {
    const page = await openTab();
    await page.getByRole('listitem').filter({ hasText: 'Generator 3 on line' }).waitFor();
    const before = new Date(Date.now() - 200 * MINUTE).toISOString();
    const past = await openTab(`&at=${before}`);
    await past.getByRole('group', { name: 'Time shown' }).waitFor();
    const power = past.getByRole('row', { name: /^Generator 1/ }).getByRole('button', { name: /Power/ });
    await power.filter({ hasText: /1\s600/ }).waitFor();
  });

  it('exports the table on screen', async () => {
    const page = await openTab();
    const text = await readDownloadedText(page, 'CSV');
    expect(text).toContain('Generator 1,running,1214');
    expect(text).toContain('Generator 4,blocked');
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openTab();
    expect(await findLookFaults(page)).toEqual([]);
  });
});

/** Numbers without the thin space between thousands. */
const plain = (text: string) => text.replaceAll('\u202f', '').replaceAll('\u00a0', ' ');

interface SavedPlant {
  readonly version: number;
  readonly equipment: readonly { id: string; kind: string; parentId: string | null }[];
}

/** Sets 1 and 2 and what is port hang on A, the others on B; ratings and overhauls are entered. */
async function placeSets(page: Page, vesselId: number): Promise<void> {
  const saved = await callFromPage<SavedPlant>(page, `/api/v2/plant?vesselId=${vesselId}`);
  if (saved.version > 0) return;
  const boardOf = (id: string) => (/(-port|-1|-2)$/.test(id) && id !== 'battery-string-2' ? 'a' : 'b');
  const equipment = saved.equipment.map((one) => {
    const isSet = one.kind === 'generator';
    const hangs = isSet || one.kind === 'shaft' || one.kind === 'battery-string';
    return {
      ...one,
      ...(hangs && { parentId: `switchboard-${boardOf(one.id)}` }),
      ...(isSet && { parameters: { ratedPower: RATED, overhaulInterval: 20_000, hoursAtOverhaul: 0 } }),
    };
  });
  await callFromPage(page, '/api/v2/plant', { ...saved, equipment }, 'PUT');
}
