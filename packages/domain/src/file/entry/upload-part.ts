/** Checks a part of a file that a browser uploads. Parts come in any order; a part that is repeated changes nothing. */
import { type FileRefusal, refuseFile } from '../refusal/file-refusal.ts';
import { FILE_BYTES } from './vessel-entry.ts';

/** Of one part, bytes. */
export const PART_BYTES = 8 * 1024 ** 2;
/** Of one file: parts of 1 MB for the largest. */
export const PARTS = 2048;

const SHA256 = /^[0-9a-f]{64}$/;

/** Whether a text is a SHA-256 in the one form in which hashes are compared. */
export function isSha256(text: string): boolean {
  return SHA256.test(text);
}

export interface UploadPart {
  /** From 0 on. */
  readonly index: number;
  readonly parts: number;
  readonly sizeBytes: number;
  /** Of the part, as the browser computed it. */
  readonly sha256: string;
}

/** Null when a part can be taken; `heldBytes` are the other parts of the file so far. */
export function checkUploadPart(
  { index, parts, sizeBytes, sha256 }: UploadPart,
  heldBytes: number,
): FileRefusal | null {
  if (!Number.isSafeInteger(parts) || parts < 1) return refuseFile('part-number-invalid', String(parts));
  if (parts > PARTS) return refuseFile('too-many-parts', String(parts));
  if (!Number.isSafeInteger(index) || index < 0 || index >= parts)
    return refuseFile('part-number-invalid', String(index));
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) return refuseFile('size-invalid', String(sizeBytes));
  if (sizeBytes > PART_BYTES) return refuseFile('part-too-large', String(index));
  if (heldBytes + sizeBytes > FILE_BYTES) return refuseFile('file-too-large', String(index));
  return isSha256(sha256) ? null : refuseFile('hash-invalid', sha256);
}
