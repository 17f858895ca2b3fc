/** The rule for passwords (§5, §9.13), enforced here, in sentences: the first is what a toast shows. */
import {
  listPasswordFailures,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordFailure,
} from '@fms/domain/account';
import { invalid } from '../../../platform/failure/failure.ts';

const SENTENCES: Record<PasswordFailure, string> = {
  'too-short': `The password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  'too-long': `The password may have at most ${PASSWORD_MAX_LENGTH} characters.`,
  'no-uppercase': 'The password needs an uppercase letter.',
  'no-lowercase': 'The password needs a lowercase letter.',
  'no-number': 'The password needs a number.',
  'no-special-character': 'The password needs a special character.',
};

/** A refusal that says the same to those who show `message` and those who show the first of `errors`. */
export function throwInvalid(sentences: readonly string[]): never {
  throw invalid(sentences[0] ?? 'The request cannot be accepted.', sentences);
}

/** Throws `invalid-input` with a sentence for each rule that is broken. */
export function requireValidPassword(password: string, confirmPassword: string): void {
  const problems = listPasswordFailures(password).map((failure) => SENTENCES[failure]);
  if (password !== confirmPassword) problems.push('The two passwords differ.');
  if (problems.length > 0) throwInvalid(problems);
}
