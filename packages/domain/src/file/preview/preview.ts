/**
 * What of a file may be shown, decided by its content: images, PDF, tables and texts. Everything else, and everything
 * that could be two things at once, is downloaded only. What is shown goes out with the media type told here and
 * `nosniff`, into a sandbox without scripts.
 */

import { type PreviewRefusal, type PreviewRefusalCode, refusePreview } from '../refusal/preview-refusal.ts';
import { isPolyglot } from './foreign-format.ts';
import { isGif, walkGif } from './image/gif.ts';
import type { ImageAnswer } from './image/image-fact.ts';
import { isJpeg, walkJpeg } from './image/jpeg.ts';
import { isPng, walkPng } from './image/png.ts';
import { isWebp, walkWebp } from './image/webp.ts';
import { findPdfFault, isPdf } from './pdf.ts';
import { findEncoding, findTextFault } from './plain-text.ts';

/** An image or a document of more bytes is not shown. */
export const PREVIEW_BYTES = 20 * 1024 ** 2;
/** Of a text the first bytes are shown. */
export const TEXT_PREVIEW_BYTES = 1024 ** 2;

export interface PreviewedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** The whole file up to {@link PREVIEW_BYTES}; of a larger one at least the first {@link TEXT_PREVIEW_BYTES}. */
  readonly bytes: Uint8Array;
}

export interface Preview {
  readonly kind: 'text' | 'csv' | 'image' | 'pdf';
  /** The only media type that the content is sent with. */
  readonly mediaType: string;
  /** Bytes from the begin of the file that are shown. */
  readonly shownBytes: number;
}

interface BinaryFormat {
  readonly kind: 'image' | 'pdf';
  readonly mediaType: string;
  readonly endings: readonly string[];
  is(bytes: Uint8Array): boolean;
  findFault(bytes: Uint8Array): PreviewRefusalCode | null;
}

const FORMATS: readonly BinaryFormat[] = [
  imageFormat('image/png', ['png'], isPng, walkPng),
  imageFormat('image/jpeg', ['jpg', 'jpeg', 'jpe', 'jfif'], isJpeg, walkJpeg),
  imageFormat('image/gif', ['gif'], isGif, walkGif),
  imageFormat('image/webp', ['webp'], isWebp, walkWebp),
  { kind: 'pdf', mediaType: 'application/pdf', endings: ['pdf'], is: isPdf, findFault: findPdfFault },
];

function imageFormat(
  mediaType: string,
  endings: readonly string[],
  is: (bytes: Uint8Array) => boolean,
  walk: (bytes: Uint8Array) => ImageAnswer,
): BinaryFormat {
  const findFault = (bytes: Uint8Array) => {
    const answer = walk(bytes);
    return typeof answer === 'string' ? answer : null;
  };
  return { kind: 'image', mediaType, endings, is, findFault };
}

const TABLE_ENDINGS = new Set(['csv', 'tsv']);
/** A text without an ending is shown as well. */
const TEXT_ENDINGS = new Set([
  ...['', 'txt', 'log', 'md', 'ini', 'cfg', 'conf', 'json', 'jsonl', 'geojson'],
  ...['yaml', 'yml', 'toml', 'nmea', 'out', 'err', 'asc', 'dat', 'properties'],
]);

/** How a file may be shown, or why it is downloaded only. */
export function decidePreview(file: PreviewedFile): Preview | PreviewRefusal {
  const ending = endingOf(file.name);
  const format = FORMATS.find(({ is }) => is(file.bytes));
  if (format) return decideBinary(file, format, ending);
  if (FORMATS.some(({ endings }) => endings.includes(ending))) return refusePreview('ending-differs');
  return decideText(file, ending);
}

function decideBinary(file: PreviewedFile, format: BinaryFormat, ending: string): Preview | PreviewRefusal {
  const { bytes, sizeBytes } = file;
  if (!format.endings.includes(ending)) return refusePreview('ending-differs');
  if (sizeBytes > PREVIEW_BYTES || bytes.length < sizeBytes) return refusePreview('too-large-to-show');
  const fault = isPolyglot(bytes) ? 'two-types' : format.findFault(bytes);
  if (fault) return refusePreview(fault);
  return { kind: format.kind, mediaType: format.mediaType, shownBytes: sizeBytes };
}

function decideText({ bytes, sizeBytes }: PreviewedFile, ending: string): Preview | PreviewRefusal {
  const isTable = TABLE_ENDINGS.has(ending);
  if (!isTable && !TEXT_ENDINGS.has(ending)) return refusePreview('download-only');
  const shown = bytes.subarray(0, TEXT_PREVIEW_BYTES);
  const encoding = findEncoding(shown, shown.length < sizeBytes);
  if (encoding === null) return refusePreview('download-only');
  const fault = findTextFault(shown, isTable);
  if (fault) return refusePreview(fault);
  // A table is drawn by the page from plain text: no program of the reader opens it.
  return { kind: isTable ? 'csv' : 'text', mediaType: `text/plain; charset=${encoding}`, shownBytes: shown.length };
}

/** What stands behind the last full stop, in small letters; empty where there is none. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
