/** PDF (ISO 32000-2) that a browser's own reader shows in a sandbox. */

import type { PreviewRefusalCode } from '../refusal/preview-refusal.ts';
import { findAscii, hasAscii } from './bytes/byte-search.ts';

/** Readers look for the header, and for the end, within so many bytes. */
const EDGE_BYTES = 1024;

/**
 * Names of what acts by itself or carries other files. Names in compressed objects are not seen: the sandbox without
 * scripts is what holds, this refuses what says so openly.
 */
const ACTIVE_NAMES = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
]);
const LONGEST_NAME = 13;

/** Whether the bytes begin as a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return hasAscii(bytes, '%PDF-');
}

/** Why a PDF is not shown, null when it is. */
export function findPdfFault(bytes: Uint8Array): PreviewRefusalCode | null {
  const end = findLast(bytes, '%%EOF', bytes.length - EDGE_BYTES);
  if (end < 0) return 'damaged';
  for (let at = end + 5; at < bytes.length; at++) if (!isSpace(bytes[at] as number)) return 'trailing-data';
  return hasActiveName(bytes) ? 'active-content' : null;
}

function findLast(bytes: Uint8Array, letters: string, from: number): number {
  let last = -1;
  for (let at = findAscii(bytes, letters, from); at >= 0; at = findAscii(bytes, letters, at + 1)) last = at;
  return last;
}

/** White space and delimiters end a name. */
const ENDS = new Set(Array.from('\0\t\n\f\r ()<>[]{}/%', (character) => character.charCodeAt(0)));
const isSpace = (byte: number) => byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

function hasActiveName(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x2f); at >= 0; at = bytes.indexOf(0x2f, at + 1)) {
    if (ACTIVE_NAMES.has(readName(bytes, at + 1))) return true;
  }
  return false;
}

/** A name with its escapes, as `J#61vaScript`, resolved; no more of it than an active name can have. */
function readName(bytes: Uint8Array, from: number): string {
  let name = '';
  let at = from;
  while (at < bytes.length && name.length <= LONGEST_NAME && !ENDS.has(bytes[at] as number)) {
    const byte = bytes[at] as number;
    const hex =
      byte === 0x23 ? Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16) : Number.NaN;
    name += String.fromCharCode(Number.isNaN(hex) ? byte : hex);
    at += Number.isNaN(hex) ? 1 : 3;
  }
  return name;
}
