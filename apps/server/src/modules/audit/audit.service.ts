/** The audit trail as admins read it: who did what, when and from where, with the old and the new value. */
import { type AuditEntry, type exportAudit, MAX_EXPORTED_ENTRIES, UNDO_KEPT_DAYS } from '@fms/contract/audit';
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { toUndoneEntry, type UndoRules } from '../../platform/audit/undo-rule.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type AuditFilter,
  type AuditRow,
  deleteKeptUntil,
  findKeptIds,
  findUndoneIds,
  listAuditRows,
} from './audit.repository.ts';
import { findSubjects, type Subject } from './subject.repository.ts';

export interface AuditPorts {
  db: Db;
  clock: Clock;
  rules: UndoRules;
}

const UNDO_KEPT_MS = UNDO_KEPT_DAYS * 86_400_000;

type AskedFilter = BodyOf<typeof exportAudit>;
type Page = Pick<AuditFilter, 'offset' | 'limit'>;

const asText = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
const timeOf = (text: string | undefined) => (text === undefined ? undefined : fromWireTime(text));

export function createAuditService({ db, clock, rules }: AuditPorts) {
  async function read({ fromTime, toTime, ...filter }: AskedFilter, page: Page) {
    const period = { fromMs: timeOf(fromTime), toMs: timeOf(toTime) };
    const { rows, total } = await listAuditRows(db, { ...filter, ...period, ...page });
    const subjects = await findSubjects(db, rows);
    const ids = rows.map(({ id }) => id);
    const [undone, kept] = [await findUndoneIds(db, ids), await findKeptIds(db, ids)];
    const undoOf = (row: AuditRow) => {
      if (undone.has(row.id)) return 'done' as const;
      const entry = toUndoneEntry(row, { isKept: kept.has(row.id), kept: null });
      return rules.find(row.what, entry) ? ('possible' as const) : ('none' as const);
    };
    return { total, entries: rows.map((row) => toEntry(row, subjects.get(row.subject), undoOf(row))) };
  }

  return {
    list: ({ offset, limit, ...filter }: AskedFilter & Page): Promise<{ total: number; entries: AuditEntry[] }> =>
      read(filter, { offset, limit }),

    /** The newest entries of a filter, as many as one file holds; taken before the entry of the export is written. */
    async export(caller: Caller, from: string, filter: AskedFilter): Promise<AuditEntry[]> {
      const { entries } = await read(filter, { offset: 0, limit: MAX_EXPORTED_ENTRIES });
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'audit.exported', subject: 'audit' };
      await recordAudit(db, { ...entry, new: { entries: entries.length, ...filter } });
      return entries;
    },

    /** Forgets what was kept for an undo longer than `UNDO_KEPT_DAYS` ago; the entries stay. */
    forgetKept: () => deleteKeptUntil(db, clock.now() - UNDO_KEPT_MS),
  };
}
export type AuditService = ReturnType<typeof createAuditService>;

function toEntry(row: AuditRow, subject: Subject | undefined, undo: AuditEntry['undo']): AuditEntry {
  return {
    id: row.id,
    at: toWireTime(row.atMs),
    userName: row.who,
    actingUserName: row.actingName,
    from: row.fromAddress,
    what: row.what,
    subject: row.subject,
    subjectName: subject?.name ?? findLastName(row),
    vesselId: (subject?.vesselId ?? null) as VesselId | null,
    vesselName: subject?.vesselName ?? null,
    unit: subject?.unit ?? null,
    oldValue: asText(row.old),
    newValue: asText(row.new),
    undo,
    undoes: row.undoes,
  };
}

/** The name that the entry itself kept of what is no longer there. */
function findLastName({ old, new: now }: AuditRow): string | null {
  const fields = { ...(now as object | null), ...(old as object | null) } as Record<string, unknown>;
  const name = fields.name ?? fields.userName ?? fields.channel;
  return typeof name === 'string' ? name : null;
}
