import { toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { buildAlarm } from '../../testing/builders.ts';
import { tallyAlarms } from './vessel-tally.ts';

const [HAVBRIS, TINDRA] = [1, 2].map((id) => toId<VesselId>(id)) as [VesselId, VesselId];
const seen = { by: 'olav', at: '2026-11-21T11:00:00.000Z', comment: '' };
const shelved = { by: 'olav', at: seen.at, until: '2026-11-21T13:00:00.000Z', reason: 'sensor' };

it('counts the alarms of each vessel by mark, and which of them are unacknowledged', () => {
  const tallies = tallyAlarms([
    buildAlarm(1, { vesselId: HAVBRIS, priority: 'emergency' }),
    buildAlarm(2, { vesselId: HAVBRIS, priority: 'alarm', acknowledged: seen }),
    buildAlarm(3, { vesselId: HAVBRIS, priority: 'caution', acknowledged: seen }),
    buildAlarm(4, { vesselId: TINDRA, priority: 'warning' }),
  ]);
  expect(tallies.get(HAVBRIS)).toEqual({
    alarm: { count: 2, open: 1 },
    warning: { count: 0, open: 0 },
    caution: { count: 1, open: 0 },
  });
  expect(tallies.get(TINDRA)?.warning).toEqual({ count: 1, open: 1 });
});

it('leaves out what is shelved', () => {
  expect(tallyAlarms([buildAlarm(1, { shelved })]).size).toBe(0);
});
