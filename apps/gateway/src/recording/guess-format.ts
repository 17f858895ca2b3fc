/** What kind of recording a file is, from its first lines. */
import { readColumns } from '../csv/column.ts';
import { RecordingError, readRecording } from '../line/recording-file.ts';
import { readLine } from '../nmea0183/sentence.ts';
import { guessFurther } from './guess-further.ts';
import { type RecordingFormat, recordingFormats } from './reading.ts';

/** Loggers write headlines and console text before the first sentence. */
const LINES_LOOKED_AT = 200;

/** One JSON object a line, with columns for time and place. A document of several lines is no such row. */
function isRow(line: string): boolean {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && readColumns(Object.keys(row)) !== null;
  } catch {
    return false;
  }
}

/** Throws `RecordingError` when it is none of the formats. */
export async function guessFormat(path: string): Promise<RecordingFormat> {
  let head = '';
  for await (const piece of readRecording(path)) {
    head += piece.toString('utf8');
    if (head.split('\n').length > LINES_LOOKED_AT) break;
  }
  const lines = head
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
    .slice(0, LINES_LOOKED_AT);
  const [first = ''] = lines;
  const further = guessFurther(head, lines);
  if (further) return further;
  if (isRow(first)) return 'positions-jsonl';
  if (readColumns(first.split(','))) return 'positions-csv';
  if (lines.some((line) => readLine(line).kind === 'sentence')) return 'nmea0183';
  throw new RecordingError(
    'recording-unreadable',
    `${path} is no recording that is understood; name its kind with --format ${recordingFormats.join(' | ')}`,
  );
}
