import type { VesselId } from '@fms/domain/identity';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantInput } from '@fms/domain/plant-value';
import { findBunkerings } from '@fms/domain/tank';
import { MINUTE_MS } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import { useMemo } from 'react';
import { type PlantView, usePlantPlace } from '../plant/index.ts';
import { DAY_MS, type FuelCourses } from './fuel-day.ts';
import { scaleCourse, sumCourses } from './grade-course.ts';
import type { TankContent } from './tank-content.ts';
import { getContentSlot, getContentTag, readCourse } from './use-tank-contents.ts';
import { useTagHistory } from './use-tank-history.ts';

/** Days the balance looks back. */
export const BALANCE_DAYS = 14;
const REQUEST = { lengthMs: (BALANCE_DAYS + 1) * DAY_MS, bucketMs: 10 * MINUTE_MS, stepMs: 30 * MINUTE_MS };

export interface FuelHistory {
  readonly courses: FuelCourses;
  /** `t` where the density of all fuel is known, else `m³`. */
  readonly unit: 't' | 'm³';
  /** What the tanks hold is measured by, and what the ship burns. */
  readonly contentSlots: readonly SlotRef[];
  readonly rateSlot: SlotRef;
  /** Fuel tanks without any value, by their short names. */
  readonly leftOut: readonly string[];
  /** Whether there are both tanks and meters to hold against each other. */
  readonly isComparable: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

/**
 * What all fuel tanks held and what the meters said over 15 days. In tonnes, by the density at the temperature each tank
 * has now, where that is known of all of them: litres of warm fuel and litres at 15 °C differ by more than a leak.
 */
export function useFuelHistory(
  vesselId: VesselId,
  contents: readonly TankContent[],
  fuelDensity: PlantInput,
): FuelHistory {
  const { plant } = usePlantPlace();
  const fuel = contents.filter(({ tank }) => tank.medium === 'fuel');
  const rateTag = plant.tagOf(findRateSlot(plant));
  const contentTags = fuel.flatMap(({ tank }) => getContentTag(plant, tank) ?? []);
  const history = useTagHistory(vesselId, rateTag === undefined ? contentTags : [...contentTags, rateTag], REQUEST);
  const factors = toFactors(fuel, fuelDensity);
  const key = JSON.stringify([fuel.map(({ tank }) => tank.id), factors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the tanks and their densities
  const made = useMemo(() => {
    const own = fuel.map(({ tank }, place) => scaleCourse(readCourse(plant, tank, history), factors.tanks[place] ?? 1));
    const { sum, leftOut } = sumCourses(own);
    const points = (rateTag && history.byTag.get(rateTag.Id)?.points) ?? [];
    const perHour = convertIfKnown(1, rateTag?.unit ?? '', 'l/h') ?? 1;
    const rate = points.map(({ time, avg }) => ({ time, value: avg * perHour * factors.meter }));
    const bunkerings = findBunkerings(sum);
    return {
      courses: { remaining: sum, rate, bunkerings, bucketMs: REQUEST.bucketMs },
      leftOut: leftOut.map((place) => fuel[place]?.tank.shortName ?? ''),
      isComparable: sum.length > 0 && rate.length > 0,
    };
  }, [history, key, plant, rateTag]);
  const { isPending, error, reload } = history;
  const contentSlots = fuel.map(({ tank }) => getContentSlot(plant, tank));
  return { ...made, contentSlots, rateSlot: findRateSlot(plant), unit: factors.unit, isPending, error, reload };
}

/** The consumption of the whole ship. */
const findRateSlot = (plant: PlantView): SlotRef =>
  formatSlotRef(plant.ofKind('vessel')[0]?.id ?? 'vessel', 'fuelRate');

interface Factors {
  readonly unit: 't' | 'm³';
  /** From m³ of each tank. */
  readonly tanks: readonly number[];
  /** From l at 15 °C. */
  readonly meter: number;
}

/** Densities to the kilogram: a balance is not drawn anew for the last digit of a temperature. */
function toFactors(fuel: readonly TankContent[], fuelDensity: PlantInput): Factors {
  const densities = fuel.map(({ density }) => (hasValue(density) ? Math.round(density.value) : undefined));
  const isKnown = hasValue(fuelDensity) && densities.every((density) => density !== undefined);
  if (!isKnown) return { unit: 'm³', tanks: fuel.map(() => 1), meter: 0.001 };
  return {
    unit: 't',
    tanks: densities.map((density) => (density ?? 0) / 1000),
    meter: Math.round(fuelDensity.value) / 1_000_000,
  };
}
