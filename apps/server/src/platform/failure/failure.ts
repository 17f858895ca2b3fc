/** Refusals as values with a stable code. `http/to-failure.ts` and the router turn them into answers. */
import { type ErrorCode, statusOfCode } from '@fms/contract/error';

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly string[];
  /** Seconds after which to try again; null where that would change nothing. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    errors: readonly string[] = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return statusOfCode[this.code];
  }
}

export const notFound = (what: string) => new Failure('not-found', `${what} was not found.`);
export const forbidden = (message = "You don't have permission to do this.") => new Failure('forbidden', message);
export const invalid = (message: string, errors: readonly string[] = []) =>
  new Failure('invalid-input', message, errors);
export const conflict = (message: string) => new Failure('conflict', message);
