/** Releases of the product, with notes and files (§7.7), and what runs where. */
import { BUILD_PATTERN, VERSION_PATTERN, VERSION_STATES } from '@fms/domain/version';
import { z } from 'zod';
import { defineDownload, defineUpload } from '../endpoint/download.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { definePagedList } from '../endpoint/list.ts';
import { vesselId } from '../scalar/id.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';
import { multiLineText, text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

export const versionProducts = ['application', 'server', 'gateway', 'client-installer'] as const;
export type VersionProduct = (typeof versionProducts)[number];

/** Bytes of the file of a release. */
export const MAX_RELEASE_BYTES = 500_000_000;
export const MAX_RELEASE_NOTES = 20_000;
/** Vessels whose target is set by one call. */
export const MAX_TARGET_VESSELS = 1000;

const versionId = z.int().positive();
const queryVersionId = z.coerce.number().int().positive();

export const version = z.object({
  id: versionId,
  product: z.enum(versionProducts),
  version: z.string(),
  /** The commit of a build; empty for the release itself. */
  build: z.string(),
  releasedAt: wireTime,
  /** Markdown. */
  notes: z.string(),
  mandatory: z.boolean(),
  file: z.object({ name: z.string(), size: z.int(), sha256: z.string() }).nullable(),
  ...lastEdit,
});
export type Version = z.infer<typeof version>;

const fields = {
  product: z.enum(versionProducts),
  version: text(20).regex(VERSION_PATTERN),
  build: z.union([text(40).regex(BUILD_PATTERN), z.literal('')]).default(''),
  releasedAt: requestTime,
  notes: multiLineText(MAX_RELEASE_NOTES).default(''),
  mandatory: z.boolean().default(false),
};

export const getAllVersions = definePagedList('GET /api/version/GetAllVersions', 'manager', version, {
  summary: 'Releases, newest first (7.7).',
});

export const addVersion = defineEndpoint('POST /api/version/Add', 'admin', {
  summary: 'Adds a release; its file is uploaded by a call of its own (7.7).',
  body: z.object(fields),
  answer: version,
});

export const editVersion = defineEndpoint('PUT /api/version/Edit', 'admin', {
  summary: 'Changes a release; its file stays (7.7).',
  body: z.object({ id: versionId, ...fields, revision: editedRevision }),
  answer: version,
});

export const deleteVersion = defineEndpoint('DELETE /api/version/Delete/{id}', 'admin', {
  summary: 'Deletes a release and its file; 409 while a gateway runs it or is to run it (7.7).',
  params: z.object({ id: queryVersionId }),
});

export const putVersionFile = defineUpload('PUT /api/v2/version/file', 'admin', version, {
  summary: 'Stores the body as the file of a release, in the place of the one before.',
  query: z.object({ id: queryVersionId, name: text(200).min(1) }),
  maxBodyBytes: MAX_RELEASE_BYTES,
});

export const getVersionFile = defineDownload('GET /api/v2/version/file', 'manager', {
  summary: 'The file of a release, whole or in ranges; its tag is its SHA-256.',
  query: z.object({ id: queryVersionId }),
});

/** Where a program stands among the releases of its product. */
const standing = {
  state: z.enum(VERSION_STATES),
  /** Ids of releases: what runs, and what should. */
  runs: versionId.nullable(),
  target: versionId.nullable(),
  behindBy: z.int(),
};

export const runningVessel = z.object({
  vesselId,
  /** As its gateway names it; empty where none was ever connected. */
  software: z.string(),
  connected: z.boolean(),
  lastPing: wireTime.nullable(),
  ...standing,
  /** The target was chosen for this vessel; otherwise it is the newest release. */
  isChosen: z.boolean(),
  hold: z.object({ by: z.string(), at: wireTime, reason: z.string() }).nullable(),
});
export type RunningVessel = z.infer<typeof runningVessel>;

export const getRunningVersions = defineEndpoint('GET /api/v2/version/running', 'manager', {
  summary: 'What runs where: this server, the browsers signed in, and the gateways of the vessels one manages.',
  answer: z.object({
    /** Compared with the releases of the application by their dates. */
    server: z.object({ version: z.string(), build: z.string(), since: wireTime, ...standing }),
    browsers: z.array(z.object({ version: z.string(), signIns: z.int() })),
    vessels: z.array(runningVessel),
  }),
});

export const setVersionTarget = defineEndpoint('POST /api/v2/version/target', 'manager', {
  summary: 'Chooses the release vessels are to run, or holds them at what they run; null takes it back.',
  body: z.object({
    vesselIds: z.array(vesselId).min(1).max(MAX_TARGET_VESSELS),
    /** Left out: as it is. */
    versionId: versionId.nullable().optional(),
    hold: z
      .object({ reason: text(200).min(1) })
      .nullable()
      .optional(),
  }),
});

export const versionEndpoints = {
  getAllVersions,
  addVersion,
  editVersion,
  deleteVersion,
  putVersionFile,
  getVersionFile,
  getRunningVersions,
  setVersionTarget,
};
