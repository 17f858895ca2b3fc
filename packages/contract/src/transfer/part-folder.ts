/** The folder of files that are not whole: a part and its manifest for each transfer. Nothing in it is ever seen as a file. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PackedManifest } from './packed-manifest.ts';

const PRIVATE_FOLDER = 0o700;
const NAME = /^(\d+)\.(?:part|manifest)$/;

export class PartFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: PRIVATE_FOLDER });
  }

  partPath(transferId: number): string {
    return join(this.path, `${transferId}.part`);
  }

  /** The manifest that was kept of a transfer, where it is the one that is meant. */
  async findManifest(transferId: number, digest: string): Promise<PackedManifest | undefined> {
    const bytes = await readFile(this.#manifestPath(transferId)).catch(() => undefined);
    const manifest = bytes && PackedManifest.fromBytes(bytes);
    return manifest?.digest === digest ? manifest : undefined;
  }

  async keepManifest(transferId: number, manifest: PackedManifest): Promise<void> {
    const path = this.#manifestPath(transferId);
    await writeFile(`${path}.new`, manifest.toBytes());
    await rename(`${path}.new`, path);
  }

  async remove(transferId: number): Promise<void> {
    await rm(this.partPath(transferId), { force: true });
    await rm(this.#manifestPath(transferId), { force: true });
  }

  /** Removes what belongs to no transfer of these. */
  async keepOnly(transferIds: ReadonlySet<number>): Promise<void> {
    for (const name of await readdir(this.path)) {
      const id = NAME.exec(name)?.[1];
      if (id === undefined || !transferIds.has(Number(id))) await rm(join(this.path, name), { force: true });
    }
  }

  /** Removes what was not written to since then: its transfer ended while there was no line. */
  async removeOlder(sinceMs: number): Promise<void> {
    for (const name of await readdir(this.path)) {
      const path = join(this.path, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: sinceMs }));
      if (mtimeMs < sinceMs) await rm(path, { force: true });
    }
  }

  #manifestPath(transferId: number): string {
    return join(this.path, `${transferId}.manifest`);
  }
}
