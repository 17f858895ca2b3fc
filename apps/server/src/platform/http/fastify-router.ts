/** The router: endpoints of the contract become routes that authenticate, validate, and parse what they answer. */
import {
  type Access,
  type Endpoint,
  emptyBody,
  findFormFiles,
  isByteStream,
  TOTAL_HEADER,
} from '@fms/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isOpenToApiTokens } from '../access/api-token-calls.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Caller } from '../access/caller.ts';
import type { RefusalRecord } from '../audit/refusal-record.ts';
import { Failure, forbidden, invalid } from '../failure/failure.ts';
import { Admission } from '../fairness/admission.ts';
import { type Flow, getCallerFlow, getNetworkFlow, runInFlow } from '../fairness/flow.ts';
import { acceptBytes, boundBytes } from './bytes/byte-body.ts';
import { type BytesAnswer, sendBytes } from './bytes/picture-response.ts';
import { formatDeviceCookie, readDevice } from './device-cookie.ts';
import { acceptForms, readForm } from './form/form-body.ts';
import type { Guard } from './guard.ts';
import type { RouteRequest, Router } from './router.ts';
import { serializeResponse } from './serialize-response.ts';

const LEVEL_OF_ACCESS: Record<Access, number> = { anonymous: 0, pending: 0, user: 0, manager: 1, admin: 2 };
/** A token of a sign-in, or an API token. */
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|fms_[\w-]{43})$/;

/** The token of an Authorization header, or undefined when there is nothing that looks like one. */
export function parseBearerToken(header: string | undefined): string | undefined {
  return BEARER.exec(header ?? '')?.[1];
}

