/** What kind of recording a file is, from its first lines. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { RecordingError, readRecording } from '../../line/recording-file.ts';
import { readLine } from '../../protocol/nmea0183/sentence.ts';
import { type RecordingFormat, recordingFormats } from '../reading.ts';
import { readColumns } from '../table/column.ts';
import { detectFurtherFormat } from './detect-further-format.ts';

/** Loggers write headlines and console text before the first sentence. */
const LINES_LOOKED_AT = 200;

/** No row is longer; a file without line ends is known by its beginning or not at all. */
const HEAD_CHARACTERS = 1_000_000;
const ROW_BOUNDS: ShapeBounds = { size: 100_000, depth: 16, values: 10_000, keys: 5000, text: 100_000 };

/** A ship's state of Signal K may begin with it too, and has no columns of a place. */
const MMSI_FIRST = /^\s*\{\s*"mmsi"/;

/** One JSON object a line, with columns for time and place. A document of several lines is no such row. */
function isRow(line: string): boolean {
  const read = readJson(line, ROW_BOUNDS);
  return read.ok && typeof read.value === 'object' && read.value !== null && hasColumns(read.value);
}

const hasColumns = (row: object) => readColumns(Object.keys(row)) !== null;

/** Throws `RecordingError` when it is none of the formats. */
export async function detectFormat(path: string): Promise<RecordingFormat> {
  let head = '';
  for await (const piece of readRecording(path)) {
    head += piece.toString('utf8');
    if (head.length > HEAD_CHARACTERS || head.split('\n').length > LINES_LOOKED_AT) break;
  }
  const lines = head
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
    .slice(0, LINES_LOOKED_AT);
  const [first = ''] = lines;
  if (MMSI_FIRST.test(first) && isRow(first)) return 'positions-jsonl';
  const further = detectFurtherFormat(head, lines);
  if (further) return further;
  if (isRow(first)) return 'positions-jsonl';
  if (readColumns(first.split(','))) return 'positions-csv';
  if (lines.some((line) => readLine(line).kind === 'sentence')) return 'nmea0183';
  const advice = `name its kind with --format ${recordingFormats.join(' | ')}`;
  throw new RecordingError('recording-unreadable', `${path} is no recording that is understood; ${advice}`);
}
