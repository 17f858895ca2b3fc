/** Signs of a second format in a file that is an image, a document or a text by its begin: a polyglot. */
import { findAscii, hasAscii } from './bytes/byte-search.ts';

/** Of the comment at the end of a ZIP, and its last record. */
const ZIP_END_BYTES = 65_535 + 22;
/** Readers of archives that run by themselves search so far for one behind a program. */
const ARCHIVE_BYTES = 4 * 1024 ** 2;
const PDF_BYTES = 1024;
const LESS_THAN = 0x3c;

/** Formats with a sign at a place of their own: MP4, DICOM, TAR, ISO 9660. */
const PLACED: readonly (readonly [string, number])[] = [
  ['ftyp', 4],
  ['DICM', 128],
  ['ustar', 257],
  ['CD001', 0x8001],
  ['CD001', 0x8801],
  ['CD001', 0x9001],
];
const ARCHIVES = ['7z\xBC\xAF\x27\x1C', 'Rar!\x1A\x07', 'MSCF\0\0\0\0'];
/** Of pages and programs on a server, behind `<` and in any case of letters. */
const TAGS = ['?php', 'script', 'html', '!doctype', 'iframe', 'hta:'];

/** Whether a PDF begins within the bytes in which readers look for it, but not at the first. */
export function hasLatePdf(bytes: Uint8Array): boolean {
  return findAscii(bytes, '%PDF-', 1, PDF_BYTES) >= 0;
}

/** Whether the bytes of an image or a PDF can be read as something else too. */
export function isPolyglot(bytes: Uint8Array): boolean {
  return (
    hasLatePdf(bytes) ||
    findAscii(bytes, 'PK\x05\x06', bytes.length - ZIP_END_BYTES) >= 0 ||
    PLACED.some(([sign, at]) => hasAscii(bytes, sign, at)) ||
    ARCHIVES.some((sign) => findAscii(bytes, sign, 0, ARCHIVE_BYTES) >= 0) ||
    hasTag(bytes)
  );
}

/** One pass for all tags: a file can be made of nothing but their begins. */
function hasTag(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(LESS_THAN); at >= 0 && at < bytes.length; at++) {
    if (bytes[at] === LESS_THAN && TAGS.some((tag) => hasAscii(bytes, tag, at + 1, true))) return true;
  }
  return false;
}
