/** What the generator tab shows of simulated ships is what is true of them, within the error of their instruments (§9.8). */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GeneratorTruth } from '../../../../simulator/src/ship/truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, expectTrue, parseShown, readCell, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import GeneratorTab from './generator.tab.tsx';

afterEach(clearScreen);

const DAY = 86_400;
const MINUTE = 60;
/** What is measured one after the other within five seconds. */
const APART_ERROR = 0.005;

const rowOf = (name: string): HTMLElement[] =>
  within(
    within(screen.getByRole('region', { name: 'Sets' })).getByRole('row', { name: new RegExp(`^${name}`) }),
  ).getAllByRole('cell');

/** Cells of a set that runs, behind its state. */
function listSet(ship: SimulatedVessel, index: number): Comparison[] {
  const name = `Generator ${index + 1}`;
  const of = (quantity: string) => ship.truthOf(`${name} ${quantity}`).generators[index] as GeneratorTruth;
  const error = (quantity: string) => ship.errorOf(`${name} ${quantity}`);
  const [, power, load, reactive, factor, volts, hertz, amperes, consumption, fuel, hours] = rowOf(name);
  const kilograms = (of('fuel rate').fuelLitresPerHour * ship.spec.machinery.fuel.density15) / 1000;
  const grams = (1000 * kilograms) / of('power').powerKw;
  return [
    ['power', readCell(power), of('power').powerKw, error('power')],
    ['load', readCell(load), of('load').loadPercent, error('load')],
    ['reactive power', readCell(reactive), of('reactive power').reactiveKvar, error('reactive power')],
    ['power factor', readCell(factor), 0.86, 0.002],
    ['voltage', readCell(volts), of('voltage').volts, error('voltage')],
    ['frequency', readCell(hertz), of('frequency').hertz, error('frequency')],
    ['current', readCell(amperes), of('current').amperes, error('current')],
    ['consumption', readCell(consumption), grams, grams * APART_ERROR],
    ['fuel', readCell(fuel), kilograms, kilograms * APART_ERROR],
    ['hours', readCell(hours), of('running hours').hours, error('running hours')],
  ];
}

/** Every minute of the last day: how often a set came on line. */
function countStarts(ship: SimulatedVessel, index: number): number {
  const runs = (at: number) => ship.truthAt(at).generators[index]?.running ?? false;
  const now = ship.nowMs / 1000;
  return Array.from({ length: DAY / MINUTE }, (_, back) => now - back * MINUTE).filter(
    (at) => runs(at) && !runs(at - MINUTE),
  ).length;
}

function listTotals(ship: SimulatedVessel): Comparison[] {
  const truth = ship.truthAt(ship.nowMs / 1000);
  const sets = truth.generators.filter(({ running }) => running);
  const sum = (read: (set: GeneratorTruth) => number) => sets.reduce((total, set) => total + read(set), 0);
  const rated = ship.spec.machinery.generators?.ratedKw ?? Number.NaN;
  const power = sum(({ powerKw }) => powerKw);
  const kilograms = (sum(({ fuelLitresPerHour }) => fuelLitresPerHour) * ship.spec.machinery.fuel.density15) / 1000;
  const [, shown, load, , , , , , consumption, fuel] = rowOf('Total');
  const limit = truth.battery?.dischargeLimitKw ?? 0;
  const charging = Math.max(0, -(truth.battery?.powerKw ?? 0));
  const margin = (sets.length - 1) * rated + limit - (truth.busKw - charging);
  const trip = screen.getByRole('region', { name: 'If the largest set trips now' }).textContent ?? '';
  const [, word = '', kilowatts = ''] = /(margin|short of) ([^k]*)kW/.exec(trip) ?? [];
  // What makes a sum is read one after the other within ten seconds: so far the truth moves meanwhile.
  const before = Array.from({ length: 11 }, (_, back) => ship.truthAt(ship.nowMs / 1000 - back).busKw);
  const moved = Math.max(...before) - Math.min(...before) + 3;
  const apart = moved / power;
  const shownMargin = parseShown(word === 'margin' ? kilowatts : `-${kilowatts}`);
  return [
    ['total power', readCell(shown), power, moved],
    ['total load', readCell(load), (100 * power) / (rated * sets.length), 100 * apart],
    ['total consumption', readCell(consumption), (1000 * kilograms) / power, (1000 * kilograms * apart) / power],
    ['total fuel', readCell(fuel), kilograms, kilograms * apart],
    ['margin', shownMargin, margin, moved],
  ];
}

/** A supply vessel with a battery on NMEA 0183, a container ship on ISO 19848. */
describe.each([
  ['havbris', 7],
  ['atlantic-tern', 8],
])('the sets of %s, seed %i', (key, seed) => {
  it('are on screen as they run', async () => {
    const at = findMoment(
      { key, seed },
      ({ generators, navigation: { plan } }) =>
        generators.filter(({ running }) => running).length > 1 && plan.speed > 2 && plan.acceleration === 0,
    );
    const ship = openSimulatedVessel({ key, seed, at, storedSeconds: DAY + 600 });
    renderShipTab(GeneratorTab, ship);
    await screen.findByRole('region', { name: 'Sets' });
    const sets = ship.truthAt(at).generators;
    const running = sets.flatMap((set, i) => (set.running ? [i] : []));
    expectTrue([...running.flatMap((i) => listSet(ship, i)), ...listTotals(ship)]);
    for (const i of sets.keys()) {
      const starts = countStarts(ship, i);
      // A dot stands for none.
      await waitFor(() => expect(rowOf(`Generator ${i + 1}`)[12]?.textContent).toBe(starts === 0 ? '·' : `${starts}`));
    }
  });
});
