/** What the statistic of the fleet shows, as it stands in the address: a link shows a colleague the same. */
import { MAX_COMPARED_QUANTITIES, STRONGEST_WIND } from '@fms/contract/fleet-statistic';
import {
  FLEET_GROUPINGS,
  type FleetGrouping,
  type FleetQuantity,
  isFleetQuantity,
  NORMALISATIONS,
  type Normalisation,
  SERIES_PLACES,
  type SeriesPlaces,
} from '@fms/domain/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';
import { DEFAULT_REPORT_TIME_ZONE, type Instant, isTimeZone } from '@fms/domain/time';
import { z } from 'zod';
import { addressOf, idsOf, MOMENT, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export interface FleetStatisticState {
  /** None is all. */
  readonly vesselIds: readonly VesselId[];
  /** Whose sisters are marked. */
  readonly sistersOf: number | undefined;
  readonly ranked: FleetQuantity;
  readonly normalisedBy: Normalisation;
  /** Columns of the table. */
  readonly quantities: readonly FleetQuantity[];
  readonly grouping: FleetGrouping;
  /** The spans end by then; undefined: now. */
  readonly until: Instant | undefined;
  readonly zone: string;
  readonly beaufort: number | undefined;
  /** Vessels on the chart by place; undefined: nothing was chosen yet. */
  readonly lines: SeriesPlaces<VesselId> | undefined;
  /** Id of a column; `-` before it: from the highest on. */
  readonly order: string;
}

export const USUAL_QUANTITIES: readonly FleetQuantity[] = ['distance', 'fuel', 'shore', 'co2'];

const QUANTITY = z.string().refine(isFleetQuantity) as unknown as z.ZodType<FleetQuantity, string>;

const QUANTITIES = z.codec(z.string(), z.array(z.string()).readonly(), {
  decode: (text) => [...new Set(text.split(',').filter(isFleetQuantity))].slice(0, MAX_COMPARED_QUANTITIES),
  encode: (quantities) => quantities.join(','),
}) as unknown as z.ZodType<readonly FleetQuantity[], string>;

/** `12..15`: ids by place, nothing between two points for a free one. */
const PLACES = z.codec(z.string(), z.array(z.number().nullable()).readonly(), {
  decode: (text) => {
    const ids = text.split('.').map((word) => WHOLE_NUMBER.safeParse(word).data ?? null);
    return ids.filter((id, place) => id === null || ids.indexOf(id) === place).slice(0, SERIES_PLACES);
  },
  encode: (places) => places.map((id) => id ?? '').join('.'),
}) as unknown as z.ZodType<SeriesPlaces<VesselId>, string>;

const ZONE = z.string().refine(isTimeZone) as z.ZodType<string, string>;
const FORCE = z.codec(z.string(), z.int().min(0).max(STRONGEST_WIND), { decode: Number, encode: String });

export const FLEET_STATISTIC_ADDRESS = addressOf<FleetStatisticState>({
  vesselIds: parameter('vessels', idsOf<VesselId>(), []),
  sistersOf: parameter('sisters', WHOLE_NUMBER),
  ranked: parameter('rank', QUANTITY, 'fuel'),
  normalisedBy: parameter('by', z.enum(NORMALISATIONS), 'distance'),
  quantities: parameter('columns', QUANTITIES, USUAL_QUANTITIES),
  grouping: parameter('group', z.enum(FLEET_GROUPINGS), 'daily'),
  until: parameter('until', MOMENT),
  zone: parameter('zone', ZONE, DEFAULT_REPORT_TIME_ZONE),
  beaufort: parameter('wind', FORCE),
  lines: parameter('lines', PLACES),
  order: parameter('sort', z.string().max(80), 'rank'),
});
