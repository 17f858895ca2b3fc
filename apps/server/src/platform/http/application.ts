/** The Fastify application with everything that holds for every request: guard, headers, bodies, errors, log. */
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { MAX_BODY_BYTES } from '@fms/contract/endpoint';
import { PATH_BYTES } from '@fms/domain/file';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from '../log/logger.ts';
import type { Guard } from './guard.ts';
import { acceptOnlyJson } from './json-body.ts';
import { type AllowedOrigins, buildContentSecurityPolicy, buildSecurityHeaders } from './security-header.ts';
import { toFailure } from './to-failure.ts';

const COMPRESS_FROM_BYTES = 1024;
/** A millisecond's work; handed to other threads it waits its turn behind the telemetry engine's several times over. */
const COMPRESS_AT_ONCE_BYTES = 128 * 1024;
/** File paths travel as one parameter. */
const MAX_PARAMETER_LENGTH = PATH_BYTES;
/** The library's default of 11 took seconds for what 4 does in milliseconds. */
const BROTLI_QUALITY = 4;
/** Half the work of the library's 6, and a statistic of ten tags grows by a twentieth. */
const GZIP_LEVEL = 3;
/** Packed bytes of one turn in another thread; at the library's 16 KiB a year of charges waited for thirty turns. */
const COMPRESS_CHUNK_BYTES = 128 * 1024;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|wasm))/;

export interface ApplicationOptions {
  guard: Guard;
  logger: Logger;
  /** Real use over https. */
  secure: boolean;
  peers: AllowedOrigins;
}

/** The one place where what went wrong becomes an answer. */
function errorAnswerer(logger: Logger) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { failure, unexpected } = toFailure(error);
    const { method } = request;
    if (isPeerGone(error, request)) logger.debug({ method, path: pathOf(request) }, 'a client left before its answer');
    else if (unexpected) logger.error({ err: error, method, path: pathOf(request) }, 'request failed');
    const { code, message, errors, status, retryAfterSeconds } = failure;
    reply.header('cache-control', 'no-store');
    if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send({ code, message, errors });
  };
}

/** A client that leaves a page closes the connection of its request; the answer breaks off, which is no fault. */
function isPeerGone(error: unknown, { raw }: FastifyRequest): boolean {
  return (
    raw.socket.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  );
}

/** Never the query string: it carries tokens, codes and what people searched for. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

function logRequests(app: FastifyInstance, guard: Guard, logger: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 400 ? 'info' : 'debug';
    const { method } = request;
    const from = guard.addressOf(request.raw);
    const milliseconds = Math.round(reply.elapsedTime);
    logger[level]({ method, path: pathOf(request), status: reply.statusCode, milliseconds, from }, 'request');
  });
}

/** Logs once: behind an unknown proxy one user's wrong passwords lock out all users, which shows nowhere else. */
function warnOfUnknownProxy(app: FastifyInstance, guard: Guard, logger: Logger): void {
  let isTold = false;
  app.addHook('onRequest', async ({ raw }) => {
    if (isTold || !guard.isByUnknownProxy(raw)) return;
    isTold = true;
    const proxy = raw.socket.remoteAddress;
    logger.warn({ proxy }, 'a proxy hands requests on that --trust-proxy does not name: its users look like one');
  });
}

export async function createFastifyApplication(options: ApplicationOptions): Promise<FastifyInstance> {
  const { guard, logger, secure, peers } = options;
  const headers = buildSecurityHeaders(buildContentSecurityPolicy(peers), secure);
  const answerError = errorAnswerer(logger);
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    logger: false,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // Addresses the router cannot read never reach the hooks below.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const refusal = guard.check(request.raw);
    if (refusal) throw refusal;
  });
  acceptOnlyJson(app);
  logRequests(app, guard, logger);
  warnOfUnknownProxy(app, guard, logger);
  await app.register(fastifyCompress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    customTypes: COMPRESSIBLE,
    globalDecompression: false,
    zlibOptions: { level: GZIP_LEVEL, chunkSize: COMPRESS_CHUNK_BYTES },
    brotliOptions: { chunkSize: COMPRESS_CHUNK_BYTES, params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  return app;
}
