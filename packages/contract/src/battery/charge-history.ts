/** The charge history of batteries (§7.9): records of kind 9, of which sessions are made as §4.13 says. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

/** Of one tag in one answer: a year of a ferry that charges at every berth has about 30,000. */
export const MAX_CHARGE_RECORDS = 50_000;
const MAX_CHARGE_TAGS = 50;

/** A quantity of a string, as the ship sends it. */
const measured = z.object({ value: z.number(), unit: z.string().optional() });

export const chargeRecord = z.object({
  timestamp: wireTime,
  /** −1 where a charge begins, 1 where it ends. */
  StateChange: z.number(),
  /** Strings in the ship's order, each with its quantities by name; `SOC.value` is the state of charge, percent. */
  battery: z.array(z.record(z.string(), measured)),
});
export type WireChargeRecord = z.infer<typeof chargeRecord>;

export const chargeHistory = z.object({
  /** Of the newest record. */
  timestamp: wireTime,
  /** Newest first. */
  records: z.array(chargeRecord),
});

export const getChargeHistory = defineEndpoint('POST /api/v1.4/bms/getChargeHistory', 'user', {
  summary:
    'Starts and ends of charges in a period by tag, newest first; of all tags of kind 9 where none is named. Tags without a record in the period are left out (7.9).',
  body: z.object({
    vesselId,
    fromTime: requestTime,
    toTime: requestTime,
    dataTagIds: z.array(tagId).max(MAX_CHARGE_TAGS).optional(),
  }),
  answer: z.record(z.string(), chargeHistory),
});

export const batteryEndpoints = { getChargeHistory };
