/** What the mimic of an engine shows of a simulated ship is what is true of it, within the error of its instruments (§9.8). */
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineTruth } from '../../../../simulator/src/ship/truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, expectTrue, parseShown, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import EngineMimicTab from './engine-mimic.tab.tsx';

afterEach(clearScreen);

const NAME = 'Main engine port';

/** Pipes that a meter proves: the end of the name of its tag, and what flows in truth. */
const PIPES: readonly (readonly [pipe: string, tag: string, truth: (engine: EngineTruth) => number])[] = [
  ['Fuel supply', 'fuel supply flow', (of) => of.fuel.supplyLitresPerHour],
  ['Fuel return', 'fuel return flow', (of) => of.fuel.returnLitresPerHour],
  ['Lube oil', 'lube oil flow', (of) => of.plant.lubeOilFlow],
  ['HT water', 'HT water flow', (of) => of.plant.htFlow],
  ['LT water', 'LT water flow', (of) => of.plant.ltFlow],
  ['Sea water', 'sea water flow', (of) => of.plant.seaFlow],
];

/** Readouts beside devices: the unit they are written in, the end of the name of the tag, and what is true. */
const READOUTS: readonly (readonly [unit: string, tag: string, truth: (engine: EngineTruth) => number])[] = [
  ['bar', 'fuel filter differential pressure', (of) => of.plant.fuelFilterBar],
  ['bar', 'fuel booster pump outlet pressure', (of) => of.plant.boosterBar],
  ['°C', 'fuel heater outlet temperature', (of) => of.plant.heaterTemperature],
  ['cSt', 'fuel viscosity', (of) => of.plant.viscosity],
  ['bar', 'lube oil pump outlet pressure', (of) => of.plant.lubeOilPumpBar],
  ['bar', 'lube oil filter differential pressure', (of) => of.plant.lubeOilFilterBar],
  ['bar', 'lube oil pressure', (of) => of.lubeOilBar],
  ['°C', 'lube oil temperature', (of) => of.lubeOilTemperature],
  ['°C', 'lube oil outlet temperature', (of) => of.plant.lubeOilOutletTemperature],
  ['°C', 'HT water inlet temperature', (of) => of.plant.htInletTemperature],
  ['°C', 'cooling water temperature', (of) => of.coolingTemperature],
  ['°C', 'LT water inlet temperature', (of) => of.plant.ltInletTemperature],
  ['°C', 'sea water outlet temperature', (of) => of.plant.seaOutletTemperature],
  ['% load', 'load', (of) => of.loadPercent],
  ['kW', 'power', (of) => of.powerKw],
  ['rpm', 'speed', (of) => of.rpm],
];

function truthOf(ship: SimulatedVessel, quantity: string): EngineTruth {
  const engine = ship.truthOf(`${NAME} ${quantity}`).engines[0];
  if (engine === undefined) throw new Error(`${ship.spec.key} has no engine`);
  return engine;
}

/** The readout in that unit that is nearest to the truth: a drawing does not say which text belongs to which tag. */
function findReadout(texts: readonly string[], unit: string, truth: number) {
  const shown = texts.filter((text) => text.endsWith(` ${unit}`)).map(parseShown);
  return shown.toSorted((a, b) => Math.abs(a.value - truth) - Math.abs(b.value - truth))[0];
}

function listReadouts(ship: SimulatedVessel, place: Element): Comparison[] {
  const texts = [...place.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
  return READOUTS.map(([unit, quantity, read]) => {
    const truth = read(truthOf(ship, quantity));
    return [quantity, findReadout(texts, unit, truth) ?? parseShown(''), truth, ship.errorOf(`${NAME} ${quantity}`)];
  });
}

describe('the mimic of a port engine', () => {
  it.each([7, 8, 9])('shows what flows through it, seed %i', async (seed) => {
    const at = findMoment({ key: 'kvitholm', seed }, ({ engines }) => (engines[0]?.loadPercent ?? 0) > 40);
    const ship = openSimulatedVessel({ key: 'kvitholm', seed, at });
    renderShipTab(EngineMimicTab, ship);
    const place = await screen.findByRole('region', { name: NAME });
    const proofs = within(place).getByRole('table');
    const pipes = PIPES.map(([pipe, quantity, read]): Comparison => {
      const cell = within(within(proofs).getByRole('row', { name: new RegExp(`^${pipe}`) })).getAllByRole('cell')[0];
      const truth = truthOf(ship, quantity);
      return [pipe, parseShown(cell?.textContent ?? ''), read(truth), ship.errorOf(`${NAME} ${quantity}`)];
    });
    const words = place.textContent ?? '';
    const { fuel } = ship.spec.machinery;
    const truth = truthOf(ship, 'fuel supply flow');
    const net = (truth.fuelLitresPerHour * fuel.density15) / 1000;
    // Each of two meters trembles by 0.04 % of what is pumped at most; their temperatures say little beside that.
    const metered = 2 * ship.errorOf(`${NAME} fuel supply flow`) + 2;
    // 21.9 % of the power, as a rise of eight kelvin between two thermometers.
    const [inlet, outlet] = ['HT water inlet temperature', 'cooling water temperature'];
    const rise = ship.errorOf(`${NAME} ${inlet}`) + ship.errorOf(`${NAME} ${outlet}`);
    const heat = 0.219 * truth.powerKw;
    const kelvin = truth.coolingTemperature - truth.plant.htInletTemperature;
    expectTrue([
      ...pipes,
      ...listReadouts(ship, place),
      ['net fuel', parseShown(/([\d.\u202f]+) kg\/h/.exec(words)?.[1] ?? ''), net, metered],
      [
        'heat',
        parseShown(/Heat to HT water([\d.\u202f]+) kW/.exec(words)?.[1] ?? ''),
        heat,
        heat * (rise / kelvin + 0.01),
      ],
    ]);
    expect(within(proofs).getByRole('row', { name: /^Standby pump/ }).textContent).toContain('stands');
  });
});
