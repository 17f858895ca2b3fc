/** What the engine tab shows of simulated ships is what is true of them, within the error of their instruments (§9.8). */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, it } from 'vitest';
import type { EngineTruth } from '../../../../simulator/src/ship/truth.ts';
import type { EngineSpec } from '../../../../simulator/src/spec/machinery-spec.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, expectTrue, parseShown, readFigure, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import EngineTab from './engine.tab.tsx';

afterEach(clearScreen);

const DAY = 86_400;
/** What the shop tests of the fleet say at a share of the load, g/kWh at 42.7 MJ/kg. */
const readTest = ({ bestSfoc }: EngineSpec, load: number) =>
  bestSfoc * (1 + 0.24 * (load - 0.78) ** 2 + 0.018 * (1 / load - 1 / 0.78));
/** The grade has 40.5 MJ/kg, the delivery note of the ship 40.6. */
const GRADE_ERROR = 0.1 / 40.6;
/** Fuel and power are read up to five seconds apart. */
const APART_ERROR = 0.006;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is measured of an engine: the words on screen, the end of the name of its tag, and what is true. */
const MEASURED: readonly (readonly [label: string, tag: string, truth: (engine: EngineTruth) => number])[] = [
  ['Power', 'power', (of) => of.powerKw],
  ['Lube oil pressure', 'lube oil pressure', (of) => of.lubeOilBar],
  ['Lube oil inlet', 'lube oil temperature', (of) => of.lubeOilTemperature],
  ['HT water outlet', 'cooling water temperature', (of) => of.coolingTemperature],
  ['HT water pressure', 'cooling water pressure', (of) => of.condition.coolingBar],
  ['Fuel inlet', 'fuel pressure', (of) => of.fuelBar],
  ['Charge air', 'charge air pressure', (of) => of.scavengeBar],
  ['Charge air cooler out', 'charge air temperature', (of) => of.condition.chargeAirTemperature],
  ['Exhaust after engine', 'exhaust temperature', (of) => of.exhaustTemperature],
  ['Exhaust in', 'turbocharger inlet temperature', (of) => of.condition.turboInletTemperature],
  ['Efficiency', 'turbocharger efficiency', (of) => of.condition.turboEfficiencyPercent],
  ['Filter ΔP', 'air filter differential pressure', (of) => of.condition.airFilterMbar],
  ['Cooler ΔP', 'charge air cooler differential pressure', (of) => of.condition.airCoolerMbar],
];

function listMeasured(ship: SimulatedVessel, name: string, index: number): Comparison[] {
  const place = screen.getByRole('region', { name });
  return MEASURED.map(([label, quantity, read]) => {
    const tag = `${name} ${quantity}`;
    const engine = ship.truthOf(tag).engines[index] as EngineTruth;
    return [`${name} ${label}`, readFigure(place, label), read(engine), ship.errorOf(tag)];
  });
}

function listComputed(ship: SimulatedVessel, name: string, index: number): Comparison[] {
  const { engine: spec, fuel } = ship.spec.machinery as { engine: EngineSpec } & typeof ship.spec.machinery;
  const truth = ship.truthOf(`${name} fuel rate`).engines[index] as EngineTruth;
  const kilograms = (truth.fuelLitresPerHour * fuel.density15) / 1000;
  const own = (kilograms * 1000 * fuel.calorificValue) / (truth.powerKw * 42.7);
  const load = truth.loadPercent / 100;
  const panel = screen.getByRole('region', { name });
  const consumption = screen.getByRole('region', { name: /^Specific fuel consumption/ });
  const cylinders = screen.getAllByRole('region', { name: /^Exhaust by cylinder/ })[index] as Element;
  const heat = ship.truthOf(`${name} cylinder 1 exhaust temperature`).engines[index]?.cylinderTemperatures ?? [];
  const error = 2 * ship.errorOf(`${name} cylinder 1 exhaust temperature`);
  return [
    ['fuel', readFigure(panel, 'Fuel'), kilograms, kilograms * APART_ERROR],
    ['consumption', readFigure(consumption, 'Now', index), own, own * (APART_ERROR + GRADE_ERROR)],
    ['shop test', readFigure(consumption, /^Shop test at/, index), readTest(spec, load), 0.004 * readTest(spec, load)],
    ['mean of cylinders', readFigure(cylinders, 'Mean'), mean(heat), error / 2],
    ['spread of cylinders', readFigure(cylinders, 'Spread'), Math.max(...heat) - Math.min(...heat), error],
    ['hottest cylinder', readFigure(cylinders, 'Highest'), Math.max(...heat), error / 2],
  ];
}

/** Over an NMEA 0183 bus and over ISO 19848. */
describe.each([
  ['kvitholm', 7, ['Main engine port', 'Main engine starboard']],
  ['atlantic-tern', 8, ['Main engine']],
])('the engines of %s, seed %i', (key, seed, names) => {
  it('are on screen as they run', async () => {
    const at = findMoment({ key, seed }, ({ engines, navigation: { plan } }) =>
      engines.every(({ loadPercent }) => loadPercent > 35 && plan.acceleration === 0),
    );
    const ship = openSimulatedVessel({ key, seed, at, storedSeconds: DAY });
    renderShipTab(EngineTab, ship);
    const drift = await screen.findByRole('region', { name: 'Drift from the shop test' });
    await waitFor(() => readFigure(drift, names[0] ?? ''));
    expectTrue(names.flatMap((name, i) => [...listMeasured(ship, name, i), ...listComputed(ship, name, i)]));
    const wears = ship.truthAt(at).engines.map(({ wear }) => 100 * (wear - 1));
    expectTrue(
      names.map((name, i) => [
        `${name} drift`,
        readFigure(drift, name),
        wears[i] ?? Number.NaN,
        100 * GRADE_ERROR + 0.5,
      ]),
    );
    const cost = parseShown(/burn (.*) t a day above/.exec(drift.textContent ?? '')?.[1] ?? '');
    const { engine, fuel } = ship.spec.machinery;
    const excess = ship.truthAt(at).engines.map(({ powerKw, loadPercent, wear }) => {
      const test = readTest(engine as EngineSpec, loadPercent / 100);
      return ((wear - 1) * test * powerKw * 24) / 1e6;
    });
    const total = excess.reduce((sum, one) => sum + one, 0);
    const burned = ship.truthAt(at).engines.reduce((sum, one) => sum + one.fuelLitresPerHour, 0);
    expectTrue([['cost of wear', cost, total, ((24 * burned * fuel.density15) / 1e6) * (APART_ERROR + GRADE_ERROR)]]);
  });
});
