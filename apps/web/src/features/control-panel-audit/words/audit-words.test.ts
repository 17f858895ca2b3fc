import { AUDIT_ACTIONS } from '@fms/contract/audit';
import { OVERRIDABLE_SETTINGS } from '@fms/contract/setting';
import { tagEdit } from '@fms/contract/tag';
import { adminSetting, vesselDetail, vesselIdentity, vesselSetting } from '@fms/contract/vessel';
import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translateWord } from '../../../language/index.ts';
import { listAuditLines } from './audit-line.ts';
import { formatAction, formatAuditValue, formatField } from './audit-value.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const KNOWN = {
  users: [{ id: 7, name: 'olav' }],
  vessels: [{ id: 1, name: 'Havbris' }],
  organizations: [{ id: 2, name: 'Nordlys' }],
  folders: [{ id: 3, name: 'North' }],
};

beforeAll(async () => {
  startLanguage();
  await import('../../../language/inside.ts');
  await import('../../../language/control-panel.ts');
});

describe('words of the audit trail', () => {
  it.each(AUDIT_ACTIONS)('there are words for %s', (action) => {
    const key = `ACTION_${action.replaceAll(/[.-]/g, '_').toUpperCase()}`;
    expect(translateWord(key)).not.toBe(key);
    expect(formatAction(action)).toBe(translateWord(key));
  });

  it('there are words for each field that people edit', () => {
    const schemas = [
      tagEdit.omit({ Id: true, revision: true }),
      vesselIdentity,
      vesselDetail,
      vesselSetting,
      adminSetting.omit({ revision: true }),
    ];
    const names = schemas.flatMap(({ shape }) => Object.keys(shape));
    const wordless = names.filter((name) =>
      ['AUDITED', 'FIELD'].every((head) => translateWord(`${head}_${name}`) === `${head}_${name.toUpperCase()}`),
    );
    expect(wordless).toEqual([]);
  });

  it('a setting of the operator is named by its path, in words', () => {
    for (const { key } of OVERRIDABLE_SETTINGS) expect(formatField(key)).not.toMatch(/\.|[a-z][A-Z]/);
  });
});

describe('a value of the audit trail', () => {
  it.each([
    ['deadBand', 0.15, '0.15'],
    ['delaySeconds', 30, '30 s'],
    ['minutes', 10, '10 min'],
    ['reverse', true, 'yes'],
    ['organizationId', 2, 'Nordlys'],
    ['parentId', 3, 'North'],
    ['vesselIds', [1, 9], 'Havbris, #9'],
    ['words', ['view', 'file-read'], 'View, Read files'],
    ['role', 'Manager', 'Manager'],
    ['shipType', 'tug', 'Tug'],
    ['photo', 'vessel/1/a.png', 'Photo'],
    ['comment', '', '—'],
    ['until', null, '—'],
    ['expiredDate', '2031-01-01T00:00:00.000Z', expect.stringContaining('1 Jan 2031')],
  ])('%s %j', (field, value, words) => {
    expect(formatAuditValue(field, value, KNOWN, NOW)).toEqual(words);
  });
});

describe('the lines of an entry', () => {
  const lines = (what: string, old: unknown, now: unknown, unit: string | null = null) =>
    listAuditLines({ what, oldValue: JSON.stringify(old), newValue: JSON.stringify(now), unit }, KNOWN, NOW);

  it('are the fields that changed, before and after', () => {
    const [old, now] = [
      { name: 'A', logo: '1' },
      { name: 'B', logo: '1' },
    ];
    expect(lines('organization.edited', old, now)).toEqual([{ field: 'Name', old: 'A', new: 'B' }]);
  });

  it('tell limits of a tag in its unit, and of the unit it had where that changed', () => {
    const changed = lines(
      'tag.edited',
      { alarmLevel: 4, fastestChange: null },
      { alarmLevel: null, fastestChange: 2 },
      'bar',
    );
    expect(changed.map(({ old, new: now }) => [old, now])).toEqual([
      ['4 bar', '—'],
      ['—', '2 bar/s'],
    ]);
    const relabelled = lines('tag.edited', { unit: 'bar', deadBand: 1 }, { unit: 'kPa', deadBand: 100 }, 'kPa');
    expect(relabelled.find(({ field }) => field === 'Dead band')).toMatchObject({ old: '1 bar', new: '100 kPa' });
  });

  it('name the one field of an action that has one', () => {
    expect(lines('role.changed', 'User', 'Admin')).toEqual([{ field: 'Role', old: 'User', new: 'Admin' }]);
    expect(lines('organization.changed', 2, null)).toEqual([{ field: 'Organisation', old: 'Nordlys', new: '—' }]);
  });

  it('of access are one a person and vessel', () => {
    const pair = { userId: 7, userName: 'olav', vesselId: 1, vesselName: 'Havbris' };
    const [old, now] = [
      { ...pair, words: [], until: null },
      { ...pair, words: ['view'], until: null },
    ];
    expect(lines('assignment.changed', [old], [now])).toEqual([{ field: 'olav on Havbris', old: '—', new: 'View' }]);
  });

  it('are none where nothing was written but that it happened', () => {
    expect(lines('sign-out', null, null)).toEqual([]);
  });
});
