/** A ship as Signal K deltas: SI units throughout, one delta a second (Signal K specification 1.7). */
import { findReportedVoyage } from '../ais/static-voyage.ts';
import { type BridgeReading, KEEL_OFFSET_METERS, type WindReading } from '../channel/bridge-reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { KNOT_MS, RADIANS } from '../sea/unit.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

export interface PathValue {
  readonly path: string;
  readonly value: number | string | Readonly<Record<string, number>>;
}

export interface Delta {
  readonly context: string;
  readonly updates: readonly [
    {
      readonly $source: string;
      readonly timestamp: string;
      readonly values: readonly PathValue[];
    },
  ];
}

const KELVIN = 273.15;
const PASCAL_PER_BAR = 100_000;
const CUBIC_METERS_PER_SECOND = 1 / 3_600_000;

export const formatContext = (mmsi: string) => `vessels.urn:mrn:imo:mmsi:${mmsi}`;

/** What the deltas say of where they come from. */
export const SIGNALK_SOURCE = 'simulator';

/** The bridge alone, of a ship whose machinery reports on another bus. */
export function buildBridgeDelta(instruments: ShipInstruments, seconds: number): Delta {
  const { ship } = instruments;
  const reading = instruments.bridge(ship.truthAt(seconds));
  return deltaOf(instruments, reading, [...bridgeValues(reading), ...voyageValues(ship.spec, seconds)]);
}

export function buildShipDelta(instruments: ShipInstruments, seconds: number): Delta {
  const truth = instruments.ship.truthAt(seconds);
  const reading = instruments.bridge(truth);
  const machinery = instruments.channels.flatMap(({ code }, i) => {
    const path = pathOf(code);
    const value = path ? instruments.machinery(i, truth) : null;
    return path && value !== null ? [{ path: path.path, value: path.toSi(value) }] : [];
  });
  const turning = truth.engines.map(({ rpm }, i) => ({ path: `propulsion.main${i + 1}.revolutions`, value: rpm / 60 }));
  const voyage = voyageValues(instruments.ship.spec, seconds);
  return deltaOf(instruments, reading, [...bridgeValues(reading), ...voyage, ...turning, ...machinery]);
}

function deltaOf({ ship }: ShipInstruments, { timeMs }: BridgeReading, values: readonly PathValue[]): Delta {
  return {
    context: formatContext(ship.spec.particulars.MMSI),
    updates: [
      {
        $source: SIGNALK_SOURCE,
        timestamp: new Date(timeMs).toISOString(),
        values,
      },
    ],
  };
}

function bridgeValues(reading: BridgeReading): PathValue[] {
  const { fix, headingDegrees, rateOfTurn, speedThroughWaterKnots, depthMeters, seaTemperature } = reading;
  const when = (path: string, value: number | null, factor = 1, offset = 0) =>
    value === null ? [] : [{ path, value: value * factor + offset }];
  return [
    ...(fix ? [{ path: 'navigation.position', value: { latitude: fix.latitude, longitude: fix.longitude } }] : []),
    ...when('navigation.speedOverGround', fix?.speedKnots ?? null, KNOT_MS),
    ...when('navigation.courseOverGroundTrue', fix?.courseDegrees ?? null, RADIANS),
    ...when('navigation.headingTrue', headingDegrees, RADIANS),
    ...when('navigation.rateOfTurn', rateOfTurn, RADIANS / 60),
    ...when('navigation.speedThroughWater', speedThroughWaterKnots, KNOT_MS),
    ...when('steering.rudderAngle', reading.rudderDegrees, RADIANS),
    ...when('environment.depth.belowTransducer', depthMeters),
    ...when('environment.depth.belowKeel', depthMeters, 1, -KEEL_OFFSET_METERS),
    ...when('environment.depth.belowSurface', depthMeters, 1, reading.transducerMeters),
    {
      path: 'navigation.attitude',
      value: { roll: reading.rollDegrees * RADIANS, pitch: reading.pitchDegrees * RADIANS },
    },
    ...when('navigation.gnss.satellites', fix?.satellites ?? null),
    ...when('navigation.gnss.horizontalDilution', fix?.hdop ?? null),
    ...when('environment.water.temperature', seaTemperature, 1, KELVIN),
    ...when('environment.outside.temperature', reading.airTemperature, 1, KELVIN),
    ...when('environment.outside.pressure', reading.pressureHpa, 100),
    ...when('environment.outside.relativeHumidity', reading.humidityPercent, 0.01),
    ...windValues('Apparent', reading.apparentWind),
    ...windValues('TrueWater', reading.trueWind),
    ...when('environment.wind.directionTrue', reading.trueWindFrom, RADIANS),
  ];
}

