/** A ship with a battery of three strings for journeys: its tags, its values, its charges of yesterday, its plant. */
import type { Page } from 'playwright-core';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { createShipJourney } from '../../fixtures/journey/ship-journey.ts';
import { connectPlant, type PlantLink, type PlantTag } from '../../fixtures/product/plant-link.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Of each string as new, kWh. */
export const CAPACITY = 1000;
export const LOWEST_CHARGE = 45;
export const CELLS = 24;
/** The cell of string 2 that is lowest, and its voltage. */
export const LOWEST_CELL = { index: 17, volt: 3.668 } as const;

const number = (name: string, unit: string): PlantTag => ({ name, unit });
const state = (name: string): PlantTag => ({ name, type: 1, valueKind: 'boolean' });

/** By string: state of charge, state of health, volt, ampere, kW, spread; string 3 has tripped. */
export const STRINGS = [
  { soc: 71.4, soh: 91.8, volt: 934.2, ampere: 423, power: 395, spread: 12, isConnected: true, insulation: 412 },
  { soc: 69.6, soh: 87.9, volt: 933.1, ampere: 418, power: 390, spread: 44, isConnected: true, insulation: 405 },
  { soc: 71.3, soh: 91.5, volt: 934, ampere: 0, power: 0, spread: 9, isConnected: false, insulation: 38 },
] as const;

const TAGS: readonly PlantTag[] = [
  number('Battery power', 'kW'),
  number('Battery state of charge', '%'),
  number('Battery discharge limit', 'kW'),
  number('Battery charge limit', 'kW'),
  number('Battery off-gas', 'ppm'),
  state('Battery emergency stop active'),
  { name: 'Battery charge state', type: 9, valueKind: 'struct' },
  ...STRINGS.flatMap((_, place) =>
    [
      ['state of charge', '%'],
      ['state of health', '%'],
      ['voltage', 'V'],
      ['current', 'A'],
      ['power', 'kW'],
      ['lowest cell voltage', 'V'],
      ['highest cell voltage', 'V'],
      ['cell spread', 'mV'],
      ['lowest temperature', '°C'],
      ['highest temperature', '°C'],
      ['insulation', 'kΩ'],
    ].map(([name = '', unit = '']) => number(`Battery string ${place + 1} ${name}`, unit)),
  ),
  ...STRINGS.flatMap((_, place) =>
    ['contactor closed', 'insulation low', 'tripped'].map((name) => state(`Battery string ${place + 1} ${name}`)),
  ),
  ...Array.from({ length: CELLS }, (_, cell) => number(`Battery string 2 cell ${cell + 1} voltage`, 'V')),
];

/** Values as they are now. */
export function computeValuesNow(): Record<string, number | boolean> {
  const strings = STRINGS.map(({ soc, soh, volt, ampere, power, spread, isConnected, insulation }, place) => {
    const of = (name: string) => `Battery string ${place + 1} ${name}`;
    return {
      [of('state of charge')]: soc,
      [of('state of health')]: soh,
      [of('voltage')]: volt,
      [of('current')]: ampere,
      [of('power')]: power,
      [of('lowest cell voltage')]: 3.7,
      [of('highest cell voltage')]: 3.712,
      [of('cell spread')]: spread,
      [of('lowest temperature')]: 25.1,
      [of('highest temperature')]: 28.4,
      [of('insulation')]: insulation,
      [of('contactor closed')]: isConnected,
      [of('tripped')]: !isConnected,
      [of('insulation low')]: insulation < 93,
    };
  });
  const cells = Array.from({ length: CELLS }, (_, cell) => ({
    [`Battery string 2 cell ${cell + 1} voltage`]:
      cell + 1 === LOWEST_CELL.index ? LOWEST_CELL.volt : 3.7 + (cell % 4) / 1000,
  }));
  const whole = {
    'Battery power': 785,
    'Battery state of charge': 70.7,
    'Battery discharge limit': 2360,
    'Battery charge limit': 3900,
    'Battery off-gas': 0,
    'Battery emergency stop active': false,
  };
  return Object.assign(whole, ...strings, ...cells);
}

