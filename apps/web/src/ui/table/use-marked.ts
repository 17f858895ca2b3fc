import { useCallback, useMemo, useState } from 'react';

export interface Marked<Id> {
  readonly ids: ReadonlySet<Id>;
  /** Marks those that are not and the other way round, or all of them as `isMarked` says. */
  readonly toggle: (ids: readonly Id[], isMarked?: boolean) => void;
  readonly clear: () => void;
}

/** The rows that are marked for a change of many. */
export function useMarked<Id>(): Marked<Id> {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const toggle = useCallback((given: readonly Id[], isMarked?: boolean) => {
    setIds((known) => {
      const next = new Set(known);
      for (const id of given) {
        if (isMarked ?? !known.has(id)) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, toggle, clear }), [ids, toggle, clear]);
}
