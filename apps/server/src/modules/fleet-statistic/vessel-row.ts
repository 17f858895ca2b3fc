/** The figures of one vessel: of the period and of the one before, by span and as a whole. */
import type { FleetFigure, FleetQuestion } from '@fms/contract/fleet-statistic';
import type { FleetQuantity } from '@fms/domain/fleet-statistic';
import type { TagId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import type { ComparedShip } from './compared-vessel.ts';
import type { FleetSpans } from './fleet-question.ts';
import { computeRankedFigure, getKnownMs, readRankedSpans } from './ranked-span.ts';
import { computeSpanAmounts, joinSpans, type SpanTotals } from './span-amounts.ts';

export interface VesselFigures {
  readonly value: number | null;
  readonly before: number | null;
  readonly coverage: number;
  readonly series: { readonly values: (number | null)[]; readonly coverage: number[] };
  readonly tagIds: TagId[];
  readonly figures: FleetFigure[];
}

/** `totals` are those of the spans before, then of the question's; coverage is of the time up to `now`. */
export function computeVesselFigures(
  question: FleetQuestion,
  ship: ComparedShip,
  spans: FleetSpans,
  totals: SpanTotals,
  now: Instant,
): VesselFigures {
  const all = [...spans.before, ...spans.now];
  const read = (quantity: FleetQuantity) => computeSpanAmounts(quantity, ship.partsOf(quantity), totals, all);
  const first = spans.before.length;
  const ranked = readRankedSpans(question, read);
  const figureOf = (some: typeof ranked) => computeRankedFigure(question, some, ship.deadweightTonnes);
  const shown = ranked.slice(first);
  const known = shown.map(getKnownMs);
  return {
    value: figureOf(shown),
    before: figureOf(ranked.slice(0, first)),
    coverage: getCoverage(known, spans.now, now),
    series: {
      values: shown.map((span) => figureOf([span])),
      coverage: spans.now.map((span, place) => getCoverage([known[place] ?? 0], [span], now)),
    },
    tagIds: listTagIds(ship, question.ranked),
    figures: question.quantities.map((quantity): FleetFigure => {
      const amounts = read(quantity);
      const its = amounts.slice(first);
      return {
        quantity,
        value: joinSpans(quantity, its).amount,
        before: joinSpans(quantity, amounts.slice(0, first)).amount,
        coverage: getCoverage(
          its.map(({ knownMs }) => knownMs),
          spans.now,
          now,
        ),
        tagIds: listTagIds(ship, quantity),
      };
    }),
  };
}

const listTagIds = (ship: ComparedShip, quantity: FleetQuantity): TagId[] =>
  ship.partsOf(quantity).map(({ tag }) => tag.id);

/** Share of the time up to now that is known; 0 for spans that lie ahead. */
function getCoverage(known: readonly number[], spans: readonly TimeSpan[], now: Instant): number {
  const past = spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - from), 0);
  const knownMs = known.reduce((sum, one) => sum + one, 0);
  return past === 0 ? 0 : Math.min(1, knownMs / past);
}
