import type { TagId } from '@fms/domain/identity';
import { useCallback, useMemo, useState } from 'react';

export interface MarkedTags {
  readonly ids: ReadonlySet<TagId>;
  readonly toggle: (ids: readonly TagId[], isMarked?: boolean) => void;
  readonly clear: () => void;
}

/** The tags that are marked for a change of many. */
export function useMarkedTags(): MarkedTags {
  const [ids, setIds] = useState<ReadonlySet<TagId>>(new Set());
  const toggle = useCallback((given: readonly TagId[], isMarked?: boolean) => {
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
