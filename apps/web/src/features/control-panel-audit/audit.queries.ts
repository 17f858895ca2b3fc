/** What the page of the audit trail asks, and its undo. */
import { exportAudit, listAudit, undoAudit } from '@fms/contract/audit';
import { toId, type VesselId } from '@fms/domain/identity';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPaged } from '../../api/index.ts';
import { type AuditFilter, toAuditFilter } from './audit-address.ts';

/** Entries that one page asks for. */
export const ENTRIES_A_PAGE = 50;

export const auditQueries = {
  every: () => ['audit'] as const,
  /** Asked for again whenever it is opened: it tells of what has just happened. */
  list: (offset: number, filter: AuditFilter) =>
    queryOptions({
      queryKey: [...auditQueries.every(), offset, filter],
      queryFn: ({ signal }) =>
        callPaged(listAudit, { query: { offset, limit: ENTRIES_A_PAGE, ...toAuditFilter(filter) }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};

export const auditCalls = {
  undo: (id: number) => call(undoAudit, { body: { id } }),
  export: (filter: AuditFilter) => call(exportAudit, { body: toBody(filter) }),
};

function toBody({ vessel, ...filter }: AuditFilter) {
  const { vesselId: _, ...body } = toAuditFilter({ ...filter, vessel });
  return vessel === undefined ? body : { ...body, vesselId: toId<VesselId>(vessel) };
}
