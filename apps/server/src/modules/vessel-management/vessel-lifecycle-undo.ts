/** Undoes deletions of vessels and imports, as long as they can be taken back. */

import { IMPORT_UNDO_HOURS, RESTORE_DAYS } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import type { UndoneEntry, UndoRules } from '../../platform/audit/undo-rule.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { VesselImportUndoService } from './vessel-import-undo.service.ts';
import type { VesselRemovalService } from './vessel-removal.service.ts';

interface Ports {
  readonly clock: Clock;
  readonly removals: VesselRemovalService;
  readonly undo: VesselImportUndoService;
}

export function addVesselLifecycleUndo(rules: UndoRules, { clock, removals, undo }: Ports): void {
  const isWithin = (hours: number) => (entry: UndoneEntry) => clock.now() < entry.atMs + hours * HOUR_MS;
  rules.add('vessel.deleted', {
    can: isWithin(RESTORE_DAYS * 24),
    undo: ({ caller, from }, { subjectId }) => removals.restore(caller, from, toId<VesselId>(subjectId)),
  });
  rules.add('vessel.imported', {
    can: isWithin(IMPORT_UNDO_HOURS),
    undo: ({ caller, from }, { subjectId }) => undo.undo(caller, from, subjectId),
  });
}
