/**
 * Signal K path → tags: the Signal K part of docs/tags.md. Values are in SI units there and in a seaman's here. A path
 * that is not listed becomes a tag of its own name with its value as it is, so that nothing is lost.
 */
import { convert } from '@fms/domain/unit';
import { formatEtaInstant } from '@fms/domain/voyage';
import { ALERT, buildEquipmentTag } from '../../observation/equipment-tag.ts';
import type { TagDefinition } from '../../observation/observation.ts';
import type { Observer } from '../../observation/observer.ts';
import { normaliseDegrees } from '../../observation/round.ts';
import * as tag from '../../observation/tag.ts';
import { type EquipmentPath, findEquipmentPath } from './signalk-equipment.ts';

const FULL_TURN = 360;
/** Largest value of a 32-bit field in NMEA 2000 degrees: "not available" that a server passed on as a number. */
const NOT_AVAILABLE_DEGREES = 214.7483647;
const TOLERANCE = 1e-5;

type Put = (o: Observer, value: number) => void;

const inUnit =
  (to: TagDefinition, unit: string, rank?: number): Put =>
  (o, value) =>
    o.number(to, value, rank === undefined ? { unit } : { unit, rank });
const plain =
  (to: TagDefinition): Put =>
  (o, value) =>
    o.number(to, value);
/** Directions come in radians; what is none, because a device sent degrees, is kept as it is and flagged. */
const direction =
  (to: TagDefinition, rank?: number): Put =>
  (o, value) => {
    const degrees = convert(value, 'rad', '°');
    const shown = Math.abs(degrees) <= FULL_TURN ? normaliseDegrees(degrees) : degrees;
    o.number(to, shown, rank === undefined ? {} : { rank });
  };
const angle =
  (to: TagDefinition): Put =>
  (o, value) =>
    o.number(to, value, { unit: 'rad' });

const NUMBERS: Readonly<Record<string, Put>> = {
  'navigation.speedOverGround': inUnit(tag.SPEED_OVER_GROUND, 'm/s', 1),
  'navigation.courseOverGroundTrue': direction(tag.COURSE_OVER_GROUND, 1),
  'navigation.headingTrue': direction(tag.HEADING_TRUE, 1),
  'navigation.headingMagnetic': direction(tag.HEADING_MAGNETIC),
  'navigation.magneticVariation': angle(tag.MAGNETIC_VARIATION),
  'navigation.magneticDeviation': angle(tag.MAGNETIC_DEVIATION),
  'navigation.rateOfTurn': inUnit(tag.RATE_OF_TURN, 'rad/s'),
  'navigation.speedThroughWater': inUnit(tag.SPEED_THROUGH_WATER, 'm/s'),
  'navigation.log': inUnit(tag.LOG_TOTAL, 'm'),
  'navigation.trip.log': inUnit(tag.LOG_TRIP, 'm'),
  'navigation.attitude.roll': angle(tag.ROLL),
  'navigation.attitude.pitch': angle(tag.PITCH),
  'navigation.gnss.satellites': plain(tag.SATELLITES_USED),
  'navigation.gnss.horizontalDilution': plain(tag.HDOP),
  'navigation.gnss.positionDilution': plain(tag.PDOP),
  'navigation.gnss.antennaAltitude': plain(tag.ANTENNA_ALTITUDE),
  'navigation.courseRhumbline.crossTrackError': inUnit(tag.CROSS_TRACK_ERROR, 'm'),
  'navigation.courseRhumbline.nextPoint.distance': inUnit(tag.WAYPOINT_RANGE, 'm'),
  'navigation.courseRhumbline.nextPoint.bearingTrue': direction(tag.WAYPOINT_BEARING),
  'navigation.courseRhumbline.nextPoint.velocityMadeGood': inUnit(tag.WAYPOINT_SPEED, 'm/s'),
  'steering.rudderAngle': angle(tag.RUDDER_STARBOARD),
  'environment.depth.belowTransducer': plain(tag.DEPTH_BELOW_TRANSDUCER),
  'environment.depth.belowKeel': plain(tag.DEPTH_BELOW_KEEL),
  'environment.depth.belowSurface': plain(tag.DEPTH_BELOW_SURFACE),
  'environment.wind.speedApparent': plain(tag.APPARENT_WIND_SPEED),
  'environment.wind.angleApparent': direction(tag.APPARENT_WIND_ANGLE),
  'environment.wind.speedTrue': plain(tag.TRUE_WIND_SPEED),
  'environment.wind.angleTrueWater': direction(tag.TRUE_WIND_ANGLE),
  'environment.wind.directionTrue': direction(tag.TRUE_WIND_DIRECTION),
  'environment.current.setTrue': direction(tag.CURRENT_SET),
  'environment.current.drift': inUnit(tag.CURRENT_DRIFT, 'm/s'),
  'environment.water.temperature': inUnit(tag.WATER_TEMPERATURE, 'K'),
  'environment.outside.temperature': inUnit(tag.AIR_TEMPERATURE, 'K'),
  'environment.outside.pressure': inUnit(tag.AIR_PRESSURE, 'Pa'),
  'environment.outside.humidity': inUnit(tag.RELATIVE_HUMIDITY, 'ratio'),
  'environment.outside.relativeHumidity': inUnit(tag.RELATIVE_HUMIDITY, 'ratio'),
  'environment.outside.dewPointTemperature': inUnit(tag.DEW_POINT, 'K'),
  'design.draft.current': plain(tag.DRAUGHT),
};

