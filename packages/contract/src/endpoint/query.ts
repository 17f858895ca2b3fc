/** Parts that the queries of many calls share. */
import { z } from 'zod';
import { queryVesselId } from '../scalar/id.ts';
import { requestTime } from '../scalar/time.ts';

/** Of a call about one vessel. */
export const vesselQuery = z.object({ vesselId: queryVesselId });

/** Of a call about one vessel in a period, both ends included. */
export const vesselPeriodQuery = vesselQuery.extend({ fromTime: requestTime, toTime: requestTime });

/** Fields of a list that may be asked for a period, open at the ends that are left out. */
export const openPeriod = { fromTime: requestTime.optional(), toTime: requestTime.optional() };

/** Fields of a paged list: entries to leave out at its beginning, and entries of one page, `usual` where none are asked. */
export function pageOf(most: number, usual: number) {
  return {
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(most).default(usual),
  };
}
