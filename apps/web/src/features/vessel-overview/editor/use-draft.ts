import type { PlacedWidget, WidgetOption } from '@fms/contract/dashboard';
import { useState } from 'react';
import { changeDraft, isChanged, removeWidget, setWidgetOption, startDraft, undoDraft } from './dashboard-draft.ts';

/** The layout that is edited, from `first` on; whatever is done with it is a step that can be taken back. */
export function useDraft(first: readonly PlacedWidget[]) {
  const [draft, setDraft] = useState(() => startDraft(first));
  const { widgets } = draft;
  const change = (next: readonly PlacedWidget[], step?: string) => setDraft(changeDraft(draft, next, step));
  return {
    widgets,
    isChanged: isChanged(draft),
    change,
    undo: () => setDraft(undoDraft(draft)),
    remove: (id: string) => change(removeWidget(widgets, id)),
    /** The letters of one word are one step. */
    setOption: (id: string, option: WidgetOption) => change(setWidgetOption(widgets, id, option), `option:${id}`),
  };
}
