import type { Vessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { NO_ALARMS, tallyAlarms } from '../../../entities/alarm/index.ts';
import { DEFAULT_VIEW, getVesselState } from '../../../entities/fleet/index.ts';
import { buildAlarm, buildFolder, buildVessel, NOON } from '../../../testing/builders.ts';
import { type ArrangeRequest, arrangeRows } from './arrange-rows.ts';
import { NameRanks } from './name-rank.ts';
import { collectVesselFacts, type OverviewRow } from './overview-row.ts';

const id = (value: number) => toId<VesselId>(value);
const named = (value: number, name: string, shipType: Vessel['standardData']['shipType'] = 'cargo') =>
  buildVessel(value, { name, standardData: { ...buildVessel(value).standardData, shipType } });

const VESSELS = [
  named(1, 'Tindra', 'passenger'),
  named(2, 'Åsgard', 'supply'),
  named(3, 'Brimnes'),
  named(4, 'Nordkyn'),
];
const SPEEDS: Record<number, number> = { 1: 0, 2: 12, 3: 9 };
const FOLDERS = [
  buildFolder(1, 'All', {
    children: [
      buildFolder(2, 'Wind', { vessels: [{ id: id(2) }] }),
      buildFolder(3, 'Coast', { children: [buildFolder(4, 'North', { vessels: [{ id: id(1) }] })] }),
    ],
  }),
];

function rowsOf(vessels = VESSELS): OverviewRow[] {
  const facts = collectVesselFacts(vessels, FOLDERS, [], new NameRanks().of(vessels));
  const tallies = tallyAlarms([
    buildAlarm(1, { vesselId: id(3), priority: 'caution' }),
    buildAlarm(2, { vesselId: id(1), priority: 'emergency' }),
    buildAlarm(3, { vesselId: id(4), shelved: { by: 'olav', until: '', reason: '' } }),
  ]);
  return vessels.map((vessel) => {
    const speedKnots = SPEEDS[vessel.id];
    const position = { latitude: 60, longitude: 3, time: NOON, courseDegrees: 0, headingDegrees: 0, quality: 0 };
    const positionOf = () => (speedKnots === undefined ? undefined : { ...position, speedKnots });
    const state = getVesselState(vessel, { positionOf, heardAt: () => null, nowMs: NOON });
    const fact = facts.get(vessel.id);
    if (fact === undefined) throw new Error('every vessel has its facts');
    return { ...state, ...fact, alarms: tallies.get(vessel.id) ?? NO_ALARMS, link: undefined };
  });
}

/** Names in their order, groups as `[key count]`. */
function arranged(ask: Partial<ArrangeRequest>): string[] {
  const lines = arrangeRows(rowsOf(), { ...DEFAULT_VIEW, folded: new Set(), pinned: new Set(), ...ask });
  return lines.map((line) => (line.kind === 'group' ? `[${line.key} ${line.count}]` : line.row.vessel.name));
}

describe('arrangeRows', () => {
  it.each<[string, Partial<ArrangeRequest>, string[]]>([
    ['sorts by name, as people do', {}, ['Åsgard', 'Brimnes', 'Nordkyn', 'Tindra']],
    ['sorts by speed, unknown last', { sort: 'sog' }, ['Tindra', 'Brimnes', 'Åsgard', 'Nordkyn']],
    ['and last the other way round too', { sort: 'sog', descending: true }, ['Åsgard', 'Brimnes', 'Tindra', 'Nordkyn']],
    ['sorts by the worst alarm', { sort: 'alarms', descending: true }, ['Tindra', 'Brimnes', 'Åsgard', 'Nordkyn']],
    ['filters by every word, in name or folder', { words: ' NORTH tin ' }, ['Tindra']],
    ['shows those with an alarm that is not shelved', { shown: 'alarm' }, ['Brimnes', 'Tindra']],
    ['shows those under way', { shown: 'under-way' }, ['Åsgard', 'Brimnes']],
    ['shows those whose position is unsure', { shown: 'unsure' }, ['Nordkyn']],
    ['shows the pinned', { shown: 'pinned', pinned: new Set([id(4)]) }, ['Nordkyn']],
    [
      'groups by folder without the only root, those in none last',
      { group: 'folder' },
      ['[Coast / North 1]', 'Tindra', '[Wind 1]', 'Åsgard', '[ 2]', 'Brimnes', 'Nordkyn'],
    ],
    [
      'hides what is folded',
      { group: 'type', folded: new Set(['cargo']) },
      ['[cargo 2]', '[passenger 1]', 'Tindra', '[supply 1]', 'Åsgard'],
    ],
  ])('%s', (_words, ask, expected) => {
    expect(arranged(ask)).toEqual(expected);
  });
});
