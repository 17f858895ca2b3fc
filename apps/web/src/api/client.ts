/**
 * A typed call per contract endpoint, the only access to the server. Adds the token and the headers of §7.1, parses the
 * answer, and turns every failure into an `ApiError`.
 */
import {
  type AnswerOf,
  type BodyInputOf,
  BYTES_TYPE,
  type Bytes,
  type Endpoint,
  findFormFiles,
  isByteStream,
  type QueryInputOf,
  TOTAL_HEADER,
} from '@fms/contract/endpoint';
import { type ErrorBody, errorBody } from '@fms/contract/error';
import type { AppSetting } from '@fms/contract/setting';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { buildEndpointUrl } from './endpoint-url.ts';
import { parseAnswer } from './parse-answer.ts';
import { readJson } from './read-json.ts';
import { getServerBase } from './server-base.ts';

export interface CallOptions<E extends Endpoint> {
  readonly params?: Record<string, string | number>;
  readonly query?: QueryInputOf<E>;
  readonly body?: BodyInputOf<E> extends Bytes ? Blob : BodyInputOf<E>;
  readonly signal?: AbortSignal | undefined;
  /** Instead of the stored one: a sign-out is sent after the record was removed. */
  readonly token?: string | undefined;
  /** Asks for the begin of a file only, this many bytes of it (RFC 9110, 14.1). */
  readonly firstBytes?: number | undefined;
  /** Give up after this long; §8.4 gives 120 s to a sign-in. */
  readonly timeoutMs?: number;
}

export interface ClientParts {
  readonly token: () => string | undefined;
  /** The servers of the configuration; empty addresses are the host the application came from. */
  readonly servers: () => AppSetting['server'];
  /** Called when the server no longer knows the token of a call: that sign-in is over. */
  readonly onSignInEnded: (refusal: ApiError, token: string) => void;
  readonly fetch?: typeof fetch;
}

/** Calls of the endpoints of the contract. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<AnswerOf<E>>;
  /** The file a call answers. The whole of it is held: a large one is fetched by a ticket of its own. */
  download<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Blob>;
  /** The answer of a call of bytes, which its reader takes as they come. */
  open<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Response>;
  /** As `call`, with the number of entries there are in all. */
  callPaged<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<{ rows: AnswerOf<E>; total: number }>;
}

export function createApi(parts: ClientParts): Api {
  async function send<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> {
    const token = endpoint.access === 'anonymous' ? undefined : (options.token ?? parts.token());
    const path = buildEndpointUrl(endpoint.path, options.params, options.query as Record<string, unknown> | undefined);
    const url = `${getServerBase(endpoint.path, parts.servers())}${path}`;
    const response = await reach(parts.fetch ?? fetch, url, {
      method: endpoint.method,
      headers: {
        ...requestHeaders(token, contentTypeOf(endpoint, token !== undefined || options.body !== undefined)),
        ...(options.firstBytes !== undefined && { range: `bytes=0-${options.firstBytes - 1}` }),
      },
      ...bodyOf(endpoint, options as CallOptions<Endpoint>),
      signal: signalOf(options),
    });
    if (response.ok) return response;
    const error = await readError(response);
    if (token !== undefined && isSignInEnded(error)) parts.onSignInEnded(error, token);
    throw error;
  }

  return {
    async call(endpoint, options = {}) {
      return readAnswer(endpoint, await send(endpoint, options));
    },
    async download(endpoint, options = {}) {
      return (await send(endpoint, options)).blob();
    },
    open: (endpoint, options = {}) => send(endpoint, options),
    async callPaged(endpoint, options = {}) {
      const response = await send(endpoint, options);
      const rows = await readAnswer(endpoint, response);
      const total = Number(response.headers.get(TOTAL_HEADER) ?? (Array.isArray(rows) ? rows.length : 0));
      return { rows, total };
    },
  };
}

/** A wrong password or code in a form of a signed-in user answers 401 too; that ends nothing. */
export function isSignInEnded({ status, code }: ApiError): boolean {
  return status === 401 && code !== 'wrong-credentials' && code !== 'wrong-code';
}

/** §7.1 wants the type on each call with a token, with a body or without. */
function contentTypeOf({ body }: Endpoint, isSaid: boolean): string | undefined {
  if (isByteStream(body)) return BYTES_TYPE;
  // The browser names the boundary of a form with its type.
  if (findFormFiles(body)) return undefined;
  return isSaid ? 'application/json' : undefined;
}

function bodyOf({ body }: Endpoint, options: CallOptions<Endpoint>): RequestInit {
  if (options.body === undefined) return {};
  if (isByteStream(body)) return { body: options.body as unknown as Blob };
  return { body: options.body instanceof FormData ? options.body : JSON.stringify(options.body) };
}

function requestHeaders(token: string | undefined, type: string | undefined): Record<string, string> {
  return {
    'ngsw-bypass': 'true',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(type !== undefined ? { 'content-type': type } : {}),
  };
}

function signalOf({ signal, timeoutMs }: CallOptions<Endpoint>): AbortSignal | null {
  const limits = [...(signal ? [signal] : []), ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)])];
  return limits.length === 0 ? null : AbortSignal.any(limits);
}

async function reach(fetcher: typeof fetch, url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetcher(url, request);
  } catch (cause) {
    // A screen that was left cancels its calls: that is no failure of the network.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(NO_ANSWER, 'no-answer', 'The server did not answer', [], { cause });
  }
}

async function readError(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await readBody(response)).data ?? defaultError(response);
  return new ApiError(response.status, body.code, body.message, body.errors, { retryAfterMs: retryAfterMs(response) });
}

/** `Retry-After` in milliseconds; undefined where there is none, or a date, which our server never sends. */
function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after');
  return seconds !== null && /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/** A proxy between here and the server answers with a page of its own instead of our error. */
function defaultError(response: Response): ErrorBody {
  return { code: 'unavailable', message: response.statusText || `Status ${response.status}`, errors: [] };
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const parsed = await parseAnswer(endpoint.answer, await readBody(response));
  if (parsed.success) return parsed.data as AnswerOf<E>;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const { error: cause } = parsed;
  throw new ApiError(response.status, 'bad-answer', `${endpoint.path} answered something else`, problems, { cause });
}

/** Undefined for an empty body, which is how a call without an answer ends. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return readJson(text).catch(() => undefined);
}
