/** Undoes what was done to zones. The trail tells where a zone lay and how much of it; its corners are kept beside. */
import { newZone, zoneId } from '@fms/contract/zone';
import { z } from 'zod';
import {
  createChangedFailure,
  readKept,
  type UndoneEntry,
  type UndoRule,
  type UndoRules,
} from '../../platform/audit/undo-rule.ts';
import type { Db } from '../../platform/database/database.ts';
import { findZone, type StoredZone } from './zone.repository.ts';
import type { ZoneEditService } from './zone.service.ts';

const storedZone = newZone.extend({ id: zoneId });
/** Null: there was none before, or there is none after. */
const keptZones = z.object({ old: storedZone.nullable(), new: storedZone.nullable() });

export function addZoneUndo(rules: UndoRules, { db, edits }: { db: Db; edits: ZoneEditService }): void {
  /** What the entry left must stand as it left it. */
  async function requireUnchanged({ id, name, kind, outlines, speedLimitKnots }: StoredZone): Promise<void> {
    const now = await findZone(db, id);
    const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);
    const left = [name, kind, outlines, speedLimitKnots];
    if (!now || !isSame(left, [now.name, now.kind, now.outlines, now.speedLimitKnots])) throw createChangedFailure();
  }

  const rule: UndoRule = {
    can: ({ isKept }) => isKept,
    async undo(editor, entry: UndoneEntry) {
      const { old, new: left } = readKept(entry, keptZones);
      if (left !== null) await requireUnchanged(left);
      if (old === null) return edits.delete(editor, entry.subjectId);
      return left === null ? edits.bringBack(editor, old) : edits.edit(editor, old);
    },
  };
  for (const action of ['zone.added', 'zone.imported', 'zone.changed', 'zone.deleted']) rules.add(action, rule);
}
