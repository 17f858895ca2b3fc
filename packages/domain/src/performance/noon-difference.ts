/** A noon report that people entered, held against what the sensors measured of the same day (§9.8). */
import type { Instant } from '../time/instant.ts';
import type { NoonReport } from './noon-report.ts';

/** Hours under way, nm over ground, t of the main engines, kW of all shafts. */
export const NOON_QUANTITIES = ['hours', 'miles', 'tonnes', 'kilowatts'] as const;
export type NoonQuantity = (typeof NOON_QUANTITIES)[number];

/** Null: not reported, or not measured. */
export type NoonAmounts = Readonly<Record<NoonQuantity, number | null>>;

export interface NoonDifference {
  readonly quantity: NoonQuantity;
  /** Of what was reported from what was measured, percent of the latter. */
  readonly percent: number;
}

/** The largest first; quantities that one of both does not know, or of which nothing was measured, are left out. */
export function compareNoonReport(reported: NoonAmounts, measured: NoonAmounts): NoonDifference[] {
  return NOON_QUANTITIES.flatMap((quantity): NoonDifference[] => {
    const [said, was] = [reported[quantity], measured[quantity]];
    return said === null || was === null || was <= 0 ? [] : [{ quantity, percent: (said / was - 1) * 100 }];
  }).toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}

/** A report is written within some hours of noon, and ship's time may have changed meanwhile. */
const NEAR_NOON_MS = 3 * 3_600_000;

/** The measured day that a report of `at` is about; undefined where the ship was not under way, or is not known to have been. */
export const findReportedDay = <Day extends Pick<NoonReport, 'to' | 'isPartial'>>(
  days: readonly Day[],
  at: Instant,
): Day | undefined => days.find(({ to, isPartial }) => !isPartial && Math.abs(to - at) <= NEAR_NOON_MS);
