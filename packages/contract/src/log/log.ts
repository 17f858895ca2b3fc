/** The log of server, browsers and gateways (§7.6), searched by the terms of `@fms/domain/log`. */
import { LOG_LEVELS, LOG_SOURCES } from '@fms/domain/log';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { userId, vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, timeSpan, wireTime } from '../scalar/time.ts';

/** Lines of one page. */
export const LOG_PAGE = 100;
/** More matches are not counted: a total of so many means that there may be more. */
export const MOST_LOG_LINES = 10_000;
/** Characters of a search. */
export const MAX_LOG_SEARCH = 500;

export const logLine = z.object({
  /** Names the line for good: an address with it shows the same line. */
  id: z.int().positive(),
  time: wireTime,
  level: z.enum(LOG_LEVELS),
  source: z.enum(LOG_SOURCES),
  /** The part of the product that wrote it, e.g. `ingest`. */
  area: z.string(),
  vesselId: vesselId.nullable(),
  userId: userId.nullable(),
  content: z.string(),
});
export type LogLine = z.infer<typeof logLine>;

const search = {
  DateFrom: requestTime.optional(),
  DateTo: requestTime.optional(),
  /** Words that must all occur, or one of two with `or` between them, and terms such as `vessel:Havbris level:>=warning`. */
  content: text(MAX_LOG_SEARCH).default(''),
};

export const getLog = defineEndpoint('GET /api/v1.3/log/getlog', 'manager', {
  summary: `Lines of the log, ${LOG_PAGE} a page: admins all, managers those of their organisation (7.6).`,
  query: z.object({
    ...search,
    offset: z.coerce.number().int().min(0).max(MOST_LOG_LINES).default(0),
    sortField: z.enum(['time', 'level', 'area']).default('time'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({ total: z.int(), items: z.array(logLine) }),
});

export const getLogFromId = defineEndpoint('GET /api/v1.3/log/getLogFromId', 'manager', {
  summary: 'One line of the log with its context, the details it was written with as JSON (7.6).',
  query: z.object({ logId: z.coerce.number().int().positive() }),
  answer: logLine.extend({ context: z.string() }),
});

export const getLogHistogram = defineEndpoint('GET /api/v2/log/histogram', 'manager', {
  summary: 'How many lines a search finds in each of equal spans of its period, by level.',
  query: z.object(search),
  answer: z.object({
    ...timeSpan,
    bucketSeconds: z.number().positive(),
    /** One for each span; `grave` of them are warnings and errors. */
    buckets: z.array(z.object({ lines: z.int(), grave: z.int() })),
  }),
});

export const logEndpoints = { getLog, getLogFromId, getLogHistogram };
