/** Blobs as files in a folder. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { notFound } from '../failure/failure.ts';
import { getSystemErrorCode } from '../failure/start-failure.ts';
import type { BlobHead, BlobStore } from './blob.ts';
import { requireBlobName } from './blob-name.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Half-written files lie here until they are complete. */
const INCOMING = '.incoming';

function ignoreMissing(error: unknown): undefined {
  if (getSystemErrorCode(error) !== 'ENOENT') throw error;
}

async function headOf(name: string, path: string): Promise<BlobHead | undefined> {
  const found = await stat(path).catch(ignoreMissing);
  return found?.isFile() ? { name, sizeBytes: found.size, changedMs: found.mtimeMs } : undefined;
}

export async function openBlobFolder(root: string): Promise<BlobStore> {
  const incoming = join(root, INCOMING);
  // Files of an interrupted write were never reported as stored.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: PRIVATE_FOLDER });

  const pathOf = (name: string) => join(root, requireBlobName(name));

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const half = join(incoming, randomUUID());
      try {
        const out = createWriteStream(half, { mode: PRIVATE_FILE, flush: true });
        await pipeline(bytes instanceof Readable ? bytes : Readable.from([bytes]), out);
        await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
        await rename(half, path);
        return out.bytesWritten;
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async get(name, range) {
      const file = await open(pathOf(name)).catch((error) => {
        throw getSystemErrorCode(error) === 'ENOENT' ? notFound('The file') : error;
      });
      const { size } = await file.stat();
      return { stream: file.createReadStream({ ...range }), sizeBytes: size };
    },
    async head(name) {
      return headOf(name, pathOf(name));
    },
    async list(folder) {
      const base = pathOf(folder);
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      const paths = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const heads = await Promise.all(paths.map((path) => headOf(relative(root, path).split(sep).join('/'), path)));
      return heads.filter((head) => head !== undefined).sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
