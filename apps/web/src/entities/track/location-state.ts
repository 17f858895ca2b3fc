/** What the location tab shows, as it stands in the address. */
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import { z } from 'zod';
import {
  type AddressTime,
  addressOf,
  MOMENT,
  parameter,
  SWITCH,
  timeAddress,
} from '../../navigation/address-schema.ts';

export const TRACK_RANGE_MS = {
  '6h': 6 * HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
} as const;
export type TrackRange = keyof typeof TRACK_RANGE_MS;
export const TRACK_RANGES = Object.keys(TRACK_RANGE_MS) as TrackRange[];

export type TrackTime = AddressTime<TrackRange>;

export interface LocationState {
  readonly time: TrackTime;
  /** The tag the track is coloured by; undefined for its speed. */
  readonly colour: string | undefined;
  /** Whether positions are shown that the track leaves out. */
  readonly leftOut: boolean;
  /** The moment that is held. */
  readonly at: Instant | undefined;
}

/** The location tab in the address. */
export const LOCATION_ADDRESS = addressOf<LocationState>({
  time: timeAddress(TRACK_RANGES, '24h'),
  colour: parameter('colour', z.string().regex(/^\d{1,15}$/)),
  leftOut: parameter('raw', SWITCH, false),
  at: parameter('at', MOMENT),
});

/** The location tab at a moment: of the last day, or of the day around an earlier one, so that its track is there. */
export function formatMomentAddress(at: Instant, now: Instant): string {
  const time: TrackTime =
    at > now - DAY_MS ? { mode: 'live', range: '24h' } : { mode: 'fixed', from: at - DAY_MS / 2, to: at + DAY_MS / 2 };
  return `?tab=location&${LOCATION_ADDRESS.format({ time, colour: undefined, leftOut: false, at })}`;
}
