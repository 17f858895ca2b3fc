/** Takes the stills of one camera: into the memory of the gateway every few seconds, ashore by its schedule. */
import {
  type AlarmStill,
  type CameraProblem,
  getNextStill,
  getRetryMs,
  RING_STEP_MS,
  type StillSchedule,
} from '@fms/domain/camera';
import type { Instant } from '@fms/domain/time';
import { toCameraError } from '../camera-error.ts';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { StillRing, type TakenStill } from '../picture/still-ring.ts';

/** Between two stills, however long a camera takes for one: a slow one is not kept busy without end. */
const MIN_PAUSE_MS = 1000;

export interface CameraWatchParts {
  readonly schedule: StillSchedule;
  readonly read: (signal: AbortSignal) => Promise<JpegPicture>;
  /** A still that is to be sent. */
  readonly due: (still: TakenStill) => void;
  /** What is wrong with the camera changed; null once it answers again. */
  readonly problem: (problem: CameraTrouble | null) => void;
  readonly now: () => Instant;
}

export interface CameraTrouble {
  readonly code: CameraProblem;
  readonly since: Instant;
  /** A sentence for the log on board. */
  readonly message: string;
}

export class CameraWatch {
  readonly #parts: CameraWatchParts;
  readonly #ring = new StillRing();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<TakenStill> | null = null;
  #nextDue: Instant;
  #failures = 0;
  #trouble: CameraTrouble | null = null;

  /** Takes the first still at once. */
  constructor(parts: CameraWatchParts) {
    this.#parts = parts;
    this.#nextDue = parts.now();
    this.#takeByClock();
  }

  /** A still of now, for a person who asks; one that is being read serves all who ask. Rejects with `CameraError`. */
  take(): Promise<TakenStill> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The newest still; null while there is none. */
  get last(): TakenStill | null {
    return this.#ring.last;
  }

  /** Stills of the three moments of an alarm, as far as they are decided. */
  chooseOfAlarm(alarmTime: Instant): readonly AlarmStill<TakenStill>[] {
    return this.#ring.chooseOfAlarm(alarmTime, this.#parts.now());
  }

  /** Resolves when nothing is read any more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#reading?.catch(() => {});
  }

  #takeByClock(): void {
    const began = this.#parts.now();
    const goOn = () => {
      if (this.#stop.signal.aborted) return;
      const step = this.#failures === 0 ? RING_STEP_MS : getRetryMs(this.#failures);
      this.#timer = setTimeout(() => this.#takeByClock(), Math.max(MIN_PAUSE_MS, began + step - this.#parts.now()));
    };
    this.take().then((still) => {
      this.#sendWhenDue(still);
      goOn();
    }, goOn);
  }

  #sendWhenDue(still: TakenStill): void {
    if (still.time < this.#nextDue) return;
    this.#nextDue = getNextStill(this.#parts.schedule, still.time);
    this.#parts.due(still);
  }

  async #read(): Promise<TakenStill> {
    try {
      const picture = await this.#parts.read(this.#stop.signal);
      const still = { ...picture, time: this.#parts.now() };
      this.#ring.add(still);
      this.#failures = 0;
      this.#tell(null);
      return still;
    } catch (error) {
      const { code, message } = toCameraError(error);
      this.#failures += 1;
      if (!this.#stop.signal.aborted) this.#tell({ code, message, since: this.#parts.now() });
      throw error;
    }
  }

  /** Told once for each change: the same problem goes on since it began. */
  #tell(trouble: CameraTrouble | null): void {
    if (trouble?.code === this.#trouble?.code) return;
    this.#trouble = trouble;
    this.#parts.problem(trouble);
  }
}
