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

/** Query, answer and paging of a list: pages of `most` entries, of `usual` where none are asked, with further fields of the query. */
export function pagesOf<Entry extends z.ZodType, Fields extends z.ZodRawShape = Record<never, never>>(
  entry: Entry,
  [usual, most]: readonly [usual: number, most: number],
  fields: Fields = {} as Fields,
) {
  return { query: z.object({ ...pageOf(most, usual), ...fields }), answer: z.array(entry), paged: true } as const;
}
