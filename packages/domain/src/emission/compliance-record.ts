/** Compliance over time: time and distance in each state, exceedances apart from faults, and how complete the record is. */
import type { Position } from '../geo/coordinates.ts';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import type { Compliance, ComplianceReason, ComplianceState } from './compliance.ts';

const METERS_PER_NAUTICAL_MILE = 1852;

/** A moment holds until the next one, at most this long; what is left of a longer silence is unknown. */
export const MOMENT_HOLDS_MS = 3 * 60_000;

const INSTRUMENT_FAULTS: readonly ComplianceStretch['reason'][] = ['calibration', 'no-ratio', 'no-mode', 'silence'];

export interface EvaluatedMoment {
  readonly time: Instant;
  readonly position: Position | null;
  readonly compliance: Compliance;
}

export interface StateTotal {
  readonly hours: number;
  readonly nauticalMiles: number;
}

export interface ComplianceStretch extends TimeSpan {
  readonly state: ComplianceState;
  readonly reason: ComplianceReason | 'silence';
  readonly area: string | null;
  /** The highest ratio or sulphur within it. */
  readonly highest: number | null;
}

export interface ComplianceRecord {
  readonly totals: Readonly<Record<ComplianceState, StateTotal>>;
  /** Stretches of one state, reason and area in order of time. */
  readonly stretches: readonly ComplianceStretch[];
  /** Those above a limit: true exceedances, not faults of an instrument. */
  readonly exceedances: readonly ComplianceStretch[];
  /** Those that cannot be evaluated because an instrument did not measure: calibration, bad values, silence. */
  readonly faults: readonly ComplianceStretch[];
}

/** Sums up moments in order of time. Distance is measured between positions and counts for the state of the earlier one. */
export function sumCompliance(moments: readonly EvaluatedMoment[]): ComplianceRecord {
  const totals = {
    compliant: { hours: 0, nauticalMiles: 0 },
    exceeding: { hours: 0, nauticalMiles: 0 },
    unknown: { hours: 0, nauticalMiles: 0 },
  };
  const stretches: ComplianceStretch[] = [];
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1];
    if (next === undefined) break;
    const until = Math.min(next.time, moment.time + MOMENT_HOLDS_MS);
    const miles = milesBetween(moment, next);
    const shareHeld = next.time > moment.time ? (until - moment.time) / (next.time - moment.time) : 0;
    const parts = [partOf(moment, until), ...(until < next.time ? [silence(until, next.time)] : [])];
    parts.forEach((part, order) => {
      const total = totals[part.state];
      total.hours += (part.to - part.from) / 3_600_000;
      total.nauticalMiles += miles * (order === 0 ? shareHeld : 1 - shareHeld);
      append(stretches, part);
    });
  }
  return {
    totals,
    stretches,
    exceedances: stretches.filter(({ state }) => state === 'exceeding'),
    faults: stretches.filter(({ reason }) => INSTRUMENT_FAULTS.includes(reason)),
  };
}

/**
 * Share of minutes with a valid mean of 60 s while the scrubber ran, 0 to 1; null where it did not run. `hasMean` says for
 * each minute of running whether its mean was valid.
 */
export function computeCompleteness(hasMean: readonly boolean[]): number | null {
  return hasMean.length === 0 ? null : hasMean.filter(Boolean).length / hasMean.length;
}

function partOf({ time, compliance: { state, reason, area, value } }: EvaluatedMoment, to: Instant): ComplianceStretch {
  return { from: time, to, state, reason, area, highest: value };
}

function silence(from: Instant, to: Instant): ComplianceStretch {
  return { from, to, state: 'unknown', reason: 'silence', area: null, highest: null };
}

function append(stretches: ComplianceStretch[], part: ComplianceStretch): void {
  const before = stretches.at(-1);
  const isSame =
    before?.to === part.from &&
    before.state === part.state &&
    before.reason === part.reason &&
    before.area === part.area;
  if (!isSame) {
    stretches.push(part);
    return;
  }
  const values = [before.highest, part.highest].filter((value) => value !== null);
  stretches[stretches.length - 1] = {
    ...before,
    to: part.to,
    highest: values.length === 0 ? null : Math.max(...values),
  };
}

function milesBetween(from: EvaluatedMoment, to: EvaluatedMoment): number {
  if (from.position === null || to.position === null) return 0;
  return computeDistanceMeters(from.position, to.position) / METERS_PER_NAUTICAL_MILE;
}
