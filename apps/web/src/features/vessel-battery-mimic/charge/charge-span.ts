/** What a charge history shows: a month of days, and the day, week or month of which the curve is drawn. */
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { z } from 'zod';
import { type AddressValue, addressOf, MOMENT, parameter } from '../../../navigation/address-schema.ts';

export const CHARGE_RANGES = ['day', 'week', 'month'] as const;
export type ChargeRange = (typeof CHARGE_RANGES)[number];
const RANGE_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;

export const CHARGE_ADDRESS = addressOf({
  day: parameter('day', MOMENT),
  range: parameter('span', z.enum(CHARGE_RANGES), 'day'),
  look: parameter('look', z.enum(['battery', 'strings']), 'battery'),
  session: parameter('session', MOMENT),
  /** The part of the curve whose sessions the table shows. */
  pickedFrom: parameter('pickedFrom', MOMENT),
  pickedTo: parameter('pickedTo', MOMENT),
});

/** What a press on the curve chose, which is of its span alone. */
export const NOTHING_CHOSEN = { session: undefined, pickedFrom: undefined, pickedTo: undefined };

export const toDay = (time: Instant): Instant => Math.floor(time / DAY_MS) * DAY_MS;

/** The calendar month in UTC that holds a moment. */
export function getMonth(time: Instant): TimeSpan {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 1) };
}

/** The span of the curve: it ends with the chosen day. */
export function getCurveSpan(day: Instant, range: ChargeRange): TimeSpan {
  const to = toDay(day) + DAY_MS;
  return { from: to - RANGE_MS[range], to };
}

/** Days of a month, each by its begin. */
export function listDays({ from, to }: TimeSpan): readonly Instant[] {
  return Array.from({ length: Math.round((to - from) / DAY_MS) }, (_, day) => from + day * DAY_MS);
}

/** Columns before a day in a week that begins on Monday. */
export const getWeekdayOffset = (day: Instant): number => (new Date(day).getUTCDay() + 6) % 7;

/** The part of the curve that was drawn over; undefined: all of it. */
export const getPicked = ({
  pickedFrom: from,
  pickedTo: to,
}: AddressValue<typeof CHARGE_ADDRESS>): TimeSpan | undefined =>
  from === undefined || to === undefined || from >= to ? undefined : { from, to };
