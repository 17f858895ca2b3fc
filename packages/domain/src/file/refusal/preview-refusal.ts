/** Why the content of a file is not shown but only downloaded. */
import type { Refusal } from './refusal.ts';

/** The codes are on the wire; a sentence may change. */
export const PREVIEW_REFUSALS = {
  'download-only': 'A file of this type is downloaded, not shown.',
  'ending-differs': 'The ending of the name says another type than the content.',
  'too-large-to-show': 'Images and documents of more than 20 MB are downloaded, not shown.',
  damaged: 'The file ends too early or its parts do not fit together.',
  'two-types': 'The content can be read as a second type of file.',
  'trailing-data': 'Bytes follow the end of the image or document.',
  'active-content': 'The document holds scripts, files or actions of its own.',
  'too-many-pixels': 'An image that is shown has at most 50 million pixels, and 16,384 on a side.',
  'too-many-frames': 'An animation that is shown has at most 500 pictures.',
  markup: 'The text is one that a browser reads as a page.',
  'line-too-long': 'A line of a text that is shown has at most 65,536 bytes.',
  'too-wide': 'A table that is shown has at most 1,000 columns.',
} as const satisfies Record<string, string>;

export type PreviewRefusalCode = keyof typeof PREVIEW_REFUSALS;

/** A file that can be downloaded only. */
export type PreviewRefusal = Refusal<PreviewRefusalCode>;

/** The refusal of a code. */
export function refusePreview(code: PreviewRefusalCode): PreviewRefusal {
  return { refused: code, sentence: PREVIEW_REFUSALS[code] };
}
