import type { Alarm } from '@fms/contract/alarm';
import type { CertificateRenewal } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { getVesselState, type VesselState } from '../../entities/fleet/index.ts';
import { sortAlarms } from '../../live/alarm-inbox.ts';
import { buildAlarm, buildVessel, NOON } from '../../testing/builders.ts';
import { buildFleetContext } from '../../testing/fleet/fleet-context.ts';
import { listAttention } from './attention.ts';

const id = (value: number) => toId<VesselId>(value);

/** A vessel at noon, heard so many hours ago; null for never. */
const stateOf = (id: number, heardHoursAgo: number | null, speedKnots?: number): VesselState =>
  getVesselState(buildVessel(id), buildFleetContext(heardHoursAgo, speedKnots));

const expiry = (vesselId: number, expires: string): CertificateRenewal => ({
  vesselId: id(vesselId),
  kind: 'class',
  expires,
  more: 0,
});
const listOf = (states: VesselState[], active: Alarm[], renewals: CertificateRenewal[] = []) =>
  listAttention(states, active, renewals, NOON);

describe('listAttention', () => {
  it('ranks alarms, then silence, warnings, lateness and cautions', () => {
    const states = [stateOf(1, 0), stateOf(2, 52), stateOf(3, 0), stateOf(4, 1), stateOf(5, 0), stateOf(6, 0)];
    const active = sortAlarms([
      buildAlarm(1, { vesselId: id(1), priority: 'warning' }),
      buildAlarm(2, { vesselId: id(3), priority: 'alarm' }),
      buildAlarm(3, { vesselId: id(5), priority: 'caution' }),
    ]);
    expect(listOf(states, active).map(({ vesselId, kind }) => [vesselId, kind])).toEqual([
      [3, 'alarm'],
      [2, 'silent'],
      [1, 'alarm'],
      [4, 'late'],
      [5, 'alarm'],
    ]);
  });

  it('puts unacknowledged alarms before acknowledged ones of their priority, however old', () => {
    const states = [1, 2, 3].map((number) => stateOf(number, 0));
    const at = (minutesAgo: number) => new Date(NOON - minutesAgo * 60_000).toISOString();
    const acknowledged = { by: 'olav', at: at(1), comment: '' };
    const active = sortAlarms([
      buildAlarm(1, { vesselId: id(1), time: at(5), acknowledged }),
      buildAlarm(2, { vesselId: id(2), time: at(90) }),
      buildAlarm(3, { vesselId: id(3), time: at(300), priority: 'alarm', acknowledged }),
    ]);
    expect(listOf(states, active).map(({ vesselId }) => vesselId)).toEqual([3, 2, 1]);
  });

  it('gives each vessel one row with its worst reason and how many more there are', () => {
    const active = sortAlarms([
      buildAlarm(1, { priority: 'caution' }),
      buildAlarm(2, { priority: 'alarm' }),
      buildAlarm(3, { priority: 'warning', shelved: { by: 'olav', until: '', reason: '' } }),
    ]);
    expect(listOf([stateOf(1, 0)], active)).toMatchObject([{ kind: 'alarm', alarm: { id: 2 }, more: 1 }]);
  });

  it('tells vessels whose alarms are all acknowledged from those where anything else is wrong', () => {
    const acknowledged = { by: 'olav', at: new Date(NOON).toISOString(), comment: '' };
    const of = (vessel: number, given: Partial<Alarm>) =>
      buildAlarm(vessel * 10 + (given.acknowledged ? 1 : 0), { vesselId: id(vessel), ...given });
    const active = sortAlarms([
      ...[1, 2, 3, 4].map((vessel) => of(vessel, { priority: 'alarm', acknowledged })),
      of(2, { priority: 'caution' }),
      of(5, {}),
    ]);
    const states = [stateOf(1, 0), stateOf(2, 0), stateOf(3, 1), stateOf(4, 0), stateOf(5, 0)];
    const rows = listOf(states, active, [expiry(4, '2026-11-01')]);
    expect(rows.filter(({ isSeen }) => isSeen).map(({ vesselId }) => vesselId)).toEqual([1]);
    expect(rows).toHaveLength(5);
  });

  it('prefers silence to a lesser alarm, and still counts the alarm', () => {
    const rows = listOf([stateOf(1, 60)], [buildAlarm(1, { priority: 'warning' })]);
    expect(rows).toMatchObject([{ kind: 'silent', more: 1 }]);
  });

  it('puts an expired certificate after warnings and before late data, and names it beside a worse reason', () => {
    const states = [1, 2, 3, 4].map((number) => stateOf(number, 0)).concat(stateOf(5, 1));
    const active = [
      buildAlarm(1, { vesselId: id(2), priority: 'warning' }),
      buildAlarm(2, { vesselId: id(4), priority: 'caution' }),
    ];
    // NOON is on 21 November; the last day still counts.
    const renewals = [
      expiry(1, '2026-11-20'),
      expiry(2, '2026-11-01'),
      expiry(3, '2026-11-21'),
      expiry(4, '2026-10-01'),
    ];
    const rows = listOf(states, active, renewals);
    expect(rows.map(({ vesselId, kind, more, expired }) => [vesselId, kind, more, expired?.expires])).toEqual([
      [2, 'alarm', 0, '2026-11-01'],
      [1, 'expired', 0, undefined],
      [4, 'expired', 1, undefined],
      [5, 'late', 0, undefined],
    ]);
  });

  it('does not blame a vessel that was never heard', () => {
    expect(listOf([stateOf(1, null)], [])).toEqual([]);
  });
});
