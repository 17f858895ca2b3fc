/** The audit trail as admins read it: who did what, when and from where, with the old and the new value. */
import type { AuditEntry } from '@fms/contract/audit';
import { toWireTime } from '@fms/contract/scalar';
import type { Db } from '../../platform/database/database.ts';
import { type AuditFilter, listAuditRows } from './audit.repository.ts';

const asText = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

export function createAuditService(db: Db) {
  return {
    async list(filter: AuditFilter): Promise<{ total: number; entries: AuditEntry[] }> {
      const { rows, total } = await listAuditRows(db, filter);
      const entries = rows.map((row) => ({
        id: row.id,
        at: toWireTime(row.atMs),
        userName: row.who,
        actingUserName: row.actingName,
        from: row.fromAddress,
        what: row.what,
        subject: row.subject,
        oldValue: asText(row.old),
        newValue: asText(row.new),
      }));
      return { total, entries };
    },
  };
}
export type AuditService = ReturnType<typeof createAuditService>;
