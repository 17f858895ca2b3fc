/** What emissions can be asked of: a period, a calendar year, and the end of the year that goes on. */
import { WARMING_POTENTIALS, type WarmingSet } from '@fms/domain/emission';
import { z } from 'zod';
import { vesselId } from '../scalar/id.ts';
import { requestTime } from '../scalar/time.ts';

/** Longest period of one call. */
export const MAX_EMISSION_DAYS = 370;

export const emissionPeriodQuestion = z.object({ vesselId, fromTime: requestTime, toTime: requestTime });
export type EmissionPeriodQuestion = z.output<typeof emissionPeriodQuestion>;

const warmingSets = Object.keys(WARMING_POTENTIALS) as [WarmingSet];

export const emissionYearQuestion = z.object({
  vesselId,
  year: z.int().min(2019).max(2100),
  /** What an allowance costs, €; without it no cost is told. */
  eurosPerAllowance: z.number().min(0).max(10_000).nullable().default(null),
  /** Under FuelEU; 1 for the first deficit in a row. */
  deficitsInRow: z.int().min(1).max(50).default(1),
  /** By which methane and nitrous oxide count under FuelEU. */
  warming: z.enum(warmingSets).default('AR5 28/265'),
});
export type EmissionYearQuestion = z.output<typeof emissionYearQuestion>;

export const carbonForecastQuestion = z.object({
  vesselId,
  /** What is changed for the rest of the year: mean speed under way, kn, and waiting against the past, 0 none. */
  change: z
    .object({ knots: z.number().positive().max(60), waitingShare: z.number().min(0).max(3) })
    .nullable()
    .default(null),
});
export type CarbonForecastQuestion = z.output<typeof carbonForecastQuestion>;

/** Any of them, by its kind. */
export const emissionQuestion = z.discriminatedUnion('kind', [
  emissionPeriodQuestion.extend({ kind: z.literal('period') }),
  emissionYearQuestion.extend({ kind: z.literal('year') }),
  carbonForecastQuestion.extend({ kind: z.literal('forecast') }),
]);
export type EmissionQuestion = z.output<typeof emissionQuestion>;
