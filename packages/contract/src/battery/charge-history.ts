/** The charge history of batteries (§7.9): records of kind 9, of which sessions are made as §4.13 says. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { isWireTime, requestTime, wireTime } from '../scalar/time.ts';

/** Of one tag in one answer: a year of a ferry that charges at every berth has about 30,000. */
export const MAX_CHARGE_RECORDS = 50_000;
const MAX_CHARGE_TAGS = 50;

/** A quantity of a string, as the ship sends it. */
interface Measured {
  readonly value: number;
  readonly unit?: string | undefined;
}

/** Quantities of a string by name. */
export type WireStringRecord = Readonly<Record<string, Measured>>;

const isMeasured = (value: unknown): value is Measured => {
  if (typeof value !== 'object' || value === null) return false;
  for (const field in value) if (field !== 'value' && field !== 'unit') return false;
  const { value: number, unit } = value as { value?: unknown; unit?: unknown };
  return Number.isFinite(number) && (unit === undefined || typeof unit === 'string');
};

/** Whether each quantity is a number, with or without a unit, and nothing else. */
export function isStringRecord(value: unknown): value is WireStringRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const name in value) {
    // As a name it would change what the object is, not what it holds.
    if (name === '__proto__' || !isMeasured((value as Record<string, unknown>)[name])) return false;
  }
  return true;
}

/** A start or an end of a charge. */
export interface WireChargeRecord {
  readonly timestamp: string;
  /** −1 where a charge begins, 1 where it ends. */
  readonly StateChange: number;
  /** Strings in the ship's order, each with its quantities by name; `SOC.value` is the state of charge, percent. */
  readonly battery: readonly WireStringRecord[];
}

const RECORD_FIELDS: ReadonlySet<string> = new Set(['timestamp', 'StateChange', 'battery']);

/** Whether it is a record of the contract and nothing else. */
export function isChargeRecord(value: unknown): value is WireChargeRecord {
  if (typeof value !== 'object' || value === null) return false;
  for (const field in value) if (!RECORD_FIELDS.has(field)) return false;
  const { timestamp, StateChange, battery } = value as Record<keyof WireChargeRecord, unknown>;
  return (
    isWireTime(timestamp) && Number.isFinite(StateChange) && Array.isArray(battery) && battery.every(isStringRecord)
  );
}

/** Checked by hand and not copied: a year of a ferry has 30,000 of these with four strings each. */
const chargeRecord = z.custom<WireChargeRecord>(isChargeRecord).meta({
  type: 'object',
  required: [...RECORD_FIELDS],
  additionalProperties: false,
  properties: {
    timestamp: { type: 'string', format: 'date-time' },
    StateChange: { type: 'number' },
    battery: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: {
          ...{ type: 'object', required: ['value'], additionalProperties: false },
          properties: { value: { type: 'number' }, unit: { type: 'string' } },
        },
      },
    },
  },
});

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
