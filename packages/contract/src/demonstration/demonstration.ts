/** Progress of the demonstration's history, which is written while the application is in use (call of our own). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';

/** How much of the past the demonstration fleet has been given. */
export const demonstrationHistory = z.object({
  /** Days in all; 0 until the fleet has begun. */
  days: z.number().min(0),
  /** How much of them is written, 0 to 1. */
  share: z.number().min(0).max(1),
});

export const getDemonstrationHistory = defineEndpoint('GET /api/v2/demonstration/history', 'user', {
  summary: "How much of the demonstration fleet's past is written; a live server has no such call.",
  answer: demonstrationHistory,
});

export const demonstrationEndpoints = { getDemonstrationHistory };
