/** Tags of the bridge, named as a marine engineer would; docs/tags.md lists them all. */
import type { TagDefinition } from './observation.ts';

export type Given = Pick<TagDefinition, 'name' | 'unit' | 'decimals' | 'min' | 'max'> & Partial<TagDefinition>;

/** Recording kinds of §3 that the bridge uses. */
const FULL_DATA = 0;
const ONLY_CHANGE = 1;
const ONLY_GEO = 8;

function define(subsystem: string, intervalSeconds: number | null, given: Given): TagDefinition {
  return {
    description: '',
    valueKind: 'number',
    type: FULL_DATA,
    subsystem,
    intervalSeconds,
    alarmLevel: null,
    emergencyLevel: null,
    reverse: false,
    delaySeconds: 0,
    deadBand: 0,
    role: null,
    ...given,
  };
}

const navigation = (given: Given) => define('Navigation', 1, given);
const weather = (given: Given) => define('Weather', 1, given);
const propulsion = (given: Given) => define('Propulsion', 1, given);
const waypoint = (given: Given) => define('Route', 1, given);
const gnss = (given: Given) => define('GNSS', null, { ...given, type: ONLY_CHANGE });
const text = (name: string, subsystem: string, description: string) =>
  define(subsystem, null, {
    name,
    unit: '',
    decimals: 0,
    min: 0,
    max: 1000,
    valueKind: 'text',
    type: ONLY_CHANGE,
    description,
  });

const degrees = { unit: '°', decimals: 1, min: 0, max: 360 } as const;
const knots = { unit: 'kn', decimals: 1, min: 0, max: 30 } as const;
const wind = { unit: 'm/s', decimals: 1, min: 0, max: 40 } as const;
const depth = { unit: 'm', decimals: 1, min: 0, max: 200 } as const;
const miles = { unit: 'nm', decimals: 1, min: 0, max: 1000 } as const;
const angle = { unit: '°', decimals: 1, min: -45, max: 45 } as const;
const celsius = { unit: '°C', decimals: 1 } as const;

/** The four of which a vessel has one each, fed by the best source at every moment. */
export const POSITION = navigation({
  name: 'Position',
  unit: '',
  decimals: 5,
  min: 0,
  max: 1000,
  valueKind: 'struct',
  type: ONLY_GEO,
  role: 'position',
});
export const SPEED_OVER_GROUND = navigation({ name: 'Speed over ground', ...knots, decimals: 2, role: 'speed' });
export const COURSE_OVER_GROUND = navigation({ name: 'Course over ground', ...degrees, role: 'course' });
export const HEADING_TRUE = navigation({ name: 'Heading true', ...degrees, role: 'heading' });

export const HEADING_MAGNETIC = navigation({ name: 'Heading magnetic', ...degrees });
export const MAGNETIC_VARIATION = navigation({
  name: 'Magnetic variation',
  ...angle,
  intervalSeconds: null,
  type: ONLY_CHANGE,
});
export const MAGNETIC_DEVIATION = navigation({
  name: 'Magnetic deviation',
  ...angle,
  intervalSeconds: null,
  type: ONLY_CHANGE,
});
export const RATE_OF_TURN = navigation({ name: 'Rate of turn', unit: '°/min', decimals: 1, min: -60, max: 60 });
export const SPEED_THROUGH_WATER = navigation({ name: 'Speed through water', ...knots, decimals: 2 });
export const SPEED_THROUGH_WATER_ACROSS = navigation({
  name: 'Speed through water, transverse',
  ...knots,
  min: -10,
  max: 10,
});
export const SPEED_OVER_GROUND_ACROSS = navigation({
  name: 'Speed over ground, transverse',
  ...knots,
  min: -10,
  max: 10,
});
export const LOG_TOTAL = navigation({ name: 'Distance through water, total', ...miles, max: 100_000 });
export const LOG_TRIP = navigation({ name: 'Distance through water, trip', ...miles });
export const CURRENT_SET = navigation({ name: 'Current set', ...degrees });
export const CURRENT_DRIFT = navigation({ name: 'Current drift', ...knots, max: 10 });
export const DEPTH_BELOW_TRANSDUCER = navigation({ name: 'Depth below transducer', ...depth });
export const DEPTH_BELOW_KEEL = navigation({ name: 'Depth below keel', ...depth });
export const DEPTH_BELOW_SURFACE = navigation({ name: 'Depth below surface', ...depth });
export const RUDDER_STARBOARD = navigation({
  name: 'Rudder angle, starboard',
  ...angle,
  description: 'Positive to starboard',
});
export const RUDDER_PORT = navigation({ name: 'Rudder angle, port', ...angle, description: 'Positive to starboard' });
export const ROLL = navigation({ name: 'Roll', ...angle });
export const PITCH = navigation({ name: 'Pitch', ...angle });

