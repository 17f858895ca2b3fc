/** Manifests of files on board, so that a file is not read anew for each try, and chunks it shares with another are found. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PackedManifest } from '@fms/contract/transfer';
import { z } from 'zod';

/** Manifests that are kept; the oldest go. */
const KEPT = 500;
const HEAD_BYTES = 4;

const about = z.object({
  box: z.enum(['outbox', 'inbox']),
  /** Below the folder, as the file system has it. */
  diskPath: z.string(),
  sizeBytes: z.number(),
  /** When the file system saw it change. */
  changedMs: z.number(),
});
export type ManifestSubject = z.infer<typeof about>;

export interface KeptManifest extends ManifestSubject {
  readonly manifest: PackedManifest;
}

export class ManifestStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The manifest of a file that has not changed since. */
  async find(subject: ManifestSubject): Promise<PackedManifest | undefined> {
    const kept = await this.#read(this.#path(subject));
    const isSame = kept?.sizeBytes === subject.sizeBytes && kept.changedMs === subject.changedMs;
    return isSame ? kept.manifest : undefined;
  }

  async keep(subject: ManifestSubject, manifest: PackedManifest): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const head = Buffer.from(JSON.stringify(subject));
    const length = Buffer.alloc(HEAD_BYTES);
    length.writeUInt32LE(head.length);
    const path = this.#path(subject);
    await writeFile(`${path}.new`, Buffer.concat([length, head, manifest.toBytes()]));
    await rename(`${path}.new`, path);
    await this.#prune();
  }

  /** It does not fit its file: that has changed without another time. */
  async remove(subject: Pick<ManifestSubject, 'box' | 'diskPath'>): Promise<void> {
    await rm(this.#path(subject), { force: true });
  }

  /** All of them, those of a path first, then the newest. */
  async *list(firstPath: string): AsyncGenerator<KeptManifest, void, undefined> {
    const first = new Set((['inbox', 'outbox'] as const).map((box) => this.#path({ box, diskPath: firstPath })));
    const paths = (await this.#byAge()).toSorted((one, other) => Number(first.has(other)) - Number(first.has(one)));
    for (const path of paths) {
      const kept = await this.#read(path);
      if (kept) yield kept;
    }
  }

  #path({ box, diskPath }: Pick<ManifestSubject, 'box' | 'diskPath'>): string {
    return join(this.#folder, createHash('sha256').update(`${box} ${diskPath}`).digest('hex'));
  }

  async #read(path: string): Promise<KeptManifest | undefined> {
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null || bytes.length < HEAD_BYTES) return undefined;
    const end = HEAD_BYTES + bytes.readUInt32LE();
    try {
      const subject = about.parse(JSON.parse(bytes.toString('utf8', HEAD_BYTES, end)));
      const manifest = PackedManifest.fromBytes(bytes.subarray(end));
      return manifest && { ...subject, manifest };
    } catch {
      // Not written whole: it is made anew.
      return undefined;
    }
  }

  /** The newest first. */
  async #byAge(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const aged = await Promise.all(
      names.map(async (name) => ({
        path: join(this.#folder, name),
        at: (await stat(join(this.#folder, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    return aged.sort((one, other) => other.at - one.at).map(({ path }) => path);
  }

  async #prune(): Promise<void> {
    for (const path of (await this.#byAge()).slice(KEPT)) await rm(path, { force: true });
  }
}
