/** What battery mimic and charge history show of simulated ships is what is true of them (§9.8, §4.13). */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BatteryTruth } from '../../../../simulator/src/ship/battery-truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import {
  type Comparison,
  expectTrue,
  parseShown,
  readCell,
  readFigure,
  readSpoken,
  renderShipTab,
} from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import BatteryMimicTab from './battery-mimic.tab.tsx';

afterEach(clearScreen);

const HOUR = 3600;
const region = (name: string) => screen.getByRole('region', { name });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function batteryOf(ship: SimulatedVessel, tag: string): BatteryTruth {
  const { battery } = ship.truthOf(tag);
  if (battery === null) throw new Error(`${ship.spec.key} has no battery`);
  return battery;
}

/** By the words behind its name: the end of the name of its tag, and what is true. */
const OF_STRING: readonly (readonly [string, string, (string: BatteryTruth['strings'][number]) => number])[] = [
  ['SoC', 'state of charge', (of) => of.soc],
  ['SoH', 'state of health', (of) => of.soh],
  ['Voltage', 'voltage', (of) => of.volts],
  ['Current', 'current', (of) => of.amperes],
  ['Power', 'power', (of) => of.powerKw],
  ['Cells, lowest', 'lowest cell voltage', (of) => of.lowestCellVolts],
  ['Cells, highest', 'highest cell voltage', (of) => of.highestCellVolts],
  ['Spread', 'cell spread', (of) => 1000 * (of.highestCellVolts - of.lowestCellVolts)],
  ['Temperature, lowest', 'lowest temperature', (of) => of.lowestTemperature],
  ['Temperature, highest', 'highest temperature', (of) => of.highestTemperature],
];

function listStrings(ship: SimulatedVessel): Comparison[] {
  const count = ship.spec.machinery.battery?.strings ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const name = `Battery string ${i + 1}`;
    return OF_STRING.map(([words, quantity, read]): Comparison => {
      const string = batteryOf(ship, `${name} ${quantity}`).strings[i] as BatteryTruth['strings'][number];
      return [
        `${name} ${words}`,
        readSpoken(region(`String ${i + 1}`), `${name} ${words}`),
        read(string),
        ship.errorOf(`${name} ${quantity}`),
      ];
    });
  }).flat();
}

/** kWh that each string would hold from empty to full, and what it holds. */
function weigh(ship: SimulatedVessel) {
  const { capacityKwh = 0, strings = 1 } = ship.spec.machinery.battery ?? {};
  const own = batteryOf(ship, 'Battery power').strings;
  const full = sum(own.map(({ soh }) => (capacityKwh / strings) * (soh / 100)));
  const held = sum(own.map(({ soh, soc }) => (capacityKwh / strings) * (soh / 100) * (soc / 100)));
  return { full, held };
}

/** A ferry on Sparkplug that gives, and a supply vessel on NMEA 0183 whose battery rests or is charged. */
describe.each([
  ['tindra', 7, (truth: BatteryTruth) => truth.powerKw > 300],
  ['tindra', 8, (truth: BatteryTruth) => truth.powerKw < -300],
  ['havbris', 9, (truth: BatteryTruth) => truth.soc > 0],
] as const)('the battery of %s, seed %i', (key, seed, isWanted) => {
  it('is on screen as it is', async () => {
    const at = findMoment({ key, seed }, ({ battery }) => battery !== null && isWanted(battery), { stepSeconds: 60 });
    const ship = openSimulatedVessel({ key, seed, at, storedSeconds: 600 });
    renderShipTab(BatteryMimicTab, ship);
    const place = await screen.findByRole('region', { name: 'Battery' });
    const { full, held } = weigh(ship);
    const power = batteryOf(ship, 'Battery power').powerKw;
    const limits = batteryOf(ship, 'Battery discharge limit');
    // Charge moves while its strings are read, ten seconds one after the other; each is read to a twentieth.
    const moved = (Math.abs(power) * 10) / HOUR + 0.0005 * full;
    expectTrue([
      ...listStrings(ship),
      ['charge', readFigure(place, 'SoC'), (100 * held) / full, (100 * moved) / full],
      ['energy', readFigure(place, 'Energy connected'), held, moved + 0.0005 * full],
      ['power', readFigure(place, 'Power'), power, ship.errorOf('Battery power')],
      ['C-rate', readFigure(place, 'C-rate'), Math.abs(power) / full, ship.errorOf('Battery power') / full],
      ['discharge limit', readFigure(place, 'Discharge limit'), limits.dischargeLimitKw, 0.5],
      ['charge limit', readFigure(place, 'Charge limit'), batteryOf(ship, 'Battery charge limit').chargeLimitKw, 0.5],
    ]);
    const healths = batteryOf(ship, 'Battery power').strings.map(({ soh }) => soh);
    const weakest = `String ${healths.indexOf(Math.min(...healths)) + 1}`;
    expect(within(region(weakest)).getByText('weakest')).toBeDefined();
  });
});

