/** Blocks of ten minutes under way, and events of hull and propeller that people enter (calls of our own, §9.8). */
import { PERFORMANCE_QUANTITIES } from '@fms/domain/performance';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineVesselRead, vesselQuery } from '../endpoint/query.ts';
import { tagId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
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
  summary:
    'Blocks of ten minutes in which the vessel made way through the water under power, in the units of the tags; at most two months.',
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

export const performanceEvent = z.object({
  id: z.int().positive(),
  vesselId,
  kind: z.enum(performanceEventKinds),
  at: wireTime,
  /** In words of the user: paint system, area, contractor. */
  note: z.string(),
  by: z.string(),
});
export type PerformanceEvent = z.infer<typeof performanceEvent>;

const entry = { kind: z.enum(performanceEventKinds), at: requestTime, note: text(300).trim() };
const eventId = z.int().positive();

export const listPerformanceEvents = defineVesselRead('GET /api/v2/performance/event/list', 'user', {
  summary: 'Dockings, cleanings and paint of a vessel, in order of time.',
  answer: z.object({ isEditable: z.boolean(), events: z.array(performanceEvent) }),
});

export const addPerformanceEvent = defineEndpoint('POST /api/v2/performance/event/add', 'user', {
  summary: 'Enters an event by the right `edit`; it ends one span of speed loss and begins the next.',
  body: z.object({ vesselId, ...entry }),
  answer: performanceEvent,
});

export const editPerformanceEvent = defineEndpoint('POST /api/v2/performance/event/edit', 'user', {
  summary: 'Corrects an event by the right `edit`.',
  body: z.object({ vesselId, id: eventId, ...entry }),
  answer: performanceEvent,
});

export const deletePerformanceEvent = defineEndpoint('DELETE /api/v2/performance/event/delete', 'user', {
  summary: 'Takes an event away by the right `edit`.',
  query: vesselQuery.extend({ id: z.coerce.number().int().positive() }),
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
