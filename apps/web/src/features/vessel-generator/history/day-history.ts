/** The last day of the sets from the course of their power: what they carried, what was on line, starts and stops. */
import type { Instant } from '@fms/domain/time';
import type { SeriesPoint } from '../../../live/index.ts';

export interface SetSeries {
  readonly id: string;
  readonly name: string;
  /** kW; undefined where it is not known. */
  readonly rating: number | undefined;
  readonly power: readonly SeriesPoint[];
}

export interface SetChange {
  readonly time: Instant;
  readonly id: string;
  readonly name: string;
  readonly kind: 'started' | 'stopped';
}

export interface DayHistory {
  readonly time: readonly Instant[];
  /** Sum of all sets, kW; null where one of them is not known. */
  readonly load: readonly (number | null)[];
  /** Ratings of the sets that carry load, kW; null where a rating or a power is not known. */
  readonly capacity: readonly (number | null)[];
  /** Oldest first. */
  readonly changes: readonly SetChange[];
  readonly startsOf: (id: string) => number;
}

/** A set carries load above this share of its rating, or this power where the rating is not known. */
const ON_LINE_SHARE = 0.02;
const ON_LINE_KW = 10;

const isOnLine = ({ rating }: SetSeries, avg: number) =>
  avg > (rating === undefined ? ON_LINE_KW : rating * ON_LINE_SHARE);

/** Buckets of the sets share their begins: they come from one call with one width. */
export function buildDayHistory(sets: readonly SetSeries[]): DayHistory {
  const bySet = sets.map((set) => ({ set, at: new Map(set.power.map(({ time, avg }) => [time, avg])) }));
  const time = [...new Set(bySet.flatMap(({ at }) => [...at.keys()]))].sort((a, b) => a - b);
  const sumAt = (moment: Instant, readValue: (set: SetSeries, avg: number) => number | undefined) => {
    const values = bySet.map(({ set, at }) => {
      const avg = at.get(moment);
      return avg === undefined ? undefined : readValue(set, avg);
    });
    return values.some((value) => value === undefined)
      ? null
      : values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  };
  const changes = sets.flatMap(findChanges).sort((a, b) => a.time - b.time);
  return {
    time,
    load: time.map((moment) => sumAt(moment, (_set, avg) => avg)),
    capacity: time.map((moment) => sumAt(moment, (set, avg) => (isOnLine(set, avg) ? set.rating : 0))),
    changes,
    startsOf: (id) => changes.filter((change) => change.id === id && change.kind === 'started').length,
  };
}

function findChanges(set: SetSeries): SetChange[] {
  return set.power.slice(1).flatMap(({ time, avg }, place): SetChange[] => {
    const before = set.power[place];
    const [was, is] = [before !== undefined && isOnLine(set, before.avg), isOnLine(set, avg)];
    if (was === is) return [];
    return [{ time, id: set.id, name: set.name, kind: is ? 'started' : 'stopped' }];
  });
}
