/** What tank and tank mimic show of simulated ships is what is true of them, within the error of their gauges (§9.8). */
import { shortenTankName } from '@fms/domain/tag';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TankTruth } from '../../../../simulator/src/ship/truth.ts';
import { getShip } from '../../../../simulator/src/testing/ships.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, expectTrue, readCell, readFigure, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import TankTab from './tank.tab.tsx';
import TankMimicTab from './tank-mimic.tab.tsx';

afterEach(clearScreen);

const HOUR = 3600;
const DAY = 24 * HOUR;
const RADIANS = Math.PI / 180;
/** Metres and degrees to which sounding, trim and heel are read. */
const GAUGE = { sounding: 0.0025, trim: 0.015, heel: 0.025 };

const isFuel = ({ spec }: TankTruth) => spec.content === 'fuel oil' || spec.content === 'fuel oil day';
const isOil = (tank: TankTruth) => isFuel(tank) || tank.spec.content === 'lube oil';

/** t/m³ of oil at a temperature: ASTM D1250 table 54B, written down once more. */
function weigh(density15: number, celsius: number): number {
  const step = ((186.9696 + 0.4862 * density15) / density15 ** 2) * (celsius - 15);
  return (density15 * Math.exp(-step * (1 + 0.8 * step))) / 1000;
}

/** How wrong a volume may be by the gauges alone: m² of its surface times metres of its depth. */
function findVolumeError(ship: SimulatedVessel, { spec: { place } }: TankTruth): number {
  const { length, breadth } = place;
  const byTrim = (GAUGE.trim / ship.spec.hull.lengthMeters) * 0.4 * length;
  const byHeel = GAUGE.heel * RADIANS * 0.3 * breadth;
  // The table has twenty steps, between which it is a line.
  const byTable = 0.01;
  return length * breadth * (GAUGE.sounding + byTrim + byHeel + byTable);
}

const tableOf = (name: string) => screen.getAllByRole('region', { name })[0] as HTMLElement;

async function findRows(name: string): Promise<HTMLElement[][]> {
  await screen.findAllByRole('region', { name });
  return within(tableOf(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
}

function findRow(rows: readonly HTMLElement[][], { spec }: TankTruth): HTMLElement[] {
  const short = shortenTankName(spec.name);
  const row = rows.find(([first]) => first?.closest('tr')?.querySelector('th')?.textContent?.includes(short));
  if (row === undefined) throw new Error(`no row of ${spec.name}`);
  return row;
}

function listSoundings(ship: SimulatedVessel, rows: readonly HTMLElement[][]): Comparison[] {
  const { tanks } = ship.truthAt(ship.nowMs / 1000);
  return tanks.flatMap((tank): Comparison[] => {
    const [sounding, , , volume, , , , mass] = findRow(rows, tank);
    const error = findVolumeError(ship, tank);
    const { name } = tank.spec;
    const common: Comparison[] = [
      [`${name} sounding`, readCell(sounding), tank.soundingMeters, GAUGE.sounding + 0.001],
      [`${name} volume`, readCell(volume), tank.levelM3, error],
    ];
    if (!isFuel(tank)) return common;
    const density = weigh(ship.spec.machinery.fuel.density15, tank.temperature);
    return [
      ...common,
      [`${name} mass`, readCell(mass), tank.levelM3 * density, error * density + 0.0003 * tank.levelM3],
    ];
  });
}

describe.each([
  ['havbris', 7],
  ['baltic-heron', 8],
])('the tanks of %s, seed %i', (key, seed) => {
  it('hold on screen what they hold', async () => {
    const at = findMoment({ key, seed }, ({ navigation: { plan } }) => plan.speed > 2 && plan.acceleration === 0);
    const ship = openSimulatedVessel({ key, seed, at, storedSeconds: HOUR });
    renderShipTab(TankTab, ship);
    const rows = await findRows('Soundings');
    expectTrue(listSoundings(ship, rows));
    expect(tableOf('Soundings').textContent).toContain('sounding → table → mass');
  });
});

/** The end of 26 hours in which the ship bunkers nothing. */
function findDryDay(key: string, seed: number): number {
  const ship = getShip(key, seed);
  const isDry = (until: number) =>
    Array.from({ length: 26 }, (_, back) => ship.truthAt(until - back * HOUR)).every(
      ({ burntLitres, navigation: { plan } }, back, all) =>
        burntLitres <= (all[back - 1]?.burntLitres ?? burntLitres) && plan.activity !== 'moored',
    );
  return findMoment({ key, seed }, ({ navigation }) => isDry(navigation.seconds), { stepSeconds: HOUR });
}

describe('the tanks of a supply vessel at sea', () => {
  it('remain on screen as they remain, and lose what was burned', async () => {
    const at = findDryDay('havbris', 7);
    const ship = openSimulatedVessel({ key: 'havbris', seed: 7, at, storedSeconds: 25 * HOUR });
    renderShipTab(TankMimicTab, ship);
    const place = await screen.findByRole('region', { name: 'Remaining on board' });
    await waitFor(() => expect(readFigure(place, 'Burned by meters, 24 h').value).toBeGreaterThan(0));
    const now = ship.truthAt(at);
    const { density15 } = ship.spec.machinery.fuel;
    const fuel = now.tanks.filter(isFuel);
    const held = fuel.reduce((sum, { levelM3 }) => sum + levelM3, 0);
    const mass = fuel.reduce((sum, { levelM3, temperature }) => sum + levelM3 * weigh(density15, temperature), 0);
    const error = fuel.reduce((sum, tank) => sum + findVolumeError(ship, tank), 0);
    const burned = ((now.burntLitres - ship.truthAt(at - DAY).burntLitres) * density15) / 1e6;
    const [volume, weight] = within(within(place).getByRole('row', { name: /DMA/ })).getAllByRole('cell');
    const mean = mass / held;
    expectTrue([
      ['fuel', readCell(volume), held, error],
      ['mass of fuel', readCell(weight), mass, error * mean],
      ['burned by meters', readFigure(place, 'Burned by meters, 24 h'), burned, 0.01 * burned],
      ['burned by tanks', readFigure(place, 'Burned by tanks, 24 h'), burned, 0.03 * burned],
      ['trim', readFigure(document.body, 'Trim'), now.navigation.trimMeters, GAUGE.trim],
      ['heel', readFigure(document.body, /^Heel/), Math.abs(now.navigation.heelDegrees), GAUGE.heel],
    ]);
    expect(now.tanks.filter(isOil)).toHaveLength(4);
  });
});
