/** Entries of the outbox and the inbox on board, as their file system tells of them. Everything here can be hostile. */
import type { Instant } from '../../time/instant.ts';
import { checkFileName } from '../name/file-name.ts';
import { DirectoryNames } from '../name/same-name.ts';
import { type FileRefusal, isFileRefusal, refuseFile } from '../refusal/file-refusal.ts';

/** Of one file, bytes. */
export const FILE_BYTES = 2 * 1024 ** 3;
export const DIRECTORY_ENTRIES = 10_000;
/** A clock on board can be ahead of the shore by this much. */
const CLOCK_AHEAD_MS = 24 * 60 * 60 * 1000;

export type EntryKind = 'file' | 'directory' | 'symbolic-link' | 'other';

/** What `lstat` tells, without following a link. */
export interface VesselEntry {
  readonly name: string;
  readonly kind: EntryKind;
  /** Bytes; of a directory not looked at. */
  readonly sizeBytes: number;
  readonly changedAt: Instant;
  /** Names that the file has on its disk. */
  readonly linkCount: number;
}

/** An entry that can be listed and sent, its name in NFC. */
export type CheckedEntry = VesselEntry & { readonly kind: 'file' | 'directory' };

/** The entry, or why it is neither listed nor sent. */
export function checkVesselEntry(entry: VesselEntry, now: Instant): CheckedEntry | FileRefusal {
  const checked = checkFileName(entry.name);
  if (isFileRefusal(checked)) return checked;
  const { kind, sizeBytes, changedAt, linkCount } = entry;
  const refuse = (code: FileRefusal['refused']) => refuseFile(code, entry.name);
  if (kind === 'symbolic-link') return refuse('symbolic-link');
  if (kind !== 'file' && kind !== 'directory') return refuse('not-regular');
  if (!(changedAt >= 0 && changedAt <= now + CLOCK_AHEAD_MS)) return refuse('time-invalid');
  if (kind === 'file') {
    if (linkCount !== 1) return refuse('hard-link');
    if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) return refuse('size-invalid');
    if (sizeBytes > FILE_BYTES) return refuse('file-too-large');
  }
  return { ...entry, kind, name: checked.name };
}

export interface CheckedListing {
  readonly entries: readonly CheckedEntry[];
  /** Of entries that are left out; at most 100 are told. */
  readonly refusals: readonly FileRefusal[];
}

const TOLD_REFUSALS = 100;

/** A listing without what cannot be exchanged. Of names that collide the first stays; entries beyond the bound are left out. */
export function checkListing(listed: readonly VesselEntry[], now: Instant): CheckedListing {
  const names = new DirectoryNames();
  const entries: CheckedEntry[] = [];
  const refusals: FileRefusal[] = [];
  for (const entry of listed.slice(0, DIRECTORY_ENTRIES)) {
    const checked = checkVesselEntry(entry, now);
    const placed = isFileRefusal(checked)
      ? checked
      : names.add({ name: checked.name, isDirectory: checked.kind === 'directory' });
    if (!isFileRefusal(checked) && 'placement' in placed && placed.placement === 'new') entries.push(checked);
    // One name twice cannot be in one directory, but two forms of it can.
    else refusals.push(isFileRefusal(placed) ? placed : refuseFile('same-name', entry.name));
  }
  const next = listed[DIRECTORY_ENTRIES];
  if (next) refusals.unshift(refuseFile('too-many-entries', next.name));
  return { entries, refusals: refusals.slice(0, TOLD_REFUSALS) };
}
