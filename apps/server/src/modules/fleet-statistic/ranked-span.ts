/** The ranked quantity of a vessel in each span, with what it is divided by. */
import {
  computeFleetFigure,
  type FleetQuantity,
  getDivisor,
  type Normalisation,
  type SpanAmounts,
} from '@fms/domain/fleet-statistic';
import { HOUR_MS } from '@fms/domain/time';
import { joinSpans, type SpanAmount } from './span-amounts.ts';

export interface RankedQuestion {
  readonly ranked: FleetQuantity;
  readonly normalisedBy: Normalisation;
}

export interface RankedSpan {
  readonly own: SpanAmount;
  /** Undefined where the quantity is divided by nothing that is measured. */
  readonly divisor: SpanAmount | undefined;
}

/** `read` answers the amounts of a quantity, one for each span. */
export function readRankedSpans(
  { ranked, normalisedBy }: RankedQuestion,
  read: (quantity: FleetQuantity) => readonly SpanAmount[],
): readonly RankedSpan[] {
  const by = getDivisor(ranked, normalisedBy);
  const divisors = by === undefined ? [] : read(by);
  return read(ranked).map((own, place) => ({ own, divisor: divisors[place] }));
}

/** Time in which the quantity and what it is divided by are known, ms. */
export const getKnownMs = ({ own, divisor }: RankedSpan): number =>
  divisor === undefined ? own.knownMs : Math.min(own.knownMs, divisor.knownMs);

/** The figure of some spans together: of those in which both are known, since what was burned without a log belongs to no mile. */
export function computeRankedFigure(
  { ranked, normalisedBy }: RankedQuestion,
  spans: readonly RankedSpan[],
  deadweightTonnes: number | null,
): number | null {
  const known = spans.filter(({ own, divisor }) => own.amount !== null && divisor?.amount !== null);
  const own = joinSpans(
    ranked,
    known.map((span) => span.own),
  );
  const by = getDivisor(ranked, normalisedBy);
  const divisor =
    by &&
    joinSpans(
      by,
      known.flatMap((span) => span.divisor ?? []),
    ).amount;
  const amounts: SpanAmounts = {
    amount: own.amount,
    hours: own.knownMs / HOUR_MS,
    nauticalMiles: by === 'distance' ? (divisor ?? null) : null,
    kilowattHours: by === 'energy' ? (divisor ?? null) : null,
  };
  return computeFleetFigure(ranked, normalisedBy, amounts, deadweightTonnes);
}
