/** What a copy to other vessels would change of their tags. */
import type { TagCounterpart } from '@fms/contract/tag';
import { type TagFormInput, toTagForm } from '../form/tag-form-schema.ts';
import type { TagRow } from '../list/tag-row.ts';
import { type PlannedEdit, planEdit } from './bulk-edit.ts';

export const COPIED_PARTS = ['names', 'limits', 'quality'] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

const FIELDS: Record<CopiedPart, readonly (keyof TagFormInput)[]> = {
  names: ['name', 'description', 'unit', 'decimals', 'standardName'],
  limits: ['min', 'max', 'alarmLevel', 'emergencyLevel', 'reverse', 'delaySeconds', 'deadBand'],
  quality: ['lowestPossible', 'highestPossible', 'fastestChange', 'stuckSeconds'],
};

export interface CopyPlan {
  readonly planned: readonly PlannedEdit[];
  /** Tags of those vessels that have all of it already. */
  readonly same: number;
  /** Where no tag measures the same: the vessel and the tag. */
  readonly missing: readonly { readonly vesselName: string; readonly tagName: string }[];
}

export function planCopy(
  rows: readonly TagRow[],
  counterparts: readonly TagCounterpart[],
  parts: readonly CopiedPart[],
): CopyPlan {
  const fields = parts.flatMap((part) => FIELDS[part]);
  const missing: { vesselName: string; tagName: string }[] = [];
  const planned: PlannedEdit[] = [];
  let same = 0;
  for (const { fromTagId, vesselName, setting } of counterparts) {
    const row = rows.find(({ tag }) => tag.Id === fromTagId);
    if (row === undefined) continue;
    if (setting === null) {
      missing.push({ vesselName, tagName: row.tag.name });
      continue;
    }
    const values = toTagForm(row.setting);
    const copied = Object.fromEntries(fields.map((field) => [field, values[field]]));
    const name = `${vesselName} · ${setting.given.name ?? setting.declared.name}`;
    const edits = planEdit({ name, setting }, copied);
    if (edits.length === 0) same += 1;
    planned.push(...edits);
  }
  return { planned, same, missing };
}
