/** Position, course, heading, log, depth, wind and rudder of NMEA 2000. Ranks decide between several sources. */
import { convert } from '@fms/domain/unit';
import type { TagDefinition } from '../../observation/observation.ts';
import { normaliseDegrees, round } from '../../observation/round.ts';
import * as tag from '../../observation/tag.ts';
import type { N2kReader, N2kTable } from './n2k-reader.ts';

/** Rapid updates before the slower groups of the same receiver: both say the same, ten times as often. */
const RANK = { rapid: 1, gnss: 2, directionData: 3, gyro: 1, corrected: 2 } as const;

const degrees = (radians: number | null) => (radians === null ? null : round(convert(radians, 'rad', '°')));
/** A direction in [0, 360); what is no direction at all is left as it is, to be flagged. */
function direction(radians: number | null): number | null {
  const angle = degrees(radians);
  return angle === null || Math.abs(angle) > 360 ? angle : normaliseDegrees(angle);
}

/** East is positive (field `variation`), so true is magnetic plus variation. */
function heading(m: N2kReader): void {
  const sensor = m.number('heading');
  const variation = m.number('variation');
  const deviation = m.number('deviation');
  m.tagValue(tag.MAGNETIC_VARIATION, degrees(variation));
  m.tagValue(tag.MAGNETIC_DEVIATION, degrees(deviation));
  if (sensor === null) {
    m.refuse('heading-not-available');
    return;
  }
  if (m.word('reference') === 'True') m.tagValue(tag.HEADING_TRUE, direction(sensor), { rank: RANK.gyro });
  else if (m.word('reference') === 'Magnetic') magneticHeading(m, sensor + (deviation ?? 0), variation);
  else m.refuse('reference-unknown');
}

function magneticHeading(m: N2kReader, magnetic: number, variation: number | null): void {
  m.tagValue(tag.HEADING_MAGNETIC, direction(magnetic));
  if (variation !== null) m.tagValue(tag.HEADING_TRUE, direction(magnetic + variation), { rank: RANK.corrected });
}

/** A course over magnetic ground is of no use to a map, and receivers that send one send the true one too. */
function courseAndSpeed(rank: number) {
  return (m: N2kReader): void => {
    const course = m.word('cogReference') === 'True' ? m.number('cog') : null;
    if (m.number('cog') === null) m.refuse('course-not-available');
    else if (course === null) m.refuse('reference-unknown');
    else m.tagValue(tag.COURSE_OVER_GROUND, direction(course), { rank });
    if (m.number('sog') === null) m.refuse('speed-not-available');
    else m.tag(tag.SPEED_OVER_GROUND, 'sog', { unit: 'm/s', rank });
  };
}

function gnss(m: N2kReader): void {
  m.stampFrom('date', 'time');
  m.position(tag.POSITION, RANK.gnss);
  m.tag(tag.ANTENNA_ALTITUDE, 'altitude');
  m.tag(tag.SATELLITES_USED, 'numberOfSvs');
  m.tag(tag.HDOP, 'hdop');
  m.tag(tag.PDOP, 'pdop');
}

function dops(m: N2kReader): void {
  m.tag(tag.HDOP, 'hdop');
  m.tag(tag.VDOP, 'vdop');
}

/** A negative offset is measured from the transducer down to the keel, a positive one up to the surface. */
function depth(m: N2kReader): void {
  const below = m.number('depth');
  const offset = m.number('offset');
  m.tagValue(tag.DEPTH_BELOW_TRANSDUCER, below);
  if (below === null || offset === null || offset === 0) return;
  m.tagValue(offset < 0 ? tag.DEPTH_BELOW_KEEL : tag.DEPTH_BELOW_SURFACE, round(below + offset));
}

const WIND: Readonly<Record<string, readonly [speed: TagDefinition, angle: TagDefinition]>> = {
  Apparent: [tag.APPARENT_WIND_SPEED, tag.APPARENT_WIND_ANGLE],
  'True (boat referenced)': [tag.TRUE_WIND_SPEED, tag.TRUE_WIND_ANGLE],
  'True (water referenced)': [tag.TRUE_WIND_SPEED, tag.TRUE_WIND_ANGLE],
  'True (ground referenced to North)': [tag.TRUE_WIND_SPEED, tag.TRUE_WIND_DIRECTION],
};

function wind(m: N2kReader): void {
  const tags = WIND[m.word('reference') ?? ''];
  if (!tags) {
    m.refuse('reference-unknown');
    return;
  }
  const [speed, angle] = tags;
  m.tag(speed, 'windSpeed');
  m.tagValue(angle, direction(m.number('windAngle')));
}

/** Instance 0 is starboard or the only one, 1 port, as RSA has it; others keep their number. */
function rudder(m: N2kReader): void {
  const instance = m.number('instance');
  const which = instance === 1 ? tag.RUDDER_PORT : instance === null || instance === 0 ? tag.RUDDER_STARBOARD : null;
  const name = m.called(`Rudder ${instance}`);
  const own = which ?? tag.defineNumberedTag({ ...tag.RUDDER_STARBOARD, name: `${name} angle` });
  m.tagValue(own, degrees(m.number('position')));
}

function attitude(m: N2kReader): void {
  m.tagValue(tag.ROLL, degrees(m.number('roll')));
  m.tagValue(tag.PITCH, degrees(m.number('pitch')));
}

function rateOfTurn(m: N2kReader): void {
  m.tag(tag.RATE_OF_TURN, 'rate', { unit: 'rad/s' });
}

function setAndDrift(m: N2kReader): void {
  m.tagValue(tag.CURRENT_SET, direction(m.number('set')));
  m.tag(tag.CURRENT_DRIFT, 'drift', { unit: 'm/s' });
}

function distanceLog(m: N2kReader): void {
  m.tag(tag.LOG_TOTAL, 'log', { unit: 'm' });
  m.tag(tag.LOG_TRIP, 'tripLog', { unit: 'm' });
}

function crossTrack(m: N2kReader): void {
  if (m.word('navigationTerminated') === 'Yes') m.refuse('sensor-void');
  else m.tag(tag.CROSS_TRACK_ERROR, 'xte', { unit: 'm' });
}

function route(m: N2kReader): void {
  m.tag(tag.WAYPOINT_RANGE, 'distanceToWaypoint', { unit: 'm' });
  m.tagValue(tag.WAYPOINT_BEARING, direction(m.number('bearingPositionToDestinationWaypoint')));
  m.tag(tag.WAYPOINT_SPEED, 'waypointClosingVelocity', { unit: 'm/s' });
}

export const n2kNavigation: N2kTable = {
  126992: (m) => m.stampFrom('date', 'time'),
  127245: rudder,
  127250: heading,
  127251: rateOfTurn,
  127257: attitude,
  127258: (m) => m.tagValue(tag.MAGNETIC_VARIATION, degrees(m.number('variation'))),
  128259: (m) => m.tag(tag.SPEED_THROUGH_WATER, 'speedWaterReferenced', { unit: 'm/s' }),
  128267: depth,
  128275: distanceLog,
  129025: (m) => m.position(tag.POSITION, RANK.rapid),
  129026: courseAndSpeed(RANK.rapid),
  129029: gnss,
  129033: (m) => m.stampFrom('date', 'time'),
  129283: crossTrack,
  129284: route,
  129291: setAndDrift,
  129539: dops,
  129540: (m) => m.tag(tag.SATELLITES_IN_VIEW, 'satsInView'),
  130306: wind,
};
