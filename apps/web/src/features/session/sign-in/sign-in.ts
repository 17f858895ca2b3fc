/** Password login and one-time code (§4.1, §5, §7.2, §8.2, §8.3). */
import { login, verifyOtp } from '@fms/contract/account';
import { CLIENT_VERSION } from '@fms/contract/setting';
import { isClockWrong } from '@fms/domain/account';
import { ApiError, call } from '../../../api/index.ts';
import {
  buildCodeFailure,
  buildLoginFailure,
  messages,
  openQuestion,
  type Toast,
  toMilliseconds,
} from '../../../message/index.ts';
import { readCurrentUser, writeCurrentUser } from '../../../storage/current-user.ts';
import { readClaims } from '../../../storage/token-claims.ts';

/** §8.4. */
export const LOGIN_TIMEOUT_MS = toMilliseconds(120);
/** §8.4. */
const CODE_TIMEOUT_MS = toMilliseconds(30);

/**
 * Signs in and stores the record; answers what to say, or undefined when a one-time code comes next (state 5).
 * Never throws: each failure is a message.
 */
export async function signIn(username: string, password: string): Promise<Toast | undefined> {
  try {
    const body = { username, password, version: CLIENT_VERSION };
    const { token, tfaEnabled } = await call(login, { body, timeoutMs: LOGIN_TIMEOUT_MS });
    if (!saveToken(token, username)) return messages.clockWrong;
    return tfaEnabled ? undefined : messages.loginSucceeded;
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status === 0) openQuestion({ message: messages.loginNoAnswerDialog, onOk: () => location.reload() });
    return buildLoginFailure(failure);
  }
}

/** Finishes a sign-in that waits for its code (state 5); answers what to say. Never throws. */
export async function verifyCode(code: string): Promise<Toast> {
  const user = readCurrentUser();
  if (user === undefined) return messages.codeWrong;
  try {
    // The waiting token stands for the password, which is not kept: a reload must not lose state 5.
    const body = { username: user.username, password: '', otp: code, version: CLIENT_VERSION };
    const { token } = await call(verifyOtp, { body, timeoutMs: CODE_TIMEOUT_MS });
    return saveToken(token, user.username) ? messages.loginSucceeded : messages.clockWrong;
  } catch (error) {
    return buildCodeFailure(asApiError(error));
  }
}

/** Stores a fresh token. False when it cannot be read, or its expiry says that this computer's clock is wrong. */
export function saveToken(token: string, username?: string): boolean {
  const claims = readClaims(token);
  // A token that cannot be read would count as expired at once.
  if (claims === undefined || isClockWrong(claims.exp * 1000, Date.now())) return false;
  const email = claims.email || claims.sub;
  writeCurrentUser({ token, username: username ?? claims.sub, email });
  return true;
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, 'no-answer', String(error));
}
