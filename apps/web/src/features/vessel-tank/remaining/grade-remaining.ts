/** What remains of each grade, how much of it is used a day, and how long it lasts. */
import { hasValue, type PlantAnswer, type Refusal, refuse } from '@fms/domain/plant-value';
import type { TimedValue } from '@fms/domain/statistic';
import { computeEndurance, type Endurance, sumRemaining } from '@fms/domain/tank';
import type { TankContent, TankGroup } from '../../../entities/tank/index.ts';
import { DAY_MS, sumCourses } from '../../../entities/tank/index.ts';
import type { Move } from '../model/find-moves.ts';

export interface GradeRemaining {
  readonly group: TankGroup;
  /** m³. */
  readonly volume: PlantAnswer;
  /** t. */
  readonly mass: PlantAnswer;
  /** Mean of 7 days, m³ a day. */
  readonly use: PlantAnswer;
  readonly endurance: Endurance | Refusal;
  /** Tanks left out of the volume, by their short names. */
  readonly leftOut: readonly string[];
}

/** m³ a day; less is the noise of a gauge. */
const LEAST_USE = 0.001;

/** Media that a ship uses up; what it collects or carries lasts no time. */
const USED_UP: readonly TankGroup['medium'][] = ['fuel', 'oil', 'fresh-water', 'gas', 'chemical'];

export const isUsedUp = ({ medium }: TankGroup): boolean => USED_UP.includes(medium);

export interface GradeInputs {
  readonly contents: readonly TankContent[];
  /** Of 7 days, m³, by tank. */
  readonly courseOf: (tankId: string) => readonly TimedValue[];
  readonly moves: readonly Move[];
  /** Whether the 7 days are still on the way. */
  readonly isPending: boolean;
  /** kn; null while it is not known. */
  readonly speedKnots: number | null;
}

export function computeGradeRemaining(group: TankGroup, inputs: GradeInputs): GradeRemaining {
  const own = inputs.contents.filter(({ tank }) => group.tanks.some(({ id }) => id === tank.id));
  const remaining = sumRemaining(
    own.map(({ tank, volume }) => ({ name: tank.shortName, content: volume, unpumpable: tank.unpumpable })),
  );
  const mass = sumRemaining(own.map(({ tank, mass: content }) => ({ name: tank.shortName, content, unpumpable: 0 })));
  const use = computeUse(group, inputs);
  const isKnown = 'total' in remaining;
  return {
    group,
    volume: isKnown ? { value: remaining.total, state: remaining.isLate ? 'late' : 'good' } : remaining,
    mass: toMass(mass, isKnown ? remaining.leftOut : []),
    use,
    endurance: isKnown ? endure(remaining.pumpable, use, inputs.speedKnots) : remaining,
    leftOut: isKnown ? remaining.leftOut : [],
  };
}

/** A mass of fewer tanks than the volume would look like a loss: it is refused. */
function toMass(mass: ReturnType<typeof sumRemaining>, withoutVolume: readonly string[]): PlantAnswer {
  if (!('total' in mass)) return mass;
  const isOfFewer = mass.leftOut.length > withoutVolume.length;
  return isOfFewer ? refuse('missing', 'density') : { value: mass.total, state: mass.isLate ? 'late' : 'good' };
}

const endure = (pumpable: number, use: PlantAnswer, speedKnots: number | null): Endurance | Refusal =>
  hasValue(use) ? computeEndurance(pumpable, use.value, speedKnots) : use;

/** What was there, and came, less what is left and what was discharged; refused for less than a day of history. */
function computeUse({ key, tanks }: TankGroup, { courseOf, moves, isPending }: GradeInputs): PlantAnswer {
  if (isPending) return refuse('unknown', 'history');
  const { sum } = sumCourses(tanks.map(({ id }) => courseOf(id)));
  const [first, last] = [sum[0], sum.at(-1)];
  if (first === undefined || last === undefined || last.time - first.time < DAY_MS) return refuse('too-few', 'volume');
  const moved = moves
    .filter(
      ({ kind, gradeKey, from, to }) =>
        kind !== 'transfer' && gradeKey === key && from >= first.time && to <= last.time,
    )
    .reduce((total, { volume }) => total + volume, 0);
  const use = (first.value + moved - last.value) / ((last.time - first.time) / DAY_MS);
  return { value: Math.abs(use) < LEAST_USE ? 0 : use, state: 'good' };
}
