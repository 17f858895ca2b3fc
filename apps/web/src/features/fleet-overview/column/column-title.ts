import type { ColumnId } from '../../../entities/fleet/index.ts';
import type { TextKey, Translate } from '../../../language/index.ts';

const TITLES: Readonly<Record<ColumnId, TextKey>> = {
  vessel: 'VESSEL',
  type: 'TYPE',
  state: 'STATE',
  age: 'DATA_AGE',
  alarms: 'ACTIVE_ALARMS',
  sog: 'SOG_KN',
  cog: 'COG',
  hdg: 'HDG',
  position: 'POSITION',
  destination: 'DESTINATION',
  eta: 'ETA_UTC',
  energy: 'ENERGY',
  link: 'LINK',
  backlog: 'BACKLOG',
  speed: 'SPEED_24_H',
  imo: 'IMO',
  mmsi: 'MMSI',
  project: 'PROJECT_NUMBER',
  folder: 'FOLDER',
  organization: 'ORGANIZATION',
  customer: 'CUSTOMER_REF',
};

/** The head of a column; a unit stands in it where the column has one. */
export function getColumnTitle(id: ColumnId, t: Translate): string {
  return t(TITLES[id]);
}
