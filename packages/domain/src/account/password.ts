/** Password rules (§5-3, §9.13: 8 everywhere, enforced by the server). */

/** §9.13. */
export const PASSWORD_MIN_LENGTH = 8;
/** §9.13. */
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordFailure =
  | 'too-short'
  | 'too-long'
  | 'no-uppercase'
  | 'no-lowercase'
  | 'no-number'
  | 'no-special-character';

const REQUIRED: readonly (readonly [pattern: RegExp, failure: PasswordFailure])[] = [
  [/\p{Lu}/u, 'no-uppercase'],
  [/\p{Ll}/u, 'no-lowercase'],
  [/\p{Nd}/u, 'no-number'],
  // Whatever is neither letter nor number is special, the space included.
  [/[^\p{L}\p{N}]/u, 'no-special-character'],
];

/**
 * §5, reset: 8 to 128 characters including uppercase, lowercase, numbers and special characters. Answers all
 * rules broken, in this order; an empty list is a good password. Letters of every script count.
 */
export function listPasswordFailures(password: string): PasswordFailure[] {
  const length = [...password].length;
  const failures: PasswordFailure[] = [];
  if (length < PASSWORD_MIN_LENGTH) failures.push('too-short');
  if (length > PASSWORD_MAX_LENGTH) failures.push('too-long');
  for (const [pattern, failure] of REQUIRED) if (!pattern.test(password)) failures.push(failure);
  return failures;
}
