/** Screenshots of a report: known by their bytes, never by what they claim to be (§2.9: gif, jpeg, png). */
import { MAX_IMAGE_BYTES } from '@fms/contract';
import type { StoredImage } from '../../platform/database/tables/message.ts';
import { Failure, invalid } from '../../platform/failure.ts';

type ImageType = StoredImage['type'];

/** First bytes of each kind: GIF87a and GIF89a, the JPEG start of image, the PNG signature. */
const SIGNATURES: readonly (readonly [ImageType, string, readonly string[]])[] = [
  ['image/gif', 'gif', ['474946383761', '474946383961']],
  ['image/jpeg', 'jpg', ['ffd8ff']],
  ['image/png', 'png', ['89504e470d0a1a0a']],
];
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const DATA_ADDRESS = /^data:[\w.+/-]*;base64,/;

export interface Screenshot {
  type: ImageType;
  extension: string;
  bytes: Buffer;
}

/** Reads a data address, or bare base64. Throws `too-large` or `invalid-input`. */
export function readScreenshot(text: string): Screenshot {
  const base64 = text.slice(DATA_ADDRESS.exec(text)?.[0].length ?? 0).trim();
  if (!BASE64.test(base64)) throw invalid('A screenshot is not base64.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw new Failure('too-large', `A screenshot may have at most ${MAX_IMAGE_BYTES / 1_000_000} MB.`);
  }
  const start = bytes.subarray(0, 8).toString('hex');
  const found = SIGNATURES.find(([, , signatures]) => signatures.some((signature) => start.startsWith(signature)));
  if (!found) throw invalid('A screenshot must be a gif, jpeg or png.');
  const [type, extension] = found;
  return { type, extension, bytes };
}
