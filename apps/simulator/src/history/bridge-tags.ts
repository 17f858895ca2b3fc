/**
 * The tags a gateway makes of the bridge's sentences (docs/tags.md), for history that reaches the shore without a
 * gateway. bridge-tags.test.ts holds this table against the gateway's own decoder.
 */
import type { TagDeclaration } from '@fms/contract/link';
import { type BridgeReading, type FixReading, KEEL_OFFSET_METERS } from '../instrument/bridge-reading.ts';

export interface BridgeTag {
  readonly declaration: Omit<TagDeclaration, 'vesselIndex'>;
  /** Only-change tags are sent again as a sign of life after ten minutes; slower ones every ten seconds. */
  readonly everySeconds: number;
  /** The same where history is coarse: what a track is made of each minute, the rest seldom. */
  readonly coarseSeconds: number;
  readonly read: (reading: BridgeReading) => number | null;
}

/** Names of the sources in the gateway's configuration: the ship's NMEA 0183, and a plant that speaks elsewhere. */
export const SOURCE_NAME = 'ship';
export const PLANT_SOURCE_NAME = 'plant';

const FULL_DATA = 0;
const ONLY_CHANGE = 1;
const ONLY_GEO = 8;
const SIGN_OF_LIFE_SECONDS = 600;

type Given = Partial<TagDeclaration> & Pick<TagDeclaration, 'name' | 'source'>;

/** The name of the source in the gateway's configuration stands before the talker, save for a vessel's own four tags. */
export const gatewaySource = (talker: string) => (talker === '' ? '' : `${SOURCE_NAME}:${talker}`);

function declaration(subsystem: string, given: Given): Omit<TagDeclaration, 'vesselIndex'> {
  return {
    description: '',
    unit: '',
    valueKind: 'number',
    type: FULL_DATA,
    subsystem,
    decimals: 1,
    intervalSeconds: 1,
    min: 0,
    max: 1000,
    alarmLevel: null,
    emergencyLevel: null,
    reverse: false,
    delaySeconds: 0,
    deadBand: 0,
    role: null,
    ...given,
    source: gatewaySource(given.source),
  };
}

const degrees = { unit: '°', min: 0, max: 360 };
const knots = { unit: 'kn', decimals: 2, min: 0, max: 30 };
const windSpeed = { unit: 'm/s', min: 0, max: 40 };
const angle = { unit: '°', min: -45, max: 45 };
const depth = { unit: 'm', min: 0, max: 200 };

export const POSITION_TAG = declaration('Navigation', {
  name: 'Position',
  source: '',
  valueKind: 'struct',
  type: ONLY_GEO,
  decimals: 5,
  role: 'position',
});

const ofFix = (read: (fix: FixReading) => number) => (reading: BridgeReading) =>
  reading.fix ? read(reading.fix) : null;

function tag(
  subsystem: string,
  everySeconds: number,
  given: Given,
  read: BridgeTag['read'],
  coarseSeconds = 600,
): BridgeTag {
  return { declaration: declaration(subsystem, given), everySeconds, coarseSeconds, read };
}
const track = (given: Given, read: BridgeTag['read']) => tag('Navigation', 1, given, read, 60);
const navigation = (given: Given, read: BridgeTag['read']) => tag('Navigation', 1, given, read);
const weather = (everySeconds: number, given: Given, read: BridgeTag['read'], coarseSeconds?: number) =>
  tag('Weather', everySeconds, given, read, coarseSeconds);
const gnss = (given: Given, read: BridgeTag['read']) =>
  tag('GNSS', SIGN_OF_LIFE_SECONDS, { ...given, type: ONLY_CHANGE, intervalSeconds: null }, read);

const fromBow = { ...degrees, description: 'Clockwise from the bow' };

export const BRIDGE_TAGS: readonly BridgeTag[] = [
  track(
    { name: 'Speed over ground', source: '', ...knots, role: 'speed' },
    ofFix((fix) => fix.speedKnots),
  ),
  track(
    { name: 'Course over ground', source: '', ...degrees, role: 'course' },
    ofFix((fix) => fix.courseDegrees),
  ),
  track({ name: 'Heading true', source: '', ...degrees, role: 'heading' }, (r) => r.headingDegrees),
  navigation({ name: 'Rate of turn', source: 'TI', unit: '°/min', min: -60, max: 60 }, (r) => r.rateOfTurn),
  track({ name: 'Speed through water', source: 'VW', ...knots }, (r) => r.speedThroughWaterKnots),
  navigation({ name: 'Depth below transducer', source: 'SD', ...depth }, (r) => r.depthMeters),
  navigation({ name: 'Depth below keel', source: 'SD', ...depth }, (r) =>
    r.depthMeters === null ? null : Math.round((r.depthMeters - KEEL_OFFSET_METERS) * 10) / 10,
  ),
  navigation(
    { name: 'Rudder angle, starboard', source: 'AG', ...angle, description: 'Positive to starboard' },
    (r) => r.rudderDegrees,
  ),
  navigation({ name: 'Roll', source: 'II.XDR', ...angle }, (r) => r.rollDegrees),
  navigation({ name: 'Pitch', source: 'II.XDR', ...angle }, (r) => r.pitchDegrees),
  weather(1, { name: 'Apparent wind angle', source: 'WI', ...fromBow }, (r) => r.apparentWind?.angleDegrees ?? null),
  weather(
    1,
    { name: 'Apparent wind speed', source: 'WI', ...windSpeed },
    (r) => r.apparentWind?.metersPerSecond ?? null,
  ),
  weather(1, { name: 'True wind angle', source: 'WI', ...fromBow }, (r) => r.trueWind?.angleDegrees ?? null),
  weather(1, { name: 'True wind speed', source: 'WI', ...windSpeed }, (r) => r.trueWind?.metersPerSecond ?? null, 60),
  weather(10, { name: 'Sea water temperature', source: 'YX', unit: '°C', min: -2, max: 40 }, (r) => r.seaTemperature),
  weather(10, { name: 'Air temperature', source: 'WI', unit: '°C', min: -30, max: 50 }, (r) => r.airTemperature),
  weather(10, { name: 'Barometric pressure', source: 'WI', unit: 'hPa', min: 950, max: 1050 }, (r) => r.pressureHpa),
  weather(
    10,
    { name: 'Relative humidity', source: 'WI', unit: '%', decimals: 0, min: 0, max: 100 },
    (r) => r.humidityPercent,
  ),
  gnss(
    { name: 'Satellites in use', source: 'GP', decimals: 0, max: 24 },
    ofFix((fix) => fix.satellites),
  ),
  gnss(
    { name: 'Horizontal dilution of precision', source: 'GP', max: 20 },
    ofFix((fix) => fix.hdop),
  ),
];
