/** The trees of a vessel's files: listed, downloaded, and filled from ashore whole or in parts (§7.10). */
import { FILE_BYTES, PART_BYTES, PARTS, PATH_BYTES } from '@fms/domain/file';
import { z } from 'zod';
import { defineDownload } from '../endpoint/download.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { computeMaxFormBytes, defineForm } from '../endpoint/form.ts';
import { defineList } from '../endpoint/list.ts';
import { queryVesselId, userId, vesselId } from '../scalar/id.ts';
import { asciiText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

/** Bytes of one file of `UploadFileToSv`; larger ones go by `UploadChunk`. */
export const MAX_WHOLE_FILE_BYTES = 50_000_000;
export const MAX_WHOLE_FILES = 10;
export { FILE_BYTES as MAX_FILE_BYTES, PART_BYTES as MAX_PART_BYTES };

/** When the gateway told the list of `on-vessel` last: an ISO 8601 time, absent where it never did. */
export const LISTED_AT_HEADER = 'x-listed-at';

export const fileStates = ['complete', 'receiving', 'queued', 'sending', 'on-board', 'refused'] as const;
export type FileState = (typeof fileStates)[number];

/** Of the database; a directory has none. */
export const fileId = z.int().positive();
/** Begins with the name of a tree, e.g. `to-vessel/charts`. Rules of names are evaluated by `@fms/domain/file`. */
export const filePath = text(PATH_BYTES).min(1);

export const fileEntry = z.object({
  /** Null for a directory, and for a file that lies on board alone. */
  fileId: fileId.nullable(),
  name: z.string(),
  isDirectory: z.boolean(),
  /** Bytes; 0 for a directory. */
  size: z.int().min(0),
  /** Of a directory: of the newest file below it. */
  modified: wireTime,
  sha256: z.string().nullable(),
  state: z.enum(fileStates),
  /** Share of its bytes that are where they go, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Who sent it on board; null for files of the ship. */
  from: userId.nullable(),
});
export type FileEntry = z.infer<typeof fileEntry>;

const ofVessel = z.object({ vesselId: queryVesselId });

export const listFiles = defineList('POST /api/vessel/ListFiles', 'user', fileEntry, {
  summary: 'Files and directories of one directory; the empty directory holds the three trees (7.10).',
  body: z.object({ vesselId, directory: text(PATH_BYTES) }),
});

export const downloadFile = defineDownload('GET /api/vessel/{vesselId}/file/download/{filePath}', 'user', {
  summary: 'The newest version of a file, whole or in ranges; the slashes of its path are sent encoded (7.10).',
  params: ofVessel.extend({ filePath }),
});

const wholeFiles = { field: 'files', most: MAX_WHOLE_FILES, maxBytes: MAX_WHOLE_FILE_BYTES };

export const uploadFileToSv = defineList('POST /api/vessel/{vesselId}/UploadFileToSv', 'user', fileEntry, {
  summary: 'Takes files for the vessel into a directory of to-vessel, and queues them for the line (7.10).',
  params: ofVessel,
  body: defineForm({ directory: filePath }, wholeFiles),
  maxBodyBytes: computeMaxFormBytes(wholeFiles),
});

const partIndexes = z.array(z.int().min(0));
const partCount = z.coerce.number().int().min(1).max(PARTS);
const onePart = { field: 'chunk', most: 1, maxBytes: PART_BYTES };

export const uploadChunk = defineEndpoint('POST /api/vessel/{vesselId}/UploadChunk', 'user', {
  summary: 'Takes one part of a file, in any order; the last one completes and queues it (7.10).',
  params: ofVessel,
  body: defineForm(
    {
      directory: filePath,
      fileName: text(255).min(1),
      /** From 0 on. */
      chunkIndex: z.coerce.number().int().min(0),
      totalChunks: partCount,
      /** Of the part. */
      sha256: asciiText(64).min(1),
    },
    onePart,
  ),
  answer: z.object({ received: partIndexes }),
  maxBodyBytes: computeMaxFormBytes(onePart),
});

export const getFileIntegrityStatus = defineEndpoint('GET /api/vessel/{vesselId}/GetFileIntegrityStatus', 'user', {
  summary: "Which parts of the caller's upload arrived, and the SHA-256 of the whole once it is complete (7.10).",
  params: ofVessel,
  query: z.object({ directory: filePath, fileName: text(255).min(1), totalChunks: partCount }),
  answer: z.object({
    received: partIndexes,
    missing: partIndexes,
    complete: z.boolean(),
    sha256: z.string().nullable(),
  }),
});

export const fileEndpoints = {
  listFiles,
  downloadFile,
  uploadFileToSv,
  uploadChunk,
  getFileIntegrityStatus,
};
