/** Files as downloads: by path with the bearer header, and large ones by an address that is good once (§7.10). */
import { toWireTime } from '@fms/contract/scalar';
import { nameVersion } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import type { Authenticator } from '../../../platform/access/authenticator.ts';
import { type Caller, createUnknownFailure, type VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { StoredTree, VesselFileRow } from '../../../platform/database/tables/file.ts';
import { Failure, notFound } from '../../../platform/failure/failure.ts';
import type { FileAnswer } from '../../../platform/http/bytes/file-response.ts';
import type { ModuleContext } from '../../../platform/module/module.ts';
import { requireVesselPath } from '../rule/vessel-path.ts';
import { findFile, findNewestFile } from '../store/file.repository.ts';
import { DownloadTickets } from './download-tickets.ts';

export interface FileDownloadPorts extends Pick<ModuleContext, 'db' | 'clock'> {
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly authenticator: Pick<Authenticator, 'again'>;
}

export function createFileDownloadService({ db, clock, blobs, rights, authenticator }: FileDownloadPorts) {
  const tickets = new DownloadTickets(clock);

  /** Each download is on record once: a range in the middle goes on with one that was. */
  function toAnswer(caller: Caller, from: string, file: VesselFileRow): FileAnswer {
    const { vesselId, tree, path, version, sizeBytes, sha256, blob } = file;
    const name = file.isNewest ? file.name : nameVersion(file.name, version);
    return {
      ...{ name, sizeBytes, tag: sha256 },
      async open(range) {
        if (range === undefined || range.start === 0) {
          const entry = { at: clock.now(), ...toActor(caller), from, what: 'file.downloaded' };
          await recordAudit(db, { ...entry, subject: `vessel:${vesselId}`, new: { path: `${tree}/${path}`, version } });
        }
        return (await blobs.get(blob, range)).stream;
      },
    };
  }

  /** Rights are asked again where a ticket is used: they may have ended since. */
  async function find(caller: Caller, fileId: number): Promise<VesselFileRow> {
    const file = await findFile(db, fileId);
    if (!file) throw createUnknownFailure(caller, 'The file');
    await rights.require(caller, 'file-read', [file.vesselId]);
    return file;
  }

  return {
    async byPath(caller: Caller, from: string, vesselId: VesselId, given: string): Promise<FileAnswer> {
      await rights.require(caller, 'file-read', [vesselId]);
      const { tree, path } = requireVesselPath(given, 'download');
      const file = await findNewestFile(db, vesselId, { tree: tree as StoredTree, path });
      if (!file) throw notFound('The file');
      return toAnswer(caller, from, file);
    },

    async issue(caller: Caller, fileId: number): Promise<{ ticket: string; until: string }> {
      await find(caller, fileId);
      const { secret, untilMs } = tickets.issue({ caller, fileId });
      return { ticket: secret, until: toWireTime(untilMs) };
    },

    /** @throws {Failure} `expired` for one that was used, is over, or never was; `forbidden` where the right has ended */
    async byTicket(given: string, from: string): Promise<FileAnswer> {
      const ticket = tickets.take(given);
      const ended = () => new Failure('expired', 'This address was good once and for 60 s: ask for another.');
      if (!ticket) throw ended();
      const caller = await authenticator.again(ticket.caller);
      if (!caller) throw ended();
      return toAnswer(caller, from, await find(caller, ticket.fileId));
    },
  };
}
export type FileDownloadService = ReturnType<typeof createFileDownloadService>;
