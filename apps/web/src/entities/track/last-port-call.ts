/** The last port a vessel's positions show. */

import type { Vessel } from '@fms/contract/vessel';
import type { Stay } from '@fms/contract/voyage';
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFromClock } from '../../live/index.ts';
import { useVesselTags } from '../tag/index.ts';
import { getVesselOptions } from '../vessel/index.ts';
import { locationQueries } from './voyage.queries.ts';

/** An ocean passage takes less. */
const LOOK_BACK_DAYS = 30;
/** What is asked does not change more often than this. */
const STEP_MS = 600_000;

/** The days that are looked through, to the end of the ten minutes that have begun. */
export function getLookBack(nowMs: Instant): TimeSpan {
  const to = (Math.floor(nowMs / STEP_MS) + 1) * STEP_MS;
  return { from: to - LOOK_BACK_DAYS * DAY_MS, to };
}

/** Of stays in order of time. Null where it stopped without a port near. */
function lastPortCall(stays: readonly Stay[]): Stay | undefined {
  return stays.findLast(({ kind }) => kind === 'port');
}

export interface LastPortCall {
  /** Undefined: none in these days, or nothing is known yet. */
  readonly call: Stay | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The last port call of a vessel; asked once for all who show it, after the values that stand above everything. */
export function useLastPortCall(vessel: Vessel): LastPortCall {
  const from = useFromClock((nowMs) => getLookBack(nowMs).from);
  const window = useMemo(() => ({ from, to: from + LOOK_BACK_DAYS * DAY_MS }), [from]);
  const zone = getVesselOptions(vessel).setting.reportTimeZone;
  const values = useVesselTags(vessel.id);
  const query = { ...locationQueries.voyage(vessel.id, window, zone), enabled: !values.isPending };
  const { data, isPending, error } = useQuery(query);
  return { call: data && lastPortCall(data.stays), isPending, error };
}
