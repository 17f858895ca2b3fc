/** Sign-up by invitation (§4.9, §5, §7.2, §8.7). */
import { register } from '@fms/contract/account';
import { canSendSignUp } from '@fms/domain/account';
import { ApiError, call } from '../../../api/index.ts';
import { buildSignUpFailure, messages, openQuestion, show } from '../../../message/index.ts';
import { goToSignInPath } from '../way-in/sign-in-path.ts';

export interface SignUpForm {
  readonly email: string;
  readonly code: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The words of the server for which §8.7 sends the user to the login page. */
const INVALID_TOKEN = 'Invalid token.';

/** Sends the form and says how it went. Throws what §8.7 does not list. */
export async function sendSignUp(form: SignUpForm): Promise<void> {
  if (!canSendSignUp(form)) return openQuestion({ message: messages.signUpIncomplete });
  try {
    await call(register, { body: form });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const said = buildSignUpFailure(error);
    if (said.kind === 'toast') show(said);
    else openQuestion({ message: said });
    if (error.status === 400 && error.message === INVALID_TOKEN) goToSignInPath('/login');
    if (said.kind === 'dialog') throw error;
    return;
  }
  openQuestion({ message: messages.signUpSucceeded, onOk: () => goToSignInPath('/login') });
}
