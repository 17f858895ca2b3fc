/** Versions of a name: what was there is kept when a file of the same name arrives. */
import type { Instant } from '../../time/instant.ts';
import { NAME_BYTES } from '../name/file-name.ts';
import { countUtf8Bytes, cutToUtf8Bytes } from '../name/utf8-bytes.ts';

export interface FileVersion {
  /** From 1 on, never given twice under one name. */
  readonly number: number;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly storedAt: Instant;
  /** A person keeps it: nothing removes it by itself. */
  readonly isKept: boolean;
}

/** The current version, the one of the greatest number; undefined for a name that has none. */
export function getCurrentVersion(versions: readonly FileVersion[]): FileVersion | undefined {
  return versions.reduce<FileVersion | undefined>(
    (current, version) => (current && current.number > version.number ? current : version),
    undefined,
  );
}

/** The version that a file becomes, null when its content is that of the current one and nothing is stored. */
export function makeVersion(
  versions: readonly FileVersion[],
  file: Pick<FileVersion, 'sha256' | 'sizeBytes' | 'storedAt'>,
): FileVersion | null {
  const current = getCurrentVersion(versions);
  if (current?.sha256 === file.sha256) return null;
  const { sha256, sizeBytes, storedAt } = file;
  return { number: (current?.number ?? 0) + 1, sha256, sizeBytes, storedAt, isKept: false };
}

/** What an older version is called when it is downloaded: `report.v3.pdf`, within the bytes of a name. */
export function nameVersion(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const mark = `.v${number}`;
  const room = NAME_BYTES - countUtf8Bytes(mark + ending);
  // An ending that leaves no room is no ending.
  return room > 0 ? cutToUtf8Bytes(stem, room) + mark + ending : cutToUtf8Bytes(name, NAME_BYTES - mark.length) + mark;
}
