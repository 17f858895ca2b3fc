/** Undoes changes of assignments. */
import { permissionChange } from '@fms/contract/permission';
import { z } from 'zod';
import type { UndoneEntry, UndoRules } from '../../platform/audit/undo-rule.ts';
import type { Changes } from './change.service.ts';

const { userId, vesselId, words, until } = permissionChange.shape;
const traces = z.array(z.object({ userId, vesselId, words, until }));

const readTraces = ({ old, new: now }: UndoneEntry) => {
  const read = z.object({ old: traces.min(1), now: traces }).safeParse({ old, now });
  return read.success && read.data.old.length === read.data.now.length ? read.data : undefined;
};

export function addAssignmentUndo(rules: UndoRules, changes: Pick<Changes, 'save'>): void {
  rules.add('assignment.changed', {
    can: (entry) => readTraces(entry) !== undefined,
    async undo({ caller, from }, entry) {
      const { old = [], now = [] } = readTraces(entry) ?? {};
      const back = old.map((before, i) => {
        const left = now[i] ?? before;
        return { ...before, before: left.words.length === 0 ? null : { words: left.words, until: left.until } };
      });
      await changes.save(caller, async () => back, { from, leaveUnmanaged: false });
    },
  });
}
