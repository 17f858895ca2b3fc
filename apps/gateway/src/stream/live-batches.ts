/** What was gathered in the last second → batches of their lanes: positions go before everything else that is live. */
import type { Journal } from '../journal/journal.ts';
import type { BatchBuilder } from './batch-builder.ts';

/** True when there was something to append. */
export function appendLive(batch: BatchBuilder, journal: Journal): boolean {
  if (batch.isEmpty) return false;
  const positions = batch.takePositions();
  if (positions) journal.append('position', positions);
  if (!batch.isEmpty) journal.append('live', batch.takeAll());
  return true;
}
