/** Manifests of the files of a vessel that are kept ashore, beside their bytes, known by the SHA-256 of the whole. */
import { buffer } from 'node:stream/consumers';
import { type BasisFile, PackedManifest, packManifest } from '@fms/contract/transfer';
import type { VesselId } from '@fms/domain/identity';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { StoredFile } from '../../file/index.ts';
import { WindowReader } from './window-reader.ts';

const nameOf = (vesselId: VesselId, sha256: string) => `vessel/${vesselId}/manifest/${sha256}`;

export class ManifestBlobs {
  readonly #blobs: BlobStore;

  constructor(blobs: BlobStore) {
    this.#blobs = blobs;
  }

  keep(vesselId: VesselId, manifest: PackedManifest): Promise<number> {
    return this.#blobs.put(nameOf(vesselId, manifest.sha256), manifest.toBytes());
  }

  /** The one that is kept, or that of the bytes, which are then read whole. */
  async of(vesselId: VesselId, file: StoredFile): Promise<PackedManifest> {
    const kept = await this.#find(vesselId, file.sha256);
    if (kept) return kept;
    const manifest = await packManifest(await file.read());
    await this.keep(vesselId, manifest);
    return manifest;
  }

  /** Files whose manifests are there, in the order given. */
  async *basis(vesselId: VesselId, files: readonly StoredFile[]): AsyncGenerator<BasisFile, void, undefined> {
    const done = new Set<string>();
    for (const file of files) {
      if (done.has(file.sha256)) continue;
      done.add(file.sha256);
      const manifest = await this.#find(vesselId, file.sha256);
      if (!manifest) continue;
      const reader = new WindowReader(file);
      yield { manifest, read: (offset, length) => reader.read(offset, length), close: async () => {} };
    }
  }

  async #find(vesselId: VesselId, sha256: string): Promise<PackedManifest | undefined> {
    const name = nameOf(vesselId, sha256);
    if (!(await this.#blobs.head(name))) return undefined;
    const manifest = PackedManifest.fromBytes(await buffer((await this.#blobs.get(name)).stream));
    return manifest?.sha256 === sha256 ? manifest : undefined;
  }
}
