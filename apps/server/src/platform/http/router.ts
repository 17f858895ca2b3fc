/** Mounts the calls of a module: an endpoint of the contract with a handler of its parsed parts. */
import type { Readable } from 'node:stream';
import type { AnswerOf, BodyOf, Bytes, Endpoint, FormSchema, ParamsOf, QueryOf } from '@fms/contract/endpoint';
import type { Caller } from '../access/caller.ts';
import type { BytesAnswer } from './bytes/picture-response.ts';
import type { FormBody } from './form/form-body.ts';

/** What a handler is given as the body: a stream for bytes, fields and files for a form, else what was parsed. */
type ReceivedBody<E extends Endpoint> = E['body'] extends FormSchema
  ? FormBody<BodyOf<E>>
  : BodyOf<E> extends Bytes
    ? Readable
    : BodyOf<E>;

export interface RouteRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** Bytes, and the files of a form, come as a stream, which fails with `too-large` above the bound of the endpoint. */
  body: ReceivedBody<E>;
  /** Address of the caller's end, through trusted proxies only. */
  from: string;
  /** Host the browser asked for, already checked against the allow-list. */
  host: string;
  agent: string;
  /** Secret of the browser's device cookie, where it has one. */
  device: string | undefined;
  /** Gives the browser its device cookie. */
  keepDevice(secret: string): void;
  /** Sets the total of a paged list. */
  total(count: number): void;
  /** Sets a header that the contract names beside the answer. */
  tell(header: `x-${string}`, value: string): void;
}

/** What a handler answers; nothing at all where the contract answers nothing, and a file or a picture where it answers bytes. */
export type RouteResponse<E extends Endpoint> =
  undefined extends AnswerOf<E>
    ? Promise<void>
    : AnswerOf<E> extends Bytes
      ? Promise<BytesAnswer>
      : Promise<AnswerOf<E>>;

export interface Router {
  /** Mounts an anonymous call; the contract must say `anonymous`. */
  routePublic<E extends Endpoint>(endpoint: E, handler: (call: RouteRequest<E>) => RouteResponse<E>): void;
  /**
   * A call of a signed-in user: authenticate → level of the contract → validate → handler → parse the answer.
   * Undeclared fields never leave. Rights on single vessels are the handler's service's to ask.
   */
  route<E extends Endpoint>(
    endpoint: E,
    handler: (call: RouteRequest<E> & { caller: Caller }) => RouteResponse<E>,
  ): void;
}
