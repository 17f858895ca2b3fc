import { describe, expect, it } from 'vitest';
import { buildTagSetting } from '../../../testing/build-tag-setting.ts';
import { buildTag } from '../../../testing/builders.ts';
import { isRuleChanged, type TagFormInput, tagForm, toTagEdit, toTagForm, toTested } from './tag-form-schema.ts';

const setting = buildTagSetting(buildTag(12, { name: 'Oil', unit: 'psi' }), {
  given: { name: 'LO pressure', description: null, unit: null, decimals: null },
  revision: 4,
});
const before = toTagForm(setting);
const after = (part: Partial<TagFormInput>): TagFormInput => ({ ...before, ...part });

describe('the edit of a tag', () => {
  it.each<[string, Partial<TagFormInput>, object | undefined]>([
    ['nothing differs', {}, undefined],
    ['a reason alone is no change', { reason: 'why' }, undefined],
    ['an emptied name is the ship’s again', { name: '' }, { name: null }],
    ['a unit that was given', { unit: 'bar' }, { unit: 'bar' }],
    [
      'limits and rules',
      { alarmLevel: 2, reverse: true, stuckSeconds: 60 },
      { alarmLevel: 2, reverse: true, stuckSeconds: 60 },
    ],
    ['a limit that ends', { deadBand: 0.5, reason: ' Chatter ' }, { deadBand: 0.5, reason: 'Chatter' }],
  ])('%s', (_words, part, expected) => {
    const edit = toTagEdit(setting, before, after(part));
    expect(edit).toEqual(expected === undefined ? undefined : { Id: setting.Id, revision: 4, ...expected });
  });

  it.each<[string, Partial<TagFormInput>, string]>([
    ['EMERGENCY_BELOW', { reverse: true, alarmLevel: 2, emergencyLevel: 3 }, 'emergencyLevel'],
    ['EMERGENCY_ABOVE', { alarmLevel: 3, emergencyLevel: 2 }, 'emergencyLevel'],
    ['SCALE_FAULT', { min: 99 }, 'max'],
    ['POSSIBLE_FAULT', { lowestPossible: 2, highestPossible: 1 }, 'highestPossible'],
    ['LIMIT_IMPOSSIBLE', { alarmLevel: 20, highestPossible: 10 }, 'alarmLevel'],
  ])('says %s at the field', (text, part, field) => {
    const [issue] = tagForm.safeParse(after(part)).error?.issues ?? [];
    expect([issue?.message, issue?.path]).toEqual([`TAG_${text}`, [field]]);
  });

  it('is tested where limits or rules differ, and by a quality rule only where that differs', () => {
    expect(
      [{ name: 'X' }, { max: 99 }, { delaySeconds: 9 }, { fastestChange: 1 }].map((part) =>
        isRuleChanged(before, after(part)),
      ),
    ).toEqual([false, false, true, true]);
    expect(toTested(after({ delaySeconds: 9 }), before)).not.toHaveProperty('qualityRule');
    expect(toTested(after({ fastestChange: 1 }), before)).toHaveProperty('qualityRule.fastestChange', 1);
  });
});