/** Midnight, UTC, before yesterday's charges. */
export const getYesterday = (): number => Math.floor(Date.now() / DAY) * DAY - DAY;

/** Charges of yesterday: begin and end in minutes of the day, and what each string had; the last never ended. */
export const CHARGES = [
  { from: 300, to: 318, begin: [72, 71, 72], end: [79.4, 78.2, 79.1] },
  { from: 340, to: 358, begin: [70.5, 69.6, 70.2], end: [77.9, 76.8, 77.5] },
  { from: 378, to: null, begin: [64.3, 63.9, 64.1], end: null },
] as const;
/** kW into the battery through the first charge. */
export const CHARGE_KW = 960;

const struct = (StateChange: number, socs: readonly number[]) =>
  JSON.stringify({ StateChange, battery: socs.map((value) => ({ SOC: { value, unit: '%' } })) });

/** Links the ship and says its charges of yesterday and its values now. */
async function connectBatteryShip(product: ProductServer): Promise<PlantLink> {
  const plant = await connectPlant(product, { name: 'Voltgrip', organization: 'Nordlys Rederi' }, TAGS);
  const yesterday = getYesterday();
  const record = (minute: number, values: Record<string, number | string>) => ({
    timeMs: yesterday + minute * MINUTE,
    values,
  });
  const [first] = CHARGES;
  // A minute longer than the charge, so that the mean that holds its end is one of charging alone.
  const minutes = Array.from({ length: 120 }, (_, minute) => 270 + minute);
  await plant.report([
    ...minutes.map((minute) =>
      record(minute, {
        'Battery power': minute >= first.from && minute <= first.to + 1 ? -CHARGE_KW : 0,
        'Battery state of charge': 70 + (minute % 9),
      }),
    ),
    ...CHARGES.flatMap(({ from, to, begin, end }) => [
      record(from, { 'Battery charge state': struct(-1, begin) }),
      ...(to === null || end === null ? [] : [record(to, { 'Battery charge state': struct(1, end) })]),
    ]),
  ]);
  await plant.report([{ timeMs: Date.now(), values: computeValuesNow() }]);
  return plant;
}

interface SavedPlant {
  readonly version: number;
  readonly equipment: readonly { id: string; kind: string }[];
}

/** Enters capacities, the lowest charge, and how the cells of string 2 are stacked. */
async function enterBattery(page: Page, vesselId: number): Promise<void> {
  const saved = await callFromPage<SavedPlant>(page, `/api/v2/plant?vesselId=${vesselId}`);
  if (saved.version > 0) return;
  const parametersOf = ({ id, kind }: SavedPlant['equipment'][number]) => {
    if (kind === 'battery') return { lowestCharge: LOWEST_CHARGE };
    if (kind !== 'battery-string') return undefined;
    return { capacity: CAPACITY, ...(id === 'battery-string-2' && { packs: 2, modules: 6, cells: CELLS }) };
  };
  const equipment = saved.equipment.map((one) => ({
    ...one,
    ...(parametersOf(one) && { parameters: parametersOf(one) }),
  }));
  await callFromPage(page, '/api/v2/plant', { ...saved, equipment }, 'PUT');
  // Ships of no particular type do not show the tab until it is chosen for them.
  await callFromPage(
    page,
    '/api/v1.0/vessel/edit',
    { vesselId, tabs: ['overview', 'statistic', 'battery-mimic'] },
    'PUT',
  );
}

/** One product with the ship, and its battery tab as a person opens it. */
export function createBatteryJourney() {
  const { journey, shipOf } = createShipJourney((product) => connectBatteryShip(product));
  return {
    shipOf,
    /** Signs in and opens the tab; `query` goes on behind the tab, such as `&view=charge-history`. */
    async openBattery(query = ''): Promise<Page> {
      const page = await journey.signIn({ at: NO_SCREEN });
      const { vesselId } = shipOf();
      await enterBattery(page, vesselId);
      await page.goto(`/vessel/vessel/${vesselId}?tab=battery-mimic${query}`);
      return page;
    },
  };
}

/** Numbers without the thin space between thousands. */
export const replaceThinSpaces = (text: string | null) =>
  (text ?? '').replaceAll('\u202f', '').replaceAll('\u00a0', ' ');
