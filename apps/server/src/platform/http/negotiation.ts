/** The first question of a SignalR client: a POST that carries a token and an empty body of type text/plain. */
import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../access/authenticator.ts';
import { Failure } from '../failure/failure.ts';
import { parseBearerToken } from './fastify-router.ts';

export interface Negotiation {
  /** Answers signed-in callers at `path`; others are refused before they try a socket. */
  serve(path: string, answer: () => unknown): void;
}

export function createNegotiation(app: FastifyInstance, authenticator: Authenticator): Negotiation {
  return {
    serve(path, answer) {
      // A scope of its own: everywhere else only JSON is read, here nothing is.
      app.register(async (scope) => {
        scope.addContentTypeParser('*', (_, body, done) => {
          body.resume();
          body.once('end', () => done(null));
        });
        scope.post(path, async (request, reply) => {
          const token = parseBearerToken(request.headers.authorization);
          if (!token || !(await authenticator.identify(token))) throw new Failure('not-signed-in', 'Sign in first.');
          reply.header('cache-control', 'no-store');
          return answer();
        });
      });
    },
  };
}
