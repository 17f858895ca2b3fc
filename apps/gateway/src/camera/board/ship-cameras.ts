/** The cameras of one ship: watched from the start, shown ashore on each connection. */
import type { CameraSetting } from '@fms/contract/camera';
import { type CameraOnBoard, cameraRequest } from '@fms/contract/camera-link';
import { type Channel, ChannelError } from '@fms/contract/channel';
import type { Instant } from '@fms/domain/time';
import type { OpenToShore, ShipChannels } from '../../link/ship-channels.ts';
import { type CameraTrouble, CameraWatch } from '../watch/camera-watch.ts';
import { sendLive } from './live-session.ts';
import type { OpenedCamera } from './open-cameras.ts';
import { WallSession } from './wall-session.ts';
import type { WatchedCamera } from './watched-camera.ts';

/** Live views of a ship at a time, of all viewers together: each reads a camera and fills the line. */
const MAX_LIVE = 4;

export interface ShipCamerasParts {
  readonly cameras: readonly OpenedCamera[];
  readonly channels: Pick<ShipChannels, 'serve' | 'onReady'>;
  readonly log: Record<'info' | 'warn', (details: object, message: string) => void>;
  readonly now: () => Instant;
}

export class ShipCameras {
  readonly #parts: ShipCamerasParts;
  readonly #cameras = new Map<number, WatchedCamera>();
  #wall: WallSession | null = null;
  #live = 0;

  /** Watches at once. A ship without cameras tells that it has none, so that those of before are gone ashore, too. */
  constructor(parts: ShipCamerasParts) {
    this.#parts = parts;
    for (const [index, opened] of parts.cameras.entries()) this.#watch(opened, index);
    parts.channels.serve('camera', (channel) => this.#take(channel));
    parts.channels.onReady((open) => this.#begin(open));
  }

  /** Resolves when no camera is read any more. */
  async stop(): Promise<void> {
    await Promise.all([...this.#cameras.values()].map(({ watch }) => watch.stop()));
  }

  #watch(opened: OpenedCamera, index: number): void {
    const { setting, source } = opened;
    const { cameras, now } = this.#parts;
    const watch = new CameraWatch({
      schedule: { everySeconds: setting.everySeconds, index, count: cameras.length },
      read: (signal) => source.readStill(signal),
      due: () => this.#sendNewest(setting.id),
      problem: (trouble) => this.#tell(setting, trouble),
      now,
    });
    this.#cameras.set(setting.id, { about: toAbout(opened), watch, opened, trouble: null, sentAt: 0 });
  }

  /** Nothing while no wall stands: it begins with what is newest then. */
  #sendNewest(cameraId: number): void {
    const camera = this.#cameras.get(cameraId);
    const still = camera?.watch.last;
    if (camera && still && this.#wall?.sendDue(cameraId, still)) camera.sentAt = still.time;
  }

  #tell({ id, name }: CameraSetting, trouble: CameraTrouble | null): void {
    const camera = this.#cameras.get(id);
    if (camera) camera.trouble = trouble;
    const about = { source: 'camera', camera: name };
    if (trouble === null) this.#parts.log.info(about, 'the camera answers again');
    else this.#parts.log.warn({ ...about, code: trouble.code }, trouble.message);
    this.#wall?.tellTrouble(id, trouble);
  }

  #begin(open: OpenToShore): void {
    const channel = open({ service: 'camera', lane: 'bulk', request: JSON.stringify({ kind: 'wall' }) });
    const wall = new WallSession({ channel, cameras: this.#cameras, now: this.#parts.now });
    this.#wall = wall;
    // After each loss of the line, but no oftener than by the schedule: a line that flaps costs no budget.
    for (const [id, { about, sentAt }] of this.#cameras) {
      if (this.#parts.now() - sentAt >= about.everySeconds * 1000) this.#sendNewest(id);
    }
    void wall.run().finally(() => {
      if (this.#wall === wall) this.#wall = null;
    });
  }

  #take(channel: Channel): void {
    const request = cameraRequest.safeParse(parse(channel.opening.request)).data;
    if (request?.kind !== 'live') throw new ChannelError('request-unknown', 'This is no request for a live view.');
    const camera = this.#cameras.get(request.cameraId);
    if (camera === undefined) throw new ChannelError('no-such-camera', 'The ship has no such camera.');
    if (!camera.opened.hasStream) throw new ChannelError('no-stream', 'This camera has no stream.');
    if (this.#live >= MAX_LIVE) throw new ChannelError('too-many-views', 'Too many live views run on board.');
    this.#live += 1;
    channel.once('close', () => {
      this.#live -= 1;
    });
    void sendLive(channel, camera.opened.source, request, this.#parts.now);
  }
}

function toAbout({ setting, hasStream }: OpenedCamera): CameraOnBoard {
  const { id, name, place, everySeconds, zones } = setting;
  return { id, name, place, everySeconds, zones: zones.map((zone) => zone.name), hasStream };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
