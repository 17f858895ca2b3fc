/** The log of a scrubber: what was calibrated, maintained, replaced, and done about an exceedance (calls of our own, §9.8). */
import { z } from 'zod';
import { defineBookEntry, defineEntryBook } from '../endpoint/vessel-entry.ts';
import { equipmentId } from '../plant/plant.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

/** `action`: cause of an exceedance or fault, and what was done about it. */
export const scrubberLogKinds = ['calibration', 'maintenance', 'replacement', 'action'] as const;
export type ScrubberLogKind = (typeof scrubberLogKinds)[number];

/** Entries kept of a vessel. */
export const MAX_SCRUBBER_LOG = 5000;
/** Earlier versions kept of an entry. */
export const MAX_SCRUBBER_LOG_VERSIONS = 50;

const content = { kind: z.enum(scrubberLogKinds), part: z.string(), note: z.string(), isStruck: z.boolean() };

/** What an entry said until it was corrected or struck out. */
export const scrubberLogVersion = z.object({ ...content, at: wireTime, by: z.string(), savedAt: wireTime });
export type ScrubberLogVersion = z.infer<typeof scrubberLogVersion>;

/**
 * `part`: what was worked on, as `SO2 analyser`. An entry never vanishes, as in a record book: one that was wrong is
 * struck out, and `earlier` holds what it said before each change, the oldest first.
 */
export const scrubberLogEntry = defineBookEntry({
  ...{ scrubberId: equipmentId, ...content, savedAt: wireTime },
  earlier: z.array(scrubberLogVersion).max(MAX_SCRUBBER_LOG_VERSIONS),
});
export type ScrubberLogEntry = z.infer<typeof scrubberLogEntry>;

export const [listScrubberLog, addScrubberLogEntry, editScrubberLogEntry, strikeScrubberLogEntry] = defineEntryBook({
  path: '/api/v2/scrubber/log',
  access: 'admin',
  summary: 'The log of the scrubbers of a vessel, the newest entry first, each with its earlier versions.',
  one: 'an entry of the log of a scrubber',
  list: z.object({ isEditable: z.boolean(), entries: z.array(scrubberLogEntry) }),
  entry: scrubberLogEntry,
  fields: {
    ...{ scrubberId: equipmentId, kind: z.enum(scrubberLogKinds), at: requestTime },
    part: text(80).trim(),
    note: text(500).trim().min(1),
  },
});

export const scrubberLogEndpoints = {
  listScrubberLog,
  addScrubberLogEntry,
  editScrubberLogEntry,
  strikeScrubberLogEntry,
};
