/** Undoes edits of tags. */
import { tagEdit } from '@fms/contract/tag';
import { hasOnlyFields, requireAsLeft, type UndoRules } from '../../platform/audit/undo-rule.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { TagCatalog } from './tag-catalog.service.ts';
import type { TagEditService } from './tag-edit.service.ts';

export function addTagUndo(rules: UndoRules, catalog: Pick<TagCatalog, 'of'>, edits: TagEditService): void {
  rules.add('tag.edited', {
    can: (entry) => hasOnlyFields(entry, Object.keys(tagEdit.shape)),
    async undo({ caller, from }, entry) {
      const row = catalog.of(entry.subjectId);
      if (!row) throw notFound('The tag');
      requireAsLeft(entry, { ...row });
      await edits.edit(caller, from, [tagEdit.parse({ Id: row.id, ...entry.oldFields })]);
    },
  });
}
