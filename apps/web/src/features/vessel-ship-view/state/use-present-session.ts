import type { ListedSession, ShipViewNotice } from '@fms/contract/ship-view';
import { useMemo } from 'react';

/** The session as the list has it, with what the server told since by the socket; the same object until that changes. */
export function usePresentSession(listed: ListedSession, notice: ShipViewNotice | null): ListedSession {
  const { level, quality, approvedBy } = notice ?? listed;
  // A session that ended has no end to come; what stood there stays to be read.
  const until = notice?.until ?? listed.until;
  return useMemo(() => ({ ...listed, level, quality, approvedBy, until }), [listed, level, quality, approvedBy, until]);
}
