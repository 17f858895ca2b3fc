/** API tokens: rights of their owner on named vessels, for programs. They are sent as `Authorization: Bearer`. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { queryUserId, userId, vesselId } from '../scalar/id.ts';
import { asciiText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { givenUntil, givenWords, words } from '../vessel/word.ts';

/** What every token begins with: found by scanners of source code. */
export const API_TOKEN_PREFIX = 'fms_';
/** Tokens of one owner at most. */
export const MAX_API_TOKENS = 50;

const apiTokenId = asciiText(40).min(1);

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  userId,
  userName: z.string(),
  vesselIds: z.array(vesselId),
  words,
  createdAt: wireTime,
  until: wireTime.nullable(),
  /** To the minute; null before the first use. */
  lastUsedAt: wireTime.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listApiTokens = defineList('GET /api/v2/api-token', 'user', apiToken, {
  summary: 'Tokens of the caller, or of a user the caller manages, newest first, with their last use.',
  query: z.object({ userId: queryUserId.optional() }),
});

export const createApiToken = defineEndpoint('POST /api/v2/api-token', 'user', {
  summary: 'Makes a token of level 0 with words on vessels the caller has; the answer is the only time it is shown.',
  body: z.object({
    name: text(100).trim().min(1),
    vesselIds: z.array(vesselId).min(1).max(1000),
    words: givenWords.min(1),
    until: givenUntil,
  }),
  answer: z.object({ id: z.string(), token: z.string() }),
});

export const deleteApiToken = defineEndpoint('DELETE /api/v2/api-token', 'user', {
  summary: 'Ends a token at once: one’s own, or that of a user the caller manages.',
  query: z.object({ id: apiTokenId }),
});

export const apiTokenEndpoints = { createApiToken, listApiTokens, deleteApiToken };
