/** What the parts of the statistic tab draw from, with everything a test does not care about filled in. */
import { HOUR_MS, type Instant, MINUTE_MS } from '@fms/domain/time';
import { createTrendCursor } from '@fms/ui/chart';
import { type Curve, STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import type { SeriesPoint } from '../../../live/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';

/** Buckets of a minute from `from` on, each of two readings that lie 1 below and 1 above the mean. */
export function buildPoints(from: Instant, ...means: readonly number[]): SeriesPoint[] {
  return means.map((avg, place) => ({ time: from + place * MINUTE_MS, avg, min: avg - 1, max: avg + 1, count: 2 }));
}

/** The curve of a tag in knots, in buckets of a minute, without a point. */
export function buildCurve(id: number, given: Partial<Curve> = {}): Curve {
  return {
    ...{ key: String(id), name: `Tag ${id}`, unit: 'kn', decimals: 1, order: id - 1 },
    ...{ points: [], gaps: [], bucketMs: MINUTE_MS, compared: false, banded: true },
    ...given,
  };
}

/** The hour before noon of {@link NOON}, all of it known. */
export function buildStatisticData(curves: readonly Curve[]) {
  return {
    window: { from: NOON - HOUR_MS, to: NOON },
    curves,
    isPending: false,
    error: undefined as unknown,
    reload: () => {},
  };
}

/** The first vessel's curves as the tab shows them at the address `query`; no event, no shift. */
export function buildShown(query: string, curves: readonly Curve[] = []) {
  const state = STATISTIC_ADDRESS.parse(new URLSearchParams(query));
  return {
    vessel: buildVessel(1),
    tags: [],
    panes: state.panes ?? [],
    state,
    data: buildStatisticData(curves),
    cursor: createTrendCursor(),
    colors: ['#111111', '#222222', '#333333', '#444444'],
    causeOf: () => undefined,
    events: { alarms: [], notes: [] },
    shifts: undefined,
  };
}
