/** What a Signal K server says of another ship, which it has from AIS → the message that was heard. */
import { convert } from '@fms/domain/unit';
import type { AisMessage } from '../ais/message.ts';
import type { PathValue, Update } from './document.ts';

const MMSI = /mmsi:(\d{1,9})$/;
const NOT_AVAILABLE = { latitude: 91, longitude: 181, speedKnots: 102.3, course: 360, heading: 511 } as const;
/** The largest angle a 32-bit field of NMEA 2000 holds stands for "not available". */
const NOT_AVAILABLE_FROM_DEGREES = 214.7;
/** Class A; Signal K does not say which message it was. */
const POSITION_REPORT = 1;

/** Null when the update holds neither a position nor an identity. */
export function readTarget({ context, values }: Update): AisMessage | null {
  const mmsi = MMSI.exec(context)?.[1];
  if (!mmsi) return null;
  const find = (path: string) => values.find((value) => value.path === path)?.value;
  const number = (path: string) => {
    const value = find(path);
    return typeof value === 'number' ? value : null;
  };
  const place = placeOf(find('navigation.position'));
  const name = nameOf(values);
  if (!place && name === null) return null;
  const speed = number('navigation.speedOverGround');
  return {
    type: POSITION_REPORT,
    mmsi: mmsi.padStart(9, '0'),
    reporter: 'ship',
    motion: place && {
      ...place,
      speedKnots: speed === null ? NOT_AVAILABLE.speedKnots : convert(speed, 'm/s', 'kn'),
      courseDegrees: degrees(number('navigation.courseOverGroundTrue'), NOT_AVAILABLE.course),
      headingDegrees: degrees(number('navigation.headingTrue'), NOT_AVAILABLE.heading),
      rateOfTurn: null,
      navigationalStatus: null,
    },
    particulars:
      name === null
        ? null
        : { name, callSign: null, imo: null, shipType: null, destination: null, eta: null, draughtMeters: null },
  };
}

function placeOf(value: unknown): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = (value ?? {}) as { latitude?: unknown; longitude?: unknown };
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) > NOT_AVAILABLE_FROM_DEGREES
    ? { latitude: NOT_AVAILABLE.latitude, longitude: NOT_AVAILABLE.longitude }
    : { latitude, longitude };
}

/** A name comes under the path `name`, or in an object without a path. */
function nameOf(values: readonly PathValue[]): string | null {
  for (const { path, value } of values) {
    if (path === 'name' && typeof value === 'string') return value;
    const name = path === '' && typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
    if (typeof name === 'string') return name;
  }
  return null;
}

function degrees(radians: number | null, notAvailable: number): number {
  if (radians === null) return notAvailable;
  const angle = convert(radians, 'rad', '°');
  return angle < 0 ? angle + 360 : angle;
}
