/** A vessel beside its sister ships in the same state of operation (§B4-4). */
import { OPERATING_STATES, SISTER_QUANTITIES } from '@fms/domain/vessel';
import { z } from 'zod';
import { defineVesselRead } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { shipTypes } from './vessel.ts';

/** Days that are looked back at. */
export const SISTER_DAYS = 7;

/** Others that are looked at; more would say no more of the middle. */
export const MAX_SISTERS = 40;

export const sisterFigure = z.object({
  /** Speed in kn, fuel in l/h and l/nm, power in kW. */
  quantity: z.enum(SISTER_QUANTITIES),
  own: z.number(),
  /** How many of the others have a figure; their median, least and most are null without any. */
  ships: z.int(),
  median: z.number().nullable(),
  least: z.number().nullable(),
  most: z.number().nullable(),
});
export type SisterFigure = z.infer<typeof sisterFigure>;

export const sisterComparison = z.object({
  vesselId,
  shipType: z.enum(shipTypes),
  fromTime: wireTime,
  toTime: wireTime,
  /** By the last ten minutes on record; null when those ended more than an hour ago. */
  stateNow: z.enum(OPERATING_STATES).nullable(),
  /** The sister ships (`isSisterShip`) that the caller may see. */
  ships: z.int(),
  /** Those of them that were looked at. */
  shipIds: z.array(vesselId),
  /** How many of those have no size to compare with: they are sister ships by type alone. */
  shipsOfUnknownSize: z.int(),
  /** Every state, with the hours spent in it. */
  states: z.array(z.object({ state: z.enum(OPERATING_STATES), hours: z.number(), figures: z.array(sisterFigure) })),
});
export type SisterComparison = z.infer<typeof sisterComparison>;

export const getSisterComparison = defineVesselRead('GET /api/v2/vessel/sisters', 'user', {
  summary:
    'Speed, fuel and power of a vessel in each state of operation, over seven days, beside those of its type and similar size in its organisation that the caller may see.',
  answer: sisterComparison,
});

export const sisterShipEndpoints = { getSisterComparison };