export const CROSS_TRACK_ERROR = waypoint({
  name: 'Cross track error',
  unit: 'nm',
  decimals: 3,
  min: -5,
  max: 5,
  description: 'Positive: steer to starboard',
});
export const WAYPOINT_RANGE = waypoint({ name: 'Range to waypoint', ...miles, decimals: 2 });
export const WAYPOINT_BEARING = waypoint({ name: 'Bearing to waypoint', ...degrees });
export const WAYPOINT_SPEED = waypoint({ name: 'Closing speed to waypoint', ...knots });
export const WAYPOINT_NAME = text('Waypoint', 'Route', 'Destination waypoint of the active leg');

export const APPARENT_WIND_ANGLE = weather({
  name: 'Apparent wind angle',
  ...degrees,
  description: 'Clockwise from the bow',
});
export const APPARENT_WIND_SPEED = weather({ name: 'Apparent wind speed', ...wind });
export const TRUE_WIND_ANGLE = weather({ name: 'True wind angle', ...degrees, description: 'Clockwise from the bow' });
export const TRUE_WIND_SPEED = weather({ name: 'True wind speed', ...wind });
export const TRUE_WIND_DIRECTION = weather({ name: 'True wind direction', ...degrees, description: 'From true north' });
export const SPEED_TO_WIND = navigation({ name: 'Speed parallel to wind', ...knots, min: -10, max: 10 });
export const WATER_TEMPERATURE = weather({ name: 'Sea water temperature', ...celsius, min: -2, max: 40 });
export const AIR_TEMPERATURE = weather({ name: 'Air temperature', ...celsius, min: -30, max: 50 });
export const AIR_PRESSURE = weather({ name: 'Barometric pressure', unit: 'hPa', decimals: 1, min: 950, max: 1050 });
export const RELATIVE_HUMIDITY = weather({ name: 'Relative humidity', unit: '%', decimals: 0, min: 0, max: 100 });
export const DEW_POINT = weather({ name: 'Dew point', ...celsius, min: -30, max: 40 });

export const FIX_QUALITY = gnss({
  name: 'GNSS fix quality',
  unit: '',
  decimals: 0,
  min: 0,
  max: 8,
  description: '0 none, 1 GNSS, 2 differential, 4 RTK fixed, 5 RTK float, 6 dead reckoning',
});
export const FIX_DIMENSION = gnss({ name: 'GNSS fix dimension', unit: '', decimals: 0, min: 1, max: 3 });
export const SATELLITES_USED = gnss({ name: 'Satellites in use', unit: '', decimals: 0, min: 0, max: 24 });
export const SATELLITES_IN_VIEW = gnss({ name: 'Satellites in view', unit: '', decimals: 0, min: 0, max: 40 });
export const HDOP = gnss({ name: 'Horizontal dilution of precision', unit: '', decimals: 1, min: 0, max: 20 });
export const PDOP = gnss({ name: 'Position dilution of precision', unit: '', decimals: 1, min: 0, max: 20 });
export const VDOP = gnss({ name: 'Vertical dilution of precision', unit: '', decimals: 1, min: 0, max: 20 });
export const ANTENNA_ALTITUDE = gnss({ name: 'Antenna altitude', unit: 'm', decimals: 1, min: -50, max: 100 });

export const NAVIGATION_STATUS = text('Navigational status', 'Voyage', 'As sent by AIS');
export const DESTINATION = text('Destination', 'Voyage', 'As sent by AIS');
export const ETA = text('Estimated time of arrival', 'Voyage', 'At the destination, in UTC');
export const DRAUGHT = define('Voyage', null, {
  name: 'Draught',
  unit: 'm',
  decimals: 1,
  min: 0,
  max: 25,
  type: ONLY_CHANGE,
});

const numbered = new Map<string, TagDefinition>();

/** A tag whose name holds a number or a transducer's own name; the same object for the same name. */
export function defineNumberedTag(given: Given & { subsystem: string }): TagDefinition {
  const known = numbered.get(given.name);
  if (known) return known;
  const tag = define(given.subsystem, 1, given);
  numbered.set(given.name, tag);
  return tag;
}

/** `Shaft 1 speed`, `Engine 2 speed` of RPM. */
export const defineRevolutionsTag = (part: 'Shaft' | 'Engine', number: number) =>
  defineNumberedTag({
    ...propulsion({ name: `${part} ${number} speed`, unit: 'rpm', decimals: 1, min: 0, max: 2000 }),
  });
export const definePropellerPitchTag = (part: 'Shaft' | 'Engine', number: number) =>
  defineNumberedTag({
    ...propulsion({ name: `${part} ${number} propeller pitch`, unit: '%', decimals: 1, min: -100, max: 100 }),
  });

/** A tag under a name that came from outside, for a value that is in no table: nothing is known of its scale. */
export function definePathTag(given: { name: string; unit: string } & Partial<TagDefinition>): TagDefinition {
  const { name } = given;
  const first = name.split(/[./]/).find((part) => part !== '') ?? name;
  const subsystem = `${first.charAt(0).toUpperCase()}${first.slice(1, 60)}`;
  const interval = given.type === ONLY_CHANGE ? null : 1;
  return define(subsystem, interval, { decimals: 2, min: 0, max: 1000, ...given });
}
