/** Resolves the keys of curves, and computes the curves from the buckets of their tags. */
import type { Tag } from '@fms/contract/tag';
import { getShownDecimals } from '@fms/domain/format';
import { type Formula, parseFormula } from '@fms/domain/formula';
import type { TagId } from '@fms/domain/identity';
import { findNamedTag } from '@fms/domain/tag';
import type { TimeSpan } from '@fms/domain/time';
import {
  type Buckets,
  type Curve,
  findCurveGaps,
  getGapMs,
  type SeriesKey,
  type StatisticState,
} from '../../../entities/statistic/index.ts';
import { computeFormulaPoints } from './formula-curve.ts';

const NO_BUCKETS: Buckets = { points: [], bucketMs: 0 };

/** What a key stands for. */
export interface Source {
  readonly key: SeriesKey;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly order: number;
  readonly inputs: readonly Tag[];
  /** Undefined for a tag as it is. */
  readonly formula: Formula | undefined;
}

/** Keys whose tag is not there are left out, and keep their place in the order of colours. */
export function listSources(keys: readonly SeriesKey[], tags: readonly Tag[], { formulas }: StatisticState): Source[] {
  return keys.flatMap((key, order): Source[] => {
    if (!key.startsWith('f')) {
      const tag = tags.find(({ Id }) => String(Id) === key);
      return tag === undefined
        ? []
        : [{ key, ...tag, decimals: getShownDecimals(tag), order, inputs: [tag], formula: undefined }];
    }
    const own = formulas[Number(key.slice(1))];
    const read = own && parseFormula(own.text);
    if (own === undefined || read?.ok !== true) return [];
    const inputs = read.formula.tagNames.flatMap((name) => findNamedTag(tags, name) ?? []);
    const decimals = Math.max(1, ...inputs.map(getShownDecimals));
    return [{ key, name: own.name, unit: own.unit, decimals, order, inputs, formula: read.formula }];
  });
}

export function listNeededTags(sources: readonly Source[]): Tag[] {
  return [...new Map(sources.flatMap(({ inputs }) => inputs).map((tag) => [tag.Id, tag])).values()];
}

export type BucketsByTag = ReadonlyMap<TagId, Buckets>;

export function buildCurve(source: Source, byTag: BucketsByTag, window: TimeSpan, compared: boolean): Curve {
  const { key, name, unit, decimals, order, inputs, formula } = source;
  const parts = inputs.map((tag) => {
    const { points, bucketMs } = byTag.get(tag.Id) ?? NO_BUCKETS;
    const gaps = findCurveGaps(points, window, bucketMs, getGapMs(bucketMs, tag.intervalSeconds));
    return { name: tag.name, points, gaps, bucketMs };
  });
  const [first = { points: [], gaps: [], bucketMs: 0 }] = parts;
  const drawn = formula === undefined ? first : computeFormulaPoints(formula, parts);
  const { points, gaps, bucketMs } = drawn;
  return { key, name, unit, decimals, order, points, gaps, bucketMs, compared, banded: formula === undefined };
}
