/** The one shape of a refusal, and its stable codes; `message` is for people and may change. */
import { z } from 'zod';

export const errorCodes = [
  'invalid-input',
  'malformed-json',
  'too-large',
  'unsupported-media-type',
  'not-signed-in',
  'token-expired',
  'session-revoked',
  'signed-out',
  'otp-pending',
  'wrong-credentials',
  'wrong-code',
  'locked-out',
  'too-many-requests',
  'forbidden',
  'foreign-origin',
  'not-found',
  'conflict',
  // Another user edited it since the form was filled.
  'changed-meanwhile',
  // A folder was to be moved into itself or into a folder below it.
  'folder-cycle',
  // What an organisation holds is moved or deleted before it is.
  'organization-not-empty',
  'expired',
  'not-configured',
  'unavailable',
  // More calls wait than the server takes; the answer says after how many seconds to try again.
  'overloaded',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.array(z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;

/** The HTTP status each code answers with, in one table. */
export const statusOfCode: Record<ErrorCode, number> = {
  'invalid-input': 400,
  'malformed-json': 400,
  'too-large': 413,
  'unsupported-media-type': 415,
  'not-signed-in': 401,
  'token-expired': 401,
  'session-revoked': 401,
  // Its own user left, in this tab of the browser or in another.
  'signed-out': 401,
  'otp-pending': 401,
  'wrong-credentials': 401,
  'wrong-code': 401,
  'locked-out': 429,
  'too-many-requests': 429,
  forbidden: 403,
  'foreign-origin': 403,
  'not-found': 404,
  conflict: 409,
  'changed-meanwhile': 409,
  'folder-cycle': 400,
  'organization-not-empty': 409,
  expired: 410,
  'not-configured': 501,
  unavailable: 503,
  overloaded: 503,
  internal: 500,
};
