import { NO_QUALITY_RULE } from '@fms/domain/quality';
import { describe, expect, it } from 'vitest';
import { buildTagSetting } from '../../../testing/build-tag-setting.ts';
import { buildTag } from '../../../testing/builders.ts';
import { buildTagRows, countTagState, filterTagRows } from './tag-row.ts';

const oil = buildTag(1, { name: 'LO pressure', subsystem: 'Propulsion', alarmLevel: 2 });
const soc = buildTag(2, { name: 'State of charge', subsystem: 'Battery' });
const depth = buildTag(3, { name: 'Depth', subsystem: 'Navigation' });
const declared = { name: 'Lube oil pressure', description: '', unit: 'bar', decimals: 1 };
const settings = [
  buildTagSetting(oil, { declared, standardName: 'propulsion.port.oilPressure', revision: 2 }),
  buildTagSetting(soc, { qualityRule: { ...NO_QUALITY_RULE, highestPossible: 100 } }),
];
const rows = buildTagRows([soc, oil, depth], settings);
const names = (given: typeof rows) => given.map(({ tag }) => tag.name);

describe('the rows of a vessel', () => {
  it('stand in the groups of other screens, and wait for what is set of them', () => {
    expect(names(rows)).toEqual(['LO pressure', 'State of charge']);
  });

  it.each([
    ['', undefined, ['LO pressure', 'State of charge']],
    ['lube', undefined, ['LO pressure']],
    ['port.oil', undefined, ['LO pressure']],
    ['battery', undefined, ['State of charge']],
    ['', 'no-standard-name', ['State of charge']],
    ['', 'no-limit', ['State of charge']],
    ['', 'ruled', ['State of charge']],
    ['', 'changed', ['LO pressure']],
    ['charge', 'changed', []],
  ] as const)('are narrowed by "%s" and %s', (words, state, expected) => {
    expect(names(filterTagRows(rows, { words, state }))).toEqual(expected);
  });

  it('are counted by what is set', () => {
    expect(countTagState(rows, 'no-standard-name')).toBe(1);
  });
});
