/**
 * Positions no ship could have reached. A suspect is sent at once, flagged; when the fix after it agrees with it, it is
 * sent again under the same identity without the flag, and the shore keeps what came last. The rule itself is the
 * domain's (track-jump.ts); this holds what it needs to know of one series of fixes.
 */
import type { PositionReading } from '@fms/contract/link';
import { normalisePosition } from '@fms/domain/geo';
import { QUALITY_GOOD, QUALITY_JUMP } from '@fms/domain/quality';
import { evaluateJump, type Fix, JUMP_SPEED_KNOTS } from '@fms/domain/track';

const fixOf = ({ timeMs, latitude, longitude }: PositionReading): Fix => ({ time: timeMs, latitude, longitude });

export class JumpFilter {
  #lastGood: PositionReading | null = null;
  #suspect: PositionReading | null = null;
  /** Only one fix is accepted so far: if two that agree contradict it, it was the wrong one. */
  #isFirst = true;
  readonly #timeResolutionMs: number;
  #jumps = 0;

  /** `timeResolutionMs` is what the times of the fixes are rounded to. */
  constructor(timeResolutionMs = 0) {
    this.#timeResolutionMs = timeResolutionMs;
  }

  /** Fixes that stay flagged because the one after them is known and disagrees. */
  get jumps(): number {
    return this.#jumps;
  }

  /** What is to be sent for this fix: itself with its verdict, after earlier ones whose verdict has changed. */
  filter(reading: PositionReading): PositionReading[] {
    // A zero or mended coordinate is flagged as what it is, and says nothing about the fixes beside it.
    const plain = normalisePosition(reading);
    if (!plain.ok || plain.quality !== QUALITY_GOOD) return [reading];
    const changed = this.#suspect ? this.#filterAgain(this.#suspect, reading) : [];
    return [...changed, this.#place(reading)];
  }

  #place(reading: PositionReading): PositionReading {
    const verdict = this.#evaluate(this.#lastGood, reading);
    if (verdict !== 'good') {
      this.#suspect = reading;
      return { ...reading, quality: reading.quality | QUALITY_JUMP };
    }
    this.#isFirst = this.#lastGood === null;
    this.#lastGood = reading;
    return reading;
  }

  #filterAgain(suspect: PositionReading, next: PositionReading): PositionReading[] {
    this.#suspect = null;
    const before = this.#lastGood;
    if (!before) return [];
    if (this.#evaluate(before, suspect, next) !== 'good') {
      this.#jumps++;
      return [];
    }
    const alone = this.#isFirst ? [{ ...before, quality: before.quality | QUALITY_JUMP }] : [];
    this.#jumps += alone.length;
    this.#lastGood = suspect;
    this.#isFirst = false;
    return [...alone, suspect];
  }

  #evaluate(before: PositionReading | null, fix: PositionReading, next?: PositionReading) {
    const [previous, following] = [before ? fixOf(before) : undefined, next ? fixOf(next) : undefined];
    return evaluateJump(previous, fixOf(fix), following, JUMP_SPEED_KNOTS, this.#timeResolutionMs);
  }
}
