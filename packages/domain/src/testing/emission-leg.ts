/** Voyages and port stays of a ship between Rotterdam, Bilbao and Santos, as tests of emissions give them. */
import type { LifeCycleFuelName } from '../emission/index.ts';
import type { CallPort, EmissionLeg, LegFuel } from '../emission-record/index.ts';
import { explainMeasured } from '../plant-value/index.ts';
import { DAY_MS, HOUR_MS } from '../time/unit.ts';

export const ROTTERDAM: CallPort = { name: 'Rotterdam', isInUnion: true };
export const BILBAO: CallPort = { name: 'Bilbao', isInUnion: true };
export const SANTOS: CallPort = { name: 'Santos', isInUnion: false };

/** A mass of fuel, t, with a sample a minute of its flow in the two days from `from` on. */
export function burn(fuel: LifeCycleFuelName, tonnes: number, from = Date.UTC(2026, 2, 1)): LegFuel {
  const samples = { of: 'fuelRate', from, to: from + 2 * DAY_MS, count: 2850, knownShare: 2850 / 2880 };
  const sulphur = explainMeasured(['fuelSulphur', '%', fuel], fuel === 'HFO' ? 2.6 : 0.1);
  return { fuel, mass: explainMeasured(['fuelMass', 't', fuel], tonnes, samples), sulphur, isNonBiological: false };
}

/** A voyage of 1000 nm in 80 h with 40,000 t from one port to another; what is given replaces that. */
export function sail(departure: CallPort, arrival: CallPort, change: Partial<EmissionLeg> = {}): EmissionLeg {
  const from = change.from ?? Date.UTC(2026, 2, 1);
  return {
    id: `${departure.name}–${arrival.name}`,
    kind: 'voyage',
    from,
    to: from + 80 * HOUR_MS,
    departure,
    arrival,
    distance: explainMeasured(['distance', 'nm'], 1000),
    hoursUnderWay: explainMeasured(['hoursUnderWay', 'h'], 80),
    cargo: explainMeasured(['cargo', 't'], 40_000),
    fuels: [burn('HFO', 100, from)],
    shoreEnergy: null,
    ...change,
  };
}

/** Two days in a port. */
export function stay(port: CallPort, change: Partial<EmissionLeg> = {}): EmissionLeg {
  const from = change.from ?? Date.UTC(2026, 2, 10);
  return {
    ...sail(port, port, { from, to: from + 2 * DAY_MS, fuels: [burn('MGO', 10, from)] }),
    id: `in ${port.name}`,
    kind: 'port-stay',
    distance: null,
    hoursUnderWay: null,
    cargo: null,
    ...change,
  };
}
