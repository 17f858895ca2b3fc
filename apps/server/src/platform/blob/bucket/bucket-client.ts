/** Requests to one bucket of an S3 store, signed and tried again. The key never stands in an address, an error or a log. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Instant } from '@fms/domain/time';
import { type BucketKey, signRequest } from './sign-request.ts';

export interface BucketSetting extends BucketKey {
  /** Of the store, e.g. `https://s3.example.org`. */
  readonly endpoint: string;
  readonly bucket: string;
}

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Below the bucket; empty is the bucket itself. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Answers that are no failure besides those of 2xx. */
  readonly takes?: readonly number[];
}

/** A store answers a request within this, but for the bytes of a file. */
const ANSWER_MS = 60_000;
/** Waits before a request that failed is sent again. */
const AGAIN_MS = [200, 1000, 5000];
const NO_BODY = new Uint8Array();

/** A store that cannot be used, with what it answered. */
export class BucketError extends Error {
  readonly status: number | null;

  constructor(what: string, status: number | null, options?: ErrorOptions) {
    super(`The store of files ${what}.`, options);
    this.name = 'BucketError';
    this.status = status;
  }
}

export class BucketClient {
  readonly #setting: BucketSetting;
  readonly #now: () => Instant;

  constructor(setting: BucketSetting, now: () => Instant) {
    this.#setting = setting;
    this.#now = now;
  }

  /** @throws {BucketError} where the store does not answer, or with anything but 2xx and `takes` */
  async ask(request: BucketRequest): Promise<Response> {
    for (const againMs of AGAIN_MS) {
      const answer = await this.#send(request).catch((error: BucketError) => error);
      if (answer instanceof Response && answer.status < 500) return this.#evaluate(request, answer);
      if (answer instanceof Response) await answer.body?.cancel();
      await delay(againMs);
    }
    return this.#evaluate(request, await this.#send(request));
  }

  async #send({ method, name, query, headers = {}, body = NO_BODY }: BucketRequest): Promise<Response> {
    const { endpoint, bucket } = this.#setting;
    const url = new URL(`${endpoint}/${bucket}${name === '' ? '' : `/${name}`}`);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const signed = await signRequest({ method, url, headers, body }, this.#setting, this.#now());
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), ANSWER_MS);
    try {
      return await fetch(url, {
        ...{ method, headers: signed, signal: ending.signal, redirect: 'error' },
        ...(body.length > 0 && { body: Buffer.from(body) }),
      });
    } catch (cause) {
      throw new BucketError('does not answer', null, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  async #evaluate({ takes = [] }: BucketRequest, answer: Response): Promise<Response> {
    const { status, ok } = answer;
    if (ok || takes.includes(status)) return answer;
    const code = /<Code>([\w.]{1,60})<\/Code>/.exec(await answer.text())?.[1];
    throw new BucketError(`answered ${status}${code ? `, ${code}` : ''}`, status);
  }
}
