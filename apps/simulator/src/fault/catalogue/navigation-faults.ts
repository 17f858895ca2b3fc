/** Faults of the bridge. */
import { computeDestination } from '@fms/domain/geo';
import type { BridgeReading } from '../../channel/bridge-reading.ts';
import { roundTo } from '../../channel/reading.ts';
import { roundToSentence } from '../../nmea0183/sentence/sentence.ts';
import { type BridgeChange, type Fault, getOnset } from './fault.ts';

/** The receiver elsewhere, with the digits its sentences have. */
function moved(reading: BridgeReading, bearing: number, meters: number): BridgeReading {
  if (!reading.fix) return reading;
  const { latitude, longitude } = computeDestination(reading.fix, bearing, meters);
  const fix = { ...reading.fix, latitude: roundToSentence(latitude), longitude: roundToSentence(longitude) };
  return { ...reading, fix };
}

const turned = (degrees: number, by: number) => (((degrees + by) % 360) + 360) % 360;
/** The direction of the true wind is computed with the heading, and is wrong as it is. */
function withHeading(reading: BridgeReading, by: number): BridgeReading {
  const turn = (degrees: number | null) => (degrees === null ? null : roundTo(turned(degrees, by), 1) % 360);
  return { ...reading, headingDegrees: turn(reading.headingDegrees), trueWindFrom: turn(reading.trueWindFrom) };
}
const withDepth = (reading: BridgeReading, depthMeters: number | null): BridgeReading => ({ ...reading, depthMeters });

/** What is at fault, by the first words of its label and its equipment; then how it changes the readings of the bridge. */
type FaultRow = readonly [label: string, equipment: string, change: BridgeChange];

const ROWS: Readonly<Record<string, FaultRow>> = {
  'gps-jump': [
    'Position jumps 3 nm for a few seconds, again and again',
    'GNSS receiver',
    (r, since) => (since % 600 < 4 ? moved(r, 40, 5556) : r),
  ],
  'gps-loss': ['Receiver has lost its satellites', 'GNSS receiver', (r) => ({ ...r, fix: null })],
  'gps-frozen': [
    'Receiver repeats its last fix with a running clock',
    'GNSS receiver',
    (r, _, begun) => ({ ...r, fix: begun.fix }),
  ],
  'gps-offset': ['Differential corrections wrong: position 80 m off', 'GNSS receiver', (r) => moved(r, 120, 80)],
  'gps-drift': [
    'Spoofed position drifts away, 1 m a second',
    'GNSS receiver',
    (r, since) => moved(r, 200, Math.min(since, 9000)),
  ],
  'gps-poor': [
    'Few satellites: position scatters',
    'GNSS receiver',
    (r, since) => {
      const spread = moved(r, (since * 137) % 360, 4 + (since % 17));
      return spread.fix ? { ...spread, fix: { ...spread.fix, satellites: 4, hdop: 6.8 } } : spread;
    },
  ],
  'clock-skew': ['Clock of the receiver is 90 s ahead', 'GNSS receiver', (r) => ({ ...r, timeMs: r.timeMs + 90_000 })],
  'clock-week-rollover': [
    'Receiver counts the weeks wrong: 1024 weeks ago',
    'GNSS receiver',
    (r) => ({ ...r, timeMs: r.timeMs - 1024 * 7 * 86_400_000 }),
  ],
  'gyro-drift': [
    'Gyro drifts 4° an hour',
    'Gyro compass',
    (r, since) => withHeading(r, Math.min(20, (4 * since) / 3600)),
  ],
  'gyro-offset': ['Gyro set up 7° wrong', 'Gyro compass', (r) => withHeading(r, 7)],
  'gyro-lost': [
    'Gyro has failed',
    'Gyro compass',
    (r) => ({ ...r, headingDegrees: null, rateOfTurn: null, trueWindFrom: null }),
  ],
  'rate-of-turn-stuck': [
    'Rate of turn indicator sticks',
    'Rate of turn indicator',
    (r, _, begun) => ({ ...r, rateOfTurn: begun.rateOfTurn }),
  ],
  'log-fouled': ['Speed log fouled: reads a third too little', 'Speed log', (r) => scaledLog(r, 0.66)],
  'log-dead': ['Speed log reads zero under way', 'Speed log', (r) => scaledLog(r, 0)],
  'echo-lost': ['Echo sounder has lost the bottom', 'Echo sounder', (r) => withDepth(r, null)],
  'echo-second-return': [
    'Echo sounder shows the second echo: twice the depth',
    'Echo sounder',
    (r) => withDepth(r, r.depthMeters === null ? null : roundTo(r.depthMeters * 2, 1)),
  ],
  'echo-aeration': [
    'Air under the transducer: depth jumps to one metre',
    'Echo sounder',
    (r, since) => (since % 7 < 2 ? withDepth(r, 1) : r),
  ],
  'anemometer-stuck': [
    'Anemometer stands still',
    'Anemometer',
    (r, _, { apparentWind, trueWind, trueWindFrom }) => ({ ...r, apparentWind, trueWind, trueWindFrom }),
  ],
  'anemometer-silent': [
    'Anemometer is silent',
    'Anemometer',
    (r) => ({ ...r, apparentWind: null, trueWind: null, trueWindFrom: null }),
  ],
  'sea-temperature-open': [
    'Sea temperature sensor broken: reads 0 °C',
    'Sea temperature sensor',
    (r) => ({ ...r, seaTemperature: 0 }),
  ],
  'rudder-feedback-offset': [
    'Rudder feedback 4° wrong',
    'Rudder feedback',
    (r) => ({ ...r, rudderDegrees: roundTo(r.rudderDegrees + 4, 1) }),
  ],
};

export const navigationFaults: readonly Fault[] = Object.entries(ROWS).map(([id, [label, equipment, change]]) => {
  const effects = [{ does: 'bridge', change }] as const;
  return { id, label, equipment, kind: 'navigation', onset: getOnset(effects), effects };
});

function scaledLog(reading: BridgeReading, factor: number): BridgeReading {
  const { speedThroughWaterKnots: knots } = reading;
  return { ...reading, speedThroughWaterKnots: knots === null ? null : roundTo(knots * factor, 2) };
}