const TEXTS: Readonly<Record<string, TagDefinition>> = {
  'navigation.state': tag.NAVIGATION_STATUS,
  'navigation.courseRhumbline.nextPoint.name': tag.WAYPOINT_NAME,
  'navigation.destination.commonName': tag.DESTINATION,
};

/** Where a time stands as a text, put as every other source of it is. */
const ETA_PATH = 'navigation.destination.eta';

const NOTIFICATION = /^notifications\.(.+)$/;
const STANDING = new Set(['alert', 'warn', 'alarm', 'emergency']);
/** `house batt` need not be called a battery again. */
const SAYS_ITSELF_CHARACTERS = 4;
/** A server that invents paths must not fill the memory. */
const MAX_PATHS = 1000;
const ONLY_CHANGE = 1;

export type Names = Readonly<Record<string, string>>;

export class SignalkPaths {
  readonly #names: Names;
  readonly #own = new Map<string, TagDefinition>();

  constructor(names: Names = {}) {
    this.#names = names;
  }

  /** Puts one value where it belongs. `unit` is that of the server's own meta data. */
  observe(o: Observer, path: string, value: unknown, unit = ''): void {
    if (path === '' || value === undefined) o.refuse('signalk-value-missing');
    else if (path === 'navigation.position') this.#position(o, value);
    else if (NOTIFICATION.test(path)) this.#notification(o, path, value);
    else if (value === null) o.refuse('value-not-available');
    else if (typeof value === 'object') this.#parts(o, path, value);
    else this.#single(o, path, value as number | string | boolean, unit);
  }

  #single(o: Observer, path: string, value: number | string | boolean, unit: string): void {
    const equipment = findEquipmentPath(path);
    const text = TEXTS[path];
    if (equipment) measure(o, this.#nameOf(equipment.kind, equipment.id), equipment.leaf, value);
    else if (typeof value === 'number') (NUMBERS[path] ?? plainAs(this.#ownTag(o, path, 'number', unit)))(o, value);
    else if (typeof value === 'boolean') flagAs(o, this.#ownTag(o, path, 'boolean', ''), value);
    else if (path === ETA_PATH) etaAs(o, value);
    else textAs(o, text ?? this.#ownTag(o, path, 'text', ''), value);
  }

  /** An object is as many values as it has numbers: attitude, satellites in view, a course's next point. */
  #parts(o: Observer, path: string, value: object): void {
    const known = Object.entries(value).filter(([, part]) => typeof part === 'number' || typeof part === 'string');
    for (const [key, part] of known) this.#single(o, `${path}.${key}`, part, '');
  }

  #position(o: Observer, value: unknown): void {
    const { latitude, longitude } = (value ?? {}) as { latitude?: unknown; longitude?: unknown };
    o.position(tag.POSITION, degreesOf(latitude), degreesOf(longitude), 1);
  }

  #notification(o: Observer, path: string, value: unknown): void {
    const about = NOTIFICATION.exec(path)?.[1] ?? '';
    const name = this.#called(`Alert ${about}`);
    const { state, message } = (value ?? {}) as { state?: unknown; message?: unknown };
    o.flag(buildEquipmentTag(name, ALERT.active), typeof state === 'string' ? STANDING.has(state) : false);
    if (typeof message === 'string') o.text(buildEquipmentTag(name, ALERT.text), message);
  }

  #nameOf(kind: string, id: string): string {
    const words = id.replaceAll(/[-_]/g, ' ').trim();
    if (/^[\d.]+$/.test(words)) return this.#called(`${kind} ${words}`);
    const capital = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    const saysItself = kind === '' || words.toLowerCase().includes(kind.slice(0, SAYS_ITSELF_CHARACTERS).toLowerCase());
    return this.#called(saysItself ? capital : `${capital} ${kind.toLowerCase()}`);
  }

  #called(name: string): string {
    return this.#names[name] ?? name;
  }

  #ownTag(o: Observer, path: string, valueKind: 'number' | 'boolean' | 'text', unit: string): TagDefinition | null {
    const key = `${valueKind} ${path}`;
    const known = this.#own.get(key);
    if (known) return known;
    if (this.#own.size >= MAX_PATHS || path.length > 200) {
      o.refuse('too-many-tags');
      return null;
    }
    const made = tag.definePathTag({
      name: path,
      unit,
      valueKind,
      ...(valueKind === 'number' ? {} : { type: ONLY_CHANGE }),
    });
    this.#own.set(key, made);
    return made;
  }
}

function degreesOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.abs(value - NOT_AVAILABLE_DEGREES) < TOLERANCE ? null : value;
}

function measure(
  o: Observer,
  name: string,
  [what, unit]: EquipmentPath['leaf'],
  value: number | string | boolean,
): void {
  const to = buildEquipmentTag(name, what);
  const { believable } = what;
  if (to.valueKind === 'boolean') o.flag(to, value === true || value === 1 || value === 'on');
  else if (to.valueKind === 'text') o.text(to, String(value));
  else if (typeof value !== 'number') o.refuse('value-unreadable');
  else o.number(to, value, { ...(unit ? { unit } : {}), ...(believable ? { believable } : {}) });
}

const plainAs =
  (to: TagDefinition | null): Put =>
  (o, value) => {
    if (to) o.number(to, value);
  };
function flagAs(o: Observer, to: TagDefinition | null, value: boolean): void {
  if (to) o.flag(to, value);
}
function etaAs(o: Observer, value: string): void {
  const eta = formatEtaInstant(Date.parse(value));
  if (eta === null) o.refuse('value-unreadable');
  else o.text(tag.ETA, eta);
}
function textAs(o: Observer, to: TagDefinition | null, value: string): void {
  if (to) o.text(to, value);
}
