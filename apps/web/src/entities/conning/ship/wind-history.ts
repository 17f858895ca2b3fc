/** Where the wind came from lately, for the area on its rose. */
import type { Tag } from '@fms/contract/tag';
import type { TimeSpan } from '@fms/domain/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlantPlace } from '../../plant/index.ts';
import { fetchStatistic } from '../../tag/index.ts';
import { SHIP } from './conning-slots.ts';

export interface WindShare {
  /** Middle of the sector, degrees true. */
  readonly direction: number;
  readonly occurrences: number;
}

const SECTOR_DEGREES = 10;
/** A reading every half a minute of an hour. */
const POINTS = 120;
const NO_HISTORY: readonly WindShare[] = [];

/** How often it came from each sector of ten degrees; empty where nothing is known. All sectors, or none. */
export function countDirections(directions: readonly number[]): readonly WindShare[] {
  if (directions.length === 0) return NO_HISTORY;
  const counts = new Array<number>(360 / SECTOR_DEGREES).fill(0);
  for (const direction of directions) {
    const sector = Math.floor((((direction % 360) + 360) % 360) / SECTOR_DEGREES);
    counts[sector] = (counts[sector] ?? 0) + 1;
  }
  return counts.map((occurrences, sector) => ({ direction: (sector + 0.5) * SECTOR_DEGREES, occurrences }));
}

/** Of the true direction, or of the true angle and the heading of the same half minutes. */
export function useWindHistory(span: TimeSpan): readonly WindShare[] {
  const { plant } = usePlantPlace();
  const direction = plant.tagOf(SHIP.trueWindDirection);
  const [angle, heading] = [plant.tagOf(SHIP.trueWindAngle), plant.tagOf(SHIP.heading)];
  const tags = direction ? [direction] : angle && heading ? [angle, heading] : [];
  const answers = useQueries({ queries: tags.map((tag) => lastValues(tag, span)) });
  const [first, second] = answers.map(({ data }) => data);
  return useMemo(() => {
    if (first === undefined || (direction === undefined && second === undefined)) return NO_HISTORY;
    // A mean of directions on both sides of north points south: the last reading of each half minute counts.
    const added = [...first].flatMap(([time, degrees]) => {
      if (second === undefined) return [degrees];
      const bow = second.get(time);
      return bow === undefined ? [] : [degrees + bow];
    });
    return countDirections(added);
  }, [first, second, direction]);
}

function lastValues(tag: Tag, { from, to }: TimeSpan) {
  return {
    queryKey: ['wind-history', tag.Id, from, to],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<string, number>> => {
      const ask = { vesselId: tag.vesselId, tagId: tag.Id, from, to, maxPoints: POINTS };
      const points = (await fetchStatistic(ask, signal))?.points ?? [];
      return new Map(points.map(({ time, last }) => [time, last]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}
