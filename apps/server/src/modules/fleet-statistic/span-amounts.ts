/** What a vessel came to of a quantity in each span, from the totals of its tags. */
import { type FleetQuantity, getQuantityRule } from '@fms/domain/fleet-statistic';
import type { TagId } from '@fms/domain/identity';
import { computeRateSum, findRateSum, roundFigure } from '@fms/domain/statistic';
import type { TimeSpan } from '@fms/domain/time';
import type { SpanTotal } from '../../telemetry/index.ts';
import type { TagRow } from '../tag/index.ts';
import type { QuantityPart } from './quantity-tags.ts';

export interface SpanAmount {
  /** Null where one of the parts was not measured. */
  readonly amount: number | null;
  /** Time in which it is known, ms: that of the part known least. */
  readonly knownMs: number;
}

export type SpanTotals = ReadonlyMap<TagId, readonly (SpanTotal | null)[]>;

/** One for each span. Parts of a total are added up; of a level the mean of its parts counts. */
export function computeSpanAmounts(
  quantity: FleetQuantity,
  parts: readonly QuantityPart[],
  totals: SpanTotals,
  spans: readonly TimeSpan[],
): readonly SpanAmount[] {
  const isTotal = getQuantityRule(quantity).kind === 'total';
  return spans.map((_, place) => {
    const known = parts.flatMap(({ tag, convert }) => {
      const total = totals.get(tag.id)?.[place];
      if (!total) return [];
      return [
        {
          value: convert(isTotal ? sumPart(tag, total) : roundFigure(total.sum / total.count)),
          knownMs: total.knownMs,
        },
      ];
    });
    if (known.length === 0 || known.length < parts.length) return { amount: null, knownMs: 0 };
    const sum = known.reduce((all, { value }) => all + value, 0);
    return { amount: isTotal ? sum : sum / known.length, knownMs: Math.min(...known.map(({ knownMs }) => knownMs)) };
  });
}

/** What a tag came to over the time that is known: the figure `sum` of the engine of figures, else its mean. */
export function sumPart({ unit }: Pick<TagRow, 'unit'>, { sum, count, knownMs }: SpanTotal): number {
  const rate = findRateSum(unit);
  return roundFigure(rate === undefined ? sum / count : computeRateSum(sum / count, knownMs, rate));
}

/** All spans as one: a total is added up, a level is weighed by the time it is known. */
export function joinSpans(quantity: FleetQuantity, amounts: readonly SpanAmount[]): SpanAmount {
  const isTotal = getQuantityRule(quantity).kind === 'total';
  let [sum, knownMs, count] = [0, 0, 0];
  for (const one of amounts) {
    if (one.amount === null) continue;
    sum += isTotal ? one.amount : one.amount * one.knownMs;
    knownMs += one.knownMs;
    count += 1;
  }
  if (count === 0 || (!isTotal && knownMs === 0)) return { amount: null, knownMs: 0 };
  return { amount: isTotal ? sum : sum / knownMs, knownMs };
}
