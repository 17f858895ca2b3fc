/** The file of a release: stored as it arrives, known by its SHA-256, and read whole or in ranges. */
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Version } from '@fms/contract/version';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import type { FileAnswer } from '../../platform/http/bytes/file-response.ts';
import { findVersion, lockVersion, updateVersion } from './version.repository.ts';
import { toVersion, type VersionPorts } from './version.service.ts';

/** A name, and no way to another folder. */
const FILE_NAME = /^[^/\\]+$/;

async function* hashing(bytes: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

export function createVersionFileService({ db, clock, blobs }: Omit<VersionPorts, 'links'>) {
  return {
    /** The file is there before the release names it, and the one before goes when none does. */
    async put(caller: Caller, from: string, id: number, name: string, bytes: Readable): Promise<Version> {
      if (!FILE_NAME.test(name) || name === '.' || name === '..') {
        throw invalid('A file needs a name without slashes.', ['query.name: holds a slash']);
      }
      if (!(await findVersion(db, id))) throw notFound('The version');
      const hash = createHash('sha256');
      const fileBlob = `version/${id}/${randomUUID()}`;
      const fileBytes = await blobs.put(fileBlob, Readable.from(hashing(bytes, hash)));
      const file = { fileName: name, fileBytes, fileSha256: hash.digest('hex'), fileBlob };
      const { before, after } = await db
        .transaction()
        .execute(async (tx) => {
          if (fileBytes === 0) throw invalid('The file is empty.', ['body: empty']);
          const before = await lockVersion(tx, id);
          if (!before) throw notFound('The version');
          const after = await updateVersion(tx, id, { ...file, ...takeNextRevision(caller.userName, clock.now()) });
          await recordAudit(tx, {
            ...{ at: clock.now(), ...toActor(caller), from, what: 'version.file', subject: `version:${id}` },
            old: before.fileName === null ? null : { name: before.fileName, sha256: before.fileSha256 },
            new: { name, sha256: file.fileSha256 },
          });
          return { before, after };
        })
        .catch(async (error) => {
          await blobs.delete(fileBlob);
          throw error;
        });
      if (before.fileBlob !== null) await blobs.delete(before.fileBlob);
      return toVersion(after);
    },

    /** `not-found` where the release has none. */
    async read(id: number): Promise<FileAnswer> {
      const row = await findVersion(db, id);
      if (!row || row.fileBlob === null || row.fileBytes === null) throw notFound('The file');
      const { fileBlob, fileBytes, fileName, fileSha256 } = row;
      return {
        name: fileName ?? 'file',
        sizeBytes: fileBytes,
        tag: fileSha256 ?? undefined,
        open: async (range) => (await blobs.get(fileBlob, range)).stream,
      };
    },
  };
}
export type VersionFileService = ReturnType<typeof createVersionFileService>;
