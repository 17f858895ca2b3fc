/** Changes of grade of each consumer, with what ran through since and when its lines were flushed. */
import { getSulphurLimit } from '@fms/domain/emission';
import { type ChangeOver, computeFlushVolume, findChangeOvers } from '@fms/domain/fuel';
import { hasValue } from '@fms/domain/plant-value';
import type { TimedValue } from '@fms/domain/statistic';
import type { Instant } from '@fms/domain/time';
import type { Consumer } from './consumer.ts';
import type { FlowSample, FuelKind } from './consumer-flow.ts';
import type { Grades } from './grades.ts';

export interface LoggedChange extends Omit<ChangeOver, 'fromGrade' | 'toGrade' | 'position'> {
  readonly consumer: string;
  readonly from: FuelKind;
  readonly to: FuelKind;
  /** l at 15 °C that must run through; undefined where the lines or a sulphur content are not entered. */
  readonly neededLitres: number | undefined;
}

/**
 * Oldest first. `onDistillate` is what the change-over said, 0 to 1 a bucket; the mass of a sample becomes litres at 15 °C by
 * the density of what was burned.
 */
export function logChanges(
  { name, linesLitres }: Pick<Consumer, 'name' | 'linesLitres'>,
  onDistillate: readonly TimedValue[],
  flow: readonly FlowSample[],
  grades: Grades,
): LoggedChange[] {
  const told = new Map(onDistillate.map(({ time, value }) => [time, value >= 0.5 ? 'distillate' : 'main']));
  const burned = new Map(flow.map((sample) => [sample.time, toLitres(sample, grades)]));
  const times = [...new Set([...told.keys(), ...burned.keys()])].sort((a, b) => a - b);
  const samples = times.map((time) => ({
    time,
    grade: told.get(time) ?? null,
    litresPerHour: burned.get(time) ?? 0,
    position: null,
  }));
  const needed = (_from: string, to: string) =>
    to === 'distillate' ? findFlushLitres(linesLitres, grades, times[0] ?? 0) : undefined;
  return findChangeOvers(samples, needed).map(({ fromGrade, toGrade, position: _, ...change }) => ({
    ...change,
    consumer: name,
    from: fromGrade as FuelKind,
    to: toGrade as FuelKind,
    neededLitres: needed(fromGrade, toGrade),
  }));
}

/** Until what runs through keeps the limit of emission control areas. */
function findFlushLitres(linesLitres: number | undefined, grades: Grades, at: Instant): number | undefined {
  const [oldSulphur, newSulphur] = [grades.main.sulphurPercent, grades.distillate.sulphurPercent];
  const limit = getSulphurLimit(true, at)?.sulphurPercent;
  if (linesLitres === undefined || oldSulphur === undefined || newSulphur === undefined || limit === undefined) {
    return undefined;
  }
  const litres = computeFlushVolume({ oldSulphur, newSulphur, limit, systemLitres: linesLitres });
  return typeof litres === 'number' ? litres : undefined;
}

function toLitres({ netFlow, kind }: FlowSample, grades: Grades): number {
  const { density } = grades[kind];
  return hasValue(density) && density.value > 0 ? Math.max(0, (netFlow / density.value) * 1000) : 0;
}
