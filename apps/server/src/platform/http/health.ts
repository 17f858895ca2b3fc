/** `GET /healthz`: 200 once the server is ready and its store answers. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadyHealth } from '@fms/contract/health';
import { APPLICATION_VERSION } from '@fms/contract/setting';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure/failure.ts';

/**
 * A store busy with a long statement must not look like a server that hangs: a supervisor kills that after 30 s, and
 * gives each question 5 s.
 */
const STORE_MS = 3_000;

/** `ask` throws when the store does not answer; after `storeMs` milliseconds it counts as not answering. */
export function serveHealth(
  app: FastifyInstance,
  serverStartId: string,
  ask: () => Promise<unknown>,
  storeMs = STORE_MS,
): void {
  app.get('/healthz', async (_, reply) => {
    if (!(await answersWithin(ask, storeMs))) throw new Failure('unavailable', 'The store does not answer.');
    reply.header('cache-control', 'no-store');
    return { status: 'ok', state: 'ready', version: APPLICATION_VERSION, serverStartId } satisfies ReadyHealth;
  });
}

async function answersWithin(ask: () => Promise<unknown>, milliseconds: number): Promise<boolean> {
  const ended = new AbortController();
  const late = delay(milliseconds, false, { signal: ended.signal, ref: false }).catch(() => false);
  try {
    const answered = ask().then(
      () => true,
      () => false,
    );
    return await Promise.race([answered, late]);
  } finally {
    ended.abort();
  }
}
