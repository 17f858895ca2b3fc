/** Jobs of a vessel on the wire: what it did from when to when, and what each came to (calls of our own, §9.8). */
import { JOB_ACTIONS, JOB_KINDS, JOB_STATES } from '@fms/domain/job';
import { z } from 'zod';
import { multiLineText, text } from '../scalar/text.ts';
import { timeSpan, wireTime } from '../scalar/time.ts';

export const jobId = z.int().positive();
export const jobKind = z.enum(JOB_KINDS);

/** What a person enters of a job; `place`, `number` of the order and `customer` may stay empty. */
export const jobWords = { place: text(120).trim(), number: text(60).trim(), customer: text(120).trim() };
export const jobReason = multiLineText(500).trim();

const place = z.object({ latitude: z.number(), longitude: z.number() }).nullable();
const amount = z.number().nullable();

/** Null is what was never measured within the span. */
export const jobTotal = z.object({
  ...timeSpan,
  fromPlace: place,
  toPlace: place,
  /** nm over ground. */
  nauticalMiles: amount,
  /** t. */
  fuel: amount,
  /** t of CO2. */
  carbon: amount,
  /** kWh of propulsion, thrusters and hotel. */
  energy: amount,
  /** Of all main engines together, h. */
  engineHours: amount,
  /** t on the towing line. */
  meanPull: amount,
  /** kn along the course; positive sets it on. */
  meanCurrent: amount,
  /** m/s from ahead. */
  meanHeadWind: amount,
  /** Share of full power. */
  meanLoad: amount,
  /** Share of the minutes in which what is summed is known, 0 to 1. */
  knownShare: z.number(),
});
export type WireJobTotal = z.infer<typeof jobTotal>;

const content = z.object({ kind: jobKind, ...timeSpan, place: z.string(), number: z.string(), customer: z.string() });

/** One that was ever valid. */
export const jobVersion = content.extend({
  state: z.enum(JOB_STATES),
  action: z.enum(JOB_ACTIONS),
  /** User name; `system` where the server found it. */
  by: z.string(),
  at: wireTime,
  reason: z.string(),
});
export type WireJobVersion = z.infer<typeof jobVersion>;

/** A job as it is valid now. */
export const job = content.extend({
  id: jobId,
  state: z.enum(JOB_STATES),
  /** How many versions there were, this one included. */
  versions: z.int().positive(),
  /** Who did the last step, and when. */
  by: z.string(),
  at: wireTime,
  /** Null until it was summed up. */
  total: jobTotal.nullable(),
});
export type WireJob = z.infer<typeof job>;
