/** Paths below a directory: parts between slashes, each of them a name. */

import { type FileRefusal, isFileRefusal, refuseFile } from '../refusal/file-refusal.ts';
import { checkFileName } from './file-name.ts';
import { countUtf8Bytes } from './utf8-bytes.ts';

export const PATH_BYTES = 1024;
export const PATH_PARTS = 16;

/** `C:`, `C:\`, `\\host`, `\\?\`, `//host`, `/`, `file:`, and `~/`. */
const ABSOLUTE = /^(?:[\\/]|[a-z][a-z0-9+-]*:|~[\\/])/i;

/** The parts of a path, each in NFC, or the first rule that it or one of its parts breaks. */
export function checkFilePath(given: string): { readonly parts: readonly string[] } | FileRefusal {
  if (given.length > PATH_BYTES) return refuseFile('path-too-long', given);
  if (ABSOLUTE.test(given)) return refuseFile('absolute-path', given);
  const parts: string[] = [];
  for (const part of given.split('/')) {
    const checked = checkFileName(part);
    if (isFileRefusal(checked)) return checked;
    parts.push(checked.name);
  }
  if (parts.length > PATH_PARTS) return refuseFile('path-too-deep', given);
  if (countUtf8Bytes(parts.join('/')) > PATH_BYTES) return refuseFile('path-too-long', given);
  return { parts };
}
