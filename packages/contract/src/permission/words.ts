/** The words of rights, what one assignment holds, and their dictionary (§6, §7.10). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { wireTime } from '../scalar/time.ts';
import { vesselWord, words } from '../vessel/word.ts';

/** Words given to one person on one vessel, besides what role and organisation give. */
export const assignment = z.object({ words, until: wireTime.nullable() });
export type Assignment = z.infer<typeof assignment>;

/** What gave the words; `none` where there are no words. */
export const grantSource = z.enum(['admin', 'organization', 'assignment', 'none']);

export const vesselPermission = z.object({
  /** The place in the list, counted from 1. */
  id: z.int(),
  name: vesselWord,
  description: z.string(),
  /** The lowest permission level at which the word can be used. */
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});

export const getAllUserPermissions = defineEndpoint('GET /api/v1.0/vessel/getAllUserPermissions', 'user', {
  summary: 'The dictionary of rights on a vessel (7.10).',
  answer: z.array(vesselPermission),
});
