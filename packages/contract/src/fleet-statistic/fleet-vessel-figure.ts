/** What a vessel came to in a period, as a row of the fleet statistic. */
import { type FleetQuantity, isFleetQuantity, OUTLIER_REASONS } from '@fms/domain/fleet-statistic';
import { z } from 'zod';
import { tagId, vesselId } from '../scalar/id.ts';
import { asciiText } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

/** Spans of one answer: 31 days by the hour. */
export const MAX_FLEET_SPANS = 750;
/** Tags that a figure is made of: engines and generators of a large plant. */
const MAX_TAGS = 60;

export const fleetQuantity = asciiText(100).refine(
  isFleetQuantity,
  'must be a quantity that can be compared, as fuel or generator/power',
) as unknown as z.ZodType<FleetQuantity, string>;

/** `value` is null where nothing was measured; `coverage` is the share of the time that was, 0 to 1. */
const figure = { value: z.number().nullable(), coverage: z.number() };

export const fleetFigure = z.object({
  quantity: fleetQuantity,
  ...figure,
  /** Over as many spans before the period. */
  before: z.number().nullable(),
  /** What it was measured by: their samples are behind the figure. */
  tagIds: z.array(tagId).max(MAX_TAGS),
});
export type FleetFigure = z.infer<typeof fleetFigure>;

const states = z.object({ sea: z.number(), manoeuvre: z.number(), still: z.number(), unknown: z.number() });

export const fleetOutlier = z.object({
  /** Off the median of the sisters: 0.1 is ten per cent more. */
  share: z.number(),
  since: wireTime,
  reason: z.enum(OUTLIER_REASONS),
});

export const fleetVesselFigure = z.object({
  vesselId,
  /** From 1 for the lowest figure; null for a vessel that was measured for less than 80 % of the time. */
  rank: z.int().min(1).nullable(),
  /** Of the ranked quantity, normalised as asked. */
  ...figure,
  before: z.number().nullable(),
  tagIds: z.array(tagId).max(MAX_TAGS),
  /** Vessels of the question that are its sister ships. */
  sisterIds: z.array(vesselId),
  /** Off the median of the ranked sisters, as a share. */
  toSisters: z.number().nullable(),
  outlier: fleetOutlier.nullable(),
  /** By span, as long as `times` of the answer. */
  series: z.object({
    values: z.array(z.number().nullable()).max(MAX_FLEET_SPANS),
    coverage: z.array(z.number()).max(MAX_FLEET_SPANS),
  }),
  /** Not normalised: each quantity asked for, in that order. */
  figures: z.array(fleetFigure),
  /** Shares of the time by mean speed over ten minutes; they add up to 1. */
  states,
  /** Mean speed under way, kn. */
  knots: z.number().nullable(),
  /** Share of the measured time in which a main engine ran, or the vessel was under way where no engine is measured. */
  utilisation: z.number().nullable(),
});
export type FleetVesselFigure = z.infer<typeof fleetVesselFigure>;
