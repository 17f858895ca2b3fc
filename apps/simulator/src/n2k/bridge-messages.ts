/** The bridge on NMEA 2000. Angles go in steps of 0.0001 rad, speeds of 0.01 m/s. */
import { DAY_MS } from '@fms/domain/time';
import {
  type BridgeReading,
  type FixReading,
  KEEL_OFFSET_METERS,
  type WindReading,
} from '../channel/bridge-reading.ts';
import { KNOT_MS, RADIANS } from '../sea/unit.ts';
import { defineReserved, defineSigned, defineUnsigned, type Field, packFields } from './field.ts';
import type { N2kMessage } from './message.ts';

/** Addresses on the bus. */
export const N2K_DEVICE = { GNSS: 3, COMPASS: 7, WEATHER_MAST: 11, TRANSDUCER: 35 } as const;
const { GNSS, COMPASS, WEATHER_MAST, TRANSDUCER } = N2K_DEVICE;
const KELVIN = 273.15;
/** Two bits for the reference, the other six reserved. */
const TRUE_NORTH = 0xfc;
const APPARENT = 0xfa;
const TRUE_TO_BOAT = 0xfb;
const TRUE_FROM_NORTH = 0xf8;
const FROM_GPS = 0xf0;
/** Type of system GPS in the low four bits, method GNSS fix in the high ones. */
const GNSS_FIX = 0x10;
const NO_INTEGRITY_CHECK = 0xfc;
const OUTSIDE = 1;
const ATMOSPHERIC = 0;
const NO_DIRECTION_ORDER = 0xf8;

const angle = (degrees: number | null) => defineUnsigned(2, degrees === null ? null : degrees * RADIANS, 1e-4);
const tilt = (degrees: number) => defineSigned(2, degrees * RADIANS, 1e-4);
const sequenceId = defineUnsigned(1, 0);
const message = (pgn: number, priority: number, source: number, ...fields: readonly Field[]): N2kMessage => ({
  pgn,
  priority,
  source,
  data: packFields(fields),
});

export function buildBridgeMessages(reading: BridgeReading): N2kMessage[] {
  const { apparentWind, trueWind, trueWindFrom } = reading;
  const wind = [
    ...windMessage(apparentWind, APPARENT),
    ...windMessage(trueWind, TRUE_TO_BOAT),
    ...(trueWindFrom === null ? [] : directionMessage(trueWindFrom)),
  ];
  return [
    ...gnssMessages(reading),
    ...compassMessages(reading),
    ...waterMessages(reading),
    ...wind,
    ...airMessages(reading),
  ];
}

function gnssMessages({ timeMs, fix }: BridgeReading): N2kMessage[] {
  const day = defineUnsigned(2, Math.floor(timeMs / DAY_MS));
  const timeOfDay = defineUnsigned(4, (timeMs % DAY_MS) / 1000, 1e-4);
  const time = message(126992, 3, GNSS, sequenceId, defineUnsigned(1, FROM_GPS), day, timeOfDay);
  if (!fix) return [time];
  const speed = defineUnsigned(2, fix.speedKnots * KNOT_MS, 0.01);
  return [
    time,
    message(129025, 2, GNSS, defineSigned(4, fix.latitude, 1e-7), defineSigned(4, fix.longitude, 1e-7)),
    message(
      129026,
      2,
      GNSS,
      sequenceId,
      defineUnsigned(1, TRUE_NORTH),
      angle(fix.courseDegrees),
      speed,
      defineReserved(2),
    ),
    message(129029, 3, GNSS, sequenceId, day, timeOfDay, ...fixDetail(fix)),
  ];
}

/** Altitude, geoid and reference stations are not known. */
function fixDetail({ latitude, longitude, satellites, hdop }: FixReading): Field[] {
  return [
    defineSigned(8, latitude, 1e-16),
    defineSigned(8, longitude, 1e-16),
    defineSigned(8, null),
    defineUnsigned(1, GNSS_FIX),
    defineUnsigned(1, NO_INTEGRITY_CHECK),
    defineUnsigned(1, satellites),
    defineSigned(2, hdop, 0.01),
    defineSigned(2, null),
    defineSigned(4, null),
    defineUnsigned(1, 0),
  ];
}

