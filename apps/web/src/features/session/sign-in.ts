/** Password login (specification sections 4.1, 5, 7.2, 8.2). */
import { CLIENT_VERSION, login } from '@fms/contract';
import { isClockWrong } from '@fms/domain';
import { ApiError, call } from '../../api/index.ts';
import { clockWrong, confirm, loginFailed, loginSucceeded, type Message, seconds } from '../../message/index.ts';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';

/** Section 8.4. */
const LOGIN_TIMEOUT_MS = seconds(120);

/**
 * Signs in and stores the record; answers what to say, or undefined when a one-time code comes next (state 5).
 * Never throws: each failure is a message.
 */
export async function signIn(username: string, password: string): Promise<Message | undefined> {
  try {
    const body = { username, password, version: CLIENT_VERSION };
    const { token, tfaEnabled } = await call(login, { body, timeoutMs: LOGIN_TIMEOUT_MS });
    const claims = readClaims(token);
    // A token that cannot be read would count as expired at once.
    if (claims === undefined || isClockWrong(claims.exp * 1000, Date.now())) return clockWrong;
    writeCurrentUser({ token, username, email: claims.email || claims.sub });
    return tfaEnabled ? undefined : loginSucceeded;
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status === 0) confirm({ text: 'LOGIN_BUSY_DIALOG', onOk: () => location.reload() });
    return loginFailed(failure);
  }
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, 'no-answer', String(error));
}
