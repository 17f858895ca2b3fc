/** Keeps vessels from losing the last person who may edit them by mistake (§9.12). */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import { findManagedVessels, findVesselFacts } from './person.repository.ts';

/**
 * Makes a change; throws `conflict` with the name of a vessel that had a manager before it and has none after it, so
 * that the transaction is rolled back. Admins do not count as managers of a vessel.
 */
export async function keepManaged<T>(
  tx: Db,
  vesselIds: readonly VesselId[],
  now: Instant,
  change: () => Promise<T>,
): Promise<T> {
  const before = await findManagedVessels(tx, vesselIds, now);
  const result = await change();
  const after = new Set(await findManagedVessels(tx, before, now));
  const left = before.filter((id) => !after.has(id));
  if (left.length === 0) return result;
  const [vessel] = await findVesselFacts(tx, left);
  const others = left.length > 1 ? ` and ${left.length - 1} more` : '';
  throw conflict(`This would leave ${vessel?.name}${others} without a manager.`);
}
