/** Blocks of ten minutes under way, and events of hull and propeller that people enter (calls of our own, §9.8). */
import { PERFORMANCE_QUANTITIES } from '@fms/domain/performance';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineBookEntry, defineEntryBook } from '../endpoint/vessel-entry.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime } from '../scalar/time.ts';
import { addNoonReport, deleteNoonReport, editNoonReport, listNoonReports } from './noon-report.ts';

/** What is measured of a block; several tags of one quantity are shafts or engines. */
export const performanceQuantities = [...PERFORMANCE_QUANTITIES, 'fuelRate'] as const;
export type PerformanceColumn = (typeof performanceQuantities)[number];

/** Longest span of one call. */
export const MAX_PERFORMANCE_DAYS = 62;
const MAX_SHAFTS = 8;
const MAX_BLOCKS = (MAX_PERFORMANCE_DAYS * 24 * 60) / 10 + 1;

const tags = z.array(tagId).max(MAX_SHAFTS);
const column = z.array(z.number().nullable()).max(MAX_BLOCKS);

export const performanceBlocks = z.object({
  /** Begin of each block in minutes since `from`, ascending; ten minutes each. */
  minutes: z.array(z.int()).max(MAX_BLOCKS),
  /** Least number of samples of speed and power in each block. */
  counts: z.array(z.int()).max(MAX_BLOCKS),
  /**
   * By quantity, as long as `minutes`: mean, and of speeds and angles the range from lowest to highest; null where
   * nothing was measured. Power and fuel are sums over the tags, everything else is their mean.
   */
  columns: z.partialRecord(z.enum(performanceQuantities), z.object({ mean: column, range: column.optional() })),
});
export type PerformanceBlocks = z.infer<typeof performanceBlocks>;

export const getPerformanceBlocks = defineEndpoint('POST /api/v2/performance/blocks', 'user', {
  summary: 'Blocks of ten minutes under way by engine, in the units of the tags; at most two months.',
  body: z.object({
    vesselId,
    fromTime: requestTime,
    toTime: requestTime,
    tags: z.partialRecord(z.enum(performanceQuantities), tags),
  }),
  answer: performanceBlocks,
});

export const performanceEventKinds = ['dry-docking', 'hull-cleaning', 'propeller-polishing', 'paint', 'other'] as const;
export type PerformanceEventKind = (typeof performanceEventKinds)[number];

/** Events kept of a vessel. */
export const MAX_PERFORMANCE_EVENTS = 500;

/** `note` is in words of the user: paint system, area, contractor. */
export const performanceEvent = defineBookEntry({ kind: z.enum(performanceEventKinds), note: z.string() });
export type PerformanceEvent = z.infer<typeof performanceEvent>;

export const [listPerformanceEvents, addPerformanceEvent, editPerformanceEvent, deletePerformanceEvent] =
  defineEntryBook({
    path: '/api/v2/performance/event',
    summary: 'Dockings, cleanings and paint of a vessel, in order of time; each ends one span of speed loss.',
    one: 'an event',
    list: z.object({ isEditable: z.boolean(), events: z.array(performanceEvent) }),
    entry: performanceEvent,
    fields: { kind: z.enum(performanceEventKinds), at: requestTime, note: text(300).trim() },
  });

export const performanceEndpoints = {
  getPerformanceBlocks,
  listPerformanceEvents,
  addPerformanceEvent,
  editPerformanceEvent,
  deletePerformanceEvent,
  listNoonReports,
  addNoonReport,
  editNoonReport,
  deleteNoonReport,
};
