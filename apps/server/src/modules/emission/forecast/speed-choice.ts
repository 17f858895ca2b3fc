/** Which speeds a vessel sailed, how its main engines burn over them, and how long it waits: what can be tried for the rest of a year. */
import type { PastRate } from '@fms/domain/carbon-forecast';
import type { TagId } from '@fms/domain/identity';
import { fitSpeedExponent, type SpeedExponent, type SpeedFuel } from '@fms/domain/performance';
import { type Refusal, refuse } from '@fms/domain/plant-value';
import { DAY_MS, HOUR_MS, type TimeSpan } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import { UNDER_WAY_KNOTS } from '@fms/domain/vessel';
import type { SpanTotal } from '../../../telemetry/index.ts';
import { type QuantityPart, type SpanTotals, sumPart } from '../../fleet-statistic/index.ts';

export interface SpeedChoice {
  /** Mean under way of the past by which the rest of the year is forecast, kn. */
  readonly knots: number;
  readonly least: number;
  readonly most: number;
  readonly exponent: SpeedExponent;
  /** Of a mean day, h. */
  readonly hoursWaiting: number;
}

/** So long past days say how the engines burn: a hull fouls. */
const FITTED_DAYS = 60;
/** Share of an hour that must be known. */
const LEAST_KNOWN = 0.8;
/** Shares of the mean speed. */
const REACH = { slowest: 0.75, fastest: 1.1 } as const;

/** The hours until midnight of the day that goes on. */
export function listFittedHours(now: number): TimeSpan[] {
  const to = Math.floor(now / DAY_MS) * DAY_MS;
  return Array.from({ length: FITTED_DAYS * 24 }, (_, hour) => {
    const from = to - (FITTED_DAYS * 24 - hour) * HOUR_MS;
    return { from, to: from + HOUR_MS };
  });
}

/** Speed over ground and what the main engines burned, of the hours under way that are known. */
export function listSpeedPoints(
  speed: QuantityPart,
  engines: readonly QuantityPart[],
  totals: SpanTotals,
  hours: number,
): SpeedFuel[] {
  return Array.from({ length: hours }, (_, place) => place).flatMap((place) => {
    const totalOf = ({ tag }: QuantityPart) => readKnown(totals, tag.id, place);
    const sailed = totalOf(speed);
    const knots = sailed && convertIfKnown(sailed.sum / sailed.count, speed.tag.unit, 'kn');
    const burned = engines.map((part) => {
      const total = totalOf(part);
      return total && (part.convert(sumPart(part.tag, total)) * HOUR_MS) / total.knownMs;
    });
    if (knots == null || knots <= UNDER_WAY_KNOTS || burned.length === 0) return [];
    const fuel = burned.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    return fuel === null ? [] : [{ speed: knots, fuel }];
  });
}

function readKnown(totals: SpanTotals, tagId: TagId, place: number): SpanTotal | null {
  const total = totals.get(tagId)?.[place] ?? null;
  return total !== null && total.knownMs >= LEAST_KNOWN * HOUR_MS ? total : null;
}

/** Refused as the fit is, and as `too-few` where the ship did not sail. */
export function findSpeedChoice(points: readonly SpeedFuel[], rate: PastRate): SpeedChoice | Refusal {
  const exponent = fitSpeedExponent(points);
  if ('reason' in exponent) return exponent;
  if (!(rate.hoursUnderWay > 0)) return refuse('too-few', 'distance');
  const knots = rate.nauticalMiles / rate.hoursUnderWay;
  const reach = { least: knots * REACH.slowest, most: knots * REACH.fastest };
  return { knots, ...reach, exponent, hoursWaiting: rate.hoursWaiting };
}
