/**
 * Texts of requests and of the ship's link. Every `z.string()` of theirs is made here, so that each is held to a rule:
 * text.test.ts walks all schemas and fails for one that is not.
 *
 * Lengths count UTF-16 units, as `maxLength` of an input does: what a form lets through is no longer than the server
 * takes. They hold before the normal form is made, which takes the square of a length, and after it.
 */
import { z } from 'zod';

/** Marks on one character, as the stream-safe text format has them (UAX 15): normal forms take the square of a run. */
const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Half a surrogate pair and a control character are shown as this one. */
const REPLACEMENT = '\uFFFD';

/** A text that every store and every encoding can hold: no half of a surrogate pair, at most 30 marks in a row, in NFC. */
function makeWellFormed(given: string): string {
  return given.toWellFormed().replaceAll(LONG_RUN_OF_MARKS, '$1').normalize('NFC');
}

/** One line without control characters: line feeds and tabs become blanks, others U+FFFD. */
export function cleanLine(given: string): string {
  return makeWellFormed(given)
    .replaceAll(/[\t\n\v\f\r]/g, ' ')
    .replaceAll(/\p{Cc}/gu, REPLACEMENT);
}

function cleanLines(given: string): string {
  return makeWellFormed(given).replaceAll(/[^\P{Cc}\n\t]/gu, REPLACEMENT);
}

const normalised = z.overwrite<string>(makeWellFormed);
const normalisedLines = z.overwrite<string>((given) => makeWellFormed(given).replaceAll('\r\n', '\n'));
const cleaned = z.overwrite<string>(cleanLine);
const cleanedLines = z.overwrite<string>(cleanLines);
const ascii = z.regex(/^[\x20-\x7e]*$/, 'holds a character that is not printable ASCII');
const asGiven = z.overwrite<string>((given) => given);
const RULES: readonly unknown[] = [normalised, normalisedLines, cleaned, cleanedLines, ascii, asGiven];

/** Whether a string of a schema was made by one of the functions below. */
export function hasTextRule(schema: z.ZodString): boolean {
  return schema.def.checks?.some((check) => RULES.includes(check)) ?? false;
}

/** The schema library counts code points, an input units of UTF-16. */
const units = (most: number) =>
  z.refine<string>(({ length }) => length <= most, { abort: true, error: `has more than ${most} characters` });

/** Longer than that is refused before anything else looks at it. */
const atMost = (most: number) => z.string().max(most, { abort: true }).check(units(most));

/** One line that a person writes: well-formed, in NFC; a control character is refused. */
export function text(most: number): z.ZodString {
  return atMost(most)
    .check(normalised, units(most))
    .regex(/^\P{Cc}*$/u, 'holds a control character');
}

/** Several lines that a person writes: as `text`, but line feeds and tabs stay, and CR LF becomes a line feed. */
export function multiLineText(most: number): z.ZodString {
  return atMost(most)
    .check(normalisedLines, units(most))
    .regex(/^[\P{Cc}\n\t]*$/u, 'holds a control character');
}

/**
 * One line that a machine reports, as the name of a tag: what `text` refuses is replaced here, because one sentence of a
 * faulty device must not hold up a batch of others.
 */
export function reportedText(most: number): z.ZodString {
  return atMost(most).check(cleaned, units(most));
}

/** Several lines that a machine reports: as `reportedText`, but line feeds and tabs stay. */
export function reportedLines(most: number): z.ZodString {
  return atMost(most).check(cleanedLines, units(most));
}

/** Ids, tokens and words of the protocol: printable ASCII. */
export function asciiText(most: number): z.ZodString {
  return atMost(most).check(ascii);
}

/** A password or a one-time code: compared as it was typed, never stored or shown. */
export function secretText(most: number): z.ZodString {
  return atMost(most).check(asGiven);
}

/** Base64 or a whole file: its own reader limits its size before converting it. */
export function fileText(most: number): z.ZodString {
  return atMost(most).check(asGiven);
}
