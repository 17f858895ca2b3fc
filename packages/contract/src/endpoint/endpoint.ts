/**
 * An endpoint is data: what is called, who may call it, and the shapes of both directions.
 * The server mounts it, the browser calls it, OpenAPI is printed from it, and tests loop over it.
 */
import { z } from 'zod';
import { MAX_BODY_BYTES } from './bounds.ts';

/**
 * Who may call. `pending` is a sign-in that still waits for its one-time code.
 * The numbers are the permission levels of §6; rights on single vessels are decided by policies.
 */
export type Access = 'anonymous' | 'pending' | 'user' | 'manager' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path with `{name}` parameters, spelt as the specification spells it. */
  readonly path: string;
  readonly access: Access;
  /** One sentence for the API reference; ends in the section it comes from. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** What is larger is refused with `too-large` before it is read to its end. */
  readonly maxBodyBytes: number;
  /** Set when the answer is paged: its total travels in the header `x-total-count`. */
  readonly paged: boolean;
}

export const emptyBody = z.undefined();
export type Nothing = typeof emptyBody;

/** What a caller asks for: method and path in one text, e.g. `GET /api/v2/zone/list`. */
export type EndpointTarget = `${Method} /api/${string}`;

/** Declares an endpoint by target and access level; parts left out take and answer nothing. */
export function defineEndpoint<
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Answer extends z.ZodType = Nothing,
>(
  target: EndpointTarget,
  access: Access,
  parts: {
    summary: string;
    params?: Params;
    query?: Query;
    body?: Body;
    answer?: Answer;
    maxBodyBytes?: number;
    paged?: boolean;
  },
): Endpoint<Params, Query, Body, Answer> {
  const [method, path] = target.split(' ') as [Method, string];
  return {
    method,
    path,
    access,
    summary: parts.summary,
    params: parts.params ?? (emptyBody as unknown as Params),
    query: parts.query ?? (emptyBody as unknown as Query),
    body: parts.body ?? (emptyBody as unknown as Body),
    answer: parts.answer ?? (emptyBody as unknown as Answer),
    maxBodyBytes: parts.maxBodyBytes ?? MAX_BODY_BYTES,
    paged: parts.paged ?? false,
  };
}

export const TOTAL_HEADER = 'x-total-count';

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
/** What a caller hands in, before parsing. */
export type QueryInputOf<E extends Endpoint> = z.input<E['query']>;
export type BodyInputOf<E extends Endpoint> = z.input<E['body']>;
