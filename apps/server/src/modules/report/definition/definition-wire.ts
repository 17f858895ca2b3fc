/** A saved report as it travels. */
import type { ReportDefinition } from '@fms/contract/report';
import { toWireTime } from '@fms/contract/scalar';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { toLastEdit } from '../../../platform/database/revision.ts';
import type { ReportDefinitionRow } from '../../../platform/database/tables/background/report.ts';
import { findOutsiders } from '../recipient/recipient.repository.ts';
import { readFields } from './report-fields.ts';

/** Its owner, and managers of its vessels. */
export const isEditable = ({ userId, level }: Caller, { ownerId }: Pick<ReportDefinitionRow, 'ownerId'>): boolean =>
  ownerId === userId || level >= 1;

/** By name. */
export async function toDefinitions(
  db: Db,
  caller: Caller,
  rows: readonly ReportDefinitionRow[],
): Promise<ReportDefinition[]> {
  const emails = rows.flatMap((row) => readFields(row).recipients.map(({ email }) => email));
  const outside = await findOutsiders(db, emails);
  const definitions = rows.map((row): ReportDefinition => {
    const { recipients, ...fields } = readFields(row);
    return {
      ...{ id: row.id, ...fields, owner: row.ownerName, isEditable: isEditable(caller, row) },
      recipients: recipients.map(({ email }) => ({ email, isOutside: outside.has(email) })),
      nextRunAt: row.nextRunMs === null ? null : toWireTime(row.nextRunMs),
      ...toLastEdit(row),
    };
  });
  return definitions.toSorted((a, b) => a.name.localeCompare(b.name));
}
