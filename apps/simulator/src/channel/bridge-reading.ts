/** What the instruments of the bridge read at a second, each with its number of digits; null where one is silent. */
import type { Navigation } from '../navigation/navigation.ts';
import { roundToSentence } from '../nmea0183/sentence/sentence.ts';
import { roundTo } from './reading.ts';

export interface FixReading {
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKnots: number;
  readonly courseDegrees: number;
  readonly satellites: number;
  readonly hdop: number;
}

export interface WindReading {
  readonly angleDegrees: number;
  readonly metersPerSecond: number;
}

export interface BridgeReading {
  /** What the receiver's clock says. */
  readonly timeMs: number;
  readonly fix: FixReading | null;
  readonly headingDegrees: number | null;
  readonly rateOfTurn: number | null;
  readonly speedThroughWaterKnots: number | null;
  readonly depthMeters: number | null;
  /** From the transducer up to the waterline, m: set up at the sounder for the draught. */
  readonly transducerMeters: number;
  readonly rudderDegrees: number;
  readonly rollDegrees: number;
  readonly pitchDegrees: number;
  readonly apparentWind: WindReading | null;
  readonly trueWind: WindReading | null;
  /** From true north, that it comes from; null where the wind or the heading is not known. */
  readonly trueWindFrom: number | null;
  readonly seaTemperature: number | null;
  readonly airTemperature: number;
  readonly pressureHpa: number;
  readonly humidityPercent: number;
}

/** The transducer sits this high above the keel. */
export const KEEL_OFFSET_METERS = 0.6;

/** 360.0 is read as 0.0. */
const degrees = (value: number) => roundTo(value, 1) % 360;

export function readBridge(truth: Navigation): BridgeReading {
  const { weather } = truth;
  const satellites = Math.round(
    12 + 2.4 * Math.sin(truth.seconds / 1900 + truth.longitude) + 1.2 * Math.sin(truth.seconds / 730),
  );
  return {
    timeMs: truth.seconds * 1000,
    fix: {
      latitude: roundToSentence(truth.latitude),
      longitude: roundToSentence(truth.longitude),
      speedKnots: roundTo(truth.speedOverGroundKnots, 2),
      courseDegrees: degrees(truth.courseDegrees),
      satellites,
      hdop: roundTo(1.9 - 0.09 * satellites, 1),
    },
    headingDegrees: degrees(truth.headingDegrees),
    rateOfTurn: roundTo(truth.rateOfTurn, 1),
    speedThroughWaterKnots: roundTo(truth.speedThroughWaterKnots, 2),
    depthMeters: roundTo(truth.depthBelowKeelMeters + KEEL_OFFSET_METERS, 1),
    transducerMeters: roundTo(truth.draughtMeters - KEEL_OFFSET_METERS, 1),
    rudderDegrees: roundTo(truth.rudderDegrees, 1),
    rollDegrees: roundTo(truth.rollDegrees, 1),
    pitchDegrees: roundTo(truth.pitchDegrees, 1),
    apparentWind: {
      angleDegrees: degrees(truth.apparentWindAngle),
      metersPerSecond: roundTo(truth.apparentWindSpeed, 1),
    },
    trueWind: { angleDegrees: degrees(truth.trueWindAngle), metersPerSecond: roundTo(weather.windSpeed, 1) },
    trueWindFrom: degrees(truth.headingDegrees + truth.trueWindAngle),
    seaTemperature: roundTo(weather.seaTemperature, 1),
    airTemperature: roundTo(weather.airTemperature, 1),
    pressureHpa: roundTo(weather.pressure, 1),
    humidityPercent: roundTo(weather.humidity, 0),
  };
}
