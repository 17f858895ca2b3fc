/** The walls that are open: one for each ship whose gateway shows cameras, and what it told of them. */
import { encodeMessage, type WallOrder } from '@fms/contract/camera-link';
import { type Channel, ChannelError } from '@fms/contract/channel';
import type { CameraProblem } from '@fms/domain/camera';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';

export interface CameraTrouble {
  readonly code: CameraProblem;
  readonly since: Instant;
}

/** Alarms whose stills were asked for on one wall: each is asked for once. */
const MAX_ALARMS = 1000;

export interface Wall {
  readonly channel: Channel;
  readonly troubles: Map<number, CameraTrouble>;
  readonly askedAlarms: Set<number>;
  /** Until when stills of the schedule were told to wait; null: they go on. */
  heldUntil: Instant | null;
}

export class CameraWalls {
  readonly #walls = new Map<VesselId, Wall>();
  /** Since when the wall of a vessel is closed. */
  readonly #closedAt = new Map<VesselId, Instant>();
  readonly #startedAt: Instant;

  constructor(startedAt: Instant) {
    this.#startedAt = startedAt;
  }

  /** A second wall of a vessel takes the place of the first: its line is gone, and has not said so yet. */
  open(vesselId: VesselId, channel: Channel): Wall {
    this.#walls.get(vesselId)?.channel.destroy(new ChannelError('replaced', 'Another wall of the ship was opened.'));
    const wall: Wall = { channel, troubles: new Map(), askedAlarms: new Set(), heldUntil: null };
    this.#walls.set(vesselId, wall);
    this.#closedAt.delete(vesselId);
    return wall;
  }

  close(vesselId: VesselId, wall: Wall, now: Instant): void {
    if (this.#walls.get(vesselId) !== wall) return;
    this.#walls.delete(vesselId);
    this.#closedAt.set(vesselId, now);
  }

  find(vesselId: VesselId): Wall | undefined {
    return this.#walls.get(vesselId);
  }

  listVesselIds(): VesselId[] {
    return [...this.#walls.keys()];
  }

  /** Null while its gateway shows its cameras. After a start of the server: since then. */
  linkDownSince(vesselId: VesselId): Instant | null {
    return this.#walls.has(vesselId) ? null : (this.#closedAt.get(vesselId) ?? this.#startedAt);
  }

  /** False where no gateway shows cameras of the vessel. */
  order(vesselId: VesselId, order: WallOrder): boolean {
    const channel = this.#walls.get(vesselId)?.channel;
    if (channel === undefined || channel.destroyed || channel.writableEnded) return false;
    channel.write(encodeMessage(order));
    return true;
  }

  /** Asks for the stills of an alarm, once. */
  orderAlarm(vesselId: VesselId, order: Extract<WallOrder, { type: 'alarm' }>): void {
    const asked = this.#walls.get(vesselId)?.askedAlarms;
    if (asked === undefined || asked.has(order.alarmId)) return;
    for (const oldest of asked) {
      if (asked.size < MAX_ALARMS) break;
      asked.delete(oldest);
    }
    asked.add(order.alarmId);
    this.order(vesselId, order);
  }
}
