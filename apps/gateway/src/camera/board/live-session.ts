/** A live view that the shore asked for: frames until it is cut, or its bytes are used. */

import { encodeMessage, type LiveFrame, type LiveRequest } from '@fms/contract/camera-link';
import { type Channel, ChannelError } from '@fms/contract/channel';
import type { Instant } from '@fms/domain/time';
import { toCameraError } from '../camera-error.ts';
import type { CameraSource } from '../watch/camera-source.ts';

/** Sends each picture once the one before was taken by the line, and no more of them a second than were asked for. */
export async function sendLive(
  channel: Channel,
  source: CameraSource,
  { width, framesPerSecond, leftBytes }: Omit<LiveRequest, 'kind' | 'cameraId'>,
  now: () => Instant,
): Promise<void> {
  const stop = new AbortController();
  channel.once('close', () => stop.abort());
  // The shore says nothing on it; read, its end is heard of.
  channel.resume();
  const stepMs = 1000 / framesPerSecond;
  let left = leftBytes;
  let nextAt = 0;
  try {
    await source.readLive(
      { width, framesPerSecond },
      async (picture) => {
        // Half a step of grace: a camera of the same rate comes now and then a little early.
        if (now() < nextAt - stepMs / 2) return;
        nextAt = Math.max(nextAt + stepMs, now());
        const header: LiveFrame = { time: now(), width: picture.width, height: picture.height };
        left -= picture.bytes.length;
        if (left < 0) throw new ChannelError('budget-used', 'The bytes of this live view are used.');
        await write(channel, encodeMessage(header, picture.bytes), stop.signal);
      },
      stop.signal,
    );
    channel.destroy();
  } catch (error) {
    const { code, message } = error instanceof ChannelError ? error : toCameraError(error);
    channel.destroy(new ChannelError(code, message));
  }
}

/** Resolves when the line has taken it, or the channel has ended. */
function write(channel: Channel, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    channel.write(bytes, () => resolve());
  });
}
