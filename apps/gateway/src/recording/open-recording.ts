/** The reader of a recording's format, loaded only when it is needed. */
import { NmeaRecording } from './nmea-recording.ts';
import type { ReadOptions, RecordingFormat, RecordingReader } from './reading.ts';

export async function openRecording(
  path: string,
  format: RecordingFormat,
  options: ReadOptions & { inOrder: boolean },
): Promise<RecordingReader> {
  if (format === 'nmea0183') return new NmeaRecording(path, options);
  const { TableRecording } = await import('../csv/table-recording.ts');
  return new TableRecording(path, options, format === 'positions-jsonl');
}
