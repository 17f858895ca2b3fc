/** Whether bytes are a text, in which encoding, and whether a browser draws it in reasonable time. */

import type { PreviewRefusalCode } from '../refusal/preview-refusal.ts';
import { hasAscii } from './bytes/byte-search.ts';
import { hasLatePdf } from './foreign-format.ts';

export type TextEncoding = 'utf-8' | 'windows-1252';

const LINE_BYTES = 65_536;
const COLUMNS = 1000;

/** Tab, line feed, form feed and carriage return; all other control characters make a file no text. */
const isControl = (byte: number) => (byte < 0x20 && ![9, 10, 12, 13].includes(byte)) || byte === 0x7f;
/** Places that Windows-1252 leaves free. */
const UNUSED_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The encoding of a text, null where the bytes are none. The last character of a `cut` text may be incomplete. */
export function findEncoding(bytes: Uint8Array, isCut: boolean): TextEncoding | null {
  if (bytes.some(isControl)) return null;
  if (isUtf8(bytes, isCut)) return 'utf-8';
  return bytes.some((byte) => UNUSED_1252.has(byte)) ? null : 'windows-1252';
}

/** Shortest form, no surrogates, nothing above U+10FFFF (RFC 3629), and no C1 controls. */
function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return false;
    for (let n = 1; n < length; n++) {
      const byte = bytes[at + n];
      if (byte === undefined) return isCut;
      if (byte < 0x80 || byte > 0xbf) return false;
    }
    at += length;
  }
  return true;
}

/** Bytes of the character that begins here, 0 where none can; evaluated by its first two bytes. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  const second = bytes[at + 1] ?? 0x80;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return first === 0xc2 && second < 0xa0 && at + 1 < bytes.length ? 0 : 2;
  if (first < 0xf0)
    return isSecond(second, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf, bytes, at) ? 3 : 0;
  return isSecond(second, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf, bytes, at) ? 4 : 0;
}

function isSecond(byte: number, least: number, most: number, { length }: Uint8Array, at: number): boolean {
  return at + 1 >= length || (byte >= least && byte <= most);
}

/** Scripts, page descriptions and saved pages that are text by their bytes, and the test file of virus scanners. */
const NOT_SHOWN = ['#!', '%!PS', '{\\rtf', 'MIME-Version:', 'X5O!P%@AP'];

/** Why a text is not shown, null when it is. */
export function findTextFault(bytes: Uint8Array, isTable: boolean): PreviewRefusalCode | null {
  const begin = skipBlank(bytes);
  if (NOT_SHOWN.some((sign) => hasAscii(bytes, sign, begin))) return 'download-only';
  // `<html`, `<?xml`, `<!--`, `</`: no log begins so.
  if (bytes[begin] === 0x3c && /[a-z!?/]/i.test(String.fromCharCode(bytes[begin + 1] ?? 0))) return 'markup';
  if (hasLatePdf(bytes)) return 'two-types';
  return findLongLine(bytes, isTable);
}

/** Behind the byte order mark of UTF-8 and white space. */
function skipBlank(bytes: Uint8Array): number {
  let at = hasAscii(bytes, '\xEF\xBB\xBF') ? 3 : 0;
  while (at < bytes.length && (bytes[at] as number) <= 0x20) at++;
  return at;
}

const SEPARATORS = [',', ';', '\t'].map((separator) => separator.charCodeAt(0));

function findLongLine(bytes: Uint8Array, isTable: boolean): PreviewRefusalCode | null {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    if (line.length > LINE_BYTES) return 'line-too-long';
    if (isTable && SEPARATORS.some((separator) => countByte(line, separator) >= COLUMNS)) return 'too-wide';
    from += line.length + 1;
  }
  return null;
}

function countByte(bytes: Uint8Array, sought: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === sought) count++;
  return count;
}
