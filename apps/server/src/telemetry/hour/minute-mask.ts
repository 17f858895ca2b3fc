/** The minutes of an hour in which a tag was measured, as bits of one number: bit 0 is the first minute. */
import { HOUR_MS } from './dirty-hours.ts';

const MINUTE_MS = 60_000;
const MINUTES = HOUR_MS / MINUTE_MS;
/** Widths of steps in which a tag can be known, minutes. */
export const KNOWN_STEPS_MINUTES = [1, 5, 10, 60] as const;

/** SQL of the bit of the minute a time falls in. */
export function formatMinuteBit(time: string): string {
  return `bitShiftLeft(toUInt64(1), toUInt8(intDiv(${time}, ${MINUTE_MS}) % ${MINUTES}))`;
}

/** SQL of how many steps of that width of an hour hold a set minute. An hour with no minutes is of before they were kept: all of it. */
export function formatStepCount(mask: string, minutes: number): string {
  const shifted = Array.from({ length: minutes }, (_, shift) =>
    shift === 0 ? mask : `bitShiftRight(${mask}, ${shift})`,
  );
  const any = shifted.reduce((all, one) => `bitOr(${all}, ${one})`);
  const counted = minutes === MINUTES ? '1' : `bitCount(bitAnd(${any}, ${firstMinutes(minutes)}))`;
  return `toFloat64(if(${mask} = 0, ${MINUTES / minutes}, ${counted}))`;
}

/** The first minute of each step as bits. */
function firstMinutes(minutes: number): string {
  let bits = 0n;
  for (let minute = 0; minute < MINUTES; minute += minutes) bits |= 1n << BigInt(minute);
  return `toUInt64(${bits})`;
}
