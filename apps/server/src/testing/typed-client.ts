/** A contract client for tests: calls one server as one user and parses the answers. */
import {
  type AnswerOf,
  type BodyInputOf,
  BYTES_TYPE,
  type Bytes,
  type Endpoint,
  emptyBody,
  type FormSchema,
  isByteStream,
  type QueryInputOf,
  TOTAL_HEADER,
} from '@fms/contract/endpoint';
import { type ErrorCode, errorBody } from '@fms/contract/error';
import type { z } from 'zod';

/** What a call is asked with; parts the endpoint does not have are left out. */
export interface TypedRequest<E extends Endpoint> {
  params?: z.input<E['params']>;
  query?: QueryInputOf<E>;
  body?: E['body'] extends FormSchema ? FormData : BodyInputOf<E> extends Bytes ? Uint8Array : BodyInputOf<E>;
}

/** A refusal with the server's stable code. */
export class CallRejected extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: readonly string[];

  constructor(status: number, code: ErrorCode, message: string, errors: readonly string[]) {
    super(message);
    this.name = 'CallRejected';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export interface TypedClient {
  /** The bearer token, for sockets; empty for an anonymous client. */
  readonly token: string;
  /** The parsed answer; throws `CallRejected`. */
  call<E extends Endpoint>(endpoint: E, asked?: TypedRequest<E>): Promise<AnswerOf<E>>;
  /** The same with the total of a paged list. */
  page<E extends Endpoint>(endpoint: E, asked?: TypedRequest<E>): Promise<{ answer: AnswerOf<E>; total: number }>;
  /** The unparsed response, for tests of what is wrong. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

function pathOf<E extends Endpoint>(endpoint: E, { params, query }: TypedRequest<E>): string {
  const named = (params ?? {}) as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

function bodyOf<E extends Endpoint>(endpoint: E, { body }: TypedRequest<E>): RequestInit {
  if (endpoint.body === emptyBody) return {};
  if (body instanceof FormData) return { body };
  if (isByteStream(endpoint.body))
    return { body: body as Uint8Array<ArrayBuffer>, headers: { 'content-type': BYTES_TYPE } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export function createTypedClient(address: string, token = ''): TypedClient {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

  function ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${address}${path}`, { ...init, headers: { ...authorization, ...init.headers } });
  }

  async function page<E extends Endpoint>(endpoint: E, asked: TypedRequest<E> = {}) {
    const response = await ask(pathOf(endpoint, asked), { method: endpoint.method, ...bodyOf(endpoint, asked) });
    const text = await response.text();
    if (!response.ok) {
      const { code, message, errors } = errorBody.parse(JSON.parse(text));
      throw new CallRejected(response.status, code, message, errors);
    }
    const answer = endpoint.answer.parse(text === '' ? undefined : JSON.parse(text)) as AnswerOf<E>;
    return { answer, total: Number(response.headers.get(TOTAL_HEADER) ?? Number.NaN) };
  }

  return { token, page, call: async (endpoint, asked) => (await page(endpoint, asked)).answer, fetch: ask };
}

/** The refusal of a call that must not be accepted; throws when it was. */
export async function readRefusal(call: Promise<unknown>): Promise<CallRejected> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallRejected) return error;
    throw error;
  }
  throw new Error('the call was accepted');
}
