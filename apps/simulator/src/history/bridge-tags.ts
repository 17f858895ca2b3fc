/**
 * The tags a gateway makes of the bridge's sentences (docs/tags.md), for history that reaches the shore without a
 * gateway. Tests compare this table with the gateway's own decoders, bus by bus.
 */
import type { TagDeclaration } from '@fms/contract/link';
import { NO_LIMITS } from '@fms/domain/alarm';
import { type BridgeReading, type FixReading, KEEL_OFFSET_METERS } from '../channel/bridge-reading.ts';
import { N2K_DEVICE } from '../n2k/bridge-messages.ts';
import { SIGNALK_SOURCE } from '../signalk/delta.ts';
import type { BridgeBus } from '../spec/ship-spec.ts';
import { formatGatewaySource } from './ship-sources.ts';

export interface BridgeTag {
  readonly declaration: Omit<TagDeclaration, 'vesselIndex'>;
  /** Only-change tags are sent again as a sign of life after ten minutes; slower ones every ten seconds. */
  readonly everySeconds: number;
  /** The same where history is coarse: what a track is made of each minute, the rest seldom. */
  readonly coarseSeconds: number;
  readonly read: (reading: BridgeReading) => number | null;
}

interface Row extends BridgeTag {
  readonly device: number | undefined;
}

const FULL_DATA = 0;
const ONLY_CHANGE = 1;
const ONLY_GEO = 8;
const SIGN_OF_LIFE_SECONDS = 600;

/** `source`: talker of NMEA 0183, empty for the four tags of which a vessel has one; `device`: address on NMEA 2000. */
type Given = Partial<TagDeclaration> & Pick<TagDeclaration, 'name' | 'source'> & { readonly device?: number };

