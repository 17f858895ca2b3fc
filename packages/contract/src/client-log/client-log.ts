/** The error log of browsers (§7.12, §8.8). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { reportedLines, reportedText } from '../scalar/text.ts';

export const logClientError = defineEndpoint('POST /api/v2/log/client', 'user', {
  summary: 'Records an error of the browser with its area, level, id and text (7.12, 8.8).',
  body: z.object({
    area: reportedText(100),
    level: z.enum(['info', 'warning', 'error']),
    id: reportedText(100),
    error: reportedLines(4000),
  }),
});

export const clientLogEndpoints = { logClientError };
