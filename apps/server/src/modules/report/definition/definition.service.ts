/** Reports as people define them: kept, changed, ended, previewed, and run by their schedule. */
import { type ReportDefinition, type ReportFields, type ReportPreview, reportFields } from '@fms/contract/report';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { findNextRun, findReportRefusal, findReportSpan } from '@fms/domain/report';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { type Caller, createUnknownFailure } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nextRevision, requireRevision, toLastEdit } from '../../../platform/database/revision.ts';
import type { ReportDefinitionRow } from '../../../platform/database/tables/work/report.ts';
import { forbidden, invalid } from '../../../platform/failure/failure.ts';
import { previewPlan } from '../plan/preview.ts';
import { planReport } from '../plan/report-plan.ts';
import type { Asked, ReportPorts } from '../report-ports.ts';
import type { RunService } from '../run/run.service.ts';
import { findOutsiders } from '../share/recipient.repository.ts';
import {
  deleteDefinition,
  insertDefinition,
  listDefinitions,
  lockDefinition,
  lockDueDefinitions,
  updateDefinition,
} from './definition.repository.ts';

export interface DefinitionPorts extends ReportPorts {
  readonly runs: Pick<RunService, 'put'>;
}

/** A period as it was asked; without one that of the report, as of now. */
export const readSpan = (fields: ReportFields, span: { from: string; to: string } | null, now: Instant): TimeSpan =>
  span === null
    ? findReportSpan(fields.period, fields.zone, now)
    : { from: fromWireTime(span.from), to: fromWireTime(span.to) };

/** Outsiders are added at level 1; every column is of a vessel of the report. */
async function requireFields(
  { db, catalog, rights }: ReportPorts,
  caller: Caller,
  fields: ReportFields,
): Promise<void> {
  await rights.require(caller, 'report', fields.vesselIds);
  const isForeign = ({ dataTagId }: ReportFields['columns'][number]) => {
    const tag = catalog.of(dataTagId);
    return tag === undefined || !fields.vesselIds.includes(tag.vesselId);
  };
  if (fields.columns.some(isForeign)) throw invalid('A column is of none of these vessels.', ['columns: unknown']);
  if (caller.level >= 1) return;
  const outside = await findOutsiders(
    db,
    fields.recipients.map(({ email }) => email),
  );
  if (outside.size > 0) throw forbidden('Outside recipients are added by a manager.');
}

