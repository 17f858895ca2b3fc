/** How many readings are stored a second, by looks at a number that only grows. */
import type { Instant } from '@fms/domain/time';

const WINDOW_MS = 60_000;

export interface IngestRate {
  /** Notes how many readings were stored until now. */
  look(atMs: Instant, total: number): void;
  /** Readings a second over the last minute of looks; 0 until there are two of them. */
  perSecond(): number;
}

export function createIngestRate(): IngestRate {
  let looks: { atMs: Instant; total: number }[] = [];
  return {
    look(atMs, total) {
      looks = [...looks.filter((look) => look.atMs >= atMs - WINDOW_MS), { atMs, total }];
    },
    perSecond() {
      const [first, last] = [looks[0], looks.at(-1)];
      if (!first || !last || last.atMs <= first.atMs) return 0;
      // A deleted vessel takes its number along.
      return Math.max(0, last.total - first.total) / ((last.atMs - first.atMs) / 1000);
    },
  };
}
