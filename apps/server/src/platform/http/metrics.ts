/** `GET /metrics`: who may read it, which is decided by a token of its own and not by a sign-in. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { Failure } from '../failure/failure.ts';
import type { Page } from './page.ts';

/** Each tells that a proxy stands before this server: its clients are elsewhere. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time for every token. */
function isToken(given: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(given?.replace(/^Bearer /i, '') ?? ''), digest(token));
}

function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '', remoteFamily } = socket;
  const isLoopback = LOOPBACK.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
  return isLoopback && FORWARDING.every((name) => headers[name] === undefined);
}

/**
 * With a token it is asked for, always. Without one a live server answers 401, and the demonstration answers this machine
 * alone, by no proxy.
 */
export function canReadMetrics(
  { mode, metricsToken }: Pick<Config, 'mode' | 'metricsToken'>,
  request: IncomingMessage,
): boolean {
  if (metricsToken !== null) return isToken(request.headers.authorization, metricsToken);
  return mode === 'demonstration' && isFromThisMachine(request);
}

export interface Metrics {
  /** Serves what `make` answers, never cached. */
  serve(make: () => Promise<Page>): void;
}

export function createMetrics(app: FastifyInstance, config: Pick<Config, 'mode' | 'metricsToken'>): Metrics {
  return {
    serve(make) {
      app.get('/metrics', async ({ raw }, reply) => {
        if (!canReadMetrics(config, raw)) {
          reply.header('www-authenticate', 'Bearer');
          throw new Failure('not-signed-in', 'The metrics need the token of this server.');
        }
        const { type, body } = await make();
        return reply.header('cache-control', 'no-store').type(type).send(body);
      });
    },
  };
}
