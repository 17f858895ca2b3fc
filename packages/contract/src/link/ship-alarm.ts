/** What a ship's own alarm systems state, as it travels ashore: one statement for each change, with its evidence. */
import { z } from 'zod';
import { alarmPriorities } from '../alarm/alarm.ts';
import { reportedText } from '../scalar/text.ts';

/** Statements in one batch; a frame with as many of the longest stays within its bound. */
export const MAX_ALARMS_PER_BATCH = 500;

/**
 * An alert of bridge alert management (IEC 62923-1) or its like on other buses. `source` and `identifier` name it for as
 * long as it exists; statements of one alert are told apart by `time` and, within a millisecond, by `ordinal`.
 */
export const shipAlarm = z.object({
  vesselIndex: z.int().min(0).max(1_000_000),
  /** When it changed, epoch ms. */
  time: z.number(),
  ordinal: z.int().min(0).max(65_535).default(0),
  /** Who on board says so, e.g. `bridge:II`. */
  source: reportedText(100),
  /** Its number in that source; of ALF with instance, e.g. `3062.1`. */
  identifier: reportedText(60).min(1),
  /** Whether its cause stands; an alert that is over may still await an acknowledgement on board. */
  active: z.boolean(),
  /** Acknowledged on board. */
  acknowledged: z.boolean(),
  priority: z.enum(alarmPriorities),
  /** `A`, `B` or `C` of BAM; the words of another bus; empty where it has none. */
  category: reportedText(30).default(''),
  text: reportedText(300).default(''),
});
export type ShipAlarm = z.infer<typeof shipAlarm>;
