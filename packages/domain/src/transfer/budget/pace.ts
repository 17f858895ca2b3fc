/** So many bytes a second: a token bucket that may go into debt, so that a frame larger than a second's bytes passes whole. */
import type { Instant } from '../../time/instant.ts';

export interface Pace {
  /**
   * What may go at once, in thousandths of a byte, which keeps whole numbers whole; negative while a large frame is paid
   * off. At most the bytes of one second.
   */
  readonly milliBytes: number;
  readonly at: Instant;
}

/** A full bucket. */
export function startPace(bytesPerSecond: number, now: Instant): Pace {
  return { milliBytes: bytesPerSecond * 1000, at: now };
}

/** The bucket at a time; a clock that is set back adds nothing. */
export function fillPace({ milliBytes, at }: Pace, bytesPerSecond: number, now: Instant): Pace {
  const earned = Math.max(0, now - at) * bytesPerSecond;
  return { milliBytes: Math.min(bytesPerSecond * 1000, milliBytes + earned), at: now };
}

/** The bucket after a frame. */
export function spendPace({ milliBytes, at }: Pace, bytes: number): Pace {
  return { milliBytes: milliBytes - bytes * 1000, at };
}

/** When the next frame may go: `at` of the bucket when it may go then, null where nothing is earned. */
export function findNextFrame({ milliBytes, at }: Pace, bytesPerSecond: number): Instant | null {
  if (bytesPerSecond <= 0) return null;
  return milliBytes > 0 ? at : at + Math.floor(-milliBytes / bytesPerSecond) + 1;
}
