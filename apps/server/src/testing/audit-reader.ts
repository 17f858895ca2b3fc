/** Reads and undoes entries of the audit trail as an administrator. */
import { type AuditEntry, listAudit, undoAudit } from '@fms/contract/audit';
import type { TypedClient } from './typed-client.ts';

export function createAuditReader(admin: () => TypedClient) {
  /** The newest entry of an action. Throws where there is none. */
  const newest = async (what: string): Promise<AuditEntry> => {
    const [entry] = await admin().call(listAudit, { query: { what, limit: '1' } });
    if (entry === undefined) throw new Error(`There is no entry ${what}.`);
    return entry;
  };
  const undo = ({ id }: Pick<AuditEntry, 'id'>) => admin().call(undoAudit, { body: { id } });
  return { newest, undo, undoNewest: async (what: string) => undo(await newest(what)) };
}
