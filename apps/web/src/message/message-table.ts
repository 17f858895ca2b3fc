/**
 * The one table from what failed and how to what is said about it and for how long (specification section 8). Statuses
 * not listed in an area take its `other` row.
 */
import type { ApiError } from '../api/index.ts';
import { type Message, seconds } from './message.ts';

/** Section 8.2, in the words of the specification; lifetime 10 s. */
const LOGIN_LIFETIME = seconds(10);

export const loginSucceeded: Message = {
  tone: 'success',
  text: { key: 'LOGIN_SUCCESS' },
  lifetimeMs: seconds(2),
};

/** Section 5 "Clock check at login"; lifetime as the clock message of section 8.4. */
export const clockWrong: Message = { tone: 'warning', text: { key: 'LOGIN_CLOCK_WRONG' }, lifetimeMs: seconds(15) };

/** Section 8.8. */
export const loggedOut: Message = { tone: 'success', text: { key: 'LOGGED_OUT' }, lifetimeMs: seconds(3) };

/** What a failed password login says (section 8.2). */
export function loginFailed(error: ApiError): Message {
  const failed = (text: Message['text']): Message => ({ tone: 'danger', text, lifetimeMs: LOGIN_LIFETIME });
  switch (error.status) {
    case 0:
      return failed({ key: 'LOGIN_CANNOT_CONNECT_OR_LATER' });
    case 401:
      return failed({ key: 'LOGIN_WRONG' });
    case 403:
      return failed({ key: 'LOGIN_REFUSED', values: { body: error.message } });
    default:
      return failed({ key: 'LOGIN_CANNOT_CONNECT' });
  }
}

/**
 * What any other failed call says (section 8.1), in order. The message with the status follows the first one for 401,
 * 403, 415 and 500, as specified.
 */
export function requestFailed(error: ApiError, permissionLevel: number): readonly Message[] {
  const withStatus: Message = {
    tone: 'danger',
    title: { key: 'ERROR_CODE', values: { status: error.status } },
    text: { key: 'SERVER_BUSY', values: { body: error.message } },
    lifetimeMs: seconds(5),
  };
  const first = firstMessage(error.status, permissionLevel);
  if (first === undefined) return [withStatus];
  return error.status === 502 ? [first] : [first, withStatus];
}

function firstMessage(status: number, permissionLevel: number): Message | undefined {
  switch (status) {
    case 401:
      return {
        tone: 'danger',
        title: { key: 'NO_PERMISSION' },
        text: { key: 'SESSION_ENDED' },
        lifetimeMs: seconds(5),
      };
    case 403:
      if (permissionLevel <= 1) return undefined;
      return {
        tone: 'danger',
        title: { key: 'DATABASE_ERROR' },
        text: { key: 'REQUEST_FORBIDDEN' },
        lifetimeMs: seconds(15),
      };
    case 415:
    case 500:
    case 502:
      return {
        tone: 'danger',
        title: { key: 'SERVER_ERROR' },
        text: { key: 'SERVER_UNAVAILABLE' },
        lifetimeMs: seconds(15),
      };
    default:
      return undefined;
  }
}
