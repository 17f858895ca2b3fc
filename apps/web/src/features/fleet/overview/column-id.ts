/** The columns of the overview, in the order in which they stand. */
export const COLUMN_IDS = [
  'vessel',
  'type',
  'state',
  'age',
  'alarms',
  'sog',
  'cog',
  'hdg',
  'position',
  'destination',
  'eta',
  'link',
  'backlog',
  'energy',
  'speed',
  'imo',
  'mmsi',
  'project',
  'folder',
  'organization',
  'customer',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

export const DEFAULT_COLUMNS: readonly ColumnId[] = [
  'vessel',
  'type',
  'state',
  'age',
  'alarms',
  'sog',
  'cog',
  'position',
  'backlog',
  'energy',
  'speed',
];
