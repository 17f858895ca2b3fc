/** Fuel, distance and carbon intensity of a calendar year, from what is measured (§9.8, MEPC.352–355(78)). */
import type { Vessel } from '@fms/contract/vessel';
import {
  CII_SHIP_TYPES,
  type CiiResult,
  type CiiShipSize,
  type CiiShipType,
  computeAttainedCii,
  computeCarbonMass,
  FUELS,
  type Fuel,
  getCapacityKind,
  rateCii,
} from '@fms/domain/emission';
import { parseFuelGrade } from '@fms/domain/engine';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { type PlantInput, parameter, type Refusal, refuse } from '@fms/domain/plant-value';
import { planBuckets } from '@fms/domain/statistic';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type PlantView,
  type SlotSeries,
  toPlantInput,
  useSlot,
  useSlotSeries,
} from '../../../entities/plant/index.ts';
import { vesselInfoQueries } from '../../../entities/vessel/index.ts';

export interface YearCarbon {
  readonly year: number;
  /** t CO2 of the main engines, and of everything else. */
  readonly mainTonnes: number;
  readonly otherTonnes: number;
  readonly miles: number;
  readonly size: CiiShipSize;
  readonly rated: CiiResult;
  /** Share of the year so far that both fuel and speed were measured, 0 to 1. */
  readonly measured: number;
  /** What the fuel and the way are measured by. */
  readonly fuelSlots: readonly SlotRef[];
  readonly speedSlot: SlotRef;
}

/** At most as many points as one call gives. */
const MOST_POINTS = 800;

export const isCiiShipType = (word: string): word is CiiShipType =>
  (CII_SHIP_TYPES as readonly string[]).includes(word);

/** The type a map symbol stands for, where it stands for one only. */
export const guessCiiType = ({ standardData }: Vessel): CiiShipType | undefined =>
  standardData.shipType === 'tanker' ? 'tanker' : undefined;

/** Refused with what is missing: the type, a capacity, the grade and density of the fuel, or measurements. */
export function useYearCarbon(
  vessel: Vessel,
  plant: PlantView,
  at: Instant,
  type: CiiShipType | undefined,
): YearCarbon | Refusal {
  const year = new Date(at).getUTCFullYear();
  const day = Math.ceil(at / DAY_MS) * DAY_MS;
  const span = useMemo(() => ({ from: Date.UTC(year, 0, 1), to: day }), [year, day]);
  const refs = useMemo(() => findFuelSlots(plant), [plant]);
  const speed = formatSlotRef('vessel', 'speedOverGround');
  const { series, isPending } = useSlotSeries([...refs.all, ...refs.main, speed], span, MOST_POINTS);
  const { data } = useQuery(vesselInfoQueries.particulars(vessel.id));
  const density = toPlantInput(useSlot(formatSlotRef('vessel', 'fuelDensity')), 'fuelDensity');
  return useMemo(() => {
    if (type === undefined) return refuse('missing', 'shipType');
    const isTonnage = getCapacityKind(type) === 'GT';
    const detail = data?.detail;
    const capacity = isTonnage
      ? detail?.grossTonnage
      : (detail?.deadweightTonnes ?? plant.numberOf('vessel', 'deadweight'));
    if (capacity === null || capacity === undefined)
      return refuse('missing', isTonnage ? 'grossTonnage' : 'deadweight');
    if (isPending) return refuse('unknown', 'fuelRate');
    const hours = planBuckets(span.from, span.to, MOST_POINTS).bucketSeconds / 3600;
    const grade = readGrade(plant);
    if (typeof grade !== 'string') return grade;
    const kilograms = readDensity(plant, density);
    if (typeof kilograms !== 'number') return kilograms;
    const burned = (of: readonly SlotRef[]) =>
      (of.reduce((sum, ref) => sum + sumRate(series.get(ref), hours, at), 0) * kilograms) / 1e6;
    const [all, main] = [burned(refs.all), burned(refs.main)];
    if (refs.all.length === 0 || all === 0) return refuse('missing', 'fuelRate');
    const carbon = computeCarbonMass({ [grade]: all }, year);
    const mainCarbon = computeCarbonMass({ [grade]: Math.min(main, all) }, year);
    if (typeof carbon !== 'number' || typeof mainCarbon !== 'number') return refuse('missing', 'carbonFactors');
    const miles = sumRate(series.get(speed), hours, at);
    const attained = computeAttainedCii(carbon, capacity, miles);
    if (typeof attained !== 'number') return attained;
    const size = { type, capacity };
    const rated = rateCii(size, year, attained);
    if ('reason' in rated) return rated;
    const known = Math.min(...[...refs.all, speed].map((ref) => series.get(ref)?.points.length ?? 0)) * hours;
    const measured = Math.min(1, known / Math.max(1, (at - span.from) / HOUR_MS));
    return {
      year,
      mainTonnes: mainCarbon,
      otherTonnes: carbon - mainCarbon,
      miles,
      size,
      rated,
      measured,
      fuelSlots: refs.all,
      speedSlot: speed,
    };
  }, [type, data, plant, isPending, span, density, refs, series, speed, year, at]);
}

/** Rate per hour over the buckets that were measured, the one that runs until now: l/h give l, kn give nm. */
const sumRate = (series: SlotSeries | undefined, hours: number, at: Instant): number =>
  (series?.points ?? []).reduce((sum, { time, avg }) => {
    const lasted = Math.max(0, Math.min(hours, (at - time) / HOUR_MS));
    return sum + Math.max(0, avg) * lasted;
  }, 0);

/** All fuel: of the ship as a whole where it is measured, else of engines and sets. */
function findFuelSlots(plant: PlantView): { all: readonly SlotRef[]; main: readonly SlotRef[] } {
  const rates = (kind: 'main-engine' | 'generator') =>
    plant
      .ofKind(kind)
      .map(({ id }) => formatSlotRef(id, 'fuelRate'))
      .filter(plant.has);
  const [main, ship] = [rates('main-engine'), formatSlotRef('vessel', 'fuelRate')];
  return { main, all: plant.has(ship) ? [ship] : [...main, ...rates('generator')] };
}

function readGrade(plant: PlantView): Fuel | Refusal {
  const engine = plant.ofKind('main-engine')[0]?.id ?? '';
  const grade = plant.textOf('vessel', 'fuelGrade') ?? plant.textOf(engine, 'fuelGrade');
  if (grade === undefined) return refuse('missing', 'fuelGrade');
  // By its own name, else as a delivery note names it: `RMG 380`, `DMA`.
  return FUELS.find((fuel) => fuel === grade) ?? parseFuelGrade(grade) ?? refuse('missing', 'fuelGrade');
}

function readDensity(plant: PlantView, measured: PlantInput): number | Refusal {
  if ('value' in measured) return measured.value;
  const [system] = plant.ofKind('fuel-system');
  const entered = parameter(system && plant.numberOf(system.id, 'density'), 'fuelDensity');
  return 'value' in entered ? entered.value : entered;
}