/** What the server has from the ship's transponder, under the transponder's field names. */
function voyageValues(spec: ShipSpec, seconds: number): PathValue[] {
  const voyage = findReportedVoyage(spec, seconds);
  if (voyage === null) return [];
  return [
    { path: 'navigation.destination.commonName', value: voyage.destination },
    { path: 'navigation.destination.eta', value: new Date(voyage.etaSeconds * 1000).toISOString() },
    { path: 'design.draft', value: { current: voyage.draughtMeters } },
  ];
}

/** Angles count from the bow, negative to port. */
function windValues(kind: 'Apparent' | 'TrueWater', wind: WindReading | null): PathValue[] {
  if (!wind) return [];
  const angle = (wind.angleDegrees > 180 ? wind.angleDegrees - 360 : wind.angleDegrees) * RADIANS;
  const speed = kind === 'Apparent' ? 'speedApparent' : 'speedTrue';
  return [
    { path: `environment.wind.angle${kind}`, value: angle },
    { path: `environment.wind.${speed}`, value: wind.metersPerSecond },
  ];
}

interface Path {
  readonly path: string;
  readonly toSi: (value: number) => number;
}

const same = (value: number) => value;
const ratio = (value: number) => value / 100;
const pascal = (value: number) => value * PASCAL_PER_BAR;
const kelvin = (value: number) => value + KELVIN;
const flow = (value: number) => value * CUBIC_METERS_PER_SECOND;
const seconds = (value: number) => value * 3600;
/** Signal K knows the power of a phase alone; a set's three are balanced. */
const wattOfAPhase = (value: number) => (value * 1000) / 3;

const ENGINE: Readonly<Record<string, readonly [string, (value: number) => number]>> = {
  LOAD: ['engineLoad', ratio],
  FUEL: ['fuel.rate', flow],
  LOP: ['oilPressure', pascal],
  LOT: ['oilTemperature', kelvin],
  CWT: ['temperature', kelvin],
  EXT: ['exhaustTemperature', kelvin],
  SCA: ['boostPressure', pascal],
  FOP: ['fuel.pressure', pascal],
  HRS: ['runTime', seconds],
};
const BATTERY: typeof ENGINE = {
  SOC: ['capacity.stateOfCharge', ratio],
  SOH: ['capacity.stateOfHealth', ratio],
  V: ['voltage', same],
  A: ['current', same],
  TMAX: ['temperature', kelvin],
};
const TANKS: Readonly<Record<string, string>> = {
  FO1P: 'fuel.port',
  FO1S: 'fuel.starboard',
  FODAY: 'fuel.day',
  FW: 'freshWater.1',
  SEW: 'blackWater.1',
  LO: 'lubrication.1',
};

/** Measuring points for which Signal K has a path. */
function pathOf(code: string): Path | null {
  const [, part = '', quantity = ''] = /^([A-Z]+\d?[PS]?)_(\w+)$/.exec(code) ?? [];
  const number = part.slice(2);
  const of = (base: string, table: typeof ENGINE): Path | null => {
    const entry = table[quantity];
    return entry ? { path: `${base}.${entry[0]}`, toSi: entry[1] } : null;
  };
  if (part.startsWith('ME')) return of(`propulsion.main${number}`, ENGINE);
  if (part.startsWith('DG'))
    return quantity === 'KW'
      ? { path: `electrical.ac.generator${number}.phase.A.realPower`, toSi: wattOfAPhase }
      : of(`propulsion.generator${number}`, ENGINE);
  if (part.startsWith('BS')) return of(`electrical.batteries.string${number}`, BATTERY);
  const tank = TANKS[part];
  return tank && quantity === 'LVL' ? { path: `tanks.${tank}.currentLevel`, toSi: ratio } : null;
}
