/** Versions of a name, where a file lies, and the address of a large download. */
import { z } from 'zod';
import { defineDownload } from '../endpoint/download.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { userId, vesselId } from '../scalar/id.ts';
import { asciiText } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { fileId } from './file.ts';

/** Bytes above which a browser asks for a ticket: it would hold the whole answer of a call in memory. */
export const TICKET_FROM_BYTES = 50_000_000;
export const TICKET_SECONDS = 60;

export const getFileVersions = defineEndpoint('GET /api/v2/file/versions', 'user', {
  summary: 'Where a file lies, and every version of its name that is kept, newest first.',
  query: z.object({ fileId: z.coerce.number().int().positive() }),
  answer: z.object({
    vesselId,
    /** With the name of its tree. */
    directory: z.string(),
    name: z.string(),
    versions: z.array(
      z.object({
        fileId,
        /** From 1. */
        version: z.int().positive(),
        size: z.int().min(0),
        sha256: z.string(),
        modified: wireTime,
        storedAt: wireTime,
        /** Null for a file of the ship. */
        from: z.object({ userId: userId.nullable(), name: z.string() }).nullable(),
      }),
    ),
  }),
});

export const askFileTicket = defineEndpoint('POST /api/v2/file/ticket', 'user', {
  summary: 'An address for one download of one version, good once and for 60 s.',
  body: z.object({ fileId }),
  answer: z.object({ address: z.string(), until: wireTime }),
});

export const downloadByTicket = defineDownload('GET /api/v2/file/ticket/{ticket}', 'anonymous', {
  summary: 'The file of a ticket, for the sign-in that asked for it while that lasts.',
  params: z.object({ ticket: asciiText(43).min(43) }),
});

export const fileVersionEndpoints = { getFileVersions, askFileTicket, downloadByTicket };
