/** The guide for the first hour of a live server (calls of our own): what is done, what was skipped, what is left. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';

/** In this order. */
export const FIRST_HOUR_STEPS = ['organization', 'vessel', 'gateway-key', 'connect', 'invite'] as const;
export const firstHourStep = z.enum(FIRST_HOUR_STEPS);
export type FirstHourStep = z.infer<typeof firstHourStep>;

export const firstHour = z.object({
  /** Done or skipped as a whole; always in the demonstration. It does not come back. */
  isOver: z.boolean(),
  /** `done` is found in the store: by whom and where it was done does not matter. */
  steps: z.array(z.object({ step: firstHourStep, state: z.enum(['open', 'done', 'skipped']) })),
});
export type FirstHour = z.infer<typeof firstHour>;

export const getFirstHour = defineEndpoint('GET /api/v2/first-hour', 'admin', {
  summary: 'How far the guide for the first hour of a live server is.',
  answer: firstHour,
});

export const skipFirstHour = defineEndpoint('POST /api/v2/first-hour/skip', 'admin', {
  summary: 'Skips steps of the guide, or takes that back; the guide is over when no step is open.',
  body: z.object({ steps: z.array(firstHourStep).min(1).max(FIRST_HOUR_STEPS.length), isSkipped: z.boolean() }),
  answer: firstHour,
});

export const firstHourEndpoints = { getFirstHour, skipFirstHour };
