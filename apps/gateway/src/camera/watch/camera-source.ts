/** One camera of the configuration, whatever kind it is: how a still and a live stream are read from it. */
import type { CameraSetting } from '@fms/contract/camera';
import { CameraError } from '../camera-error.ts';
import { CameraSignIn } from '../http/camera-sign-in.ts';
import type { Credentials } from '../http/digest.ts';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { coverPicture, type PictureEditor } from '../picture/picture-editor.ts';
import { readMjpeg } from '../stream/read-mjpeg.ts';
import { readProgram } from '../stream/read-rtsp.ts';
import { readStill, STILL_TIMEOUT_MS } from '../stream/read-still.ts';
import { buildRtspCommand, FFMPEG_BOUNDARY } from '../stream/rtsp-command.ts';

export interface CameraParts {
  readonly credentials: Credentials | null;
  /** Path of ffmpeg 5.0 or newer; null where the machine has none. */
  readonly ffmpeg: string | null;
  /** Null where this gateway has none: pictures with privacy zones stay on board then. */
  readonly editor: PictureEditor | null;
}

export interface LiveShape {
  /** Only a stream through ffmpeg is scaled; other cameras send their own width. */
  readonly width: number;
  readonly framesPerSecond: number;
}

/** Every picture it gives has its privacy zones covered. */
export interface CameraSource {
  /** Rejects with `CameraError`. */
  readStill(signal: AbortSignal): Promise<JpegPicture>;
  /**
   * Hands pictures to `take` until `signal` stops it, each only after the last one was taken: what a slow line cannot carry
   * is left out on board. Rejects with `CameraError`; a camera of kind `still` has no stream.
   */
  readLive(shape: LiveShape, take: (picture: JpegPicture) => Promise<void>, signal: AbortSignal): Promise<void>;
}

/** A still through ffmpeg: the decoder waits for the next whole picture of the stream, some seconds. */
const STILL_SHAPE: LiveShape = { width: 1280, framesPerSecond: 1 };

export function openCameraSource(setting: CameraSetting, { credentials, ffmpeg, editor }: CameraParts): CameraSource {
  const signIn = new CameraSignIn(credentials, setting.authentication);
  const cover = (picture: JpegPicture) => coverPicture(picture, setting.zones, editor);
  const stream = (shape: LiveShape, take: (picture: JpegPicture) => void, signal: AbortSignal): Promise<void> => {
    if (setting.kind === 'mjpeg') return readMjpeg({ url: setting.url, signIn }, take, signal);
    if (setting.kind === 'still') {
      return Promise.reject(new CameraError('unreadable', 'This camera gives stills and has no stream.'));
    }
    if (ffmpeg === null) {
      return Promise.reject(
        new CameraError('no-decoder', 'The stream needs ffmpeg, which this machine does not have.'),
      );
    }
    const command = buildRtspCommand({ url: setting.url, credentials, ...shape });
    return readProgram({ path: ffmpeg, ...command, boundary: FFMPEG_BOUNDARY, credentials }, take, signal);
  };
  return {
    async readStill(signal) {
      const url =
        setting.kind === 'still' ? setting.url : (setting.stillUrl ?? (setting.kind === 'mjpeg' && setting.url));
      return cover(url ? await readStill({ url, signIn }, signal) : await readFirst(stream, signal));
    },
    readLive: (shape, take, signal) =>
      readCovered(stream, shape, async (picture) => take(await cover(picture)), signal),
  };
}

type Stream = (shape: LiveShape, take: (picture: JpegPicture) => void, signal: AbortSignal) => Promise<void>;

async function readFirst(stream: Stream, signal: AbortSignal): Promise<JpegPicture> {
  const stop = new AbortController();
  let first: JpegPicture | null = null;
  const take = (picture: JpegPicture) => {
    first ??= picture;
    stop.abort();
  };
  await stream(STILL_SHAPE, take, AbortSignal.any([signal, stop.signal, AbortSignal.timeout(STILL_TIMEOUT_MS)]));
  if (first === null) throw new CameraError('silent', `No picture came for ${STILL_TIMEOUT_MS / 1000} s.`);
  return first;
}

/** One picture is worked on at a time; those that come meanwhile are left out. A failure of one ends the stream. */
async function readCovered(
  stream: Stream,
  shape: LiveShape,
  take: (picture: JpegPicture) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  let failure: { readonly error: unknown } | null = null;
  let isBusy = false;
  const offer = (picture: JpegPicture) => {
    if (isBusy || failure !== null) return;
    isBusy = true;
    take(picture)
      .catch((error: unknown) => {
        failure = { error };
        stop.abort();
      })
      .finally(() => {
        isBusy = false;
      });
  };
  await stream(shape, offer, AbortSignal.any([signal, stop.signal]));
  if (failure !== null) throw (failure as { readonly error: unknown }).error;
}
