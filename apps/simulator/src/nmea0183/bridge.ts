/** What the instruments of a bridge say each second about a ship's navigation, and which tags a gateway makes of it. */
import type { Navigation } from '../ship/navigation.ts';
import { coordinateFields, dateField, sentence, timeField } from './sentence.ts';

const KMH_PER_KNOT = 1.852;
/** Air, pressure and humidity change slowly; their instruments speak every ten seconds. */
export const WEATHER_STATION_SECONDS = 10;
/** What a differential receiver under open sky sees. */
const FIX_QUALITY = 2;

/** Degrees easy to read: 360.0 is written as 0.0. */
export function degrees(value: number): string {
  const text = value.toFixed(1);
  return text === '360.0' ? '0.0' : text;
}

export function bridgeSentences(truth: Navigation): string[] {
  const timeMs = truth.seconds * 1000;
  return [...fix(truth, timeMs), ...motion(truth), ...weather(truth)];
}

function fix(truth: Navigation, timeMs: number): string[] {
  const position = `${coordinateFields(truth.latitude, 'NS')},${coordinateFields(truth.longitude, 'EW')}`;
  const speed = truth.speedOverGroundKnots;
  const course = degrees(truth.courseDegrees);
  const satellites = satellitesUsed(truth);
  return [
    sentence('GPRMC', timeField(timeMs), 'A', position, speed.toFixed(2), course, dateField(timeMs), '', '', 'D'),
    sentence(
      'GPGGA',
      timeField(timeMs),
      position,
      FIX_QUALITY,
      String(satellites).padStart(2, '0'),
      hdop(truth).toFixed(1),
      '18.4,M,41.0,M,,',
    ),
    sentence('GPVTG', course, 'T', '', 'M', speed.toFixed(2), 'N', (speed * KMH_PER_KNOT).toFixed(2), 'K', 'D'),
  ];
}

/** Satellites rise and set over tens of minutes. */
export function satellitesUsed(truth: Navigation): number {
  return Math.round(12 + 2.4 * Math.sin(truth.seconds / 1900 + truth.longitude) + 1.2 * Math.sin(truth.seconds / 730));
}

export function hdop(truth: Navigation): number {
  return 1.9 - 0.09 * satellitesUsed(truth);
}

function motion(truth: Navigation): string[] {
  const heading = degrees(truth.headingDegrees);
  const depth = truth.depthBelowKeelMeters + KEEL_OFFSET_METERS;
  return [
    sentence('HEHDT', heading, 'T'),
    sentence('TIROT', truth.rateOfTurn.toFixed(1), 'A'),
    sentence('VWVHW', heading, 'T', '', 'M', truth.speedThroughWaterKnots.toFixed(2), 'N', '', 'K'),
    sentence('SDDPT', depth.toFixed(1), (-KEEL_OFFSET_METERS).toFixed(1), '1000'),
    sentence('AGRSA', truth.rudderDegrees.toFixed(1), 'A', '', 'V'),
    sentence('IIXDR', 'A', truth.rollDegrees.toFixed(1), 'D', 'ROLL', 'A', truth.pitchDegrees.toFixed(1), 'D', 'PITCH'),
  ];
}

/** The transducer sits this high above the keel. */
export const KEEL_OFFSET_METERS = 0.6;

function weather(truth: Navigation): string[] {
  const { weather: air } = truth;
  const each = [
    sentence('WIMWV', degrees(truth.apparentWindAngle), 'R', truth.apparentWindSpeed.toFixed(1), 'M', 'A'),
    sentence('WIMWV', degrees(truth.trueWindAngle), 'T', air.windSpeed.toFixed(1), 'M', 'A'),
  ];
  if (truth.seconds % WEATHER_STATION_SECONDS !== 0) return each;
  return [
    ...each,
    sentence('YXMTW', air.seaTemperature.toFixed(1), 'C'),
    sentence('WIMTA', air.airTemperature.toFixed(1), 'C'),
    sentence('WIMMB', '', 'I', (air.pressure / 1000).toFixed(4), 'B'),
    sentence('WIMHU', air.humidity.toFixed(0), '', '', ''),
  ];
}
