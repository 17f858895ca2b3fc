/** One still of a camera over HTTP, as a JPEG that was looked at from its first to its last byte. */
import type { IncomingMessage } from 'node:http';
import { MAX_STILL_BYTES } from '@fms/contract/camera';
import { CameraError, toCameraError } from '../camera-error.ts';
import { type CameraAddress, openCamera } from '../http/open-camera.ts';
import { type JpegPicture, readJpeg } from '../picture/jpeg-header.ts';
import { MultipartReader, readBoundary } from './multipart-reader.ts';

/** From the request to the last byte. */
export const STILL_TIMEOUT_MS = 20_000;

/**
 * Reads a still; of a stream, its first picture. Rejects with `CameraError`, and after {@link STILL_TIMEOUT_MS} with
 * `silent` whatever has come by then.
 */
export async function readStill(address: CameraAddress, signal: AbortSignal): Promise<JpegPicture> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(STILL_TIMEOUT_MS)]);
  try {
    const answer = await openCamera(address, whole);
    const boundary = readBoundary(answer.headers['content-type']);
    const bytes = boundary === null ? await readBody(answer) : await readFirstPart(answer, boundary);
    const picture = readJpeg(bytes);
    if (picture === null) throw new CameraError('unreadable', 'What the camera sends is no whole JPEG.');
    return picture;
  } catch (error) {
    throw toCameraError(error);
  }
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  // Leaving the loop by an error destroys the answer.
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MAX_STILL_BYTES) {
      throw new CameraError('too-large', `The picture has more than ${MAX_STILL_BYTES} bytes.`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function readFirstPart(answer: IncomingMessage, boundary: string): Promise<Buffer> {
  let first: Buffer | null = null;
  const reader = new MultipartReader(boundary, MAX_STILL_BYTES, (part) => {
    first ??= part;
  });
  for await (const piece of answer as AsyncIterable<Buffer>) {
    reader.push(piece);
    if (first !== null) return first;
  }
  throw new CameraError('unreadable', 'The stream of the camera ended before its first picture.');
}
