/** Samples of the last second → batches of their lanes: alarms first, then positions, then the rest. */
import type { Spool } from '../spool/spool.ts';
import type { BatchBuilder } from '../stream/batch-builder.ts';

/** True when there was something to append. */
export function appendLiveBatches(batch: BatchBuilder, spool: Spool): boolean {
  if (batch.isEmpty) return false;
  for (let alarms = batch.takeAlarms(); alarms; alarms = batch.takeAlarms()) spool.append('alarm', alarms);
  for (let at = batch.takePositions(); at; at = batch.takePositions()) spool.append('position', at);
  while (!batch.isEmpty) spool.append('live', batch.take());
  return true;
}
