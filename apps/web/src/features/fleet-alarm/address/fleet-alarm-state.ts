/** What the page of the fleet's alarms shows, as it stands in the address. */
import { type AlarmPriority, alarmPriorities, type FleetAlarmState, fleetAlarmStates } from '@fms/contract/alarm';
import { toId, type VesselId } from '@fms/domain/identity';
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { z } from 'zod';
import {
  type AddressTime,
  addressOf,
  idsOf,
  parameter,
  someOf,
  timeAddress,
} from '../../../navigation/address-schema.ts';

export const FLEET_ALARM_VIEWS = ['active', 'journal'] as const;
export type FleetAlarmView = (typeof FLEET_ALARM_VIEWS)[number];

const RANGE_MS = { '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS } as const;
export const FLEET_RANGES = ['night', '24h', '7d', '30d'] as const;
export type FleetRange = (typeof FLEET_RANGES)[number];

export interface FleetAlarmAddress {
  readonly view: FleetAlarmView;
  readonly state: FleetAlarmState;
  /** None is all. */
  readonly vesselIds: readonly VesselId[];
  readonly priorities: readonly AlarmPriority[];
  readonly text: string;
  readonly time: AddressTime<FleetRange>;
}

export const FLEET_ALARM_ADDRESS = addressOf<FleetAlarmAddress>({
  view: parameter('view', z.enum(FLEET_ALARM_VIEWS), 'active'),
  state: parameter('state', z.enum(fleetAlarmStates), 'all'),
  vesselIds: parameter('vessels', idsOf<VesselId>(), []),
  priorities: parameter('priority', someOf(alarmPriorities), []),
  text: parameter('q', z.string(), ''),
  time: timeAddress(FLEET_RANGES, 'night'),
});

export const toVesselIds = (ids: readonly number[]): VesselId[] => ids.map((id) => toId<VesselId>(id));

const [NIGHT_BEGINS, NIGHT_ENDS] = [18, 6];

/** The period of the journal up to `minute`; the last night is from 18 to 6 by this computer's clock. */
export function getFleetSpan(time: AddressTime<FleetRange>, minute: Instant): TimeSpan {
  if (time.mode === 'fixed') return { from: time.from, to: time.to };
  const now = minute + 60_000;
  if (time.range !== 'night') return { from: minute - RANGE_MS[time.range], to: now };
  const day = new Date(minute);
  const hourOf = (days: number, hour: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour).getTime();
  return { from: hourOf(-1, NIGHT_BEGINS), to: Math.min(hourOf(0, NIGHT_ENDS), now) };
}
