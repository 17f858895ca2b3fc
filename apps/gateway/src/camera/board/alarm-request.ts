/** Stills of alarms that are asked for: each is sent once it is decided, a still of several moments only once. */
import { ALARM_MOMENTS, type AlarmMoment, RING_MS } from '@fms/domain/camera';
import type { AlarmId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { TakenStill } from '../picture/still-ring.ts';
import type { CameraWatch } from '../watch/camera-watch.ts';

/** Alarms whose stills are wanted at a time: a failure of the power raises a hundred, whose stills are the same. */
const MAX_OPEN = 50;

interface OpenAlarm {
  readonly alarmId: AlarmId;
  readonly time: Instant;
  /** `cameraId/moment` that are decided. */
  readonly decided: Set<string>;
}

export interface AlarmStillSending {
  /** The bytes of a still, before it is named. */
  send(cameraId: number, still: TakenStill): void;
  name(alarmId: AlarmId, cameraId: number, moment: AlarmMoment, time: Instant): void;
}

export class AlarmRequests {
  readonly #watches: ReadonlyMap<number, Pick<CameraWatch, 'chooseOfAlarm'>>;
  #open: OpenAlarm[] = [];
  /** `cameraId/time` of the stills that were sent, with their times. */
  readonly #sent = new Map<string, Instant>();

  constructor(watches: ReadonlyMap<number, Pick<CameraWatch, 'chooseOfAlarm'>>) {
    this.#watches = watches;
  }

  /** Alarms of which not every moment is decided. */
  get size(): number {
    return this.#open.length;
  }

  add(alarmId: AlarmId, time: Instant): void {
    if (this.#open.length >= MAX_OPEN || this.#open.some((open) => open.alarmId === alarmId)) return;
    this.#open.push({ alarmId, time, decided: new Set() });
  }

  /** Sends what is decided by now. To be called each second while there are any. */
  advance(now: Instant, sending: AlarmStillSending): void {
    for (const [key, time] of this.#sent) if (now - time > 2 * RING_MS) this.#sent.delete(key);
    for (const open of this.#open) this.#advanceOne(open, sending);
    const wanted = this.#watches.size * ALARM_MOMENTS.length;
    this.#open = this.#open.filter(({ decided }) => decided.size < wanted);
  }

  #advanceOne({ alarmId, time, decided }: OpenAlarm, sending: AlarmStillSending): void {
    for (const [cameraId, watch] of this.#watches) {
      for (const choice of watch.chooseOfAlarm(time)) {
        const key = `${cameraId}/${choice.moment}`;
        if (choice.state === 'waiting' || decided.has(key)) continue;
        decided.add(key);
        if (choice.state !== 'kept') continue;
        this.#sendOnce(cameraId, choice.still, sending);
        sending.name(alarmId, cameraId, choice.moment, choice.still.time);
      }
    }
  }

  #sendOnce(cameraId: number, still: TakenStill, sending: AlarmStillSending): void {
    const key = `${cameraId}/${still.time}`;
    if (this.#sent.has(key)) return;
    this.#sent.set(key, still.time);
    sending.send(cameraId, still);
  }
}
