import { describe, expect, it } from 'vitest';
import type { EquipmentKind } from '../plant/index.ts';
import {
  DEFAULT_VESSEL_CHOICE,
  DEFAULT_VESSEL_TABS,
  isAdminTab,
  listDefaultTabs,
  listVisibleVesselTabs,
  VESSEL_TABS,
  type VesselTabId,
} from './vessel-tab.ts';

const COMMON = ['overview', 'info', 'alarm', 'location', 'statistic', 'engine', 'generator'];

describe('listVisibleVesselTabs (§9.8)', () => {
  it.each<[string, readonly VesselTabId[] | null, 0 | 1 | 2, string[]]>([
    ['defaults of a user', null, 0, [...COMMON, 'tank']],
    ['defaults of a manager', null, 1, [...COMMON, 'tank']],
    ['defaults of an admin', null, 2, [...COMMON, 'job-history', 'tank']],
    [
      'the default vessel',
      DEFAULT_VESSEL_CHOICE,
      0,
      ['overview', 'info', 'alarm', 'location', 'statistic', 'engine', 'battery-mimic', 'generator', 'tank'],
    ],
    ['a choice stands in the order of all tabs', ['tank', 'alarm'], 0, ['overview', 'info', 'alarm', 'tank']],
    ['a choice gives no user an admin tab', ['scrubber', 'so2-track'], 1, ['overview', 'info']],
    ['but an admin', ['scrubber', 'so2-track'], 2, ['overview', 'info', 'scrubber', 'so2-track']],
    ['overview and info are always there', [], 0, ['overview', 'info']],
  ])('%s', (_sentence, chosen, level, expected) => {
    expect(listVisibleVesselTabs(chosen, level)).toEqual(expected);
  });

  it('has twenty tabs, four of them for admins', () => {
    expect(VESSEL_TABS).toHaveLength(20);
    expect(VESSEL_TABS.filter(isAdminTab)).toEqual(['job-history', 'scrubber', 'fuel-flow', 'so2-track']);
  });
});

describe('the default tabs of a vessel (§9.8)', () => {
  const withKinds = (...kinds: EquipmentKind[]) => listDefaultTabs(new Set(kinds));

  it('are all of them where it has the equipment, and while that is not known', () => {
    expect(withKinds('main-engine', 'generator', 'tank', 'pump')).toEqual(DEFAULT_VESSEL_TABS);
    expect(listDefaultTabs(undefined)).toEqual(DEFAULT_VESSEL_TABS);
  });

  it('leave out those of equipment it lacks, and no others', () => {
    const always = ['overview', 'info', 'alarm', 'location', 'statistic'];
    expect(withKinds('tank')).toEqual([...always, 'tank', 'job-history']);
    expect(withKinds()).toEqual([...always, 'job-history']);
  });
});
