/** What the location tab shows, as it stands in the address. */
import type { Instant } from '@fms/domain/identity';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const TRACK_RANGE_MS = {
  '6h': 6 * HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
} as const;
export type TrackRange = keyof typeof TRACK_RANGE_MS;
export const TRACK_RANGES = Object.keys(TRACK_RANGE_MS) as TrackRange[];
const DEFAULT_RANGE: TrackRange = '24h';

export type TrackTime =
  | { readonly mode: 'live'; readonly range: TrackRange }
  | { readonly mode: 'fixed'; readonly from: Instant; readonly to: Instant };

export interface LocationState {
  readonly time: TrackTime;
  /** The tag the track is coloured by; undefined for its speed. */
  readonly colour: string | undefined;
  /** Whether positions are shown that the track leaves out. */
  readonly leftOut: boolean;
  /** The moment that is held. */
  readonly at: Instant | undefined;
}

/** Reads the state; a time filter counts only when both ends are given (§5). */
export function readLocation(search: URLSearchParams): LocationState {
  const [from, to, at] = ['from', 'to', 'at'].map((name) => Date.parse(search.get(name) ?? ''));
  const colour = search.get('colour') ?? '';
  const isFixed = from !== undefined && to !== undefined && from < to;
  return {
    time: isFixed
      ? { mode: 'fixed', from, to }
      : { mode: 'live', range: TRACK_RANGES.find((range) => range === search.get('range')) ?? DEFAULT_RANGE },
    colour: /^\d{1,15}$/.test(colour) ? colour : undefined,
    leftOut: search.get('raw') === '1',
    at: at !== undefined && Number.isFinite(at) ? at : undefined,
  };
}

/** The state as parameters of the address; what is as by default is left out. */
export function writeLocation({ time, colour, leftOut, at }: LocationState): URLSearchParams {
  const search = new URLSearchParams();
  if (time.mode === 'fixed') {
    search.set('from', new Date(time.from).toISOString());
    search.set('to', new Date(time.to).toISOString());
  } else if (time.range !== DEFAULT_RANGE) search.set('range', time.range);
  if (colour !== undefined) search.set('colour', colour);
  if (leftOut) search.set('raw', '1');
  if (at !== undefined) search.set('at', new Date(at).toISOString());
  return search;
}
