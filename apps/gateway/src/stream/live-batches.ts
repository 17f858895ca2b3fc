/** What was gathered in the last second → batches of their lanes: alarms first, then positions, then all else. */
import type { Journal } from '../journal/journal.ts';
import type { BatchBuilder } from './batch-builder.ts';

/** True when there was something to append. */
export function appendLive(batch: BatchBuilder, journal: Journal): boolean {
  if (batch.isEmpty) return false;
  const alarms = batch.takeAlarms();
  if (alarms) journal.append('alarm', alarms);
  const positions = batch.takePositions();
  if (positions) journal.append('position', positions);
  if (!batch.isEmpty) journal.append('live', batch.takeAll());
  return true;
}
