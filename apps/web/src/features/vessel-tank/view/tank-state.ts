/** What stands in the address of the tabs of tanks: the span and the grade of the curve, the side of the profile. */
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { z } from 'zod';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';

export const CONTENT_SPANS = ['24H', '7D', '30D'] as const;
export type ContentSpan = (typeof CONTENT_SPANS)[number];

/** How long each span is, and in buckets of which width it is read. */
export const SPAN_REQUEST: Readonly<Record<ContentSpan, { readonly lengthMs: number; readonly bucketMs: number }>> = {
  '24H': { lengthMs: 24 * HOUR_MS, bucketMs: 5 * MINUTE_MS },
  '7D': { lengthMs: 7 * 24 * HOUR_MS, bucketMs: 10 * MINUTE_MS },
  '30D': { lengthMs: 30 * 24 * HOUR_MS, bucketMs: 60 * MINUTE_MS },
};

export const HULL_SIDES = ['port', 'starboard'] as const;

const TANK_ADDRESS = addressOf({
  span: parameter('span', z.enum(CONTENT_SPANS), '7D'),
  grade: parameter('grade', z.string().max(200)),
  side: parameter('side', z.enum(HULL_SIDES), 'port'),
});

export const useTankState = () => useAddressState(TANK_ADDRESS);
