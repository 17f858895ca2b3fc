/** What a battery of several strings holds now, and how long that lasts. Strings whose contactor is open count for nothing. */
import { combine } from '../plant-value/combine.ts';
import { hasValue, type PlantAnswer, type PlantInput, refuse } from '../plant-value/plant-value.ts';

export interface StringState {
  readonly name: string;
  /** Whether its contactors are closed; a string without that tag is taken for connected by the caller. */
  readonly isConnected: PlantInput<boolean>;
  /** As new, kWh. */
  readonly capacity: PlantInput;
  /** Percent. */
  readonly stateOfCharge: PlantInput;
  /** Percent of the capacity as new. */
  readonly stateOfHealth: PlantInput;
}

/** Mean state of charge of the connected strings, each by its capacity, percent. */
export function computeSystemCharge(strings: readonly StringState[]): PlantAnswer {
  return overConnected(strings, ['capacity', 'stateOfCharge'], (of) => {
    const capacity = of.reduce((sum, one) => sum + one.capacity, 0);
    return of.reduce((sum, one) => sum + one.capacity * one.stateOfCharge, 0) / capacity;
  });
}

/** Energy in the connected strings, kWh: Σ capacity × SoH × SoC. */
export function computeStoredEnergy(strings: readonly StringState[]): PlantAnswer {
  return overConnected(strings, ['capacity', 'stateOfHealth', 'stateOfCharge'], (of) =>
    of.reduce((sum, one) => sum + energyOf(one, one.stateOfCharge), 0),
  );
}

/** Energy the connected strings hold at a state of charge, percent: the reserve below a low limit, kWh. */
export function computeEnergyAt(strings: readonly StringState[], chargePercent: number): PlantAnswer {
  return overConnected(strings, ['capacity', 'stateOfHealth'], (of) =>
    of.reduce((sum, one) => sum + energyOf(one, chargePercent), 0),
  );
}

/**
 * Hours until the stored energy falls to the reserve (kWh both) at this power, kW, giving positive. Zero below the reserve;
 * refused as `stopped` while the battery gives nothing.
 */
export function computeTimeToReserve(inputs: {
  readonly storedEnergy: PlantInput;
  readonly reserveEnergy: PlantInput;
  readonly power: PlantInput;
}): PlantAnswer {
  return combine(inputs, (of) =>
    of.power > 0 ? Math.max(0, of.storedEnergy - of.reserveEnergy) / of.power : refuse('stopped', 'power'),
  );
}

/** How many of the newest crossings the mean is from. */
export const CROSSINGS_OF_MEAN = 10;

/**
 * Crossings that can still be made before the reserve, as a fraction: (energy − reserve) / mean energy of the newest
 * {@link CROSSINGS_OF_MEAN} crossings, all kWh, oldest first. Refused as `too-few` without a crossing.
 */
export function computeCrossingsLeft(
  inputs: { readonly storedEnergy: PlantInput; readonly reserveEnergy: PlantInput },
  crossingsKwh: readonly number[],
): PlantAnswer {
  const newest = crossingsKwh.slice(-CROSSINGS_OF_MEAN);
  const mean = newest.reduce((sum, energy) => sum + energy, 0) / newest.length;
  return combine(inputs, (of) =>
    mean > 0 ? Math.max(0, of.storedEnergy - of.reserveEnergy) / mean : refuse('too-few', 'crossings'),
  );
}

type Quantity = 'capacity' | 'stateOfCharge' | 'stateOfHealth';
type Values = Readonly<Record<Quantity, number>>;

function energyOf({ capacity, stateOfHealth }: Values, chargePercent: number): number {
  return capacity * (stateOfHealth / 100) * (chargePercent / 100);
}

/** Refused as `stopped` where no string is connected; inputs are named by their string, `String 2 stateOfCharge`. */
function overConnected(
  strings: readonly StringState[],
  quantities: readonly Quantity[],
  compute: (values: readonly Values[]) => number,
): PlantAnswer {
  const contactors = Object.fromEntries(strings.map(({ name, isConnected }) => [`${name} contactor`, isConnected]));
  const closed = combine<Record<string, boolean>, readonly string[]>(contactors, (of) =>
    strings.flatMap(({ name }) => (of[`${name} contactor`] ? [name] : [])),
  );
  if (!hasValue(closed)) return closed;
  const connected = strings.filter(({ name }) => closed.value.includes(name));
  const named = connected.flatMap((string) => quantities.map((key) => [`${string.name} ${key}`, string[key]] as const));
  const inputs: Record<string, PlantInput> = Object.fromEntries(named);
  if (connected.length === 0) return refuse('stopped', 'contactor');
  return combine<Record<string, number>, number>(inputs, (of) =>
    compute(
      connected.map(({ name }) => ({
        capacity: of[`${name} capacity`] ?? 0,
        stateOfCharge: of[`${name} stateOfCharge`] ?? 0,
        stateOfHealth: of[`${name} stateOfHealth`] ?? 0,
      })),
    ),
  );
}
