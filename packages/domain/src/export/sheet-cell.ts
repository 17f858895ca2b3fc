/** Places and days as spreadsheets count them (ECMA-376, 18.17 and 18.18.11). */

import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';

/** Rows of one sheet at most. */
export const MAX_SHEET_ROWS = 1_048_576;

/** Days of spreadsheets are counted from 30 December 1899. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** 0 is A, 26 is AA. */
export function formatColumnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : formatColumnName(Math.floor(index / 26) - 1) + letter;
}

/** Days since the beginning of the calendar of spreadsheets. */
export const toSheetDays = (time: Instant): number => (time - DAY_ZERO) / DAY_MS;
