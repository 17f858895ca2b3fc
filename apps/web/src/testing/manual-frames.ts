import type { FrameScheduler } from '../live/index.ts';

/** Frames that a test draws by hand. */
export class ManualFrames implements FrameScheduler {
  #waiting: (() => void)[] = [];

  request(flush: () => void): void {
    this.#waiting.push(flush);
  }

  /** Draws one frame: runs what was requested for it. */
  draw(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const flush of waiting) flush();
  }
}
