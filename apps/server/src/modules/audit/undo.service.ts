/** Undoes an entry of the audit trail by the rule of its action. */
import type { Caller } from '../../platform/access/caller.ts';
import { createChangedFailure, runInUndo, toUndoneEntry, type UndoRules } from '../../platform/audit/undo-rule.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict, Failure, notFound } from '../../platform/failure/failure.ts';
import { findAuditRow, findKept, findUndoneIds } from './audit.repository.ts';

export function createUndoService({ db, rules }: { db: Db; rules: UndoRules }) {
  return {
    /**
     * Throws `conflict` where there is nothing to bring back, `changed-meanwhile` when it was undone or changed since,
     * and what the call behind it refuses.
     */
    async undo(caller: Caller, from: string, id: number): Promise<void> {
      const row = await findAuditRow(db, id);
      if (!row) throw notFound('This entry');
      const held = await findKept(db, id);
      const entry = toUndoneEntry(row, { isKept: held !== undefined, kept: held?.content ?? null });
      const rule = rules.find(row.what, entry);
      if (!rule) throw conflict('This cannot be undone.');
      if ((await findUndoneIds(db, [id])).has(id)) throw createChangedFailure('This was undone already.');
      try {
        await runInUndo(id, () => rule.undo({ caller, from }, entry));
      } catch (error) {
        const isGone = error instanceof Failure && error.code === 'not-found';
        throw isGone ? createChangedFailure('What this entry is about is no longer there.') : error;
      }
    },
  };
}
export type UndoService = ReturnType<typeof createUndoService>;