function declaration(subsystem: string, { device: _, ...given }: Given): Omit<TagDeclaration, 'vesselIndex'> {
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
    ...NO_LIMITS,
    role: null,
    ...given,
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

function tag(subsystem: string, everySeconds: number, given: Given, read: BridgeTag['read'], coarseSeconds = 600): Row {
  return { declaration: declaration(subsystem, given), device: given.device, everySeconds, coarseSeconds, read };
}
const track = (given: Given, read: BridgeTag['read']) => tag('Navigation', 1, given, read, 60);
const navigation = (given: Given, read: BridgeTag['read']) => tag('Navigation', 1, given, read);
const weather = (everySeconds: number, given: Given, read: BridgeTag['read'], coarseSeconds?: number) =>
  tag('Weather', everySeconds, given, read, coarseSeconds);
const gnss = (given: Given, read: BridgeTag['read']) =>
  tag('GNSS', SIGN_OF_LIFE_SECONDS, { ...given, type: ONLY_CHANGE, intervalSeconds: null }, read);

/** Talker of NMEA 0183 and address on NMEA 2000 of what measures. */
const MAST = { source: 'WI', device: N2K_DEVICE.WEATHER_MAST };
const SOUNDER = { source: 'SD', device: N2K_DEVICE.TRANSDUCER };
const RECEIVER = { source: 'GP', device: N2K_DEVICE.GNSS };
const INCLINOMETER = { source: 'II.XDR', device: N2K_DEVICE.COMPASS };

const fromBow = { ...degrees, description: 'Clockwise from the bow' };

const ROWS: readonly Row[] = [
  track(
    { name: 'Speed over ground', source: '', ...knots, role: 'speed' },
    ofFix((fix) => fix.speedKnots),
  ),
  track(
    { name: 'Course over ground', source: '', ...degrees, role: 'course' },
    ofFix((fix) => fix.courseDegrees),
  ),
  track({ name: 'Heading true', source: '', ...degrees, role: 'heading' }, (r) => r.headingDegrees),
  navigation(
    { name: 'Rate of turn', source: 'TI', device: N2K_DEVICE.COMPASS, unit: '°/min', min: -60, max: 60 },
    (r) => r.rateOfTurn,
  ),
  track(
    { name: 'Speed through water', source: 'VW', device: N2K_DEVICE.TRANSDUCER, ...knots },
    (r) => r.speedThroughWaterKnots,
  ),
  navigation({ name: 'Depth below transducer', ...SOUNDER, ...depth }, (r) => r.depthMeters),
  navigation({ name: 'Depth below keel', ...SOUNDER, ...depth }, (r) =>
    r.depthMeters === null ? null : Math.round((r.depthMeters - KEEL_OFFSET_METERS) * 10) / 10,
  ),
  navigation({ name: 'Depth below surface', source: 'SD.DBS', ...depth }, (r) =>
    r.depthMeters === null ? null : Math.round((r.depthMeters + r.transducerMeters) * 10) / 10,
  ),
  navigation(
    {
      name: 'Rudder angle, starboard',
      source: 'AG',
      device: N2K_DEVICE.COMPASS,
      ...angle,
      description: 'Positive to starboard',
    },
    (r) => r.rudderDegrees,
  ),
  navigation({ name: 'Roll', ...INCLINOMETER, ...angle }, (r) => r.rollDegrees),
  navigation({ name: 'Pitch', ...INCLINOMETER, ...angle }, (r) => r.pitchDegrees),
  weather(1, { name: 'Apparent wind angle', ...MAST, ...fromBow }, (r) => r.apparentWind?.angleDegrees ?? null),
  weather(1, { name: 'Apparent wind speed', ...MAST, ...windSpeed }, (r) => r.apparentWind?.metersPerSecond ?? null),
  weather(1, { name: 'True wind angle', ...MAST, ...fromBow }, (r) => r.trueWind?.angleDegrees ?? null),
  weather(1, { name: 'True wind speed', ...MAST, ...windSpeed }, (r) => r.trueWind?.metersPerSecond ?? null, 60),
  weather(
    1,
    { name: 'True wind direction', ...MAST, ...degrees, description: 'From true north' },
    (r) => r.trueWindFrom,
  ),
  weather(
    10,
    { name: 'Sea water temperature', source: 'YX', device: N2K_DEVICE.TRANSDUCER, unit: '°C', min: -2, max: 40 },
    (r) => r.seaTemperature,
  ),
  weather(10, { name: 'Air temperature', ...MAST, unit: '°C', min: -30, max: 50 }, (r) => r.airTemperature),
  weather(10, { name: 'Barometric pressure', ...MAST, unit: 'hPa', min: 950, max: 1050 }, (r) => r.pressureHpa),
  weather(
    10,
    {
      name: 'Relative humidity',
      ...MAST,
      unit: '%',
      decimals: 0,
      min: 0,
      max: 100,
    },
    (r) => r.humidityPercent,
  ),
  gnss(
    { name: 'Satellites in use', ...RECEIVER, decimals: 0, max: 24 },
    ofFix((fix) => fix.satellites),
  ),
  gnss(
    { name: 'Horizontal dilution of precision', ...RECEIVER, max: 20 },
    ofFix((fix) => fix.hdop),
  ),
];

/**
 * The bridge's tags as they come over a bus; the same names and scales, only what says it is another. What has no address is not
 * said on NMEA 2000: PGN 128267 has room for one offset, which is that of the keel.
 */
export function listBridgeTags(bus: BridgeBus): BridgeTag[] {
  const rows = ROWS.filter(
    ({ declaration: { source }, device }) => bus !== 'n2k' || source === '' || device !== undefined,
  );
  return rows.map(({ declaration: row, device, ...rest }) => {
    const source = row.source === '' ? '' : formatGatewaySource(speaker(bus, row.source, device));
    return { ...rest, declaration: { ...row, source } };
  });
}

function speaker(bus: BridgeBus, talker: string, device: number | undefined): string {
  if (bus === 'nmea0183') return talker;
  return bus === 'n2k' ? `N2K:${device}` : `SK:${SIGNALK_SOURCE}`;
}
