/** Reports as people define them: kept, changed, ended. */
import type { ReportDefinition, ReportFields } from '@fms/contract/report';
import { findNextRun } from '@fms/domain/report';
import type { Instant } from '@fms/domain/time';
import { type Caller, createUnknownFailure, isAllowed } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireRevision, takeNextRevision } from '../../../platform/database/revision.ts';
import type { ReportDefinitionRow } from '../../../platform/database/tables/background/report.ts';
import { forbidden } from '../../../platform/failure/failure.ts';
import type { Asked, ReportPorts } from '../port/report-ports.ts';
import {
  deleteDefinition,
  findDefinition,
  insertDefinition,
  listDefinitions,
  lockDefinition,
  updateDefinition,
} from './definition.repository.ts';
import { isEditable, toDefinitions } from './definition-wire.ts';
import { readFields, requireFields } from './report-fields.ts';

type DefinitionPorts = Pick<ReportPorts, 'db' | 'clock' | 'rights' | 'catalog'>;
type Action = 'report-definition.added' | 'report-definition.changed' | 'report-definition.deleted';

export function createDefinitionService(ports: DefinitionPorts) {
  const { db, clock } = ports;

  const audit = (
    tx: Db,
    { caller, from }: Asked,
    what: Action,
    id: number,
    change: { old?: ReportFields; new?: ReportFields },
  ) =>
    recordAudit(tx, { at: clock.now(), ...toActor(caller), from, what, subject: `report-definition:${id}`, ...change });

  /** Does a change in a transaction and answers the report as the caller sees it. */
  async function save(caller: Caller, change: (tx: Db) => Promise<ReportDefinitionRow>): Promise<ReportDefinition> {
    const row = await db.transaction().execute(change);
    return (await toDefinitions(db, caller, [row]))[0] as ReportDefinition;
  }

  return {
    list: (caller: Caller) => listSeen(ports, caller),

    async add(asked: Asked, fields: ReportFields): Promise<ReportDefinition> {
      const { caller } = asked;
      await requireFields(ports, caller, fields);
      return save(caller, async (tx) => {
        const owner = { ownerId: caller.userId, ownerName: caller.userName };
        const row = await insertDefinition(tx, { ...owner, ...toRow(fields, clock.now()) });
        await audit(tx, asked, 'report-definition.added', row.id, { new: fields });
        return row;
      });
    },

    async edit(
      asked: Asked,
      id: number,
      revision: number | undefined,
      fields: ReportFields,
    ): Promise<ReportDefinition> {
      const { caller } = asked;
      const seen = await requireEditable(ports, caller, id);
      requireRevision(seen, revision);
      await requireFields(ports, caller, fields);
      return save(caller, async (tx) => {
        const row = await lock(tx, caller, seen);
        await audit(tx, asked, 'report-definition.changed', id, { old: readFields(row), new: fields });
        return updateDefinition(tx, id, {
          ...toRow(fields, clock.now()),
          ...takeNextRevision(caller.userName, clock.now()),
        });
      });
    },

    async delete(asked: Asked, id: number): Promise<void> {
      const seen = await requireEditable(ports, asked.caller, id);
      await db.transaction().execute(async (tx) => {
        const row = await lock(tx, asked.caller, seen);
        await audit(tx, asked, 'report-definition.deleted', id, { old: readFields(row) });
        await deleteDefinition(tx, id);
      });
    },
  };
}
export type DefinitionService = ReturnType<typeof createDefinitionService>;

/** Asks for rights, which read the store: before a transaction, never in one. */
async function requireEditable(
  { db, rights }: DefinitionPorts,
  caller: Caller,
  id: number,
): Promise<ReportDefinitionRow> {
  const row = await findDefinition(db, id);
  if (!row) throw createUnknownFailure(caller, 'This report');
  await rights.require(caller, 'report', readFields(row).vesselIds);
  if (!isEditable(caller, row)) throw forbidden('Its owner and managers change a report.');
  return row;
}

/** Refused where it changed since `seen`, whose rights were asked for. */
async function lock(tx: Db, caller: Caller, seen: ReportDefinitionRow): Promise<ReportDefinitionRow> {
  const row = await lockDefinition(tx, seen.id);
  if (!row) throw createUnknownFailure(caller, 'This report');
  requireRevision(row, seen.revision);
  return row;
}

/** Those of vessels on which the caller holds the word report. */
async function listSeen({ db, rights }: DefinitionPorts, caller: Caller): Promise<ReportDefinition[]> {
  const seen: ReportDefinitionRow[] = [];
  for (const row of await listDefinitions(db)) {
    const { vesselIds } = readFields(row);
    const allowed = await Promise.all(vesselIds.map((vesselId) => isAllowed(rights, caller, 'report', vesselId)));
    if (allowed.every(Boolean)) seen.push(row);
  }
  return toDefinitions(db, caller, seen);
}

function toRow(fields: ReportFields, now: Instant) {
  const { schedule, zone } = fields;
  return { fields: JSON.stringify(fields), nextRunMs: schedule?.isOn ? findNextRun(schedule, zone, now) : null };
}
