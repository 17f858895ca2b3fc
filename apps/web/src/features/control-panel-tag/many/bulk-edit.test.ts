import { describe, expect, it } from 'vitest';
import { buildTagSetting } from '../../../testing/build-tag-setting.ts';
import { buildTag } from '../../../testing/builders.ts';
import { EMPTY_BULK, planBulkEdit } from './bulk-edit.ts';
import { planCopy } from './copy-plan.ts';

const row = (id: number, tagPart: Parameters<typeof buildTag>[1] = {}) => {
  const tag = buildTag(id, tagPart);
  return { tag, setting: buildTagSetting(tag, { revision: id }) };
};

describe('a change of many tags', () => {
  const rows = [row(1, { delaySeconds: 10 }), row(2), row(3, { alarmLevel: 5, emergencyLevel: 8 })];

  it('writes what is filled in where it differs, by the revision of each', () => {
    const planned = planBulkEdit(rows, { ...EMPTY_BULK, delaySeconds: 10, unit: 'bar' });
    expect(planned.map(({ edit }) => edit)).toEqual([
      { Id: 1, revision: 1, unit: 'bar' },
      { Id: 2, revision: 2, unit: 'bar', delaySeconds: 10 },
      { Id: 3, revision: 3, unit: 'bar', delaySeconds: 10 },
    ]);
  });

  it('takes away limits and rules, of the tags that have them, also where a value was typed', () => {
    const planned = planBulkEdit(rows, { ...EMPTY_BULK, alarmLevel: 4, cleared: ['alarmLevel', 'emergencyLevel'] });
    expect(planned.map(({ edit }) => edit)).toEqual([{ Id: 3, revision: 3, alarmLevel: null, emergencyLevel: null }]);
  });

  it('changes nothing while nothing is filled in', () => {
    expect(planBulkEdit(rows, EMPTY_BULK)).toEqual([]);
  });

  it('tells which tags it would break', () => {
    const planned = planBulkEdit(rows, { ...EMPTY_BULK, alarmLevel: 9 });
    expect(planned.map(({ row: { setting }, isWrong }) => [setting.Id, isWrong])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });
});

describe('a copy to other vessels', () => {
  const from = row(1, { name: 'Oil', unit: 'bar', alarmLevel: 2, emergencyLevel: 1, reverse: true });
  const to = (id: number, part: Parameters<typeof buildTag>[1]) => ({
    ...{ fromTagId: from.tag.Id, vesselId: from.tag.vesselId, vesselName: `Sister ${id}` },
    setting: buildTagSetting(buildTag(id, { name: 'Oil', ...part }), { revision: 7 }),
  });
  const missing = { ...to(9, {}), setting: null };

  it('writes the chosen parts, counts what is the same and names what is missing', () => {
    const same = { alarmLevel: 2, emergencyLevel: 1, reverse: true };
    const plan = planCopy([from], [to(4, { alarmLevel: 3 }), to(5, same), missing], ['limits']);
    expect(plan.planned.map(({ edit, row: { name } }) => [name, edit])).toEqual([
      ['Sister 4 · Oil', { Id: 4, revision: 7, alarmLevel: 2, emergencyLevel: 1, reverse: true }],
    ]);
    expect([plan.same, plan.missing]).toEqual([1, [{ vesselName: 'Sister 9', tagName: 'Oil' }]]);
  });

  it('takes over a given name, and none where the ship’s counts', () => {
    const named = { ...from, setting: { ...from.setting, given: { ...from.setting.given, name: 'LO' } } };
    const plan = planCopy([named], [to(4, {})], ['names']);
    expect(plan.planned.map(({ edit }) => edit)).toEqual([{ Id: 4, revision: 7, name: 'LO' }]);
  });
});
