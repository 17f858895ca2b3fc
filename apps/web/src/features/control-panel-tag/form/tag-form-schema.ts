/** A tag as one form: its values, what the form refuses, and the edit that saves what differs. */
import {
  givenTag,
  MAX_TAG_REASON,
  qualityRule,
  standardName,
  type TagEdit,
  type TagSetting,
  tagRule,
} from '@fms/contract/tag';
import { findTagRuleFaults, type TagRuleFault } from '@fms/domain/tag';
import { z } from 'zod';

/** Texts that people give in place of the ship's; empty is the ship's. */
const TEXTS = ['name', 'description', 'unit'] as const;
const RULE = tagRule.keyof().options;
const QUALITY = qualityRule.keyof().options;

const FAULT_TEXT: Record<TagRuleFault['kind'], string> = {
  scale: 'TAG_SCALE_FAULT',
  'emergency-not-below': 'TAG_EMERGENCY_BELOW',
  'emergency-not-above': 'TAG_EMERGENCY_ABOVE',
  possible: 'TAG_POSSIBLE_FAULT',
  'limit-impossible': 'TAG_LIMIT_IMPOSSIBLE',
};

const emptyOr = (schema: z.ZodType<string | null, string | null>) => z.union([z.literal(''), schema]);

export const tagForm = z
  .object({
    name: emptyOr(givenTag.shape.name),
    description: emptyOr(givenTag.shape.description),
    unit: emptyOr(givenTag.shape.unit),
    decimals: givenTag.shape.decimals,
    standardName,
    ...tagRule.shape,
    ...qualityRule.shape,
    /** Asked for where a change cannot be tested, or would miss alarms. */
    reason: z.string().max(MAX_TAG_REASON),
  })
  .superRefine((values, context) => {
    for (const { kind, fields } of findTagRuleFaults(values)) {
      context.addIssue({ code: 'custom', path: [fields[0] ?? 'max'], message: FAULT_TEXT[kind] });
    }
  });
export type TagFormInput = z.input<typeof tagForm>;

export function toTagForm({ given, standardName: path, rule, qualityRule: quality }: TagSetting): TagFormInput {
  const { name, description, unit, decimals } = given;
  return {
    ...{ name: name ?? '', description: description ?? '', unit: unit ?? '', decimals, standardName: path },
    ...rule,
    ...quality,
    reason: '',
  };
}

/** The fields that differ, over the revision they were read at; undefined where nothing does. */
export function toTagEdit(
  { Id, revision }: Pick<TagSetting, 'Id' | 'revision'>,
  before: TagFormInput,
  after: TagFormInput,
): TagEdit | undefined {
  const names = [...TEXTS, 'decimals', 'standardName', ...RULE, ...QUALITY] as const;
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return undefined;
  const isText = (name: string) => (TEXTS as readonly string[]).includes(name);
  const change = Object.fromEntries(
    changed.map((name) => [name, isText(name) && after[name] === '' ? null : after[name]]),
  );
  const reason = after.reason.trim();
  return { Id, revision, ...change, ...(reason !== '' && { reason }) };
}

/** What a back-test tries: limits, and the quality rule where one is set or was. */
export function toTested(values: TagFormInput, before: TagFormInput) {
  const { alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand } = values;
  const { lowestPossible, highestPossible, fastestChange, stuckSeconds } = values;
  const isRuleTried = QUALITY.some((name) => before[name] !== values[name]);
  return {
    limits: { alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand },
    ...(isRuleTried && { qualityRule: { lowestPossible, highestPossible, fastestChange, stuckSeconds } }),
  };
}

/** Whether limits or quality rule differ: a change of a name needs no test. */
export function isRuleChanged(before: TagFormInput, after: TagFormInput): boolean {
  const tested = ['alarmLevel', 'emergencyLevel', 'reverse', 'delaySeconds', 'deadBand', ...QUALITY] as const;
  return tested.some((name) => before[name] !== after[name]);
}
