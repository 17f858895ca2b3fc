/** What the instruments of a bridge say each second, as NMEA 0183. A silent instrument says nothing, or says so. */
import { type BridgeReading, type FixReading, KEEL_OFFSET_METERS } from '../channel/bridge-reading.ts';
import { formatCoordinateFields, formatDateField, formatSentence, formatTimeField } from './sentence/sentence.ts';

const KMH_PER_KNOT = 1.852;
/** Air, pressure and humidity change slowly; their instruments report every ten seconds. */
export const WEATHER_STATION_SECONDS = 10;
/** Differential fix, in `GGA` and in the mode of `RMC`. */
const DIFFERENTIAL = 2;

export function buildBridgeSentences(reading: BridgeReading): string[] {
  const { timeMs, fix } = reading;
  return [
    ...(fix ? fixSentences(fix, timeMs) : voidFix(timeMs)),
    ...motion(reading),
    ...wind(reading),
    ...weather(reading),
  ];
}

function fixSentences(fix: FixReading, timeMs: number): string[] {
  const position = `${formatCoordinateFields(fix.latitude, 'NS')},${formatCoordinateFields(fix.longitude, 'EW')}`;
  const speed = fix.speedKnots.toFixed(2);
  const course = fix.courseDegrees.toFixed(1);
  const satellites = String(fix.satellites).padStart(2, '0');
  return [
    formatSentence(
      'GPRMC',
      formatTimeField(timeMs),
      'A',
      position,
      speed,
      course,
      formatDateField(timeMs),
      '',
      '',
      'D',
    ),
    formatSentence(
      'GPGGA',
      formatTimeField(timeMs),
      position,
      DIFFERENTIAL,
      satellites,
      fix.hdop.toFixed(1),
      '18.4,M,41.0,M,,',
    ),
    formatSentence('GPVTG', course, 'T', '', 'M', speed, 'N', (fix.speedKnots * KMH_PER_KNOT).toFixed(2), 'K', 'D'),
  ];
}

/** A receiver that has lost its satellites goes on speaking and says that nothing of it is valid. */
function voidFix(timeMs: number): string[] {
  return [
    formatSentence('GPRMC', formatTimeField(timeMs), 'V', ',,,', '', '', formatDateField(timeMs), '', '', 'N'),
    formatSentence('GPGGA', formatTimeField(timeMs), ',,,', 0, '00', '', ',M,,M,,'),
  ];
}

function motion(reading: BridgeReading): string[] {
  const { headingDegrees, rateOfTurn, speedThroughWaterKnots, depthMeters } = reading;
  const heading = headingDegrees === null ? '' : headingDegrees.toFixed(1);
  const attitude = [
    'A',
    reading.rollDegrees.toFixed(1),
    'D',
    'ROLL',
    'A',
    reading.pitchDegrees.toFixed(1),
    'D',
    'PITCH',
  ];
  return [
    ...(headingDegrees === null ? [] : [formatSentence('HEHDT', heading, 'T')]),
    ...(rateOfTurn === null ? [] : [formatSentence('TIROT', rateOfTurn.toFixed(1), 'A')]),
    ...(speedThroughWaterKnots === null
      ? []
      : [formatSentence('VWVHW', heading, 'T', '', 'M', speedThroughWaterKnots.toFixed(2), 'N', '', 'K')]),
    ...(depthMeters === null
      ? []
      : [
          formatSentence('SDDPT', depthMeters.toFixed(1), (-KEEL_OFFSET_METERS).toFixed(1), '1000'),
          formatSentence('SDDBS', '', 'f', (depthMeters + reading.transducerMeters).toFixed(1), 'M', '', 'F'),
        ]),
    formatSentence('AGRSA', reading.rudderDegrees.toFixed(1), 'A', '', 'V'),
    formatSentence('IIXDR', ...attitude),
  ];
}

function wind({ apparentWind, trueWind, trueWindFrom }: BridgeReading): string[] {
  const say = (
    reference: 'R' | 'T',
    { angleDegrees, metersPerSecond }: { angleDegrees: number; metersPerSecond: number },
  ) => formatSentence('WIMWV', angleDegrees.toFixed(1), reference, metersPerSecond.toFixed(1), 'M', 'A');
  return [
    ...(apparentWind ? [say('R', apparentWind)] : []),
    ...(trueWind ? [say('T', trueWind)] : []),
    // Its speed is that of MWV.
    ...(trueWindFrom === null
      ? []
      : [formatSentence('WIMWD', trueWindFrom.toFixed(1), 'T', '', 'M', '', 'N', '', 'M')]),
  ];
}

function weather(reading: BridgeReading): string[] {
  if ((reading.timeMs / 1000) % WEATHER_STATION_SECONDS !== 0) return [];
  return [
    ...(reading.seaTemperature === null ? [] : [formatSentence('YXMTW', reading.seaTemperature.toFixed(1), 'C')]),
    formatSentence('WIMTA', reading.airTemperature.toFixed(1), 'C'),
    formatSentence('WIMMB', '', 'I', (reading.pressureHpa / 1000).toFixed(4), 'B'),
    formatSentence('WIMHU', reading.humidityPercent.toFixed(0), '', '', ''),
  ];
}
