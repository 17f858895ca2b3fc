/** Which column of a table of AIS positions means what, in the spellings seen in the wild. */

export type Column =
  | 'mmsi'
  | 'id'
  | 'time'
  | 'latitude'
  | 'longitude'
  | 'speed'
  | 'course'
  | 'heading'
  | 'status'
  | 'draught'
  | 'name'
  | 'imo'
  | 'callSign'
  | 'shipType'
  | 'shipTypeText';

/** Compared in lower case without anything but letters and digits: `BaseDateTime`, `base_date_time`, `# Timestamp`. */
const SPELLINGS: Readonly<Record<Column, readonly string[]>> = {
  mmsi: ['mmsi', 'ssvid', 'userid'],
  id: ['id', 'vesselid', 'shipid'],
  time: ['basedatetime', 'timestamp', 'aispostimestamp', 'datetime', 'timestamputc', 'datetimeutc', 'time', 't'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'long', 'lng', 'x'],
  speed: ['sog', 'speed', 'speedoverground', 'speedkn', 'speedknots'],
  course: ['cog', 'course', 'courseoverground'],
  heading: ['heading', 'trueheading', 'hdg'],
  status: ['status', 'navstatus', 'navigationalstatus'],
  draught: ['draft', 'draught'],
  name: ['vesselname', 'shipname', 'name'],
  imo: ['imo', 'imonumber'],
  callSign: ['callsign'],
  shipType: ['vesseltype', 'shiptype', 'shipandcargotype'],
  shipTypeText: ['shiptypetext', 'vesseltypetext'],
};

/** Latitude, longitude and a valid mark of one sensor, in three columns called `qscat_1` to `qscat_3`. */
export interface SensorColumns {
  readonly sensor: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly valid: string;
}

export interface ColumnMap {
  readonly columns: Readonly<Partial<Record<Column, string>>>;
  /** Tables of one drifting object followed by several sensors. */
  readonly sensors: readonly SensorColumns[];
}

const normalise = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The meaning of a table's column names; null when it holds no times or no positions. */
export function readColumns(names: readonly string[]): ColumnMap | null {
  const byNormalised = new Map(names.map((name) => [normalise(name), name]));
  const columns: Partial<Record<Column, string>> = {};
  for (const [column, spellings] of Object.entries(SPELLINGS) as [Column, readonly string[]][]) {
    const found = spellings.find((spelling) => byNormalised.has(spelling));
    if (found !== undefined) columns[column] = byNormalised.get(found) ?? '';
  }
  const sensors = sensorColumns(names);
  if (columns.time === undefined && byNormalised.has('date')) columns.time = byNormalised.get('date') ?? '';
  const placed = columns.latitude !== undefined && columns.longitude !== undefined;
  return columns.time !== undefined && (placed || sensors.length > 0) ? { columns, sensors } : null;
}

function sensorColumns(names: readonly string[]): SensorColumns[] {
  return names
    .filter((name) => name.endsWith('_3'))
    .map((name) => name.slice(0, -2))
    .filter((sensor) => names.includes(`${sensor}_1`) && names.includes(`${sensor}_2`))
    .map((sensor) => ({ sensor, latitude: `${sensor}_1`, longitude: `${sensor}_2`, valid: `${sensor}_3` }));
}
