/** The list of a ship's outbox as rows: what a gateway tells is evaluated name by name, directory by directory. */
import { checkFilePath, checkListing, type FileRefusal, isFileRefusal, isSha256, refuseFile } from '@fms/domain/file';
import type { Instant } from '@fms/domain/time';
import type { VesselOutboxEntryRow } from '../../../platform/database/tables/file.ts';
import type { ListedEntry } from './transfer-port.ts';

/** Of all directories of one outbox; those beyond it are left out. */
export const OUTBOX_ENTRIES = 20_000;
/** Refusals that are told. */
const TOLD_REFUSALS = 100;

export type OutboxEntry = Omit<VesselOutboxEntryRow, 'vesselId'>;

interface Placed extends ListedEntry {
  readonly name: string;
}

/** Entries by the directory they lie in; of a path that cannot be exchanged the refusal. */
function groupByDirectory(listed: readonly ListedEntry[], refusals: FileRefusal[]): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const entry of listed) {
    const checked = checkFilePath(entry.path);
    if (isFileRefusal(checked)) {
      refusals.push(checked);
      continue;
    }
    const directory = checked.parts.slice(0, -1).join('/');
    const placed = { ...entry, name: checked.parts.at(-1) ?? '' };
    const group = groups.get(directory);
    if (group) group.push(placed);
    else groups.set(directory, [placed]);
  }
  return groups;
}

/** Rows of one directory; names that collide are left out but for the first. */
function toRows(directory: string, group: readonly Placed[], now: Instant, refusals: FileRefusal[]): OutboxEntry[] {
  const hashes = new Map(group.map(({ name, sha256 }) => [name, sha256]));
  const told = group.map(({ name, isDirectory, sizeBytes, modifiedMs }) => ({
    ...{ name, sizeBytes, changedAt: modifiedMs, linkCount: 1 },
    kind: isDirectory ? ('directory' as const) : ('file' as const),
  }));
  const { entries, refusals: left } = checkListing(told, now);
  refusals.push(...left);
  return entries.map(({ name, kind, sizeBytes, changedAt: modifiedMs }) => {
    const sha256 = hashes.get(name) ?? null;
    const isDirectory = kind === 'directory';
    return {
      ...{ directory, name, isDirectory, modifiedMs, sizeBytes: isDirectory ? 0 : sizeBytes },
      sha256: !isDirectory && sha256 !== null && isSha256(sha256) ? sha256 : null,
    };
  });
}

/** Whether every directory before an entry is listed as one: what cannot be reached is not kept. */
function keepReachable(rows: readonly OutboxEntry[]): OutboxEntry[] {
  const directories = new Set(['']);
  for (const { directory, name, isDirectory } of rows) {
    if (isDirectory) directories.add(directory === '' ? name : `${directory}/${name}`);
  }
  const isReachable = (directory: string): boolean => {
    const parts = directory === '' ? [] : directory.split('/');
    return parts.every((_, end) => directories.has(parts.slice(0, end + 1).join('/')));
  };
  return rows.filter(({ directory }) => isReachable(directory));
}

/** The rows of a listing, and why entries were left out; at most 100 refusals are told. */
export function toOutbox(
  listed: readonly ListedEntry[],
  now: Instant,
): { readonly rows: OutboxEntry[]; readonly refusals: FileRefusal[] } {
  const refusals: FileRefusal[] = [];
  const next = listed[OUTBOX_ENTRIES];
  if (next) refusals.push(refuseFile('too-many-entries', next.path));
  const groups = groupByDirectory(listed.slice(0, OUTBOX_ENTRIES), refusals);
  const rows = [...groups].flatMap(([directory, group]) => toRows(directory, group, now, refusals));
  return { rows: keepReachable(rows), refusals: refusals.slice(0, TOLD_REFUSALS) };
}
