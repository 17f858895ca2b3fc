/** A formula tag as a curve: its inputs gathered into buckets of one width, computed from their means. */
import { computeFormula, type Formula } from '@fms/domain/formula';
import type { TimeSpan } from '@fms/domain/time';
import type { Curve } from '../../../entities/statistic/index.ts';
import type { SeriesPoint } from '../../../live/index.ts';
import { groupByBucket } from './group-by-bucket.ts';

export interface FormulaInput {
  readonly name: string;
  readonly points: readonly SeriesPoint[];
  readonly gaps: readonly TimeSpan[];
  readonly bucketMs: number;
}

/** Points of the formula where all of its inputs are known, and the spans in which any of them is missing. */
export function computeFormulaPoints(
  formula: Formula,
  inputs: readonly FormulaInput[],
): Pick<Curve, 'points' | 'gaps' | 'bucketMs'> {
  const bucketMs = Math.max(0, ...inputs.map((input) => input.bucketMs));
  if (bucketMs === 0) return { points: [], gaps: [], bucketMs };
  const parts = inputs.map((input) => ({ name: input.name, means: groupByBucket(input.points, bucketMs) }));
  const time = [...new Set(parts.flatMap(({ means: own }) => [...own.keys()]))].sort((a, b) => a - b);
  const columns = new Map(parts.map(({ name, means: own }) => [name, time.map((at) => own.get(at) ?? null)]));
  const values = computeFormula(formula, time, columns);
  const points = time.flatMap((at, row) => {
    const value = values[row];
    return value === null || value === undefined ? [] : [{ time: at, avg: value, min: value, max: value, count: 1 }];
  });
  return { points, gaps: joined(inputs.flatMap(({ gaps }) => gaps)), bucketMs };
}

/** Spans in order, those that touch as one. */
function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const all: TimeSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || span.from > last.to) all.push(span);
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return all;
}
