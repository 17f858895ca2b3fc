/**
 * Where "now" was when a shifted replay began. One that was interrupted goes on with the same shift, or it would lay a
 * second copy of its first half beside the first; one that was finished begins with a new one.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@fms/domain/time';

const pathOf = (folder: string, stream: string) => join(folder, `${stream}.shift`);

/** The moment the end of the recording is laid on, `now` when no replay of this stream is under way. */
export function readReplayEnd(folder: string, stream: string, now: Instant): Instant {
  mkdirSync(folder, { recursive: true });
  try {
    const end = Number(readFileSync(pathOf(folder, stream), 'utf8'));
    if (Number.isSafeInteger(end) && end > 0) return end;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeFileSync(pathOf(folder, stream), String(now));
  return now;
}

/** The replay is finished. `stream` is the name with the end in it. */
export function deleteReplayEnd(folder: string, stream: string): void {
  rmSync(pathOf(folder, stream.slice(0, stream.lastIndexOf('.'))), { force: true });
}
