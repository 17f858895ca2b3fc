/** The changes of a matrix until they are saved: made, shown with their effect, saved as one. */
import {
  type MatrixCell,
  type PermissionChange,
  type PreviewedChange,
  savePermissions,
} from '@fms/contract/permission';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../api/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import { isUnmanaged } from '../list/use-user-calls.ts';
import { type Drafts, draftCells, formatCellKey, type Given, NO_DRAFTS, type Target, toAssignment } from './draft.ts';
import { matrixQueries, PERMISSION_KEY } from './matrix.queries.ts';

export interface MatrixEdit {
  readonly drafts: Drafts;
  /** By `keyOfCell`; of the changes of a moment ago while the server works out the present ones. */
  readonly effects: ReadonlyMap<string, PreviewedChange>;
  readonly isSaving: boolean;
  readonly change: (targets: readonly Target[], given: Given) => void;
  /** Takes one change back, or all of them. */
  readonly discard: (change?: PermissionChange) => void;
  /** Keeps a change although its assignment has changed meanwhile: from now on it replaces what is stored. */
  readonly keep: (change: PermissionChange, cell: MatrixCell | undefined) => void;
  /** All or none. Asks once more where a vessel would have no manager. */
  readonly save: () => void;
}

export function useMatrixEdit(): MatrixEdit {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const changes = useMemo(() => [...drafts.values()], [drafts]);
  const { data: previewed } = useQuery(matrixQueries.preview(changes));
  const effects = useMemo(() => new Map(previewed?.map((effect) => [formatCellKey(effect), effect])), [previewed]);
  const reload = () => client.invalidateQueries({ queryKey: PERMISSION_KEY });
  const saving = useMutation({
    mutationFn: (leaveUnmanaged: boolean) => call(savePermissions, { body: { changes, leaveUnmanaged } }),
    onSuccess: ({ changed }) => {
      setDrafts(NO_DRAFTS);
      show(fillMessage(messages.rightsSaved, { count: changed }));
    },
    onError: (error, leaveUnmanaged) => {
      if (!isUnmanaged(error) || leaveUnmanaged) return showRefusal(error);
      const message = fillMessage(messages.leaveUnmanaged, { reason: error.message });
      openQuestion({ message, onOk: () => saving.mutate(true) });
    },
    onSettled: reload,
    meta: { speaks: true },
  });
  const put = (change: PermissionChange) => new Map(drafts).set(formatCellKey(change), change);
  return {
    drafts,
    effects,
    isSaving: saving.isPending,
    change: (targets, given) => setDrafts((before) => draftCells(before, targets, given, Date.now())),
    discard: (change) => {
      const left = new Map(change === undefined ? [] : drafts);
      if (change !== undefined) left.delete(formatCellKey(change));
      setDrafts(left);
    },
    keep: (change, cell) => setDrafts(put({ ...change, before: toAssignment(cell) })),
    save: () => saving.mutate(false),
  };
}
