/** Which of the further formats the beginning of a file is; null for none of them. */
import { isN2kLine } from '../n2k/text-frame.ts';
import type { FurtherFormat } from './reading.ts';

/** Actisense's gateways begin every message so. */
const ACTISENSE_START = '\u0010\u0002';

interface Guess {
  readonly format: FurtherFormat;
  /** `head` is the beginning of the file as text, `lines` the lines in it that are not blank. */
  readonly fits: (head: string, lines: readonly string[]) => boolean;
}

const GUESSES: readonly Guess[] = [
  { format: 'n2k', fits: (head, lines) => head.startsWith(ACTISENSE_START) || lines.some(isN2kLine) },
];

export function guessFurther(head: string, lines: readonly string[]): FurtherFormat | null {
  return GUESSES.find(({ fits }) => fits(head, lines))?.format ?? null;
}
