/** Why a person has or lacks each right on a vessel, in steps a person can follow. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { queryUserId, queryVesselId, userId, vesselId } from '../scalar/id.ts';
import { vesselWord } from '../vessel/word.ts';

export const explainedWord = z.object({
  word: vesselWord,
  given: z.boolean(),
  /** Given, and the person's level is high enough for it. */
  usable: z.boolean(),
  /** One sentence each, e.g. `A manager has it on vessels of the own organisation.` */
  steps: z.array(z.string()),
});

export const rightExplanation = z.object({
  userId,
  userName: z.string(),
  vesselId,
  vesselName: z.string(),
  /** What holds for all words: role, organisation, reach, assignment, state of account and vessel. */
  steps: z.array(z.string()),
  /** Every word of the dictionary, in its order. */
  words: z.array(explainedWord),
});
export type RightExplanation = z.infer<typeof rightExplanation>;

export const explainRight = defineEndpoint('GET /api/v2/vessel/why', 'user', {
  summary: 'Why a user has or lacks each word on a vessel, in steps: of oneself, or of who the caller manages (6).',
  query: z.object({ userId: queryUserId, vesselId: queryVesselId }),
  answer: rightExplanation,
});
