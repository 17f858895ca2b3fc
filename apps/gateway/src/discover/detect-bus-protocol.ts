/** Which protocol the first bytes of a bus are. A listener comes in the middle of a line, and often of a message. */
import { parseCell, readCells } from '../protocol/csv/column-line.ts';
import { readLine } from '../protocol/nmea0183/sentence.ts';
import { detectFurtherFormat } from '../recording/open/detect-further-format.ts';

export type BusProtocol = 'nmea0183' | 'n2k' | 'signalk' | 'iso19848' | 'vedirect' | 'csv';

/** One sentence may be noise that looks like one. */
const ENOUGH_LINES = 3;
const MOST_COLUMNS = 200;

/** Null when nothing is recognised yet. */
export function detectBusProtocol(head: Uint8Array): BusProtocol | null {
  const text = Buffer.from(head).toString('latin1');
  const afterFirst = text.slice(text.search(/[\r\n]/) + 1);
  for (const beginning of [text, afterFirst]) {
    const guess = detectFurtherFormat(beginning, linesOf(beginning));
    if (guess === 'logger' || guess === 'table') return 'csv';
    if (guess) return guess;
  }
  const lines = linesOf(afterFirst);
  if (lines.filter((line) => readLine(line).kind === 'sentence').length >= ENOUGH_LINES) return 'nmea0183';
  return lines.length > ENOUGH_LINES && lines.every(isRow) ? 'csv' : null;
}

/** Whole lines that are not blank. */
function linesOf(text: string): string[] {
  const lines = text.split(/[\r\n]+/);
  return lines.slice(0, -1).filter((line) => line !== '');
}

/** A line of instruments that write nothing but figures, perhaps behind a word. */
function isRow(line: string): boolean {
  const cells = readCells(line);
  const numbers = cells.filter((cell) => parseCell(cell) !== null).length;
  return cells.length <= MOST_COLUMNS && numbers > 0 && numbers >= cells.length - 1;
}
