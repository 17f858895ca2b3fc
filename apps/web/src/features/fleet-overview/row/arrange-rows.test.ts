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
      buildFolder(2, 'Wind', { vessels: [{ id: id(2) }, { id: id(6) }] }),
      buildFolder(3, 'Coast', { children: [buildFolder(4, 'North', { vessels: [{ id: id(1) }, { id: id(5) }] })] }),
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

type Arrangement = Partial<ArrangeRequest> & { vessels?: Vessel[] };
const BY_NAME = { sort: 'vessel', descending: false } as const;

/** Names in their order, groups as `[key count]`. */
function arranged({ vessels, ...ask }: Arrangement): string[] {
  const lines = arrangeRows(rowsOf(vessels), { ...DEFAULT_VIEW, folded: new Set(), pinned: new Set(), ...ask });
  return lines.map((line) => (line.kind === 'group' ? `[${line.key} ${line.count}]` : line.row.vessel.name));
}

describe('arrangeRows', () => {
  it.each<[string, Arrangement, string[]]>([
    ['puts the worst alarm first unless asked otherwise', {}, ['Tindra', 'Brimnes', 'Åsgard', 'Nordkyn']],
    ['sorts by name, as people do', BY_NAME, ['Åsgard', 'Brimnes', 'Nordkyn', 'Tindra']],
    ['sorts by speed, unknown last', { sort: 'sog', descending: false }, ['Tindra', 'Brimnes', 'Åsgard', 'Nordkyn']],
    ['and last the other way round too', { sort: 'sog', descending: true }, ['Åsgard', 'Brimnes', 'Tindra', 'Nordkyn']],
    ['sorts by the worst alarm', { sort: 'alarms', descending: true }, ['Tindra', 'Brimnes', 'Åsgard', 'Nordkyn']],
    ['filters by every word, in name or folder', { words: ' NORTH tin ' }, ['Tindra']],
    ['shows those with an alarm that is not shelved', { ...BY_NAME, shown: 'alarm' }, ['Brimnes', 'Tindra']],
    ['shows those under way', { ...BY_NAME, shown: 'under-way' }, ['Åsgard', 'Brimnes']],
    ['shows those whose position is unsure', { shown: 'unsure' }, ['Nordkyn']],
    ['shows the pinned', { shown: 'pinned', pinned: new Set([id(4)]) }, ['Nordkyn']],
    [
      'groups by folder without the only root, those in none last',
      { ...BY_NAME, group: 'folder', vessels: [...VESSELS, named(5, 'Ylva'), named(6, 'Orm')] },
      ['[Coast / North 2]', 'Tindra', 'Ylva', '[Wind 2]', 'Åsgard', 'Orm', '[ 2]', 'Brimnes', 'Nordkyn'],
    ],
    [
      'gives no heading to a group of one; such vessels stand last, under one heading',
      { ...BY_NAME, group: 'type' },
      ['[cargo 2]', 'Brimnes', 'Nordkyn', '[others 2]', 'Åsgard', 'Tindra'],
    ],
    [
      'gives no headings at all where each vessel would be a group',
      { ...BY_NAME, group: 'type', vessels: VESSELS.slice(0, 3) },
      ['Åsgard', 'Brimnes', 'Tindra'],
    ],
    [
      'hides what is folded, and leaves a single vessel beside larger groups its heading',
      { group: 'type', folded: new Set(['cargo']), vessels: [...VESSELS, named(5, 'Ylva', 'supply')] },
      ['[cargo 2]', '[passenger 1]', 'Tindra', '[supply 2]', 'Åsgard', 'Ylva'],
    ],
  ])('%s', (_words, ask, expected) => {
    expect(arranged(ask)).toEqual(expected);
  });
});
