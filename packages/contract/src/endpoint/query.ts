/** Parts that the queries of many calls share. */
import { z } from 'zod';
import { queryVesselId } from '../scalar/id.ts';
import { requestTime } from '../scalar/time.ts';
import { type Access, defineEndpoint } from './endpoint.ts';

/** Of a call about one vessel. */
export const vesselQuery = z.object({ vesselId: queryVesselId });

/** Declares a call that reads something of one vessel, which its query names. */
export function defineVesselRead<Answer extends z.ZodType>(
  target: `GET /api/${string}`,
  access: Access,
  parts: { readonly summary: string; readonly answer: Answer },
) {
  return defineEndpoint(target, access, { ...parts, query: vesselQuery });
}

/** Such a call. */
export type VesselRead<Answer extends z.ZodType> = ReturnType<typeof defineVesselRead<Answer>>;

/** Of a call about one vessel in a period, both ends included. */
export const vesselPeriodQuery = vesselQuery.extend({ fromTime: requestTime, toTime: requestTime });

/** Fields of a list that may be asked for a period, open at the ends that are left out. */
export const openPeriod = { fromTime: requestTime.optional(), toTime: requestTime.optional() };
