/** The wall of one connection: tells the cameras, sends stills and troubles, and takes the orders of the shore. */

import { encodeMessage, readMessages, type WallOrder, type WallReport, wallOrder } from '@fms/contract/camera-link';
import type { Channel } from '@fms/contract/channel';
import type { Instant } from '@fms/domain/time';
import type { TakenStill } from '../picture/still-ring.ts';
import { AlarmRequests } from './alarm-request.ts';
import type { WatchedCamera } from './watched-camera.ts';

/** Bytes that may wait for the line: beyond them a still is left out unless it is of an alarm, the next one is newer. */
const MAX_WAITING_BYTES = 1_000_000;
const STEP_MS = 1000;

export interface WallParts {
  readonly channel: Channel;
  readonly cameras: ReadonlyMap<number, WatchedCamera>;
  readonly now: () => Instant;
}

export class WallSession {
  readonly #parts: WallParts;
  readonly #alarms: AlarmRequests;
  readonly #timer: NodeJS.Timeout;
  #holdUntil: Instant = 0;

  constructor(parts: WallParts) {
    this.#parts = parts;
    const watches = new Map([...parts.cameras].map(([id, { watch }]) => [id, watch]));
    this.#alarms = new AlarmRequests(watches);
    this.#timer = setInterval(() => this.#advanceAlarms(), STEP_MS);
    parts.channel.once('close', () => clearInterval(this.#timer));
    this.#report({ type: 'cameras', cameras: [...parts.cameras.values()].map(({ about }) => about) });
    for (const [cameraId, { trouble }] of parts.cameras) this.tellTrouble(cameraId, trouble);
  }

  /** Takes orders until the channel ends. */
  async run(): Promise<void> {
    try {
      for await (const { header } of readMessages(this.#parts.channel, wallOrder)) this.#obey(header);
    } catch (error) {
      // The connection was lost, or what came is no order: either way the wall ends, and the next connection opens another.
      this.#parts.channel.destroy(error instanceof Error ? error : undefined);
    } finally {
      clearInterval(this.#timer);
    }
  }

  /** A still of the schedule; false where it is left out: the budget is used, or the line does not take it. */
  sendDue(cameraId: number, still: TakenStill): boolean {
    if (this.#parts.now() < this.#holdUntil || this.#isFull()) return false;
    this.#send(cameraId, still, 'schedule');
    return true;
  }

  tellTrouble(cameraId: number, trouble: WatchedCamera['trouble']): void {
    const problem = trouble === null ? null : { code: trouble.code, since: trouble.since };
    this.#report({ type: 'problem', cameraId, problem });
  }

  #obey(order: WallOrder): void {
    if (order.type === 'hold') this.#holdUntil = order.until ?? 0;
    else if (order.type === 'alarm') this.#alarms.add(order.alarmId, order.time);
    else for (const cameraId of new Set(order.cameraIds)) void this.#take(cameraId);
  }

  /** What is wrong with the camera is told by its watch. */
  async #take(cameraId: number): Promise<void> {
    if (this.#isFull()) return;
    const still = await this.#parts.cameras
      .get(cameraId)
      ?.watch.take()
      .catch(() => undefined);
    if (still !== undefined) this.#send(cameraId, still, 'asked');
  }

  #isFull(): boolean {
    return this.#parts.channel.writableLength > MAX_WAITING_BYTES;
  }

  #advanceAlarms(): void {
    if (this.#alarms.size === 0) return;
    this.#alarms.advance(this.#parts.now(), {
      send: (cameraId, still) => this.#send(cameraId, still, 'alarm'),
      name: (alarmId, cameraId, moment, time) => this.#report({ type: 'alarmStill', alarmId, cameraId, moment, time }),
    });
  }

  #send(cameraId: number, { time, width, height, bytes }: TakenStill, reason: 'schedule' | 'asked' | 'alarm'): void {
    this.#report({ type: 'still', cameraId, time, width, height, reason }, bytes);
  }

  #report(report: WallReport, body?: Uint8Array): void {
    const { channel } = this.#parts;
    if (!channel.destroyed && !channel.writableEnded) channel.write(encodeMessage(report, body));
  }
}
