/** The pictures of an MJPEG stream over HTTP, one after the other, until it is stopped. */
import { CameraError, toCameraError } from '../camera-error.ts';
import { type CameraAddress, openCamera } from '../http/open-camera.ts';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { FrameWatch } from './frame-watch.ts';
import { readBoundary } from './multipart-reader.ts';

/**
 * Hands each picture to `take` as it comes. Resolves when `signal` stops it; rejects with `CameraError` when the camera ends
 * the stream, falls silent, or sends what is no picture.
 */
export async function readMjpeg(
  address: CameraAddress,
  take: (picture: JpegPicture) => void,
  signal: AbortSignal,
): Promise<void> {
  let watch: FrameWatch | undefined;
  try {
    const answer = await openCamera(address, signal);
    const boundary = readBoundary(answer.headers['content-type']);
    if (boundary === null) {
      answer.destroy();
      throw new CameraError('unreadable', 'The camera sends no stream of pictures at this address.');
    }
    watch = new FrameWatch(boundary, take, (error) => answer.destroy(error));
    for await (const piece of answer as AsyncIterable<Buffer>) watch.push(piece);
    throw new CameraError('silent', 'The camera ended the stream.');
  } catch (error) {
    if (!signal.aborted) throw toCameraError(error);
  } finally {
    watch?.end();
  }
}
