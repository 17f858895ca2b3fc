/** What the one engine behind shifts, reports and statistics of the fleet is asked, and what it answers. */
import type { TagId, VesselId } from '@fms/domain/identity';
import type { AggregateKind, Period } from '@fms/domain/statistic';
import type { Instant } from '@fms/domain/time';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';

export interface AggregateColumn {
  readonly dataTagId: TagId;
  readonly kind: AggregateKind;
}

export interface AggregateQuestion {
  /** A tag of another vessel is refused as unknown. Left out for tags of several vessels, each of which was authorised. */
  readonly vesselId?: VesselId;
  readonly columns: readonly AggregateColumn[];
  /** In order of time, none overlapping. They may be made one by one: only a slice of them is kept. */
  readonly periods: Iterable<Period>;
  /** Fills periods without data by the rule of `computeHeldFigure`, and marks them. */
  readonly isExtrapolate: boolean;
  /** Answers what was known at that moment: of the readings that had arrived by then. */
  readonly knownAtMs?: Instant | undefined;
}

export interface AggregateRow {
  readonly from: Instant;
  readonly to: Instant;
  /** In the order of the columns; null where nothing is known, or the unit of the tag has no such figure. */
  readonly values: readonly (number | null)[];
  /** Share of the row's time that is known, 0 to 1, of each column. */
  readonly coverage: readonly number[];
  /** Whether a value was extrapolated, of each column. */
  readonly extrapolated: readonly boolean[];
}

/** Asks no rights: who asks it has required the word on every vessel. Throws `not-found` for an unknown tag. */
export interface Aggregates {
  aggregate(question: AggregateQuestion): Promise<AggregateRow[]>;
  /** The same rows slice by slice, in bounded memory; others get their turn between the slices. */
  stream(question: AggregateQuestion): AsyncGenerator<readonly AggregateRow[]>;
}

export const AGGREGATES: ServiceKey<Aggregates> = serviceKey('figures of tags over periods');
