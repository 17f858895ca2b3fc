import type { LinkState } from '@fms/contract/link-state';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { linkQueries } from '../../entities/link/index.ts';
import { addReading, type BacklogReading, predictCatchUp } from './catch-up.ts';

export interface LinkProgress {
  readonly link: LinkState;
  /** When its backlog will have come ashore; undefined while that is unknown. */
  readonly caughtUpAt: Instant | undefined;
}

/** The links to the ships, each with how fast its backlog shrinks since this screen was opened. */
export function useLinks(): ReadonlyMap<VesselId, LinkProgress> {
  const { data, dataUpdatedAt } = useQuery(linkQueries.all());
  const readings = useRef(new Map<VesselId, readonly BacklogReading[]>());
  return useMemo(() => {
    const links = new Map<VesselId, LinkProgress>();
    for (const link of data ?? []) {
      const { vesselId, backlogBytes: bytes } = link;
      const known = addReading(readings.current.get(vesselId) ?? [], { at: dataUpdatedAt, bytes });
      readings.current.set(vesselId, known);
      links.set(vesselId, { link, caughtUpAt: predictCatchUp(known) });
    }
    return links;
  }, [data, dataUpdatedAt]);
}
