/** Images as text: a data address or bare base64, known by their first bytes and never by what they claim to be. */
import { MAX_IMAGE_BYTES } from '@fms/contract/endpoint';
import { type YieldToEventLoop, yieldToEventLoop } from '../concurrency/yield-to-event-loop.ts';
import { Failure, invalid } from '../failure/failure.ts';

/** First bytes of each kind: GIF87a and GIF89a, the JPEG start of image, the PNG signature. */
const KINDS = {
  gif: { type: 'image/gif', signatures: ['474946383761', '474946383961'] },
  jpg: { type: 'image/jpeg', signatures: ['ffd8ff'] },
  png: { type: 'image/png', signatures: ['89504e470d0a1a0a'] },
} as const;
export type ImageExtension = keyof typeof KINDS;

const DATA_ADDRESS = /^data:[\w.+/-]*;base64,/;
const BASE64 = /^[A-Za-z0-9+/]+$/;
const BASE64_END = /^[A-Za-z0-9+/]+={0,2}$/;
/** Of which the first bytes are made, as many as the longest signature has. */
const FIRST_CHARACTERS = 12;
/** Characters checked and converted at once; a multiple of four, about 1 ms of work. */
export const SLICE_CHARACTERS = 512 * 1024;

export interface ReadImage<Extension extends ImageExtension> {
  extension: Extension;
  type: (typeof KINDS)[Extension]['type'];
  bytes: Buffer;
}

export interface ImageRule<Extension extends ImageExtension> {
  /** What it is called in refusals, e.g. `A photo`. */
  what: string;
  kinds: readonly Extension[];
}

/** Size and kind are checked before the conversion. Throws `too-large` or `invalid-input`. */
export async function readImage<Extension extends ImageExtension>(
  text: string,
  { what, kinds }: ImageRule<Extension>,
  yieldNow: YieldToEventLoop = yieldToEventLoop,
): Promise<ReadImage<Extension>> {
  const base64 = text.slice(DATA_ADDRESS.exec(text.slice(0, 200))?.[0].length ?? 0).trim();
  if (!BASE64_END.test(base64.slice(-SLICE_CHARACTERS))) throw invalid(`${what} is not base64.`);
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  const length = Math.floor(((base64.length - padding) * 3) / 4);
  if (length > MAX_IMAGE_BYTES) {
    throw new Failure('too-large', `${what} may have at most ${MAX_IMAGE_BYTES / 1_000_000} MB.`);
  }
  const start = Buffer.from(base64.slice(0, FIRST_CHARACTERS), 'base64').toString('hex');
  const extension = kinds.find((kind) => KINDS[kind].signatures.some((signature) => start.startsWith(signature)));
  if (!extension) throw invalid(`${what} must be a ${listOf(kinds)}.`);
  return { extension, type: KINDS[extension].type, bytes: await convert(base64, length, what, yieldNow) };
}

async function convert(base64: string, length: number, what: string, yieldNow: YieldToEventLoop): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let from = 0, at = 0; from < base64.length; from += SLICE_CHARACTERS) {
    if (from > 0) await yieldNow();
    const slice = base64.slice(from, from + SLICE_CHARACTERS);
    const isLast = from + SLICE_CHARACTERS >= base64.length;
    if (!(isLast ? BASE64_END : BASE64).test(slice)) throw invalid(`${what} is not base64.`);
    at += bytes.write(slice, at, 'base64');
  }
  return bytes;
}

/** `gif, jpeg or png`. */
function listOf(kinds: readonly ImageExtension[]): string {
  const words = kinds.map((kind) => KINDS[kind].type.replace('image/', ''));
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
