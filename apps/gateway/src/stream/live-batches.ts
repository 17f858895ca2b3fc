/** What was gathered in the last second → batches of their lanes: alarms first, then positions, then all else. */
import type { Journal } from '../journal/journal.ts';
import type { BatchBuilder } from './batch-builder.ts';

/** True when there was something to append. */
export function appendLive(batch: BatchBuilder, journal: Journal): boolean {
  if (batch.isEmpty) return false;
  for (let alarms = batch.takeAlarms(); alarms; alarms = batch.takeAlarms()) journal.append('alarm', alarms);
  for (let at = batch.takePositions(); at; at = batch.takePositions()) journal.append('position', at);
  while (!batch.isEmpty) journal.append('live', batch.take());
  return true;
}
