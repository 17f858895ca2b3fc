/** When the forms of an account may be sent (§5). Texts and toasts belong to the screens. */
import { PASSWORD_MIN_LENGTH } from './password.ts';

/** §5, login: submitting does nothing if the username or password is empty. */
export function canSubmitLogin(form: { readonly username: string; readonly password: string }): boolean {
  return form.username !== '' && form.password !== '';
}

/** §5, login: one-time-code submit does nothing if the code is empty. */
export function canSubmitOneTimeCode(code: string): boolean {
  return code !== '';
}

/** §5, forgot password: submit does nothing if the email is empty. */
export function canSubmitForgotPassword(email: string): boolean {
  return email !== '';
}

/** §5, reset: Send is disabled while loading, when the password is empty, or when the two passwords differ. */
export function canSendReset(form: {
  readonly loading: boolean;
  readonly password: string;
  readonly confirmPassword: string;
}): boolean {
  return !form.loading && form.password !== '' && form.password === form.confirmPassword;
}

/**
 * §5, sign-up: email, code and username need at least 1 character, password and confirmation at least 8.
 * Otherwise "Please fill out all the form." is shown and nothing is sent. The two passwords are compared by the server.
 */
export function canSendSignUp(form: {
  readonly email: string;
  readonly code: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}): boolean {
  return (
    form.email !== '' &&
    form.code !== '' &&
    form.username !== '' &&
    form.password.length >= PASSWORD_MIN_LENGTH &&
    form.confirmPassword.length >= PASSWORD_MIN_LENGTH
  );
}

/** §5, feedback: sending happens only if there is a comment or at least one image. */
export function canSendFeedback(form: { readonly comment: string; readonly imageCount: number }): boolean {
  return form.comment !== '' || form.imageCount > 0;
}
