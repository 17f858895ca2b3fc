/** `GET /healthz`: 200 once the server is ready and its store answers. */
import { APPLICATION_VERSION } from '@fms/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** `ask` throws when the store does not answer. */
export function serveHealth(app: FastifyInstance, serverStartId: string, ask: () => Promise<unknown>): void {
  app.get('/healthz', async (_, reply) => {
    await ask().catch(() => {
      throw new Failure('unavailable', 'The store does not answer.');
    });
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: APPLICATION_VERSION, serverStartId };
  });
}
