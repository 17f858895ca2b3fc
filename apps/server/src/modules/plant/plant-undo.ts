/** Undoes a saved plant: the version before it becomes the newest one. */
import { toId, type VesselId } from '@fms/domain/identity';
import { z } from 'zod';
import type { UndoRules } from '../../platform/audit/undo-rule.ts';
import type { PlantService } from './plant.service.ts';

/** What an entry tells besides the lines of the change. */
const toldVersion = z.object({ version: z.int().min(1) });

export function addPlantUndo(rules: UndoRules, plants: Pick<PlantService, 'restore'>): void {
  rules.add('plant.saved', {
    can: ({ new: left }) => toldVersion.safeParse(left).success,
    async undo(editor, { subjectId, old, new: left }) {
      const { version } = toldVersion.parse(left);
      const before = toldVersion.safeParse(old);
      const restored = before.success ? before.data.version : 0;
      await plants.restore(editor, { vesselId: toId<VesselId>(subjectId), version, restored });
    },
  });
}