/** Seconds at which the truth begins and ends to charge, the ends that both lie in the span. */
function listCharges(ship: SimulatedVessel, fromSeconds: number): readonly (readonly [begin: number, end: number])[] {
  const charges = (at: number) => ship.truthAt(at).battery?.charging ?? false;
  const edges: number[] = [];
  for (let at = fromSeconds + 1; at <= ship.nowMs / 1000; at++) if (charges(at) !== charges(at - 1)) edges.push(at);
  const first = charges(fromSeconds) ? edges.slice(1) : edges;
  return Array.from({ length: Math.floor(first.length / 2) }, (_, i) => [first[2 * i] ?? 0, first[2 * i + 1] ?? 0]);
}

/** How far the warmest cell of any string rose while it was charged, K. */
function findRise(ship: SimulatedVessel, begin: number, end: number): number {
  const warmestAt = (at: number) => ship.truthAt(at).battery?.strings.map((one) => one.highestTemperature) ?? [];
  const before = warmestAt(begin - 1);
  const rises = Array.from({ length: end - begin }, (_, second) =>
    warmestAt(begin + second).map((warm, string) => warm - (before[string] ?? warm)),
  );
  return Math.max(...rises.flat());
}

describe('the charge history of the ferry', () => {
  it('has each session with the energy, peak and length that it had', async () => {
    const stored = 3 * HOUR;
    const at = Date.UTC(2026, 5, 3, 14, 20) / 1000;
    const ship = openSimulatedVessel({ key: 'tindra', at, storedSeconds: stored, storedStep: 1 });
    const tag = ship.tags.find(({ name }) => name === 'Battery charge state');
    const records = (ship.stored().get(tag?.Id ?? 0) ?? []).map(({ timeMs, value }) => ({
      timestamp: new Date(timeMs).toISOString(),
      ...(JSON.parse(String(value)) as object),
    }));
    renderShipTab(BatteryMimicTab, ship, {
      query: '?tab=battery-mimic&view=charge-history',
      answers: {
        '/api/v1.4/bms/getChargeHistory': { body: { 1: { timestamp: records[0]?.timestamp ?? null, records } } },
      },
    });
    const place = await screen.findByRole('region', { name: 'Sessions' });
    const charges = listCharges(ship, at - stored).toReversed();
    expect(charges.length).toBeGreaterThan(2);
    await waitFor(() => expect(within(place).getAllByRole('row').length).toBeGreaterThan(charges.length));
    const rows = within(place).getAllByRole('row').slice(1);
    const { full } = weigh(ship);
    expectTrue(
      charges.flatMap(([begin, end], i): Comparison[] => {
        const cells = within(rows[i] as HTMLElement).getAllByRole('cell');
        expect(cells[2]?.textContent).toBe('shore');
        const powers = Array.from(
          { length: end - begin },
          (_, second) => -(ship.truthAt(begin + second).battery?.powerKw ?? 0),
        );
        const energy = sum(powers) / HOUR;
        const hours = (end - begin) / HOUR;
        return [
          ['energy', parseShown((cells[4]?.textContent ?? '').replace('≈', '')), energy, 0.01 * energy],
          ['peak', readCell(cells[5]), Math.max(...powers), 0.01 * Math.max(...powers)],
          ['mean rate', readCell(cells[6]), energy / hours / full, (0.01 * energy) / hours / full],
          ['rise', readCell(cells[8]), findRise(ship, begin, end), 1.5],
          ['hours', readCell(cells[9]), hours, 1 / HOUR],
        ];
      }),
    );
  });
});
