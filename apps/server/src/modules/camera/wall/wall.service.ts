/** Takes the walls of ships: what they report is stored, and what is wanted of them is ordered. */

import type { Alarm } from '@fms/contract/alarm';
import {
  type CameraMessage,
  cameraRequest,
  readMessages,
  type WallReport,
  wallReport,
} from '@fms/contract/camera-link';
import { type Channel, ChannelError } from '@fms/contract/channel';
import { fromWireTime } from '@fms/contract/scalar';
import { type BudgetEvaluation, type PicturePurpose, RING_MS } from '@fms/domain/camera';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { ModuleContext } from '../../../platform/module/module.ts';
import type { BudgetBook } from '../budget/budget-book.service.ts';
import type { CameraWalls, Wall } from '../standing/camera-walls.ts';
import type { StillKeeper } from '../still/still-keeper.ts';
import { replaceCameras } from '../store/camera.repository.ts';
import { findStillAt } from '../store/still.repository.ts';
import { insertAlarmMark, isAlarmOf } from '../store/still-mark.repository.ts';

/** Reports of one wall in a minute: 16 cameras that send a still every five seconds, twice over. */
const MAX_REPORTS_A_MINUTE = 600;
const MINUTE_MS = 60_000;
/** A hold that no clock ends, such as a slow line, is told for so long, and again before that is over. */
const OPEN_HOLD_MS = 10 * MINUTE_MS;

export interface WallPorts extends Pick<ModuleContext, 'db' | 'clock'> {
  readonly log: { warn(details: object, message: string): void };
  readonly walls: CameraWalls;
  readonly keeper: StillKeeper;
  readonly book: BudgetBook;
}

type StillReport = Extract<WallReport, { type: 'still' }>;

const PURPOSE: Readonly<Record<StillReport['reason'], PicturePurpose>> = {
  schedule: 'still',
  asked: 'still',
  alarm: 'alarm',
};

export class WallService {
  readonly #ports: WallPorts;

  constructor(ports: WallPorts) {
    this.#ports = ports;
  }

  /** Tells the gateway to wait, or to go on, where that has changed. */
  async tellHold(vesselId: VesselId): Promise<void> {
    const { book, clock, walls } = this.#ports;
    const { evaluation } = await book.evaluate(vesselId, 'still');
    const wall = walls.find(vesselId);
    if (wall === undefined) return;
    const until = findHoldEnd(evaluation, wall.heldUntil, clock.now());
    if (wall.heldUntil === until) return;
    wall.heldUntil = until;
    walls.order(vesselId, { type: 'hold', until });
  }

  /** A day or a month begins anew by the clock alone. */
  async tellHolds(): Promise<void> {
    for (const vesselId of this.#ports.walls.listVesselIds()) await this.tellHold(vesselId);
  }

  /** Reads a wall until it ends; what a ship sends that is no report ends its wall and nothing else. */
  takeChannel(vesselId: VesselId, channel: Channel): void {
    const { walls, clock, log } = this.#ports;
    if (parseKind(channel) !== 'wall') throw new ChannelError('request-unknown', 'This is no wall of cameras.');
    const wall = walls.open(vesselId, channel);
    void this.#read(vesselId, wall)
      .catch((error: unknown) => {
        const isLost = channel.destroyed;
        channel.destroy(error instanceof ChannelError ? error : new ChannelError('wall-failed', 'The wall ended.'));
        if (!isLost) log.warn({ vesselId, err: error }, 'the cameras of a ship are not read any more');
      })
      .finally(() => walls.close(vesselId, wall, clock.now()));
    void this.tellHold(vesselId).catch((error: unknown) => log.warn({ vesselId, err: error }, 'no budget was told'));
  }

  /** Asks for the stills of alarms that are new: those of a while ago are no longer on board. */
  noteAlarms(alarms: readonly Alarm[]): void {
    const { clock, walls } = this.#ports;
    for (const { id: alarmId, vesselId, time, cleared, acknowledged } of alarms) {
      if (cleared !== null || acknowledged !== null) continue;
      const raisedAt = fromWireTime(time);
      if (clock.now() - raisedAt > RING_MS) continue;
      walls.orderAlarm(vesselId, { type: 'alarm', alarmId, time: raisedAt });
    }
  }

  async #read(vesselId: VesselId, wall: Wall): Promise<void> {
    let minute = 0;
    let reports = 0;
    for await (const message of readMessages(wall.channel, wallReport)) {
      const now = Math.floor(this.#ports.clock.now() / MINUTE_MS);
      reports = now === minute ? reports + 1 : 1;
      minute = now;
      if (reports > MAX_REPORTS_A_MINUTE) throw new ChannelError('too-many-reports', 'The wall reports too often.');
      await this.#take(vesselId, wall, message);
    }
  }

  async #take(vesselId: VesselId, wall: Wall, { header, body }: CameraMessage<WallReport>): Promise<void> {
    if (header.type === 'still') return this.#takeStill(vesselId, header, body);
    if (header.type === 'alarmStill') return this.#markAlarm(vesselId, header);
    if (header.type === 'problem') {
      if (header.problem === null) wall.troubles.delete(header.cameraId);
      else wall.troubles.set(header.cameraId, header.problem);
      return;
    }
    const ids = header.cameras.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new ChannelError('cameras-twice', 'Two cameras have one id.');
    await this.#ports.db.transaction().execute((tx) => replaceCameras(tx, vesselId, header.cameras));
  }

  async #takeStill(vesselId: VesselId, report: StillReport, bytes: Uint8Array): Promise<void> {
    const { book, keeper } = this.#ports;
    const { evaluation } = await book.evaluate(vesselId, PURPOSE[report.reason]);
    // It has crossed the line, so it counts, whether it is stored or not.
    await book.count(vesselId, bytes.length);
    const { cameraId, time: takenMs, width, height, reason } = report;
    if (evaluation.reached === null) await keeper.keep({ vesselId, cameraId, takenMs, width, height, reason, bytes });
    await this.tellHold(vesselId);
  }

  async #markAlarm(
    vesselId: VesselId,
    { cameraId, time, alarmId, moment }: Extract<WallReport, { type: 'alarmStill' }>,
  ): Promise<void> {
    const { db, keeper, clock } = this.#ports;
    const still = await findStillAt(db, { vesselId, cameraId }, time);
    if (still === undefined || !(await isAlarmOf(db, vesselId, alarmId))) return;
    await keeper.strengthen(still, 'alarm');
    await insertAlarmMark(db, { stillId: still.id, alarmId, moment }, clock.now());
  }
}

/** Until when the gateway is to send no still; null while it may. */
function findHoldEnd({ reached, resumesAt }: BudgetEvaluation, told: Instant | null, now: Instant): Instant | null {
  if (reached === null || resumesAt !== null) return resumesAt;
  return told !== null && told - now > 2 * MINUTE_MS ? told : now + OPEN_HOLD_MS;
}

function parseKind({ opening }: Channel): string | undefined {
  try {
    return cameraRequest.safeParse(JSON.parse(opening.request)).data?.kind;
  } catch {
    return undefined;
  }
}
