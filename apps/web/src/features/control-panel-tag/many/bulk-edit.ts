/** One change of many tags: what is filled in replaces what each tag has; the rest stays. */
import { qualityRule, type TagEdit, tagRule } from '@fms/contract/tag';
import { findTagRuleFaults } from '@fms/domain/tag';
import { z } from 'zod';
import { type TagFormInput, toTagEdit, toTagForm } from '../form/tag-form-schema.ts';
import type { TagRow } from '../list/tag-row.ts';

/** What a change of many can take away: afterwards nothing is watched, or evaluated, by it. */
export const CLEARABLE = ['alarmLevel', 'emergencyLevel', ...qualityRule.keyof().options] as const;
export type Clearable = (typeof CLEARABLE)[number];

/** Empty, or null, leaves what each tag has. */
export const bulkTagForm = z.object({
  unit: z.string().max(40),
  decimals: z.int().min(0).max(6).nullable(),
  delaySeconds: tagRule.shape.delaySeconds.nullable(),
  deadBand: tagRule.shape.deadBand.nullable(),
  alarmLevel: tagRule.shape.alarmLevel,
  emergencyLevel: tagRule.shape.emergencyLevel,
  ...qualityRule.shape,
  cleared: z.array(z.enum(CLEARABLE)),
});
export type BulkTagInput = z.input<typeof bulkTagForm>;

export const EMPTY_BULK: BulkTagInput = {
  unit: '',
  decimals: null,
  delaySeconds: null,
  deadBand: null,
  alarmLevel: null,
  emergencyLevel: null,
  lowestPossible: null,
  highestPossible: null,
  fastestChange: null,
  stuckSeconds: null,
  cleared: [],
};

export interface PlannedEdit {
  readonly row: Pick<TagRow, 'setting'> & { readonly name: string };
  readonly before: TagFormInput;
  readonly after: TagFormInput;
  readonly edit: TagEdit;
  /** Whether the server would refuse it: the change and what the tag has disagree. */
  readonly isWrong: boolean;
}

/** What is written, tag by tag; tags that have it all already are left out. */
export function planBulkEdit(rows: readonly TagRow[], { cleared, ...change }: BulkTagInput): readonly PlannedEdit[] {
  const filled = Object.entries(change).filter(([, value]) => value !== null && value !== '');
  const values = Object.fromEntries([...filled, ...cleared.map((name) => [name, null])]);
  return rows.flatMap(({ tag, setting }) => planEdit({ name: tag.name, setting }, values));
}

/** One tag with these values in the place of its own; empty where it has them already. */
export function planEdit(row: PlannedEdit['row'], values: Partial<TagFormInput>): readonly PlannedEdit[] {
  const before = toTagForm(row.setting);
  const after = { ...before, ...values };
  const edit = toTagEdit(row.setting, before, after);
  return edit === undefined ? [] : [{ row, before, after, edit, isWrong: findTagRuleFaults(after).length > 0 }];
}
