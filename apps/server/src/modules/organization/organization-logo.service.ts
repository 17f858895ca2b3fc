/**
 * The logo of an organisation. What is uploaded is known by its first bytes: a PNG whose header says how large it is when
 * decoded. It leaves as an attachment, so that no browser takes it for a page.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_LOGO_PIXELS, type Organization } from '@fms/contract/organization';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { createChangedFailure } from '../../platform/audit/undo-rule.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import type { FileAnswer } from '../../platform/http/bytes/file-response.ts';
import type { OrganizationPolicy } from './organization.policy.ts';
import {
  findNamedLogos,
  isUploaded,
  lockOrganization,
  type OrganizationRow,
  pickUploadedLogo,
  updateOrganization,
} from './organization.repository.ts';
import { type OrganizationService, toOrganization } from './organization.service.ts';

export interface OrganizationLogoPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  blobs: BlobStore;
  policy: OrganizationPolicy;
  organizations: Pick<OrganizationService, 'list'>;
}

/** The signature of PNG, and the chunk that begins every one with width and height (W3C PNG, 5.2 and 11.2.1). */
const SIGNATURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_BYTES = 24;
/** An upload that no organisation names yet is left alone for so long. */
const UPLOAD_MS = 3_600_000;

export function createOrganizationLogoService(ports: OrganizationLogoPorts) {
  const { db, bus, clock, blobs, policy, organizations } = ports;

  async function name(caller: Caller, from: string, id: OrganizationId, logo: string): Promise<OrganizationRow> {
    const named = await db.transaction().execute(async (tx) => {
      const before = await lockOrganization(tx, id);
      if (!before) throw notFound('The organisation');
      const after = await updateOrganization(tx, id, { logo, ...takeNextRevision(caller.userName, clock.now()) });
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'organization.edited' };
      const told = { old: { logo: before.logo }, new: { logo }, kept: pickUploadedLogo(before.logo) };
      await recordAudit(tx, { ...entry, subject: `organization:${id}`, ...told });
      return after;
    });
    bus.publish('organization.changed', { vesselIds: [] });
    return named;
  }

  return {
    /** The file is there before the organisation names it; the last one is kept for an undo, until `sweep`. */
    async set(caller: Caller, from: string, id: OrganizationId, body: Readable): Promise<Organization> {
      await policy.requireManage(caller, id);
      const bytes = await buffer(body);
      requirePng(bytes);
      const logo = `organization/${id}/${randomUUID()}.png`;
      await blobs.put(logo, bytes);
      const named = await name(caller, from, id, logo).catch(async (error) => {
        await blobs.delete(logo);
        throw error;
      });
      return toOrganization(named);
    },

    /** Names a logo that was uploaded before. @throws {Failure} `changed-meanwhile` when its file is no longer kept */
    async bringBack(caller: Caller, from: string, id: OrganizationId, logo: string): Promise<void> {
      await policy.requireManage(caller, id);
      if ((await blobs.head(logo)) === undefined)
        throw createChangedFailure('The file of this logo is no longer kept.');
      await name(caller, from, id, logo);
    },

    /** Deletes files that no organisation names and no entry of the trail keeps for its undo. */
    async sweep(): Promise<void> {
      const before = clock.now() - UPLOAD_MS;
      const files = (await blobs.list('organization')).filter(({ changedMs }) => changedMs < before);
      const named = await findNamedLogos(db);
      for (const file of files) if (!named.has(file.name)) await blobs.delete(file.name);
    },

    /** Of one of the organisations the caller may list; `not-found` where it uses a shipped one. */
    async read(caller: Caller, id: OrganizationId): Promise<FileAnswer> {
      const found = (await organizations.list(caller)).find(({ organization }) => organization.id === id);
      const logo = found?.organization.logo;
      const head = logo !== undefined && isUploaded(logo) ? await blobs.head(logo) : undefined;
      if (!head) throw notFound('The logo');
      return {
        name: 'logo.png',
        sizeBytes: head.sizeBytes,
        tag: createHash('sha256').update(head.name).digest('hex'),
        open: async (range) => (await blobs.get(head.name, range)).stream,
      };
    },
  };
}
export type OrganizationLogoService = ReturnType<typeof createOrganizationLogoService>;

function requirePng(bytes: Buffer): void {
  const isPng = bytes.length > HEADER_BYTES && bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  if (!isPng) throw invalid('A logo must be a PNG.', ['logo: not a PNG']);
  const sides = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)];
  if (sides.some((pixels) => pixels < 1 || pixels > MAX_LOGO_PIXELS)) {
    throw invalid(`A logo has at most ${MAX_LOGO_PIXELS} × ${MAX_LOGO_PIXELS} pixels.`, ['logo: too large']);
  }
}
