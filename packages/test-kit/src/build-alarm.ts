/** Alarms as the API and the hub send them. */
import type { Alarm } from '@fms/contract/alarm';
import { type AlarmId, type TagId, toId, type VesselId } from '@fms/domain/identity';
import { takeNextNumber } from './counter.ts';
import { FAKE_START } from './fake-clock.ts';

/** An active, unacknowledged alarm of vessel 1. */
export function buildAlarm(parts: Partial<Alarm> = {}): Alarm {
  const number = takeNextNumber('alarm');
  return {
    id: toId<AlarmId>(number),
    vesselId: toId<VesselId>(1),
    vesselName: 'Vessel 1',
    dataTagId: toId<TagId>(1),
    channel: `Channel ${number}`,
    description: 'Above its limit',
    status: 'Alarm',
    priority: 'alarm',
    time: new Date(FAKE_START).toISOString(),
    value: 101,
    limit: 100,
    unit: '°C',
    acknowledged: null,
    shelved: null,
    outOfService: null,
    assigned: null,
    escalated: null,
    board: null,
    cleared: null,
    ...parts,
  };
}
