/**
 * Alarms that people keep out of the way on purpose (ISA-18.2): shelved for a while, or out of service until they are
 * returned. They stay listed and evaluated; they are neither counted nor announced.
 */

/** Longest time an alarm may be shelved, after which it returns by itself. */
export const MAX_SHELVE_MINUTES = 24 * 60;
/** Offered on screen, minutes. */
export const SHELVE_MINUTES = [30, 60, 240, 480, 720, MAX_SHELVE_MINUTES] as const;

/** What is known of an alarm that may be out of the way; both null when it is not. */
export interface Suppressible {
  readonly shelved: unknown;
  readonly outOfService: unknown;
}

/** Whether people asked not to be told of this alarm; one remembered from before there was the question is not. */
export function isSuppressed({ shelved, outOfService }: Suppressible): boolean {
  return (shelved ?? outOfService ?? null) !== null;
}
