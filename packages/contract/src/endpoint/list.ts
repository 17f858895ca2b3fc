/** Calls that answer a list: as a whole, or one page of it. */
import { z } from 'zod';
import { type Access, defineEndpoint, type EndpointTarget, type Nothing } from './endpoint.ts';
import { vesselQuery } from './query.ts';

/** Declares a call that answers a list of entries as a whole. */
export function defineList<
  Entry extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  target: EndpointTarget,
  access: Access,
  entry: Entry,
  parts: { summary: string; params?: Params; query?: Query; body?: Body; maxBodyBytes?: number },
) {
  return defineEndpoint(target, access, { ...parts, answer: z.array(entry) });
}

/** Declares a call that reads the whole list of something of one vessel, which its query names. */
export function defineVesselList<Entry extends z.ZodType>(
  target: `GET /api/${string}`,
  access: Access,
  entry: Entry,
  parts: { readonly summary: string },
) {
  return defineList(target, access, entry, { ...parts, query: vesselQuery });
}

/** Entries of one page: where none are asked, and at most. */
type PageSize = readonly [usual: number, most: number];

function pageFields([usual, most]: PageSize) {
  return {
    /** Entries to leave out at the beginning. */
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(most).default(usual),
  };
}

/** Declares a call that reads one page of a list, by the `fields` of its query; the total travels in a header. */
export function definePagedList<Entry extends z.ZodType, Fields extends z.ZodRawShape = Record<never, never>>(
  target: `GET /api/${string}`,
  access: Access,
  entry: Entry,
  parts: { readonly summary: string; readonly fields?: Fields; readonly page?: PageSize },
) {
  const { summary, fields = {} as Fields, page = [100, 500] } = parts;
  const query = z.object({ ...fields, ...pageFields(page) });
  return defineEndpoint(target, access, { summary, query, answer: z.array(entry), paged: true });
}
