/** The newest stills of one camera in memory, so that those of before an alarm exist when the alarm comes. */
import { type AlarmStill, chooseAlarmStills, RING_MS } from '@fms/domain/camera';
import type { Instant } from '@fms/domain/time';
import type { JpegPicture } from './jpeg-header.ts';

export interface TakenStill extends JpegPicture {
  readonly time: Instant;
}

/** Bytes that the stills of one camera may take. */
export const MAX_RING_BYTES = 8_000_000;

export class StillRing {
  #stills: TakenStill[] = [];
  #bytes = 0;

  /** The newest still; null while there is none. */
  get last(): TakenStill | null {
    return this.#stills.at(-1) ?? null;
  }

  /** Adds a still; the oldest go when they are too old or too many. */
  add(still: TakenStill): void {
    this.#stills.push(still);
    this.#bytes += still.bytes.length;
    let gone = 0;
    for (const { time, bytes } of this.#stills.slice(0, -1)) {
      if (still.time - time <= RING_MS && this.#bytes <= MAX_RING_BYTES) break;
      this.#bytes -= bytes.length;
      gone += 1;
    }
    if (gone > 0) this.#stills = this.#stills.slice(gone);
  }

  /** Stills of the three moments of an alarm, as far as they are decided. */
  chooseOfAlarm(alarmTime: Instant, now: Instant): readonly AlarmStill<TakenStill>[] {
    return chooseAlarmStills(alarmTime, this.#stills, now);
  }
}
