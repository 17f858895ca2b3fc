/** A list as one stop of the Tab key: which row is active, which are marked, and what keys and clicks make of that. */
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { findStep } from '../../../ui/table/step-key.ts';
import { type Marked, useMarked } from '../../../ui/table/use-marked.ts';

interface RowKeysOptions<Id> {
  readonly onOpen?: (id: Id) => void;
  /** Any other key, with the rows it is about: the marked ones, else the active one. True where it meant something. */
  readonly onKey?: (key: string, ids: readonly Id[]) => boolean;
}

export interface RowKeys<Id> {
  readonly active: Id | undefined;
  readonly marked: Marked<Id>;
  /** Marked rows that are still there, in their order. */
  readonly chosen: readonly Id[];
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Marks this row alone; with Ctrl it is added or taken out, with Shift all up to it are added. */
  readonly onRowClick: (id: Id, event: MouseEvent) => void;
  readonly markOnly: (id: Id) => void;
}

/** What has a click of its own inside of a row; the choices of a field are drawn elsewhere and hand their clicks up. */
const CONTROL = 'button, input, [role="option"]';

/** The lists of the tab, for the Tab key: it leads from one to the next, and out behind the last. */
const LIST = '[data-file-list]';

function focusNextList(from: HTMLElement, step: 1 | -1): boolean {
  const lists = [...(from.closest('[data-file-tab]')?.querySelectorAll<HTMLElement>(LIST) ?? [])];
  const next = lists[lists.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

export function useRowKeys<Id extends string | number>(
  ids: readonly Id[],
  { onOpen, onKey }: RowKeysOptions<Id>,
): RowKeys<Id> {
  const [active, setActive] = useState<Id>();
  const marked = useMarked<Id>();
  const chosen = useMemo(() => ids.filter((id) => marked.ids.has(id)), [ids, marked.ids]);
  const index = active === undefined ? -1 : ids.indexOf(active);

  const markOnly = (id: Id) => {
    marked.clear();
    marked.toggle([id], true);
    setActive(id);
  };
  const step = (event: KeyboardEvent<HTMLElement>): boolean => {
    const next = ids[findStep(event.key, index, ids.length)];
    if (next === undefined) return false;
    if (event.shiftKey) marked.toggle(active === undefined ? [next] : [active, next], true);
    setActive(next);
    return true;
  };
  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.key === 'Tab') return focusNextList(event.currentTarget, event.shiftKey ? -1 : 1);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (index !== -1 && active !== undefined) {
      if (event.key === ' ') marked.toggle([active]);
      if (event.key === 'Enter') onOpen?.(active);
      if (event.key === ' ' || event.key === 'Enter') return true;
    }
    const about = chosen.length > 0 ? chosen : ids.slice(index, index + 1);
    return step(event) || (index + chosen.length >= 0 && about.length > 0 && onKey?.(event.key, about) === true);
  };
  return {
    active: index === -1 ? undefined : active,
    marked,
    chosen,
    onKeyDown: (event) => {
      // Buttons and fields inside of a row have keys of their own.
      if (event.target === event.currentTarget && act(event)) event.preventDefault();
    },
    onRowClick: (id, event) => {
      if ((event.target as Element).closest(CONTROL) !== null) return;
      const from = index === -1 ? ids.indexOf(id) : index;
      if (event.shiftKey) {
        const to = ids.indexOf(id);
        marked.toggle(ids.slice(Math.min(from, to), Math.max(from, to) + 1), true);
        setActive(id);
      } else if (event.ctrlKey || event.metaKey) {
        marked.toggle([id]);
        setActive(id);
      } else markOnly(id);
    },
    markOnly,
  };
}
