/** Of which parts of a span the fleet has positions: the lower edge of the timeline, with its holes. */

import type { FleetHistory } from '@fms/contract/geo';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { isTrackGap } from '../../../map/index.ts';

/** One truth value for each of `count` equal parts of the span: whether any vessel has data in it. */
export function computeFleetCoverage(
  { vessels, scope }: FleetHistory,
  { from, to }: TimeSpan,
  count: number,
): boolean[] {
  const parts = new Array<boolean>(count).fill(false);
  const partOf = (time: Instant) => Math.floor(((time - from) / (to - from)) * count);
  for (const { times, latitudes, longitudes } of vessels) {
    for (let i = 0; i < times.length; i++) {
      const fix = { time: times[i] ?? 0, latitude: latitudes[i] ?? 0, longitude: longitudes[i] ?? 0 };
      const next = { time: times[i + 1] ?? 0, latitude: latitudes[i + 1] ?? 0, longitude: longitudes[i + 1] ?? 0 };
      const end = i + 1 < times.length && !isTrackGap(fix, next, scope) ? next.time : fix.time;
      const last = Math.min(count - 1, partOf(end));
      for (let part = Math.max(0, partOf(fix.time)); part <= last; part++) parts[part] = true;
    }
  }
  return parts;
}

/** Runs of equal values as shares of the whole: `{ from: 0, to: 0.4, value: true }`. */
export function groupRuns(parts: readonly boolean[]): { from: number; to: number; value: boolean }[] {
  const runs: { from: number; to: number; value: boolean }[] = [];
  parts.forEach((value, i) => {
    const last = runs.at(-1);
    const to = (i + 1) / parts.length;
    if (last?.value === value) last.to = to;
    else runs.push({ from: i / parts.length, to, value });
  });
  return runs;
}
