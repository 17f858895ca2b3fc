/** Undoes saves and deletions of layouts: the layout before becomes the newest version. */
import { placedWidget } from '@fms/contract/dashboard';
import { z } from 'zod';
import { createChangedFailure, type UndoRules } from '../../platform/audit/undo-rule.ts';
import type { DashboardService } from './dashboard.service.ts';

/** What an entry tells of a layout; no widgets where there was none. */
const toldLayout = z.object({ version: z.int(), widgets: z.array(placedWidget).nullable() });

export function addDashboardUndo(rules: UndoRules, dashboards: Pick<DashboardService, 'bringBack'>): void {
  for (const action of ['dashboard.saved', 'dashboard.deleted']) {
    rules.add(action, {
      can: ({ old, new: left }) =>
        toldLayout.safeParse(left).success && (old === null || toldLayout.safeParse(old).success),
      async undo(editor, entry) {
        const left = toldLayout.safeParse(entry.new);
        if (!left.success) throw createChangedFailure();
        const old = entry.old === null ? null : toldLayout.parse(entry.old).widgets;
        await dashboards.bringBack(editor, entry.subjectId, { version: left.data.version, widgets: old });
      },
    });
  }
}
