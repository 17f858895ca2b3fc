/** What the autopilot and the loading computer say: orders of heading and rudders, draughts, trim and heel. */
import type { Truth } from '../ship/truth.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { buildChannels, type Channel, type ChannelRow, type Quantity } from './channel.ts';
import { DEGREES, RUDDER } from './quantity.ts';

const METERS_PER_MILE = 1852;
const TO_STARBOARD = 'Positive to starboard';
const ORDER: Quantity = { ...RUDDER, description: TO_STARBOARD };
const CROSS_TRACK: Quantity = { unit: 'nm', decimals: 3, min: -5, max: 5, description: 'Positive: steer to starboard' };

type Row = ChannelRow<Truth>;

const named = (code: string, name: string, rows: readonly Row[]) =>
  buildChannels<Truth>('Navigation', { code, name, find: (truth) => truth }, rows);

export function buildNavigationChannels({ machinery, hull }: Pick<ShipSpec, 'machinery' | 'hull'>): Channel[] {
  const { instruments, shafts, propeller } = machinery;
  const rudders = propeller === 'azimuth' ? [] : shafts === 2 ? TWIN_RUDDERS : ONE_RUDDER;
  return [
    ...(instruments.orders ? [...AUTOPILOT, ...rudders] : []),
    ...(instruments.soundings ? buildDraughts(hull.draughtMeters) : []),
  ];
}

const AUTOPILOT = [
  ...named('AP', 'Heading', [['HDG', 5, 'order', DEGREES, (t) => t.navigation.headingOrderDegrees]]),
  ...named('AP', 'Cross', [
    ['XTE', 5, 'track error', CROSS_TRACK, (t) => -t.navigation.crossTrackMeters / METERS_PER_MILE],
  ]),
];

const TWIN_RUDDERS = named('RUD', 'Rudder', [
  ['P', 1, 'angle, port', ORDER, (t) => t.rudders[0].degrees],
  ['PO', 5, 'order, port', ORDER, (t) => t.rudders[0].orderDegrees],
  ['SO', 5, 'order, starboard', ORDER, (t) => t.rudders[1].orderDegrees],
]);

const ONE_RUDDER = named('RUD', 'Rudder', [['SO', 5, 'order, starboard', ORDER, (t) => t.rudders[1].orderDegrees]]);

function buildDraughts(draughtMeters: number): Channel[] {
  const draught: Quantity = { unit: 'm', decimals: 2, min: 0, max: Math.round(draughtMeters * 1.5) };
  const trim: Quantity = { unit: 'm', decimals: 2, min: -3, max: 3, description: 'Draught aft less draught forward' };
  const heel: Quantity = { unit: '°', decimals: 2, min: -10, max: 10, description: TO_STARBOARD };
  return [
    ...named('LC', 'Heel', [['HEEL', 10, '', heel, (t) => t.navigation.heelDegrees, 0.02]]),
    ...named('LC', 'Trim', [['TRIM', 10, '', trim, (t) => t.navigation.trimMeters, 0.01]]),
    ...named('LC', 'Draught', [
      ['DF', 10, 'forward', draught, (t) => draughtMeters - t.navigation.trimMeters / 2, 0.01],
      ['DA', 10, 'aft', draught, (t) => draughtMeters + t.navigation.trimMeters / 2, 0.01],
    ]),
  ];
}
