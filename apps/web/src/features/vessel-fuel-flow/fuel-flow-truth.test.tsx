/** What fuel flow shows of simulated ships is what they burn, within the error of their meters (§9.8). */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Truth } from '../../../../simulator/src/ship/truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, expectTrue, readCell, readFigure, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import FuelFlowTab from './fuel-flow.tab.tsx';

afterEach(clearScreen);

const HOUR = 3600;
const DAY = 24 * HOUR;
const MINUTE = 60;

type Consumer = Truth['engines'][number] | Truth['generators'][number];
interface Metered {
  readonly name: string;
  readonly ratedKw: number;
  readonly of: (truth: Truth) => Consumer;
}

/** Engines and sets by the names of their meters. */
function listMetered({ spec: { machinery } }: SimulatedVessel): Metered[] {
  const { engine, shafts, generators } = machinery;
  const sides = shafts === 2 ? [' port', ' starboard'] : [''];
  return [
    ...(engine === null ? [] : sides).map((side, i) => ({
      name: `Main engine${side}`,
      ratedKw: engine?.ratedKw ?? 0,
      of: (truth: Truth) => truth.engines[i] as Consumer,
    })),
    ...Array.from({ length: generators?.count ?? 0 }, (_, i) => ({
      name: `Generator ${i + 1}`,
      ratedKw: generators?.ratedKw ?? 0,
      of: (truth: Truth) => truth.generators[i] as Consumer,
    })),
  ];
}

/** What was true in each minute of the last day. */
function listDay(ship: SimulatedVessel): readonly Truth[] {
  const now = ship.nowMs / 1000;
  return Array.from({ length: DAY / MINUTE }, (_, i) => ship.truthAt(now - DAY + i * MINUTE));
}

/** Rates an hour, added up over a day of minutes. */
const sumDay = (day: readonly Truth[], read: (truth: Truth) => number) =>
  day.reduce((sum, truth) => sum + read(truth) * (MINUTE / HOUR), 0);

/** kg/h of what it burns, which at the berth is another grade. */
const weigh = ({ fuelLitresPerHour, fuel }: Consumer) => (fuelLitresPerHour * fuel.density15) / 1000;

const rowOf = (name: string): HTMLElement[] =>
  within(
    within(screen.getAllByRole('region', { name: 'Consumers' })[0] as HTMLElement).getByRole('row', {
      name: new RegExp(`^${name}`),
    }),
  ).getAllByRole('cell');

function listConsumer(ship: SimulatedVessel, past: readonly Truth[], { name, of }: Metered): Comparison[] {
  const [supply, back, , net, warm, cold, , burned] = rowOf(name);
  const at = (quantity: string) => of(ship.truthOf(`${name} ${quantity}`));
  const error = (quantity: string) => ship.errorOf(`${name} ${quantity}`);
  const kilograms = weigh(at('fuel supply flow'));
  const day = sumDay(past, (truth) => weigh(of(truth)));
  // Two meters, and their thermometers: a tenth of a kelvin is 0.008 % of what is pumped.
  const metered = 2 * error('fuel supply flow') + 0.00016 * at('fuel supply flow').fuel.supplyLitresPerHour;
  return [
    [`${name} supply`, readCell(supply), at('fuel supply flow').fuel.supplyLitresPerHour, error('fuel supply flow')],
    [`${name} return`, readCell(back), at('fuel return flow').fuel.returnLitresPerHour, error('fuel return flow')],
    [`${name} net`, readCell(net), kilograms, metered],
    [
      `${name} supply temperature`,
      readCell(warm),
      at('fuel supply temperature').fuel.supplyTemperature,
      error('fuel supply temperature'),
    ],
    [
      `${name} return temperature`,
      readCell(cold),
      at('fuel return temperature').fuel.returnTemperature,
      error('fuel return temperature'),
    ],
    [`${name} day`, readCell(burned), day, 0.01 * day + 24 * 0.1 * metered],
  ];
}

describe.each([
  ['kvitholm', 7],
  ['havbris', 8],
])('the meters of %s, seed %i', (key, seed) => {
  it('say on screen what is burned, now and in a day', async () => {
    const at = findMoment({ key, seed }, ({ navigation: { plan } }) => plan.speed > 2 && plan.acceleration === 0);
    const ship = openSimulatedVessel({ key, seed, at, storedSeconds: 2 * DAY });
    renderShipTab(FuelFlowTab, ship);
    await screen.findAllByRole('region', { name: 'Consumers' });
    await waitFor(() => expect(readFigure(document.body, 'Burned, 24 h').value).toBeGreaterThan(0));
    const metered = listMetered(ship);
    const day = listDay(ship);
    const tonnes = sumDay(day, (truth) => metered.reduce((sum, { of }) => sum + weigh(of(truth)), 0)) / 1000;
    const miles = sumDay(day, ({ navigation }) => navigation.speedOverGroundKnots);
    const made = sumDay(day, (truth) => metered.reduce((sum, { of }) => sum + of(truth).powerKw, 0));
    const share = 0.01;
    expectTrue([
      ...metered.flatMap((one) => listConsumer(ship, day, one)),
      ['burned', readFigure(document.body, 'Burned, 24 h'), tonnes, share * tonnes],
      ['an hour', readFigure(document.body, 'An hour'), (1000 * tonnes) / 24, (share * 1000 * tonnes) / 24],
      ['a mile', readFigure(document.body, 'A mile'), (1000 * tonnes) / miles, (2 * share * 1000 * tonnes) / miles],
      ['integrated', readFigure(document.body, 'Integrated net flow'), tonnes, share * tonnes],
      ['totaliser', readFigure(document.body, 'Totaliser'), tonnes, share * tonnes],
      ['a kWh', readFigure(document.body, 'A kWh'), (1e6 * tonnes) / made, (2 * share * 1e6 * tonnes) / made],
    ]);
    expect(screen.getByText('No instrument fault in 24 h')).toBeDefined();
  });
});

it('logs each change of grade of a set, at the berth and back', async () => {
  const at = findMoment({ key: 'kvitholm' }, ({ navigation: { plan } }) => plan.activity === 'moored');
  const ship = openSimulatedVessel({ key: 'kvitholm', at, storedSeconds: DAY });
  renderShipTab(FuelFlowTab, ship);
  const [panel] = await screen.findAllByRole('region', { name: 'Change-overs of grade' });
  const kinds = listDay(ship).map(({ generators }) => generators[0]?.fuel.isDistillate ?? false);
  const changes = kinds.filter((kind, i) => i > 0 && kind !== kinds[i - 1]).length;
  expect(changes).toBeGreaterThan(6);
  await waitFor(() => {
    const ofOne = within(panel as HTMLElement).getAllByRole('row', { name: /Generator 1/ });
    expect(Math.abs(ofOne.length - changes)).toBeLessThanOrEqual(1);
  });
});
