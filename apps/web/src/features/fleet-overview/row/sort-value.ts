/** Sort value of each column; null is unknown. */
import type { VesselActivity } from '@fms/domain/vessel';
import { parseEta } from '@fms/domain/voyage';
import type { ColumnId } from '../../../entities/fleet/index.ts';
import type { OverviewRow } from './overview-row.ts';

export type SortValue = string | number | null;

const STATE_ORDER: Readonly<Record<VesselActivity, number>> = {
  lost: 0,
  late: 1,
  drifting: 2,
  'on-station': 3,
  moving: 4,
  stopped: 5,
  'in-port': 6,
  unknown: 7,
};
/** One alarm outweighs any number of warnings, one warning any number of cautions. */
const WEIGHT = 10_000;

const textOrNull = (text: string) => (text === '' ? null : text);

export const sortValue: Readonly<Record<ColumnId, (row: OverviewRow) => SortValue>> = {
  vessel: ({ nameRank }) => nameRank,
  type: ({ vessel }) => vessel.standardData.shipType,
  state: ({ activity }) => STATE_ORDER[activity],
  // Youngest data first: the age grows as the time of it falls.
  age: ({ heardAt }) => (heardAt === null ? null : -heardAt),
  alarms: ({ alarms: { alarm, warning, caution } }) =>
    noneIsNull((alarm.count * WEIGHT + warning.count) * WEIGHT + caution.count),
  sog: ({ position }) => position?.speedKnots ?? null,
  cog: ({ position }) => position?.courseDegrees ?? null,
  hdg: ({ position }) => position?.headingDegrees ?? null,
  position: ({ position }) => position?.latitude ?? null,
  destination: ({ vessel }) => vessel.standardData.card?.destination ?? null,
  // The missing year follows from the time of the report.
  eta: ({ vessel, heardAt }) => parseEta(vessel.standardData.card?.eta ?? '', heardAt ?? 0),
  energy: ({ vessel }) => vessel.standardData.card?.energy?.percent ?? null,
  link: ({ link }) => (link === undefined ? null : Number(link.connected)),
  backlog: ({ link }) => link?.backlogBytes ?? null,
  speed: ({ position }) => position?.speedKnots ?? null,
  imo: ({ imo }) => textOrNull(imo),
  mmsi: ({ mmsi }) => textOrNull(mmsi),
  project: ({ vessel }) => textOrNull(vessel.projectNumber),
  folder: ({ folder }) => textOrNull(folder),
  organization: ({ organization }) => textOrNull(organization),
  customer: ({ customer }) => textOrNull(customer),
};

/** No alarm is no value: vessels without one stand last whichever way the column is sorted. */
function noneIsNull(weight: number): number | null {
  return weight === 0 ? null : weight;
}
