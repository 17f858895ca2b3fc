/** Quantities of many vessels over a period, ranked and held against their sisters (calls of our own, §2.11-3). */
import { FLEET_GROUPINGS, NORMALISATIONS } from '@fms/domain/fleet-statistic';
import { isTimeZone } from '@fms/domain/time';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { vesselId } from '../scalar/id.ts';
import { asciiText } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { fleetQuantity, fleetVesselFigure, MAX_FLEET_SPANS } from './fleet-vessel-figure.ts';

export const MAX_COMPARED_VESSELS = 100;
export const MAX_COMPARED_QUANTITIES = 10;
/** A weather filter reads every hour of wind. */
export const STRONGEST_WIND = 12;

const vesselIds = z.array(vesselId).min(1).max(MAX_COMPARED_VESSELS);

export const fleetQuestion = z.object({
  vesselIds,
  /** What is ranked and drawn. */
  ranked: fleetQuantity,
  normalisedBy: z.enum(NORMALISATIONS),
  /** What else is told of each vessel. */
  quantities: z.array(fleetQuantity).max(MAX_COMPARED_QUANTITIES),
  fromTime: requestTime,
  toTime: requestTime,
  grouping: z.enum(FLEET_GROUPINGS),
  zone: asciiText(60).refine(isTimeZone, 'must be +00:00 or the name of a time zone'),
  /** Hours of the day at which a shift begins; the usual ones when left out. */
  shiftTimes: z.array(z.number().min(0).max(24)).min(1).max(8).optional(),
  /** Only hours with a mean wind of at most so many Beaufort; null: all hours. */
  beaufort: z.int().min(0).max(STRONGEST_WIND).nullable().default(null),
});
export type FleetQuestion = z.output<typeof fleetQuestion>;

/** Sum over the vessels that measured the quantity: a mean for a level. */
export const fleetTotal = z.object({
  quantity: fleetQuantity,
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** How many vessels it is of. */
  vessels: z.int(),
});
export type FleetTotal = z.infer<typeof fleetTotal>;

export const fleetStatistic = z.object({
  /** Begins of the spans in epoch milliseconds, and the end of the last one. Whole spans: they may reach beyond the question. */
  times: z.array(z.int()).max(MAX_FLEET_SPANS + 1),
  /** Where the period before begins, which is as many spans. */
  beforeTime: wireTime,
  /** Of the ranked figure: `kg/nm`. */
  unit: z.string(),
  /** Ranked ones by rank, then the others in the order of the question. */
  vessels: z.array(fleetVesselFigure),
  totals: z.array(fleetTotal),
  /** Share of the time that was measured, over all vessels. */
  complete: z.number(),
  /** Hours that are left out for their wind, and those with no wind on record, over all vessels; null without a filter. */
  leftOut: z.object({ windy: z.number(), unknown: z.number() }).nullable(),
});
export type FleetStatistic = z.infer<typeof fleetStatistic>;

export const getFleetStatistic = defineEndpoint('POST /api/v2/fleet-statistic/get', 'user', {
  summary:
    'Quantities of up to 100 vessels over a period by hour, shift, day, week, month or year, normalised, ranked, and held against sisters and the period before. Needs the words view and report.',
  body: fleetQuestion,
  answer: fleetStatistic,
});

/** The carbon intensity at the end of the year, or what is missing to tell it. */
export const fleetCarbon = z.object({
  vesselId,
  forecast: z
    .object({
      year: z.int(),
      /** g CO2 per t (or GT) and nautical mile; between `low` and `high` in 80 of 100 cases. */
      attained: z.number(),
      low: z.number(),
      high: z.number(),
      required: z.number(),
      /** Attained up to which A, B, C and D reach. */
      boundaries: z.array(z.number()),
      rating: z.enum(['A', 'B', 'C', 'D', 'E']),
      /** Days of the year with a total. */
      daysKnown: z.int(),
    })
    .nullable(),
  /** Null beside a forecast; else the input that is missing or says too little. */
  missing: z.string().nullable(),
});
export type FleetCarbon = z.infer<typeof fleetCarbon>;

export const getFleetCarbon = defineList('POST /api/v2/fleet-statistic/carbon', 'user', fleetCarbon, {
  summary: 'Where the carbon intensity of each vessel will end this year. Needs the words view and report.',
  body: z.object({ vesselIds }),
});

export const fleetStatisticEndpoints = { getFleetStatistic, getFleetCarbon };
