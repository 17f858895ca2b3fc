/** What the directories of a vessel's trees hold, and the versions of a name (§7.10). Only complete files are files. */
import type { AnswerOf } from '@fms/contract/endpoint';
import type { FileEntry, getFileVersions } from '@fms/contract/file';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Caller, createUnknownFailure, type VesselRights } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredTree } from '../../../platform/database/tables/file.ts';
import { requireVesselPath, TREE_NAMES } from '../rule/vessel-path.ts';
import { findFile, findLastChange, listVersions } from '../store/file.repository.ts';
import { findListing, listNewestFiles, listOutbox, listStoredDirectories } from '../store/file-list.repository.ts';
import { findTransfersOfFiles, listOpenTransfers } from '../store/transfer.repository.ts';
import { toDirectoryEntry, toFileEntry, toOutboxEntry } from './file-entry.ts';

export interface FileListPorts {
  readonly db: Db;
  readonly rights: Pick<VesselRights, 'require'>;
}

export interface FileListing {
  readonly entries: FileEntry[];
  /** When the ship listed its outbox; undefined where it never did, and for trees ashore. */
  readonly listedMs: Instant | undefined;
}

export function createFileListService({ db, rights }: FileListPorts) {
  async function listTrees(vesselId: VesselId): Promise<FileEntry[]> {
    const listedMs = await findListing(db, vesselId);
    const changes = TREE_NAMES.map((tree) =>
      tree === 'on-vessel' ? (listedMs ?? null) : findLastChange(db, vesselId, tree),
    );
    const times = await Promise.all(changes);
    return TREE_NAMES.map((tree, i) => toDirectoryEntry(tree, times[i] ?? 0));
  }

  async function listStored(vesselId: VesselId, tree: StoredTree, directory: string): Promise<FileEntry[]> {
    const directories = await listStoredDirectories(db, vesselId, { tree, directory });
    const files = await listNewestFiles(db, vesselId, { tree, directory });
    const transfers =
      tree === 'to-vessel'
        ? await findTransfersOfFiles(
            db,
            files.map(({ id }) => id),
          )
        : new Map();
    return [
      ...directories.map(({ name, modifiedMs }) => toDirectoryEntry(name, modifiedMs)),
      ...files.map((file) => toFileEntry(file, transfers.get(file.id))),
    ];
  }

  async function listOnVessel(vesselId: VesselId, directory: string): Promise<FileEntry[]> {
    const entries = await listOutbox(db, vesselId, directory);
    const open = (await listOpenTransfers(db, vesselId)).filter(({ direction }) => direction === 'to-shore');
    const openOf = new Map(open.map((transfer) => [transfer.path, transfer]));
    const ashore = await listNewestFiles(db, vesselId, { tree: 'from-vessel', directory });
    const ashoreOf = new Map(ashore.map((file) => [file.name, file]));
    const pathOf = (name: string) => (directory === '' ? name : `${directory}/${name}`);
    return entries.map((entry) => toOutboxEntry(entry, openOf.get(pathOf(entry.name)), ashoreOf.get(entry.name)));
  }

  return {
    /** A directory that is not there is empty: directories are made by the files in them. */
    async list(caller: Caller, vesselId: VesselId, directory: string): Promise<FileListing> {
      await rights.require(caller, 'file-read', [vesselId]);
      if (directory === '') return { entries: await listTrees(vesselId), listedMs: undefined };
      const { tree, path } = requireVesselPath(directory, 'list');
      if (tree !== 'on-vessel') return { entries: await listStored(vesselId, tree, path), listedMs: undefined };
      return { entries: await listOnVessel(vesselId, path), listedMs: await findListing(db, vesselId) };
    },

    async versions(caller: Caller, fileId: number): Promise<AnswerOf<typeof getFileVersions>> {
      const file = await findFile(db, fileId);
      if (!file) throw createUnknownFailure(caller, 'The file');
      const { vesselId, tree, directory, name } = file;
      await rights.require(caller, 'file-read', [vesselId]);
      const rows = await listVersions(db, file);
      const versions = rows.map(
        ({ id, version, sizeBytes: size, sha256, modifiedMs, storedMs, accountId, accountName }) => ({
          ...{ fileId: id, version, size, sha256, modified: toWireTime(modifiedMs), storedAt: toWireTime(storedMs) },
          from: accountName === '' ? null : { userId: accountId, name: accountName },
        }),
      );
      return { vesselId, directory: directory === '' ? tree : `${tree}/${directory}`, name, versions };
    },
  };
}
export type FileListService = ReturnType<typeof createFileListService>;
