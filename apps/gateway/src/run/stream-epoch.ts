/**
 * The name of a live stream on the wire: the one of the configuration, and when its spool began. A spool that was
 * lost with its disk begins again with number 1, and under the old name the shore would take it for known.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@fms/domain/time';

/** The link allows 120 characters. */
const MAX_NAME = 108;

export function readStreamEpoch(directory: string, stream: string, now: Instant): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'stream');
  try {
    const known = readFileSync(path, 'utf8').trim();
    if (known !== '') return known;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const name = `${stream.slice(0, MAX_NAME)}.${now.toString(36)}`;
  const file = openSync(path, 'w');
  writeSync(file, name);
  fsyncSync(file);
  closeSync(file);
  return name;
}
