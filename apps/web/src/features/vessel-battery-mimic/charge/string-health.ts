/** State of health of each string from its own charges and discharges, beside what its controller says. */
import {
  computeStateOfHealth,
  findHealthSessions,
  findWeakestString,
  type StateOfHealth,
  type StringSample,
  type WeakestString,
} from '@fms/domain/battery';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import type { SeriesPoint } from '../../../live/index.ts';

/** What sessions of a string are found in. */
export const HEALTH_KEYS = ['stateOfCharge', 'current', 'lowestTemperature', 'highestTemperature'] as const;
type HealthKey = (typeof HEALTH_KEYS)[number];

export interface RatedString {
  readonly id: string;
  readonly name: string;
  /** As new, Ah; undefined where it is not entered. */
  readonly nominalAh: number | undefined;
}

export interface StringHealth extends RatedString {
  readonly health: StateOfHealth | Refusal;
}

type SeriesBySlot = ReadonlyMap<SlotRef, { readonly points: readonly SeriesPoint[] }>;

/** Of means of about a minute: the wider they are, the more of each turn of the current is lost. */
export function estimateStrings(strings: readonly RatedString[], series: SeriesBySlot): StringHealth[] {
  return strings.map((string) => {
    const { id, nominalAh } = string;
    if (nominalAh === undefined || nominalAh <= 0) return { ...string, health: refuse('missing', 'chargeCapacity') };
    return {
      ...string,
      health: computeStateOfHealth(findHealthSessions(joinSamples(id, series), nominalAh), nominalAh),
    };
  });
}

/** Times at which charge and current are known; a giving current is positive at the ship and negative here. */
function joinSamples(id: string, series: SeriesBySlot): StringSample[] {
  const means = (key: HealthKey) =>
    new Map(series.get(formatSlotRef(id, key))?.points.map(({ time, avg }) => [time, avg]));
  const [charges, currents, lowest, highest] = HEALTH_KEYS.map(means) as [
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
  ];
  return [...charges].flatMap(([time, stateOfCharge]): StringSample[] => {
    const current = currents.get(time);
    const [low, high] = [lowest.get(time), highest.get(time)];
    const celsius = low === undefined || high === undefined ? null : (low + high) / 2;
    return current === undefined ? [] : [{ time, current: -current, stateOfCharge, celsius }];
  });
}

/** The string of the lowest estimate; undefined where none stands out. */
export function findWeakestEstimate(strings: readonly StringHealth[]): WeakestString | undefined {
  return findWeakestString(
    strings.map(({ name, health }) => ({
      name,
      stateOfHealth: 'median' in health ? { value: health.median, state: 'good' } : health,
      cellSpread: refuse('missing', 'cellSpread'),
    })),
  );
}
