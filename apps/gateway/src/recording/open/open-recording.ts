/** The reader of a recording's format, loaded only when it is needed. */
import { isFurtherFormat, type ReadOptions, type RecordingFormat, type RecordingReader } from '../reading.ts';
import { NmeaRecording } from './nmea-recording.ts';

export async function openRecording(
  path: string,
  format: RecordingFormat,
  options: ReadOptions & { inOrder: boolean },
): Promise<RecordingReader> {
  if (format === 'nmea0183') return new NmeaRecording(path, options);
  if (isFurtherFormat(format)) {
    const { openFurther } = await import('./open-further.ts');
    return openFurther(path, format, options);
  }
  const { TableRecording } = await import('../table/table-recording.ts');
  return new TableRecording(path, options, format === 'positions-jsonl');
}
