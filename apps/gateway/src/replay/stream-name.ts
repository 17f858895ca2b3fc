/**
 * Name of a replay's stream: the same recording with the same options is the same stream, so that a second replay
 * changes nothing.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Goes up when the same file would be cut into other batches than before. */
const CUT_VERSION = 1;
const STEM_CHARACTERS = 40;

/** `avnav_20130630` of `…/avnav_20130630.log.gz`: the default name of a vessel. */
export function getRecordingStem(path: string): string {
  const name = basename(path);
  return name.replace(/(\.(gz|log|txt|csv|jsonl?|nm4|nmea))+$/i, '') || name;
}

export interface StreamIdentity {
  /** SHA-256 of the stored file. */
  readonly fingerprint: string;
  /** Everything that decides which samples come out, and how they are cut into batches. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** `replay.avnav_20130630.3f9c0a…`, within what the link allows as a name. */
export function formatStreamName(path: string, { fingerprint, options }: StreamIdentity): string {
  const stem = getRecordingStem(path)
    .replaceAll(/[^A-Za-z0-9_-]/g, '_')
    .slice(0, STEM_CHARACTERS);
  const identity = JSON.stringify([CUT_VERSION, fingerprint, options]);
  return `replay.${stem}.${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`;
}
