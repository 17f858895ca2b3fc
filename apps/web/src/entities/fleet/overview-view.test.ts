import { describe, expect, it } from 'vitest';
import { readAddress } from '../../testing/address-table.ts';
import { DEFAULT_VIEW, OVERVIEW_ADDRESS } from './overview-view.ts';

describe('the view in the address', () => {
  it('is empty while nothing was chosen', () => {
    expect(OVERVIEW_ADDRESS.format(DEFAULT_VIEW).toString()).toBe('');
    expect(readAddress(OVERVIEW_ADDRESS, '')).toEqual(DEFAULT_VIEW);
  });

  it('says what was chosen and reads the same again', () => {
    const view = {
      words: 'wind & sea',
      shown: 'alarm',
      group: 'folder',
      sort: 'sog',
      descending: true,
      columns: ['vessel', 'age', 'mmsi'],
      folded: ['Wind, North', ''],
    } as const;
    const search = OVERVIEW_ADDRESS.format(view).toString();
    expect(search).toBe(
      'q=wind+%26+sea&show=alarm&group=folder&sort=-sog&columns=vessel%2Cage%2Cmmsi&fold=Wind%2C+North&fold=',
    );
    expect(readAddress(OVERVIEW_ADDRESS, search)).toEqual(view);
  });

  it.each([
    ['show=everything', { shown: 'all' }],
    ['group=colour', { group: 'none' }],
    ['sort=-colour', { sort: 'alarms', descending: true }],
    ['q=tanker&show=alarm&group=type', { words: 'tanker', shown: 'alarm', group: 'type', sort: 'alarms' }],
    ['sort=vessel', { sort: 'vessel', descending: false }],
    ['sort=alarms', { sort: 'alarms', descending: false }],
    ['columns=colour', { columns: DEFAULT_VIEW.columns }],
    ['columns=mmsi,age', { columns: ['vessel', 'age', 'mmsi'] }],
  ])('takes %s for what it can be', (search, expected) => {
    expect(readAddress(OVERVIEW_ADDRESS, search)).toMatchObject(expected);
  });
});
