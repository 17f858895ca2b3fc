/** Figures of tags in one shift, computed ashore: the same that a report of the shift says (§7.10). */

import { toWireTime } from '@fms/contract/scalar';
import { getShiftHistory, type ShiftRow } from '@fms/contract/shift';
import type { Tag } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import { findRateSum, type Shift, type ShiftTotal } from '@fms/domain/statistic';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export interface ShiftAsk {
  readonly vesselId: VesselId;
  readonly tags: readonly Pick<Tag, 'Id' | 'unit'>[];
  readonly shift: Shift;
  readonly shiftTimes: readonly number[];
  readonly knownAt: number | undefined;
}

/** By tag; null where nothing was measured. */
export type ShiftTotalsByTag = ReadonlyMap<TagId, ShiftTotal | null>;

const KINDS = ['average', 'minimum', 'maximum', 'sum'] as const;

/** Of one shift as it begins and ends by these shift times; of one that runs what it came to so far. */
export function createShiftQuery({ vesselId, tags, shift, shiftTimes, knownAt }: ShiftAsk) {
  const ids = tags.map(({ Id }) => Id);
  return queryOptions({
    queryKey: ['shift', vesselId, shift.fromTime, shift.toTime, ids, shiftTimes, knownAt],
    queryFn: async ({ signal }): Promise<ShiftTotalsByTag> => {
      const body = {
        ...{ vesselId, fromTime: toWireTime(shift.fromTime), toTime: toWireTime(shift.toTime) },
        columns: ids.flatMap((dataTagId) => KINDS.map((kind) => ({ dataTagId, kind }))),
        shiftTimestamps: [...shiftTimes],
        knownAt: knownAt === undefined ? undefined : toWireTime(knownAt),
      };
      const rows = await call(getShiftHistory, { body, signal });
      return readTotals(
        tags,
        rows.find(({ from }) => Date.parse(from) === shift.fromTime),
      );
    },
    staleTime: 300_000,
    gcTime: 60_000,
  });
}

function readTotals(tags: ShiftAsk['tags'], row: ShiftRow | undefined): ShiftTotalsByTag {
  return new Map(
    tags.map(({ Id, unit }, place) => {
      const [mean, min, max, sum] = row?.values.slice(place * KINDS.length) ?? [];
      if (mean == null || min == null || max == null) return [Id, null];
      const sumUnit = findRateSum(unit)?.unit;
      const knownShare = row?.coverage[place * KINDS.length] ?? 0;
      return [
        Id,
        {
          mean,
          min,
          max,
          sum: sum == null || sumUnit === undefined ? null : { value: sum, unit: sumUnit },
          knownShare,
        },
      ];
    }),
  );
}
