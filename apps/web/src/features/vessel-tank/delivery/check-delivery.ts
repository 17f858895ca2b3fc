/** Delivery notes against what the tanks took: the bunkering each stands for, and the difference in tonnes. */
import type { DeliveryNote } from '@fms/contract/delivery';
import { type PlantAnswer, parameter, refuse } from '@fms/domain/plant-value';
import type { TimedValue } from '@fms/domain/statistic';
import { compareWithNote, type DeliveryDifference, matchDeliveries } from '@fms/domain/tank';
import type { Instant } from '@fms/domain/time';
import type { TankGroup } from '../../../entities/tank/index.ts';
import { findDeliveries, type Move } from '../model/find-moves.ts';

export interface DeliveryCheck {
  readonly note: DeliveryNote;
  /** Undefined where no tank rose near to the time of the note. */
  readonly bunkering: Move | undefined;
  readonly difference: PlantAnswer<DeliveryDifference>;
}

export interface TankCourses {
  /** m³, in order of time. */
  contentOf(tankId: string): readonly TimedValue[];
  /** °C, in order of time; empty where it is not measured. */
  temperatureOf(tankId: string): readonly TimedValue[];
}

/** In the order of the notes. */
export function checkDeliveries(
  notes: readonly DeliveryNote[],
  groups: readonly TankGroup[],
  { contentOf, temperatureOf }: TankCourses,
): DeliveryCheck[] {
  const gradeOf = new Map(groups.map(({ key, fluid }) => [key, fluid]));
  const bunkerings = findDeliveries(groups, contentOf)
    .filter(({ kind }) => kind === 'bunkering')
    .map((move) => ({ ...move, grade: gradeOf.get(move.gradeKey) }));
  const matched = matchDeliveries(
    notes.map(({ at, grade }) => ({ at: Date.parse(at), grade })),
    bunkerings,
  );
  return notes.map((note, place) => {
    const bunkering = matched[place];
    if (bunkering === undefined) return { note, bunkering, difference: refuse('missing', 'bunkering') };
    const tanks = groups.find(({ key }) => key === bunkering.gradeKey)?.tanks ?? [];
    const temperature = readMean(
      tanks.map(({ id }) => temperatureOf(id)),
      bunkering.to,
    );
    const difference = compareWithNote({
      volume: { value: bunkering.volume, state: 'good' },
      temperature: parameter(temperature, 'temperature'),
      density: { value: note.density15, state: 'good' },
      delivered: { value: note.tonnes, state: 'good' },
    });
    return { note, bunkering, difference };
  });
}

/** Of the last values at or before a moment; undefined where none of them was measured. */
function readMean(courses: readonly (readonly TimedValue[])[], at: Instant): number | undefined {
  const values = courses.flatMap((course) => course.findLast(({ time }) => time <= at)?.value ?? []);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
