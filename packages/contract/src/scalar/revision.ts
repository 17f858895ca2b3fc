/** Edits by several people: how many there were, and what an edit was made from. */
import { z } from 'zod';

/** The largest number that a 32-bit column holds. */
export const MAX_INT32 = 2 ** 31 - 1;

import { wireTime } from './time.ts';

/** Edits of one thing so far. */
export const revision = z.int().min(0).max(MAX_INT32);

/**
 * The revision a form was filled from. An edit from an older one is refused with `changed-meanwhile`; left out, the edit
 * overwrites.
 */
export const editedRevision = revision.optional();

/** The same in the query of a call whose body is given. */
export const editedQueryRevision = z.coerce.number().pipe(revision).optional();

/** Travels with what can be edited. */
export const lastEdit = { revision, changedAt: wireTime.nullable(), changedBy: z.string().nullable() };
