/** Vessels deleted and brought back (§7.10). A deleted one is gone at once, and for good after `RESTORE_DAYS`. */
import { toWireTime } from '@fms/contract/scalar';
import { RESTORE_DAYS, type RemovedVessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { createAnonymousActor, recordAudit, recordAudits, toActor } from '../../platform/audit/audit.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { VesselInfoPorts } from '../vessel/index.ts';
import { deleteKeysOf } from '../vessel/index.ts';
import { clearRemoval, deleteRemovedVessels, findRemovedVessels, markRemoved } from './vessel-lifecycle.repository.ts';

/** Calls of the admins alone: the contract says so. */
export interface VesselRemovalPorts extends Pick<VesselInfoPorts, 'db' | 'bus' | 'clock'> {
  blobs: Pick<BlobStore, 'list' | 'delete'>;
}

const RESTORE_MS = RESTORE_DAYS * 86_400_000;

/** Who removes what, in the words of the audit trail. */
function entryOf(now: number, caller: Caller, from: string, what: string, id: VesselId) {
  return { at: now, ...toActor(caller), from, what, subject: `vessel:${id}` };
}

/** Removal inside of a transaction of its own or of another change. */
export function createVesselRemover({ bus, clock }: Pick<VesselInfoPorts, 'bus' | 'clock'>) {
  return {
    /** Answers the keys that ended, for `tell` once it is stored. */
    async remove(tx: Db, caller: Caller, from: string, id: VesselId): Promise<number[]> {
      const row = await markRemoved(tx, id, { removedMs: clock.now(), removedBy: caller.userName });
      if (!row) throw notFound('The vessel');
      await recordAudit(tx, { ...entryOf(clock.now(), caller, from, 'vessel.deleted', id), old: { name: row.name } });
      return deleteKeysOf(tx, id);
    },

    tell(vesselIds: VesselId[], keyIds: number[]): void {
      bus.publish('vessel.removed', { vesselIds });
      bus.publish('gateway-key.ended', { keyIds, atMs: clock.now() });
      bus.publish('vessel.changed', { vesselIds });
    },
  };
}
export type VesselRemover = ReturnType<typeof createVesselRemover>;

export function createVesselRemovalService({ db, bus, clock, blobs }: VesselRemovalPorts) {
  const remover = createVesselRemover({ bus, clock });
  return {
    /** Gone from every list, call and link at once; its keys never open the link again. */
    async remove(caller: Caller, from: string, id: VesselId): Promise<void> {
      remover.tell([id], await db.transaction().execute((tx) => remover.remove(tx, caller, from, id)));
    },

    /** What can still be brought back. */
    async list(): Promise<RemovedVessel[]> {
      const rows = await findRemovedVessels(db, clock.now() - RESTORE_MS);
      return rows.map(({ id, name, imo, mmsi, organizationId, removedMs, removedBy }) => ({
        vesselId: id,
        name,
        IMO: imo,
        MMSI: mmsi,
        organizationId,
        removedAt: toWireTime(removedMs ?? 0),
        removedBy: removedBy ?? '',
        deletedAt: toWireTime((removedMs ?? 0) + RESTORE_MS),
      }));
    },

    async restore(caller: Caller, from: string, id: VesselId): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const row = await clearRemoval(tx, id, clock.now() - RESTORE_MS);
        if (!row) throw notFound('The deleted vessel');
        await recordAudit(tx, {
          ...entryOf(clock.now(), caller, from, 'vessel.restored', id),
          new: { name: row.name },
        });
      });
      bus.publish('vessel.changed', { vesselIds: [id] });
    },

    /** Deletes for good what can no longer be brought back; triggers hand its telemetry to the removal of data. */
    async purge(): Promise<void> {
      const gone = await db.transaction().execute(async (tx) => {
        const rows = await deleteRemovedVessels(tx, clock.now() - RESTORE_MS);
        const by = { at: clock.now(), ...createAnonymousActor('server'), from: '', what: 'vessel.purged' };
        await recordAudits(
          tx,
          rows.map(({ id, ...old }) => ({ ...by, subject: `vessel:${id}`, old })),
        );
        return rows;
      });
      for (const { id } of gone) {
        for (const { name } of await blobs.list(`vessel/${id}`)) await blobs.delete(name);
      }
    },
  };
}
export type VesselRemovalService = ReturnType<typeof createVesselRemovalService>;
