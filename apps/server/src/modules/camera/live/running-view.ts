/** One live view: its channel to the ship, its browser, its bounds. It ends once, with a reason, and can be prolonged. */
import { type LiveFrame, liveFrame, readMessages } from '@fms/contract/camera-link';
import { type Channel, ChannelError } from '@fms/contract/channel';
import { addFrame, type LiveEnd, type LiveView, startLiveView } from '@fms/domain/camera';
import { isJpeg, walkJpeg } from '@fms/domain/file';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import type { CameraOfVessel } from '../store/still.repository.ts';
import { FrameStream } from './frame-stream.ts';

export interface TakenFrame {
  readonly takenMs: Instant;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export class RunningView {
  readonly streamId: string;
  readonly camera: CameraOfVessel;
  readonly framesPerSecond: number;
  /** With the rights of now. */
  caller: Caller;
  view: LiveView;
  ended: LiveEnd | null = null;
  /** Since when no browser reads it; null while one does. */
  unreadSince: Instant | null;
  last: TakenFrame | null = null;
  #channel: Channel | null = null;
  #stream: FrameStream | null = null;

  constructor(about: Pick<RunningView, 'streamId' | 'camera' | 'framesPerSecond' | 'caller'>, now: Instant) {
    this.streamId = about.streamId;
    this.camera = about.camera;
    this.framesPerSecond = about.framesPerSecond;
    this.caller = about.caller;
    this.view = startLiveView(now);
    this.unreadSince = now;
  }

  /** Reads the frames of a channel until it ends; `counted` is told the bytes of each. */
  async run(channel: Channel, now: () => Instant, counted: (bytes: number) => Promise<void>): Promise<void> {
    this.#channel = channel;
    for await (const { header, body } of readMessages(channel, liveFrame)) {
      await counted(body.length);
      if (this.ended !== null) return;
      if (!isFrame(header, body)) throw new ChannelError('no-picture', 'A frame of the ship is no JPEG.');
      this.view = addFrame(this.view, body.length, now());
      this.last = { takenMs: header.time, width: header.width, height: header.height, bytes: body };
      this.#stream?.write(body);
    }
  }

  /** A second browser of the same person takes the place of the first. */
  read(now: () => Instant): FrameStream {
    this.#stream?.cut();
    const stream = new FrameStream(() => {
      if (this.#stream !== stream) return;
      this.#stream = null;
      this.unreadSince = now();
    });
    this.#stream = stream;
    this.unreadSince = null;
    if (this.last) stream.write(this.last.bytes);
    return stream;
  }

  /** Nothing is read from board or sent to the browser after this. */
  end(reason: LiveEnd): void {
    if (this.ended !== null) return;
    this.ended = reason;
    this.#channel?.destroy(new ChannelError('ended', 'The live view has ended.'));
    this.#channel = null;
    this.#stream?.cut();
  }
}

function isFrame({ width, height }: LiveFrame, bytes: Uint8Array): boolean {
  const facts = isJpeg(bytes) ? walkJpeg(bytes) : 'damaged';
  return typeof facts !== 'string' && facts.width === width && facts.height === height;
}