/** `{vesselId}` of the contract is `:vesselId` of the router. */
function routePath(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** One part of the request by its schema; problems are named as `body.username: …`. */
function part<S extends z.ZodType>(name: 'params' | 'query' | 'body', schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse((schema as z.ZodType) === emptyBody ? undefined : value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
  throw invalid('The request is not as it is described.', problems);
}

async function identify(endpoint: Endpoint, request: FastifyRequest, authenticator: Authenticator): Promise<Caller> {
  const token = parseBearerToken(request.headers.authorization);
  if (!token) throw new Failure('not-signed-in', 'Sign in first.');
  const { caller, otpPending } = await authenticator.authenticate(token);
  if (otpPending && endpoint.access !== 'pending') {
    throw new Failure('otp-pending', 'This sign-in still waits for its one-time code.');
  }
  return caller;
}

/** Whether the caller may make this call at all: by its level, and for a program by what is open to API tokens. */
function requireMayCall(caller: Caller, endpoint: Endpoint): void {
  if (caller.level < LEVEL_OF_ACCESS[endpoint.access]) throw forbidden();
  if (caller.apiToken === undefined || isOpenToApiTokens(endpoint)) return;
  throw forbidden('API tokens cannot make this call.');
}

/** A body that does not say how long it is counts as the longest it may be. Bytes are not held while they wait. */
function sizeOf({ body, maxBodyBytes }: Endpoint, { headers, raw }: FastifyRequest) {
  if (isStreamed(body)) return { bytes: 0, isWanted: () => !raw.socket.destroyed };
  const unsaid = headers['transfer-encoding'] === undefined ? 0 : maxBodyBytes;
  return { bytes: Number(headers['content-length'] ?? unsaid), isWanted: () => !raw.socket.destroyed };
}

/** Whether a body is read by the handler, as it arrives. */
const isStreamed = (body: z.ZodType) => isByteStream(body) || findFormFiles(body) !== undefined;

async function bodyOf({ body, maxBodyBytes }: Endpoint, { headers, body: given }: FastifyRequest): Promise<unknown> {
  if (!isStreamed(body)) return part('body', body, given);
  const bytes = boundBytes(given, maxBodyBytes, Number(headers['content-length'] ?? 0));
  const held = findFormFiles(body);
  if (held === undefined) return bytes;
  const { fields, files } = await readForm(bytes, headers['content-type'] ?? '', held);
  return { fields: part('body', body, fields), files };
}

/** The parsed parts of a request, for its handler. */
async function callOf<E extends Endpoint>(
  guard: Guard,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RouteRequest<E>> {
  return {
    params: part('params', endpoint.params, request.params) as RouteRequest<E>['params'],
    query: part('query', endpoint.query, request.query) as RouteRequest<E>['query'],
    body: (await bodyOf(endpoint, request)) as RouteRequest<E>['body'],
    from: guard.addressOf(request.raw),
    host: guard.hostOf(request.raw),
    agent: request.headers['user-agent'] ?? '',
    device: readDevice(request.headers.cookie),
    keepDevice: (secret) => void reply.header('set-cookie', formatDeviceCookie(secret, guard.isSecure)),
    total: (count) => void reply.header(TOTAL_HEADER, count),
    tell: (header, value) => void reply.header(header, value),
  };
}

/** Sends what the handler answered: JSON parsed by the contract, bytes as a file or a picture, or nothing. */
async function send(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  if (isByteStream(endpoint.answer)) return sendBytes(request, reply, answer as BytesAnswer);
  const body = serializeResponse(endpoint.answer, answer);
  reply.header('cache-control', 'no-store');
  if (body === undefined) return reply.code(204).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** `recordRefusal` is told of every call refused for want of a right; `admission` bounds what waits. */
export function createRouter(
  app: FastifyInstance,
  guard: Guard,
  authenticator: Authenticator,
  recordRefusal: RefusalRecord = () => {},
  admission = new Admission(),
): Router {
  /** Does the work when its turn among the calls of its flow has come. */
  function inTurn<T>(flow: Flow, endpoint: Endpoint, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return admission.run(flow, sizeOf(endpoint, request), () => runInFlow(flow, work));
  }

  /** Does it in the caller's name; a refusal for want of a right is told on its way out. */
  async function inNameOf<T>(caller: Caller, endpoint: Endpoint, request: FastifyRequest, work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure && error.code === 'forbidden') {
        const { method, path } = endpoint;
        recordRefusal({ caller, method, path, from: guard.addressOf(request.raw) });
      }
      throw error;
    }
  }

  function route(
    endpoint: Endpoint,
    run: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    onRequest: (request: FastifyRequest) => Promise<void> = async () => {},
  ): void {
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: routePath(endpoint),
        onRequest,
        bodyLimit: endpoint.maxBodyBytes,
        handler: async (request, reply) => send(endpoint, request, reply, await run(request, reply)),
      });
    if (!isStreamed(endpoint.body)) mount(app);
    else {
      void app.register(async (scope) => {
        if (isByteStream(endpoint.body)) acceptBytes(scope);
        else acceptForms(scope);
        mount(scope);
      });
    }
  }

  return {
    routePublic(endpoint, handler) {
      if (endpoint.access !== 'anonymous') throw new Error(`${endpoint.path} is not anonymous: use route().`);
      route(endpoint, (request, reply) =>
        inTurn(getNetworkFlow(guard.addressOf(request.raw)), endpoint, request, async () =>
          handler(await callOf(guard, endpoint, request, reply)),
        ),
      );
    },
    route(endpoint, handler) {
      if (endpoint.access === 'anonymous') throw new Error(`${endpoint.path} is anonymous: use routePublic().`);
      // Checked before the body is read: bytes of a refused caller are not parsed.
      const callers = new WeakMap<FastifyRequest, Caller>();
      route(
        endpoint,
        (request, reply) => {
          const caller = callers.get(request);
          if (!caller) throw new Failure('not-signed-in', 'Sign in first.');
          const work = async () => handler({ ...(await callOf(guard, endpoint, request, reply)), caller });
          return inNameOf(caller, endpoint, request, () => inTurn(getCallerFlow(caller), endpoint, request, work));
        },
        async (request) => {
          const caller = await identify(endpoint, request, authenticator);
          await inNameOf(caller, endpoint, request, async () => requireMayCall(caller, endpoint));
          callers.set(request, caller);
        },
      );
    },
  };
}
