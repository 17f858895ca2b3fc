/** What the page of the audit trail keeps in the address: its filters, the page, and the entry that is open. */

import { AUDIT_ACTIONS } from '@fms/contract/audit';
import { DAY_MS } from '@fms/domain/time';
import { z } from 'zod';
import { addressOf, COUNT, parameter, WHOLE_NUMBER } from '../../navigation/address-schema.ts';

export const AUDIT_ADDRESS = addressOf({
  words: parameter('q', z.string(), ''),
  who: parameter('who', z.string(), ''),
  what: parameter('what', z.enum(AUDIT_ACTIONS)),
  vessel: parameter('vessel', WHOLE_NUMBER),
  /** Days in UTC, both included, as `2026-11-23`. */
  from: parameter('from', z.iso.date()),
  to: parameter('to', z.iso.date()),
  offset: parameter('offset', COUNT, 0),
  entry: parameter('entry', WHOLE_NUMBER),
});
export type AuditAddress = ReturnType<typeof AUDIT_ADDRESS.parse>;
export type AuditFilter = Omit<AuditAddress, 'offset' | 'entry'>;

/** The filter as the calls take it: what is empty asks for nothing, and the last day counts to its end. */
export function toAuditFilter({ words, who, what, vessel, from, to }: AuditFilter) {
  return {
    ...(words.trim() && { search: words.trim() }),
    ...(who.trim() && { userName: who.trim() }),
    ...(what !== undefined && { what }),
    ...(vessel !== undefined && { vesselId: String(vessel) }),
    ...(from !== undefined && { fromTime: `${from}T00:00:00.000Z` }),
    ...(to !== undefined && { toTime: new Date(Date.parse(to) + DAY_MS - 1).toISOString() }),
  };
}
