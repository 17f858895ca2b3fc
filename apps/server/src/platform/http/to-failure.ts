/** Whatever a request threw, as a refusal with a stable code. */
import { Failure } from '../failure/failure.ts';

const OF_FASTIFY: Record<string, [ConstructorParameters<typeof Failure>[0], string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'The body must be sent as application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid-input', 'The body is not as long as was said.'],
};

/**
 * SQLSTATE of a text that no store of ours can hold: of bytes that are no UTF-8 or a NUL, of a character that JSON cannot
 * hold, and of half a surrogate pair in JSON.
 */
const TEXT_UNSTORABLE = new Set(['22021', '22P05', '22P02']);

/** SQLSTATE classes: connection, resources (disk full), operator intervention (shutdown), system error. */
const STORE_UNAVAILABLE = /^(08|53|57|58)/;
const SYSTEM_UNAVAILABLE = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EIO',
  'EMFILE',
  'ECONNREFUSED',
  'ETIMEDOUT',
]);

/** Refusals of the libraries, such as an address that leads out of the served folder. */
const OF_STATUS: Record<number, [ConstructorParameters<typeof Failure>[0], string]> = {
  400: ['invalid-input', 'The request cannot be read.'],
  403: ['not-found', 'This address was not found.'],
  404: ['not-found', 'This address was not found.'],
  414: ['too-large', 'The address is too long.'],
};

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** `unexpected` failures are the server's own and belong in its log with their stack. */
export function toFailure(error: unknown): { failure: Failure; unexpected: boolean } {
  if (error instanceof Failure) return { failure: error, unexpected: false };
  const code = codeOf(error);
  const known = OF_FASTIFY[code] ?? OF_STATUS[statusOf(error)];
  if (known) return { failure: new Failure(...known), unexpected: false };
  if (TEXT_UNSTORABLE.has(code)) {
    return {
      failure: new Failure('invalid-input', 'A text holds a character that cannot be kept.'),
      unexpected: false,
    };
  }
  if (SYSTEM_UNAVAILABLE.has(code) || (code.length === 5 && STORE_UNAVAILABLE.test(code))) {
    const message = 'The server cannot reach or fill its store at the moment; nothing of this request was kept.';
    return { failure: new Failure('unavailable', message), unexpected: true };
  }
  return { failure: new Failure('internal', 'Something went wrong on the server.'), unexpected: true };
}
