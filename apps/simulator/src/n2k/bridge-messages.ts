/** The bridge on NMEA 2000. Angles go in steps of 0.0001 rad, speeds of 0.01 m/s. */
import {
  type BridgeReading,
  type FixReading,
  KEEL_OFFSET_METERS,
  type WindReading,
} from '../instrument/bridge-reading.ts';
import { KNOT_MS } from '../sea/unit.ts';
import { type Field, pack, reserved, signed, unsigned } from './field.ts';
import type { N2kMessage } from './message.ts';

const RADIANS = Math.PI / 180;
/** Addresses on the bus. */
export const N2K_DEVICE = { GNSS: 3, COMPASS: 7, WEATHER_MAST: 11, TRANSDUCER: 35 } as const;
const { GNSS, COMPASS, WEATHER_MAST, TRANSDUCER } = N2K_DEVICE;
const KELVIN = 273.15;
const DAY_MS = 86_400_000;
/** Two bits for the reference, the other six reserved. */
const TRUE_NORTH = 0xfc;
const APPARENT = 0xfa;
const TRUE_TO_BOAT = 0xfb;
const FROM_GPS = 0xf0;
/** Type of system GPS in the low four bits, method GNSS fix in the high ones. */
const GNSS_FIX = 0x10;
const NO_INTEGRITY_CHECK = 0xfc;
const OUTSIDE = 1;
const ATMOSPHERIC = 0;
const NO_DIRECTION_ORDER = 0xf8;

const angle = (degrees: number | null) => unsigned(2, degrees === null ? null : degrees * RADIANS, 1e-4);
const tilt = (degrees: number) => signed(2, degrees * RADIANS, 1e-4);
const sequenceId = unsigned(1, 0);
const message = (pgn: number, priority: number, source: number, ...fields: readonly Field[]): N2kMessage => ({
  pgn,
  priority,
  source,
  data: pack(fields),
});

export function bridgeMessages(reading: BridgeReading): N2kMessage[] {
  const { apparentWind, trueWind } = reading;
  const wind = [...windMessage(apparentWind, APPARENT), ...windMessage(trueWind, TRUE_TO_BOAT)];
  return [
    ...gnssMessages(reading),
    ...compassMessages(reading),
    ...waterMessages(reading),
    ...wind,
    ...airMessages(reading),
  ];
}

function gnssMessages({ timeMs, fix }: BridgeReading): N2kMessage[] {
  const day = unsigned(2, Math.floor(timeMs / DAY_MS));
  const timeOfDay = unsigned(4, (timeMs % DAY_MS) / 1000, 1e-4);
  const time = message(126992, 3, GNSS, sequenceId, unsigned(1, FROM_GPS), day, timeOfDay);
  if (!fix) return [time];
  const speed = unsigned(2, fix.speedKnots * KNOT_MS, 0.01);
  return [
    time,
    message(129025, 2, GNSS, signed(4, fix.latitude, 1e-7), signed(4, fix.longitude, 1e-7)),
    message(129026, 2, GNSS, sequenceId, unsigned(1, TRUE_NORTH), angle(fix.courseDegrees), speed, reserved(2)),
    message(129029, 3, GNSS, sequenceId, day, timeOfDay, ...fixDetail(fix)),
  ];
}

/** Altitude, geoid and reference stations are not known. */
function fixDetail({ latitude, longitude, satellites, hdop }: FixReading): Field[] {
  return [
    signed(8, latitude, 1e-16),
    signed(8, longitude, 1e-16),
    signed(8, null),
    unsigned(1, GNSS_FIX),
    unsigned(1, NO_INTEGRITY_CHECK),
    unsigned(1, satellites),
    signed(2, hdop, 0.01),
    signed(2, null),
    signed(4, null),
    unsigned(1, 0),
  ];
}

function compassMessages({
  headingDegrees,
  rateOfTurn,
  rudderDegrees,
  rollDegrees,
  pitchDegrees,
}: BridgeReading): N2kMessage[] {
  const noDeviation = signed(2, null);
  const noVariation = signed(2, null);
  const rate = rateOfTurn === null ? null : (rateOfTurn * RADIANS) / 60;
  const rudder = signed(2, rudderDegrees * RADIANS, 1e-4);
  const noOrder = [unsigned(1, NO_DIRECTION_ORDER), signed(2, null)];
  return [
    message(127250, 2, COMPASS, sequenceId, angle(headingDegrees), noDeviation, noVariation, unsigned(1, TRUE_NORTH)),
    message(127251, 2, COMPASS, sequenceId, signed(4, rate, 3.125e-8), reserved(3)),
    message(127245, 2, COMPASS, unsigned(1, 0), ...noOrder, rudder, reserved(2)),
    message(127257, 3, COMPASS, sequenceId, signed(2, null), tilt(pitchDegrees), tilt(rollDegrees), reserved(1)),
  ];
}

function waterMessages({ speedThroughWaterKnots, depthMeters, seaTemperature }: BridgeReading): N2kMessage[] {
  const speed = unsigned(2, speedThroughWaterKnots === null ? null : speedThroughWaterKnots * KNOT_MS, 0.01);
  const kelvin = unsigned(2, seaTemperature === null ? null : seaTemperature + KELVIN, 0.01);
  const paddleWheel = [unsigned(1, 0), reserved(2)];
  const seaSensor = [unsigned(1, 0), unsigned(1, 0)];
  // Negative: from the transducer down to the keel.
  const toKeel = signed(2, -KEEL_OFFSET_METERS, 0.001);
  return [
    message(128259, 2, TRANSDUCER, sequenceId, speed, unsigned(2, null), ...paddleWheel),
    message(128267, 3, TRANSDUCER, sequenceId, unsigned(4, depthMeters, 0.01), toKeel, unsigned(1, null)),
    message(130312, 5, TRANSDUCER, sequenceId, ...seaSensor, kelvin, unsigned(2, null), reserved(1)),
  ];
}

function airMessages({ airTemperature, pressureHpa, humidityPercent }: BridgeReading): N2kMessage[] {
  const sensor = [unsigned(1, 0), unsigned(1, OUTSIDE)];
  const kelvin = unsigned(2, airTemperature + KELVIN, 0.01);
  const barometer = [unsigned(1, 0), unsigned(1, ATMOSPHERIC)];
  return [
    message(130312, 5, WEATHER_MAST, sequenceId, ...sensor, kelvin, unsigned(2, null), reserved(1)),
    message(
      130313,
      5,
      WEATHER_MAST,
      sequenceId,
      ...sensor,
      signed(2, humidityPercent, 0.004),
      signed(2, null),
      reserved(1),
    ),
    message(130314, 5, WEATHER_MAST, sequenceId, ...barometer, signed(4, pressureHpa * 100, 0.1), reserved(1)),
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
      unsigned(2, wind.metersPerSecond, 0.01),
      angle(wind.angleDegrees),
      unsigned(1, reference),
      reserved(2),
    ),
  ];
}