function compassMessages({
  headingDegrees,
  rateOfTurn,
  rudderDegrees,
  rollDegrees,
  pitchDegrees,
}: BridgeReading): N2kMessage[] {
  const noDeviation = defineSigned(2, null);
  const noVariation = defineSigned(2, null);
  const rate = rateOfTurn === null ? null : (rateOfTurn * RADIANS) / 60;
  const rudder = defineSigned(2, rudderDegrees * RADIANS, 1e-4);
  const noOrder = [defineUnsigned(1, NO_DIRECTION_ORDER), defineSigned(2, null)];
  return [
    message(
      127250,
      2,
      COMPASS,
      sequenceId,
      angle(headingDegrees),
      noDeviation,
      noVariation,
      defineUnsigned(1, TRUE_NORTH),
    ),
    message(127251, 2, COMPASS, sequenceId, defineSigned(4, rate, 3.125e-8), defineReserved(3)),
    message(127245, 2, COMPASS, defineUnsigned(1, 0), ...noOrder, rudder, defineReserved(2)),
    message(
      127257,
      3,
      COMPASS,
      sequenceId,
      defineSigned(2, null),
      tilt(pitchDegrees),
      tilt(rollDegrees),
      defineReserved(1),
    ),
  ];
}

function waterMessages({ speedThroughWaterKnots, depthMeters, seaTemperature }: BridgeReading): N2kMessage[] {
  const speed = defineUnsigned(2, speedThroughWaterKnots === null ? null : speedThroughWaterKnots * KNOT_MS, 0.01);
  const kelvin = defineUnsigned(2, seaTemperature === null ? null : seaTemperature + KELVIN, 0.01);
  const paddleWheel = [defineUnsigned(1, 0), defineReserved(2)];
  const seaSensor = [defineUnsigned(1, 0), defineUnsigned(1, 0)];
  // Negative: from the transducer down to the keel.
  const toKeel = defineSigned(2, -KEEL_OFFSET_METERS, 0.001);
  return [
    message(128259, 2, TRANSDUCER, sequenceId, speed, defineUnsigned(2, null), ...paddleWheel),
    message(128267, 3, TRANSDUCER, sequenceId, defineUnsigned(4, depthMeters, 0.01), toKeel, defineUnsigned(1, null)),
    message(130312, 5, TRANSDUCER, sequenceId, ...seaSensor, kelvin, defineUnsigned(2, null), defineReserved(1)),
  ];
}

/** By PGN 130306, whose speed is that of the message before. */
function directionMessage(fromNorth: number): N2kMessage[] {
  const silent = defineUnsigned(2, null);
  const reference = defineUnsigned(1, TRUE_FROM_NORTH);
  return [message(130306, 2, WEATHER_MAST, sequenceId, silent, angle(fromNorth), reference, defineReserved(2))];
}

function airMessages({ airTemperature, pressureHpa, humidityPercent }: BridgeReading): N2kMessage[] {
  const sensor = [defineUnsigned(1, 0), defineUnsigned(1, OUTSIDE)];
  const kelvin = defineUnsigned(2, airTemperature + KELVIN, 0.01);
  const barometer = [defineUnsigned(1, 0), defineUnsigned(1, ATMOSPHERIC)];
  return [
    message(130312, 5, WEATHER_MAST, sequenceId, ...sensor, kelvin, defineUnsigned(2, null), defineReserved(1)),
    message(
      130313,
      5,
      WEATHER_MAST,
      sequenceId,
      ...sensor,
      defineSigned(2, humidityPercent, 0.004),
      defineSigned(2, null),
      defineReserved(1),
    ),
    message(
      130314,
      5,
      WEATHER_MAST,
      sequenceId,
      ...barometer,
      defineSigned(4, pressureHpa * 100, 0.1),
      defineReserved(1),
    ),
  ];
}

function windMessage(wind: WindReading | null, reference: number): N2kMessage[] {
  if (!wind) return [];
  return [
    message(
      130306,
      2,
      WEATHER_MAST,
      sequenceId,
      defineUnsigned(2, wind.metersPerSecond, 0.01),
      angle(wind.angleDegrees),
      defineUnsigned(1, reference),
      defineReserved(2),
    ),
  ];
}
