/** `GET /healthz`, for proxies, monitors and the server's supervisor. */
import { z } from 'zod';
import { errorBody } from '../error/error.ts';

/**
 * What a server does before it is ready: `restoring` opens the store and replays what the last life wrote ahead,
 * `migrating` brings its tables to the newest form, `starting` is everything else.
 */
export const startingStates = ['starting', 'restoring', 'migrating'] as const;

export type StartingState = (typeof startingStates)[number];

/** Answered with 503 until the server is ready, to every other request too. */
export const startingHealth = errorBody.extend({
  status: z.literal('starting'),
  state: z.enum(startingStates),
});

export type StartingHealth = z.infer<typeof startingHealth>;

/** Answered with 200. A ready server whose store does not answer says so with 503 and `unavailable`. */
export const readyHealth = z.object({
  status: z.literal('ok'),
  state: z.literal('ready'),
  version: z.string(),
  /** Another one for each start of the server. */
  serverStartId: z.string(),
});

export type ReadyHealth = z.infer<typeof readyHealth>;
