/** Figures of the sets as the table and its file show them. */
import { formatSlotRef } from '@fms/domain/plant';
import { combine, hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import { adviseRotation, computePowerFactor, computeSharingDifference, type RotationAdvice } from '@fms/domain/power';
import { computeSet, findRating, type SetValues, sumInputs } from '@fms/domain/switchboard';
import type { Board, SetStanding } from '../../../entities/switchboard/index.ts';

export interface SetFigures extends SetValues {
  readonly id: string;
  readonly name: string;
  readonly standing: SetStanding;
}

export interface TotalFigures {
  readonly running: number;
  readonly power: PlantAnswer;
  /** Percent of the ratings on line. */
  readonly load: PlantAnswer;
  readonly reactivePower: PlantAnswer;
  readonly powerFactor: PlantAnswer;
  readonly fuelMass: PlantAnswer;
  readonly sfoc: PlantAnswer;
  /** Points between the highest and the lowest load of the running sets. */
  readonly sharing: PlantAnswer;
  readonly rotation: RotationAdvice | null;
}

export function listSetFigures({ layout, values, standingOf }: Board): readonly SetFigures[] {
  return layout.sections.flatMap(({ sets }) =>
    sets.map(({ id, name }) => ({ id, name, standing: standingOf(id), ...computeSet(id, values) })),
  );
}

/** Sums over the running sets: one of unknown value leaves the sum unknown. */
export function sumFigures(figures: readonly SetFigures[], { values }: Board): TotalFigures {
  const running = figures.filter(({ standing }) => standing.state === 'running');
  const read = (id: string, key: string) => values.read(formatSlotRef(id, key));
  const sumOf = (readValue: (one: SetFigures) => PlantAnswer) =>
    running.length === 0 ? refuse('stopped', 'running') : sumInputs(running.map((one) => [one.id, readValue(one)]));
  const power = sumOf(({ id }) => combine({ power: read(id, 'power') }, (of) => of.power));
  const rating = sumOf(({ id }) => combine({ rating: findRating(id, values) }, (of) => of.rating));
  const reactivePower = sumOf((one) => one.reactivePower);
  const fuelMass = sumOf((one) => one.fuelMass);
  return {
    running: running.length,
    power,
    load: combine({ power, rating }, (of) => (of.power / of.rating) * 100),
    reactivePower,
    powerFactor: computePowerFactor({ power, reactivePower }),
    fuelMass,
    sfoc: combine({ power, fuelMass }, (of) =>
      of.power > 0 ? (of.fuelMass * 1000) / of.power : refuse('stopped', 'power'),
    ),
    sharing: computeSharingDifference(
      figures.map(({ id }) => ({ isRunning: values.isRunning(id), load: read(id, 'load') })),
    ),
    rotation: adviseRotation(
      figures.map(({ id, name, standing: { state } }) => ({
        name,
        isRunning: state === 'running',
        isAvailable: state === 'standby',
        runningHours: numberIn(values.read(formatSlotRef(id, 'runningHours'))),
      })),
    ),
  };
}

const numberIn = (input: Parameters<typeof hasValue<number>>[0]) => (hasValue(input) ? input.value : null);
