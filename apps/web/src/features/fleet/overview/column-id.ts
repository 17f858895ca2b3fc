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
  'link',
  'backlog',
  'speed',
  'imo',
  'mmsi',
  'project',
  'folder',
  'organization',
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
  'link',
  'backlog',
  'speed',
];
