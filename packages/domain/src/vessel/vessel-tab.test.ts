import { describe, expect, it } from 'vitest';
import {
  DEFAULT_VESSEL_CHOICE,
  isAdminTab,
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
