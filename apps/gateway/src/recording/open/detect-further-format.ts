/** Which of the further formats the beginning of a file is; null for none of them. */
import { parseCell, readCells } from '../../protocol/csv/column-line.ts';
import { isLoggerLine } from '../../protocol/csv/logger-feed.ts';
import { readHead } from '../../protocol/csv/table-feed.ts';
import { isN2kLine } from '../../protocol/n2k/text-frame.ts';
import type { FurtherFormat } from '../reading.ts';
import { readColumns } from '../table/column.ts';

/** Actisense's gateways begin every message so. */
const ACTISENSE_START = '\u0010\u0002';
/** Voyage recorders of Yacht Devices begin so, after two bytes of time and an identifier that is no UTF-8. */
const RECORDER_START = /^[\s\S]{1,2}\uFFFD{4}YDVR/;

/** Deltas, rows of sampled paths, PostgSail's metrics, the state of a ship or of several. */
const SIGNALK =
  /^\s*\{\s*"(?:context|updates|captured_at|metrics|uuid|vessels|self|version|navigation|environment|electrical|propulsion|mmsi)"\s*:/;
/** The devices a Signal K server knows: a document of the same family that holds no value. */
const SIGNALK_SOURCES = /^\s*\{[^{}]*\{[^{}]*\{\s*"n2k"\s*:/;
/** `Package` holds everything, a list of channels or their values. */
const ISO_19848 = /^\s*\{\s*"Package"\s*:\s*\{/;
/** Label, tab, value and the end of a line, some of them one after another. */
const VE_DIRECT = /(?:\r\n[A-Za-z][A-Za-z0-9#_]{0,8}\t[^\r\n\t]{0,33}){3}/;

interface Guess {
  readonly format: FurtherFormat;
  /** `head` is the beginning of the file as text, `lines` the lines in it that are not blank. */
  readonly fits: (head: string, lines: readonly string[]) => boolean;
}

const GUESSES: readonly Guess[] = [
  { format: 'n2k', fits: (head) => head.startsWith(ACTISENSE_START) || RECORDER_START.test(head) },
  { format: 'n2k', fits: (_, lines) => lines.some(isN2kLine) },
  { format: 'signalk', fits: (head) => SIGNALK.test(head) || SIGNALK_SOURCES.test(head) },
  { format: 'iso19848', fits: (head) => ISO_19848.test(head) },
  { format: 'vedirect', fits: (head) => VE_DIRECT.test(head) },
  { format: 'logger', fits: (_, lines) => lines.filter(isLoggerLine).length > lines.length / 2 },
  { format: 'table', fits: (_, [names = '', first = '']) => isTable(names, first) },
];

/** A line of names for a table over time, and under it a row of numbers. Positions have a reader of their own. */
function isTable(names: string, first: string): boolean {
  const cells = readCells(names);
  const numbers = readCells(first).filter((cell) => parseCell(cell) !== null);
  return readColumns(cells) === null && readHead(cells) !== null && numbers.length > 0;
}

export function detectFurtherFormat(head: string, lines: readonly string[]): FurtherFormat | null {
  return GUESSES.find(({ fits }) => fits(head, lines))?.format ?? null;
}
