import type { VesselId } from '@fms/domain/identity';
import { useCallback, useState } from 'react';

export interface Marked {
  readonly ids: ReadonlySet<VesselId>;
  readonly toggle: (ids: readonly VesselId[], isMarked?: boolean) => void;
  readonly clear: () => void;
}

/** The vessels that are marked for a change of many. */
export function useMarked(): Marked {
  const [ids, setIds] = useState<ReadonlySet<VesselId>>(new Set());
  const toggle = useCallback((given: readonly VesselId[], isMarked?: boolean) => {
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
  return { ids, toggle, clear };
}
