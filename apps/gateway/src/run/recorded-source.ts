/** A file of a bus among the live sources of a ship: read once, with the times it was recorded at. */
import { FUTURE_TOLERANCE_MS } from '../clock/bounds.ts';
import type { ReadOptions, RecordingReader } from '../recording/reading.ts';
import type { LineSource } from '../source/line-source.ts';
import type { SourceParts } from './source-parts.ts';

/** `open` gets how the file is to be read. What cannot be read is logged. */
export function openRecordedSource(
  name: string,
  path: string,
  open: (options: ReadOptions) => RecordingReader,
  { sink, flush, now, log, refuse }: SourceParts,
): LineSource {
  let isStopped = false;
  const options = { start: null, firstStamp: null, latest: () => now() + FUTURE_TOLERANCE_MS, refuse };
  const read = async () => {
    for await (const readings of open(options).readings()) {
      if (isStopped) return;
      for (const { reading, time, quality } of readings) sink.take(reading, time, quality, name);
      await flush();
    }
    log.info({ source: name }, `${path} is read`);
  };
  const reading = read().catch((error: Error) => log.warn({ source: name }, error.message));
  return {
    async stop() {
      isStopped = true;
      await reading;
    },
  };
}
