/** What goes wrong on the bridge. */
import { destination } from '@fms/domain';
import { roundTo } from '../../channel/reading.ts';
import type { BridgeReading } from '../../instrument/bridge-reading.ts';
import { carriedCoordinate } from '../../nmea0183/sentence.ts';
import { bridge, faultsOf } from '../fault.ts';

/** The receiver elsewhere, with the digits its sentences have. */
function moved(reading: BridgeReading, bearing: number, meters: number): BridgeReading {
  if (!reading.fix) return reading;
  const { latitude, longitude } = destination(reading.fix, bearing, meters);
  const fix = { ...reading.fix, latitude: carriedCoordinate(latitude), longitude: carriedCoordinate(longitude) };
  return { ...reading, fix };
}

const turned = (degrees: number, by: number) => (((degrees + by) % 360) + 360) % 360;
const withHeading = (reading: BridgeReading, by: number): BridgeReading => ({
  ...reading,
  headingDegrees: reading.headingDegrees === null ? null : roundTo(turned(reading.headingDegrees, by), 1) % 360,
});
const withDepth = (reading: BridgeReading, depthMeters: number | null): BridgeReading => ({ ...reading, depthMeters });

export const navigationFaults = faultsOf('navigation', {
  'gps-jump': [
    'Position jumps 3 nm for a few seconds, again and again',
    bridge((r, since) => (since % 600 < 4 ? moved(r, 40, 5556) : r)),
  ],
  'gps-loss': ['Receiver has lost its satellites', bridge((r) => ({ ...r, fix: null }))],
  'gps-frozen': [
    'Receiver repeats its last fix with a running clock',
    bridge((r, _, begun) => ({ ...r, fix: begun.fix })),
  ],
  'gps-offset': ['Differential corrections wrong: position 80 m off', bridge((r) => moved(r, 120, 80))],
  'gps-drift': [
    'Spoofed position drifts away, 1 m a second',
    bridge((r, since) => moved(r, 200, Math.min(since, 9000))),
  ],
  'gps-poor': [
    'Few satellites: position scatters',
    bridge((r, since) => {
      const spread = moved(r, (since * 137) % 360, 4 + (since % 17));
      return spread.fix ? { ...spread, fix: { ...spread.fix, satellites: 4, hdop: 6.8 } } : spread;
    }),
  ],
  'clock-skew': ['Clock of the receiver is 90 s ahead', bridge((r) => ({ ...r, timeMs: r.timeMs + 90_000 }))],
  'clock-week-rollover': [
    'Receiver counts the weeks wrong: 1024 weeks ago',
    bridge((r) => ({ ...r, timeMs: r.timeMs - 1024 * 7 * 86_400_000 })),
  ],
  'gyro-drift': ['Gyro drifts 4° an hour', bridge((r, since) => withHeading(r, Math.min(20, (4 * since) / 3600)))],
  'gyro-offset': ['Gyro set up 7° wrong', bridge((r) => withHeading(r, 7))],
  'gyro-lost': ['Gyro has failed', bridge((r) => ({ ...r, headingDegrees: null, rateOfTurn: null }))],
  'rate-of-turn-stuck': [
    'Rate of turn indicator sticks',
    bridge((r, _, begun) => ({ ...r, rateOfTurn: begun.rateOfTurn })),
  ],
  'log-fouled': ['Speed log fouled: reads a third too little', bridge((r) => scaledLog(r, 0.66))],
  'log-dead': ['Speed log reads zero under way', bridge((r) => scaledLog(r, 0))],
  'echo-lost': ['Echo sounder has lost the bottom', bridge((r) => withDepth(r, null))],
  'echo-second-return': [
    'Echo sounder shows the second echo: twice the depth',
    bridge((r) => withDepth(r, r.depthMeters === null ? null : roundTo(r.depthMeters * 2, 1))),
  ],
  'echo-aeration': [
    'Air under the transducer: depth jumps to one metre',
    bridge((r, since) => (since % 7 < 2 ? withDepth(r, 1) : r)),
  ],
  'anemometer-stuck': [
    'Anemometer stands still',
    bridge((r, _, begun) => ({ ...r, apparentWind: begun.apparentWind, trueWind: begun.trueWind })),
  ],
  'anemometer-silent': ['Anemometer is silent', bridge((r) => ({ ...r, apparentWind: null, trueWind: null }))],
  'sea-temperature-open': ['Sea temperature sensor broken: reads 0 °C', bridge((r) => ({ ...r, seaTemperature: 0 }))],
  'rudder-feedback-offset': [
    'Rudder feedback 4° wrong',
    bridge((r) => ({ ...r, rudderDegrees: roundTo(r.rudderDegrees + 4, 1) })),
  ],
});

function scaledLog(reading: BridgeReading, factor: number): BridgeReading {
  const { speedThroughWaterKnots: knots } = reading;
  return { ...reading, speedThroughWaterKnots: knots === null ? null : roundTo(knots * factor, 2) };
}
