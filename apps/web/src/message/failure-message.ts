/** Maps a failed action and its error to a row of the message table (§8.1 to §8.7). */
import type { ApiError } from '../api/api-error.ts';
import { fillMessage, type Message, type Toast } from './message.ts';
import { messages } from './message-table.ts';

/** §8.1, in order: the message with the status follows the first one for 401, 403, 415 and 500, as specified. */
export function buildRequestFailure(error: ApiError, permissionLevel: number): readonly Toast[] {
  const withStatus = fillMessage(messages.serverBusy, { status: error.status, body: error.message });
  const first = firstMessage(error.status, permissionLevel);
  if (first === undefined) return [withStatus];
  return error.status === 502 ? [first] : [first, withStatus];
}

function firstMessage(status: number, permissionLevel: number): Toast | undefined {
  switch (status) {
    case 401:
      return messages.signInEnded;
    case 403:
      // Trap 14: at level 1 or 0 it is "any other status".
      return permissionLevel > 1 ? messages.requestForbidden : undefined;
    case 415:
    case 500:
    case 502:
      return messages.serverUnavailable;
    default:
      return undefined;
  }
}

/** Too often: the server says how long to wait, and that it cannot be reached would be untrue (decision record 0006). */
const TOO_OFTEN = 429;

/** §8.2. Without an answer a dialog that reloads stands beside it. */
export function buildLoginFailure({ status, message }: ApiError): Toast {
  if (status === 0) return messages.loginNoAnswer;
  if (status === 401) return messages.loginWrong;
  const isSaid = status === 403 || status === TOO_OFTEN;
  return isSaid ? fillMessage(messages.serverSays, { body: message }) : messages.cannotConnect;
}

/** §8.3. */
export function buildCodeFailure({ status, message }: ApiError): Toast {
  if (status === 401) return messages.codeWrong;
  return status === TOO_OFTEN ? fillMessage(messages.serverSays, { body: message }) : messages.cannotConnect;
}

/** §8.4: the server's own words, or that there are none. */
export function buildMicrosoftFailure(error: unknown): Toast {
  const words = error instanceof Error ? error.message : '';
  return words === '' ? messages.microsoftFailed : fillMessage(messages.microsoftRefused, { body: words });
}

/** §8.6: the first entry of the error list follows. */
export function buildResetFailure({ errors }: ApiError): Toast {
  return fillMessage(messages.resetFailed, { detail: errors[0] ?? '' });
}

/** §8.7; what is not listed there is an alert, and is thrown on by the caller. */
export function buildSignUpFailure({ status, message }: ApiError): Message {
  if (status === 0) return messages.cannotConnect;
  if (status === 401) return messages.loginWrong;
  const said = { body: message };
  return fillMessage(status === 400 || status === 403 ? messages.signUpRefused : messages.signUpOther, said);
}