export function createDefinitionService(ports: DefinitionPorts) {
  const { db, clock, rights, runs } = ports;

  const nextOf = ({ schedule, zone }: ReportFields) =>
    schedule?.isOn ? findNextRun(schedule, zone, clock.now()) : null;

  async function requireEditable(tx: Db, caller: Caller, id: number): Promise<ReportDefinitionRow> {
    const row = await lockDefinition(tx, id);
    if (!row) throw createUnknownFailure(caller, 'This report');
    await rights.require(caller, 'report', readFields(row).vesselIds);
    if (!isEditable(caller, row)) throw forbidden('Its owner and managers change a report.');
    return row;
  }

  async function toDefinition(
    caller: Caller,
    row: ReportDefinitionRow,
    outside: ReadonlySet<string>,
  ): Promise<ReportDefinition> {
    const { recipients, ...fields } = readFields(row);
    return {
      ...{ id: row.id, ...fields, owner: row.ownerName, isEditable: isEditable(caller, row) },
      recipients: recipients.map(({ email }) => ({ email, isOutside: outside.has(email) })),
      nextRunAt: row.nextRunMs === null ? null : toWireTime(row.nextRunMs),
      ...toLastEdit(row),
    };
  }

  const outsidersOf = (rows: readonly ReportDefinitionRow[]) =>
    findOutsiders(
      db,
      rows.flatMap((row) => readFields(row).recipients.map(({ email }) => email)),
    );

  const audit = (
    tx: Db,
    { caller, from }: Asked,
    action: 'added' | 'changed' | 'deleted',
    row: ReportDefinitionRow,
    old?: ReportFields,
  ) =>
    recordAudit(tx, {
      ...{
        at: clock.now(),
        ...toActor(caller),
        from,
        what: `report-definition.${action}`,
        subject: `report-definition:${row.id}`,
      },
      ...(old && { old }),
      ...(action !== 'deleted' && { new: readFields(row) }),
    });

  return {
    /** What `add` would refuse. */
    require: (caller: Caller, fields: ReportFields) => requireFields(ports, caller, fields),

    async list(caller: Caller): Promise<ReportDefinition[]> {
      const all = await listDefinitions(db);
      const mine: ReportDefinitionRow[] = [];
      for (const row of all) {
        const isSeen = await rights.require(caller, 'report', readFields(row).vesselIds).then(
          () => true,
          () => false,
        );
        if (isSeen) mine.push(row);
      }
      const outside = await outsidersOf(mine);
      const definitions = await Promise.all(mine.map((row) => toDefinition(caller, row, outside)));
      return definitions.toSorted((a, b) => a.name.localeCompare(b.name));
    },

    async add(asked: Asked, fields: ReportFields): Promise<ReportDefinition> {
      const { userId: ownerId, userName: ownerName } = asked.caller;
      await requireFields(ports, asked.caller, fields);
      const row = await db.transaction().execute(async (tx) => {
        const kept = { ownerId, ownerName, fields: JSON.stringify(fields), nextRunMs: nextOf(fields) };
        const inserted = await insertDefinition(tx, kept);
        await audit(tx, asked, 'added', inserted);
        return inserted;
      });
      return toDefinition(asked.caller, row, await outsidersOf([row]));
    },

    async edit(
      asked: Asked,
      id: number,
      revision: number | undefined,
      fields: ReportFields,
    ): Promise<ReportDefinition> {
      const { caller } = asked;
      const changed = await db.transaction().execute(async (tx) => {
        const row = await requireEditable(tx, caller, id);
        requireRevision(row, revision);
        await requireFields({ ...ports, db: tx }, caller, fields);
        const kept = { fields: JSON.stringify(fields), nextRunMs: nextOf(fields) };
        const updated = await updateDefinition(tx, id, { ...kept, ...nextRevision(caller.userName, clock.now()) });
        await audit(tx, asked, 'changed', updated, readFields(row));
        return updated;
      });
      return toDefinition(caller, changed, await outsidersOf([changed]));
    },

    async delete(asked: Asked, id: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const row = await requireEditable(tx, asked.caller, id);
        await audit(tx, asked, 'deleted', row, readFields(row));
        await deleteDefinition(tx, id);
      });
    },

    async preview(
      caller: Caller,
      fields: ReportFields,
      given: { from: string; to: string } | null,
    ): Promise<ReportPreview> {
      await requireFields(ports, caller, fields);
      const span = readSpan(fields, given, clock.now());
      const refusal = findReportRefusal({ ...fields, ...span });
      const times = { from: toWireTime(span.from), to: toWireTime(span.to), refusal };
      if (refusal !== null) return { ...times, sections: [] };
      return { ...times, sections: await previewPlan(await planReport(ports, { fields, span })) };
    },

    /** Puts what is due into the queue; a schedule that was missed runs once. */
    async runDue(): Promise<void> {
      await db.transaction().execute(async (tx) => {
        for (const row of await lockDueDefinitions(tx, clock.now())) {
          const fields = readFields(row);
          const span = findReportSpan(fields.period, fields.zone, row.nextRunMs ?? clock.now());
          const { ownerId, ownerName, id: definitionId } = row;
          await runs.put(tx, { fields, span, definitionId, ownerId, ownerName, isSent: true });
          await updateDefinition(tx, row.id, { nextRunMs: nextOf(fields) });
        }
      });
    },
  };
}
export type DefinitionService = ReturnType<typeof createDefinitionService>;

const readFields = ({ fields }: Pick<ReportDefinitionRow, 'fields'>): ReportFields =>
  reportFields.parse(JSON.parse(fields));

const isEditable = ({ userId, level }: Caller, { ownerId }: ReportDefinitionRow) => ownerId === userId || level >= 1;
