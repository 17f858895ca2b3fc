/** A vessel whose figure stands out from that of its sisters: by how much, since when, and what else differs. */
import { computeQuantile } from '../statistic/index.ts';
import type { TimeSpan } from '../time/time-span.ts';

/** Share off more than half of the sisters from which a figure stands out. */
export const OUTLIER_SHARE = 0.08;
/** Fewer sisters than this have no usual figure. */
export const LEAST_SISTERS = 2;
/** Mean speeds further apart than this explain a different consumption: it goes by the cube of speed. */
const SPEED_SHARE = 0.05;
/** Points of time at sea, or in wind, further apart than this explain it likewise. */
const TIME_SHARE = 0.1;

export const OUTLIER_REASONS = ['faster', 'slower', 'more-under-way', 'less-under-way', 'more-wind', 'none'] as const;
/** What else differs from the sisters; `none` where speed, time under way and wind are alike. */
export type OutlierReason = (typeof OUTLIER_REASONS)[number];

/** What may explain a figure; null where it was not measured. */
export interface Circumstances {
  /** Mean speed under way, kn. */
  readonly knots: number | null;
  /** Share of the time under way, 0 to 1. */
  readonly underWay: number | null;
  /** Mean true wind, m/s. */
  readonly wind: number | null;
}

export interface ComparedVessel extends Circumstances {
  readonly value: number;
  /** Figures of the spans, in order of time; null where there is none. */
  readonly values: readonly (number | null)[];
}

export interface FleetOutlier {
  /** Off the median of the sisters, as a share: +0.1 is ten per cent more. */
  readonly share: number;
  /** The first span from which on it stood out in every one that was measured. */
  readonly since: TimeSpan['from'];
  readonly reason: OutlierReason;
}

/** Null for a vessel that does not stand out, or with too few sisters. `spans` are those of the values. */
export function findOutlier(
  own: ComparedVessel,
  sisters: readonly ComparedVessel[],
  spans: readonly TimeSpan[],
): FleetOutlier | null {
  if (sisters.length < LEAST_SISTERS) return null;
  const theirs = sisters.map(({ value }) => value);
  const share = shareOff(own.value, medianOf(theirs));
  if (share === null) return null;
  const sign = Math.sign(share);
  if (!isOff(own.value, theirs, sign)) return null;
  const first = findFirst(own, sisters, sign);
  const span = spans[first];
  return span === undefined ? null : { share, since: span.from, reason: findReason(own, sisters) };
}

/** The place of the first span of the run of spans at the end in which the vessel stood out; the last one otherwise. */
function findFirst(own: ComparedVessel, sisters: readonly ComparedVessel[], sign: number): number {
  let first = own.values.findLastIndex((value) => value !== null);
  for (let at = first; at >= 0; at -= 1) {
    const value = own.values[at] ?? null;
    const others = sisters.flatMap(({ values }) => values[at] ?? []);
    if (value === null || others.length === 0) continue;
    if (!isOff(value, others, sign)) break;
    first = at;
  }
  return first;
}

/**
 * Whether a figure is off more than half of the others, above them for a sign of 1, below them for -1. The median of an even
 * number lies between two of them: one of two sisters that stands out itself would pull it away from the other.
 */
function isOff(value: number, others: readonly number[], sign: number): boolean {
  const passed = others.filter((other) => (value - other) * sign >= OUTLIER_SHARE * Math.abs(other));
  return passed.length > others.length / 2;
}

function findReason(own: Circumstances, sisters: readonly Circumstances[]): OutlierReason {
  const usual = (of: keyof Circumstances) => medianOf(sisters.flatMap((sister) => sister[of] ?? []));
  const speed = shareOff(own.knots, usual('knots'));
  if (speed !== null && Math.abs(speed) > SPEED_SHARE) return speed > 0 ? 'faster' : 'slower';
  const [sailed, theirs] = [own.underWay, usual('underWay')];
  if (sailed !== null && theirs !== null && Math.abs(sailed - theirs) > TIME_SHARE)
    return sailed > theirs ? 'more-under-way' : 'less-under-way';
  const wind = shareOff(own.wind, usual('wind'));
  return wind !== null && wind > TIME_SHARE ? 'more-wind' : 'none';
}

const medianOf = (values: readonly number[]): number | null => computeQuantile(values, 0.5);

function shareOff(value: number | null, usual: number | null): number | null {
  return value === null || usual === null || usual === 0 ? null : value / usual - 1;
}
