/** What an edit changes of a tag, in columns of its row, and whether the result makes sense. */
import type { TagEdit } from '@fms/contract/tag';
import { findTagRuleFaults, type TagRuleFault } from '@fms/domain/tag';
import type { TagRow } from '../../platform/database/tables/telemetry.ts';
import { invalid } from '../../platform/failure/failure.ts';
import { EDITABLE, RULED, type TagChange } from './tag.repository.ts';

const GIVEN_COLUMNS = {
  name: 'givenName',
  description: 'givenDescription',
  unit: 'givenUnit',
  decimals: 'givenDecimals',
} as const satisfies Partial<Record<keyof TagEdit, keyof TagChange>>;

const FAULTS: Record<TagRuleFault['kind'], (name: string) => string> = {
  scale: (name) => `The scale of ${name} must run from a smaller to a greater value.`,
  'emergency-not-below': (name) => `Emergency must be below alarm: ${name} alarms when it is low.`,
  'emergency-not-above': (name) => `Emergency must be above alarm: ${name} alarms when it is high.`,
  possible: (name) => `The lowest possible value of ${name} must be below the highest.`,
  'limit-impossible': (name) => `A limit of ${name} is outside its possible values and would never be passed.`,
};

/** The columns an edit changes; what it leaves out stays. Throws `invalid-input` with the field that makes no sense. */
export function toTagChange(row: TagRow, edit: TagEdit): TagChange {
  const columns = [...EDITABLE, ...RULED, 'standardName'] as const;
  const change = Object.fromEntries(
    columns.filter((column) => edit[column] !== undefined).map((column) => [column, edit[column]]),
  );
  for (const [field, column] of Object.entries(GIVEN_COLUMNS)) {
    const given = edit[field as keyof typeof GIVEN_COLUMNS];
    if (given !== undefined) change[column] = given;
  }
  const faults = findTagRuleFaults({ ...row, ...change });
  // What the ship declared wrong is no fault of an edit that leaves it alone.
  const fault = faults.find(({ fields }) => fields.some((field) => field in change));
  if (fault) {
    const message = FAULTS[fault.kind](row.givenName ?? row.name);
    throw invalid(message, [`body.${fault.fields[0]}: ${message}`]);
  }
  return change as TagChange;
}

/** What the row holds in the columns of a change. */
export function pickColumns(row: TagRow, change: TagChange): TagChange {
  return Object.fromEntries(Object.keys(change).map((column) => [column, row[column as keyof TagChange]]));
}
