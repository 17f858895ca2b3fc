import type { ErrorCode } from '@fms/contract/error';

/** Status 0: nothing answered at all. */
export const NO_ANSWER = 0;

/** `no-answer`: the network failed; `bad-answer`: what came is not what the contract says. */
export type ApiErrorCode = ErrorCode | 'no-answer' | 'bad-answer';

/** A call that did not end well: the HTTP status, a stable code, and words for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Details of the refusal, one sentence each; may be empty. */
  readonly errors: readonly string[];
  /** How long the server asked to be left alone; undefined where it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    errors: readonly string[] = [],
    { cause, retryAfterMs }: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
