/** The columns a research ship's logger wrote, as a plain scan of the lines finds them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { getRecordingPath } from './recordings.ts';

/** Instruments that write plain columns, and which of them (from 1) hold a number in every line. */
export const loggerColumns = [
  ['eng1', 5000, [1, 2, 3, 4, 5, 6, 11, 12]],
  ['hdas', 5000, [1, 2, 3, 4, 6, 9]],
  ['rtmp', 5000, [1]],
  ['svp1', 5000, [1]],
  ['tsg1', 5000, [1, 2, 3, 4]],
  ['tsg2', 5000, [1, 2, 3, 4]],
  ['pco2', 472, [2, 5, 9]],
  ['pguv', 5000, [4, 11, 12]],
  ['cwnc', 5000, [4, 7]],
  ['twnc', 5000, [4, 7]],
  ['grv1', 5000, [2]],
  ['knud', 5000, [2, 8, 9]],
] as const;

export const getLoggerFile = (instrument: string) => `nbp1406/NBP1406_${instrument}-2014-08-01.gz`;

export const readLoggerLines = (name: string): string[] =>
  gunzipSync(readFileSync(getRecordingPath(name)))
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '');

/** Cells after the logger's stamp, told apart by commas or blanks. */
export function splitLoggerCells(line: string): string[] {
  const cells = line.replace(/^\S+ /, '');
  return cells.includes(',') ? cells.split(',') : cells.trim().split(/\s+/);
}
