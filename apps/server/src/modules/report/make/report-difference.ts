/** What changed between two moments of knowledge of the same report: rows whose cells differ, and from when to when. */
import type { Instant } from '@fms/domain/time';
import type { ReportRow } from '../format/document/report-document.ts';
import { formatInZone } from '../format/document/time-text.ts';
import type { ReportPlan } from '../plan/report-plan.ts';
import type { ReportSource } from '../plan/report-source.ts';

/** One sentence. Rows are compared one by one: both plans are of the same question. */
export async function describeDifference(then: ReportPlan, now: ReportPlan): Promise<string> {
  let differing = 0;
  let [first, last]: [Instant | null, Instant | null] = [null, null];
  for (const [place, source] of now.sources.entries()) {
    const before = rowsOf(then.sources[place] as ReportSource);
    for await (const row of rowsOf(source)) {
      const old = (await before.next()).value as ReportRow | undefined;
      if (old !== undefined && isSame(old, row)) continue;
      differing++;
      const [time] = row.cells;
      if (typeof time !== 'number') continue;
      first = first === null ? time : Math.min(first, time);
      last = last === null ? time : Math.max(last, time);
    }
  }
  if (differing === 0) return 'Data is as it was; what was entered, names or units changed.';
  const { zone } = now.document;
  const when = first === null || last === null ? '' : `, ${formatInZone(first, zone)} to ${formatInZone(last, zone)}`;
  return `${differing} ${differing === 1 ? 'row differs' : 'rows differ'}${when}: data came later or was deleted.`;
}

async function* rowsOf(source: ReportSource): AsyncGenerator<ReportRow> {
  for await (const { rows } of source.slices()) yield* rows;
}

function isSame(one: ReportRow, other: ReportRow): boolean {
  return one.cells.length === other.cells.length && one.cells.every((cell, place) => cell === other.cells[place]);
}
