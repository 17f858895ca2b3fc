/** Taking an import back as a whole: what it added is deleted, what it changed is as before (§7.10). */
import { IMPORT_UNDO_HOURS } from '@fms/contract/vessel';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import type { ImportedVessel } from '../../platform/database/tables/vessel.ts';
import { conflict, Failure, notFound } from '../../platform/failure/failure.ts';
import type { VesselBulkPorts } from './vessel-bulk.service.ts';
import { deleteImport, deleteImportsUntil, lockImport, updateImported } from './vessel-import.repository.ts';
import { createVesselRemover } from './vessel-removal.service.ts';

const UNDO_MS = IMPORT_UNDO_HOURS * 3_600_000;

export function createVesselImportUndoService({ db, bus, clock }: VesselBulkPorts) {
  const remover = createVesselRemover({ bus, clock });

  /** Takes back one vessel of an import; answers the keys that end with it. */
  async function takeBack(tx: Db, caller: Caller, from: string, one: ImportedVessel): Promise<number[]> {
    const { vesselId: id, revision, before } = one;
    const edit = takeNextRevision(caller.userName, clock.now());
    const restored = await updateImported(tx, { id, revision }, { ...before, ...edit });
    if (restored === undefined) throw conflict(`Vessel ${id} was edited or deleted since the import.`);
    return before ? [] : remover.remove(tx, caller, from, id);
  }

  return {
    /** By who made it, or an admin; nothing is taken back when one of the vessels was edited since. */
    async undo(caller: Caller, from: string, importId: number): Promise<{ vesselIds: VesselId[] }> {
      const { vessels, keyIds } = await db.transaction().execute(async (tx) => {
        const found = await lockImport(tx, importId);
        const isOwn = found?.madeBy === caller.userId;
        if (!found || (!isOwn && caller.level !== LEVEL_ADMIN)) throw notFound('The import');
        if (found.madeMs + UNDO_MS <= clock.now()) {
          throw new Failure('expired', `An import can be taken back for ${IMPORT_UNDO_HOURS} hours.`);
        }
        const keyIds: number[] = [];
        for (const one of found.vessels) keyIds.push(...(await takeBack(tx, caller, from, one)));
        await deleteImport(tx, importId);
        const by = { at: clock.now(), ...toActor(caller), from, what: 'vessel.import-undone' };
        const told = { old: { vessels: found.vessels.length } };
        await recordAudit(tx, { ...by, subject: `vessel-import:${importId}`, ...told });
        return { vessels: found.vessels, keyIds };
      });
      const added = vessels.filter(({ before }) => before === null).map(({ vesselId }) => vesselId);
      if (added.length > 0) remover.tell(added, keyIds);
      const vesselIds = vessels.map(({ vesselId }) => vesselId);
      bus.publish('vessel.changed', { vesselIds });
      bus.publish('organization.changed', { vesselIds });
      return { vesselIds };
    },

    /** Forgets imports that can no longer be taken back. */
    forgetOld: () => deleteImportsUntil(db, clock.now() - UNDO_MS),
  };
}
export type VesselImportUndoService = ReturnType<typeof createVesselImportUndoService>;
