/** Destination of readings: one vessel with its AIS targets, or each ship heard as a vessel of its own. */
import type { Instant } from '@fms/domain/time';
import type { Reading } from './reading.ts';

export interface ReadingSink {
  /** `quality` holds the flags of the time; `group` names the source where a ship has several. */
  take(reading: Reading, time: Instant, quality: number, group?: string): void;
}
