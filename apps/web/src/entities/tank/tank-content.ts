/** What is in one tank at this moment: volume, density, mass, how fast it changes and what comes of that. */
import type { SlotRef } from '@fms/domain/plant';
import { combine, hasValue, type PlantAnswer, type PlantInput, parameter, refuse } from '@fms/domain/plant-value';
import type { TimedValue } from '@fms/domain/statistic';
import {
  computeDensity,
  computeEvenKeelVolume,
  computeFuelMass,
  computeTankRate,
  computeUncorrectedVolume,
  computeVolumeCorrection,
  NOMINAL_DENSITY,
} from '@fms/domain/tank';
import type { Instant } from '@fms/domain/time';
import { type SlotReading, toPlantInput } from '../plant/index.ts';
import type { PlantTank, TankSlot } from './plant-tank.ts';

/** How the ship lies, and what its fuel weighs. */
export interface TankSurroundings {
  /** m, by the stern positive. */
  readonly trim: PlantInput;
  /** °, to starboard positive. */
  readonly heel: PlantInput;
  /** m; undefined where the ship's particulars do not say. */
  readonly lengthMeters: number | undefined;
  /** Of the delivery note, kg/m³ at 15 °C. */
  readonly fuelDensity: PlantInput;
  readonly now: Instant;
}

/** Where a volume comes from: its table, the ship's own system, or level times capacity without any correction. */
export type VolumeSource = 'table' | 'measured' | 'level';

export interface TankContent {
  readonly tank: PlantTank;
  readonly readings: Readonly<Record<TankSlot, SlotReading | undefined>>;
  /** m³. */
  readonly volume: PlantAnswer;
  readonly volumeSource: VolumeSource;
  /** Added to the sounding for trim and heel, m; undefined without a table. */
  readonly correction: PlantAnswer | undefined;
  /** kg/m³ at 15 °C, or of the liquid where it hardly changes. */
  readonly density15: PlantInput;
  /** kg/m³ at its temperature. */
  readonly density: PlantInput;
  /** Volume at 15 °C over volume; undefined where no table of oil holds. */
  readonly vcf: PlantAnswer | undefined;
  /** t. */
  readonly mass: PlantAnswer;
  /** m³/h, filling positive. */
  readonly rate: PlantAnswer;
}

/** `course`: volumes of the last minutes, m³, for the rate. */
export function computeTankContent(
  tank: PlantTank,
  readings: TankContent['readings'],
  course: readonly TimedValue[],
  surroundings: TankSurroundings,
): TankContent {
  const measured = computeContentVolume(tank, readings, surroundings);
  return {
    tank,
    readings,
    ...measured,
    ...computeMass(tank, readings, measured.volume, surroundings),
    rate: toRate(measured.volume, course, surroundings.now),
  };
}

type MeasuredVolume = Pick<TankContent, 'volume' | 'volumeSource' | 'correction'>;

/** Slots whose values stand on screen: a bad one shows none, and says its age in its own row. */
export const listShownSlots = (contents: readonly TankContent[]): SlotRef[] =>
  contents.flatMap(({ readings: { level, volume, sounding } }) =>
    [level, volume, sounding].flatMap((reading) => (reading?.tag && reading.state !== 'bad' ? reading.ref : [])),
  );

/** By table where table, pipe and sounding are there; a table is never passed over because a value it needs is gone. */
function computeContentVolume(
  { table, pipe, capacity }: PlantTank,
  { sounding, volume, level }: TankContent['readings'],
  { trim, heel, lengthMeters }: TankSurroundings,
): MeasuredVolume {
  if (table !== undefined && pipe !== undefined && sounding?.tag !== undefined && lengthMeters !== undefined) {
    const inputs = { sounding: toPlantInput(sounding, 'sounding'), trim, heel };
    const answer = computeEvenKeelVolume(inputs, { curve: table, pipe, lengthMeters });
    if (!hasValue(answer)) return { volume: answer, volumeSource: 'table', correction: answer };
    const { value, ...rest } = answer;
    return {
      volume: { ...rest, value: value.volume },
      volumeSource: 'table',
      correction: { ...rest, value: value.correction },
    };
  }
  if (volume?.tag !== undefined) {
    return { volume: toAnswer(toPlantInput(volume, 'volume')), volumeSource: 'measured', correction: undefined };
  }
  const answer = computeUncorrectedVolume({
    level: toPlantInput(level, 'level'),
    capacity: parameter(capacity, 'capacity'),
  });
  return {
    volume: hasValue(answer) ? { ...answer, value: answer.value.volume } : answer,
    volumeSource: 'level',
    correction: undefined,
  };
}

/** A measured value as an answer: refused with its state where it may not be used. */
function toAnswer(input: PlantInput): PlantAnswer {
  if (!hasValue(input)) return input;
  const { value, state, time } = input;
  return state === 'good' || state === 'late' ? { value, state, time } : refuse(state, 'volume');
}

type ContentMass = Pick<TankContent, 'density15' | 'density' | 'vcf' | 'mass'>;

/** Fuel and oil by their temperature; of everything else the density hardly changes. */
function computeMass(
  { medium, density }: PlantTank,
  readings: TankContent['readings'],
  volume: PlantAnswer,
  { fuelDensity }: TankSurroundings,
): ContentMass {
  const entered = parameter(density, 'density');
  if (medium !== 'fuel' && medium !== 'oil') {
    const nominal = medium && NOMINAL_DENSITY.factors[medium];
    const density15 = hasValue(entered) ? entered : parameter(nominal, 'density');
    const mass = combineMass(volume, density15);
    return { density15, density: density15, vcf: undefined, mass };
  }
  const density15 = medium === 'fuel' && !hasValue(entered) ? fuelDensity : entered;
  const temperature = toPlantInput(readings.temperature, 'temperature');
  return {
    density15,
    density: computeDensity({ density: density15, temperature }),
    vcf: computeVcf(density15, temperature),
    mass: computeFuelMass({ volume, density: density15, temperature }),
  };
}

const combineMass = (volume: PlantAnswer, density: PlantInput): PlantAnswer =>
  combine({ volume, density }, (of: { volume: number; density: number }) => (of.volume * of.density) / 1000);

const computeVcf = (density: PlantInput, temperature: PlantInput): PlantAnswer =>
  combine({ density, temperature }, (of: { density: number; temperature: number }) =>
    computeVolumeCorrection(of.density, of.temperature),
  );

function toRate(volume: PlantAnswer, course: readonly TimedValue[], now: Instant): PlantAnswer {
  if (!hasValue(volume)) return volume;
  const rate = computeTankRate(course, now);
  return typeof rate === 'number' ? { value: rate, state: volume.state, time: volume.time } : rate;
}
