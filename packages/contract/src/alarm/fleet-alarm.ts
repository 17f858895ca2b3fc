/** Alarms and their journal over all vessels the caller may see, page by page (calls of our own). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { openPeriod } from '../endpoint/query.ts';
import { queryVesselId, vesselId } from '../scalar/id.ts';
import { asciiText, text } from '../scalar/text.ts';
import { alarm, alarmPriorities } from './alarm.ts';
import { alarmJournalEntry, alarmStepKinds, defineChoice } from './alarm-journal.ts';

/** Rows of one page at most. */
export const MAX_FLEET_PAGE = 200;
/** Vessels one question may name; of more it asks for all. */
export const MAX_FLEET_VESSELS = 200;

/** `unacknowledged` leaves out what is kept out of the way; `suppressed` is what is shelved or out of service. */
export const fleetAlarmStates = ['all', 'unacknowledged', 'acknowledged', 'suppressed'] as const;
export type FleetAlarmState = (typeof fleetAlarmStates)[number];

const filter = {
  /** Ids with commas between; absent is all the caller may see. */
  vesselIds: asciiText(4000)
    .transform((ids) => ids.split(','))
    .pipe(z.array(queryVesselId).min(1).max(MAX_FLEET_VESSELS))
    .optional(),
  priorities: defineChoice(alarmPriorities),
  /** Part of channel or description, of the journal also of person and note, whatever the case. */
  text: text(100).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_FLEET_PAGE).default(100),
};

const wholeNumbers = (count: number) =>
  asciiText(60)
    .regex(new RegExp(`^\\d{1,15}(\\.\\d{1,15}){${count - 1}}$`))
    .transform((cursor) => cursor.split('.').map(Number))
    .optional();

export const fleetAlarmPage = z.object({
  alarms: z.array(alarm),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
  /** Active alarms of each state under the other filters. */
  counts: z.record(z.enum(fleetAlarmStates), z.int()),
});
export type FleetAlarmPage = z.infer<typeof fleetAlarmPage>;

export const listFleetAlarms = defineEndpoint('GET /api/v2/alarm/fleet', 'user', {
  summary: 'Active alarms of all vessels the caller may see, most urgent first, then newest first.',
  query: z.object({ ...filter, state: z.enum(fleetAlarmStates).default('all'), cursor: wholeNumbers(3) }),
  answer: fleetAlarmPage,
});

export const fleetJournalEntry = alarmJournalEntry.extend({ vesselId, vesselName: z.string() });
export type FleetJournalEntry = z.infer<typeof fleetJournalEntry>;

export const fleetJournalPage = z.object({ entries: z.array(fleetJournalEntry), next: z.string().nullable() });
export type FleetJournalPage = z.infer<typeof fleetJournalPage>;

export const listFleetJournal = defineEndpoint('GET /api/v2/alarm/fleet-journal', 'user', {
  summary: 'Steps of the alarms of all vessels the caller may see, newest first.',
  query: z.object({ ...filter, ...openPeriod, kinds: defineChoice(alarmStepKinds), cursor: wholeNumbers(2) }),
  answer: fleetJournalPage,
});

export const fleetAlarmEndpoints = { listFleetAlarms, listFleetJournal };
