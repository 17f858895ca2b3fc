/** Where files of the shore end up: the inbox folder, or a server on the ship's own network. */
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileHead, PartFile, PartFolder, type SftpTarget, TransferError } from '@fms/contract/transfer';
import type { Instant } from '@fms/domain/time';
import type { ManifestStore } from '../store/manifest-store.ts';
import { Delivered } from './delivered.ts';
import { placeFile, requireParts } from './place-file.ts';

/** Hidden, and on the disk of the inbox: a file moves out of it by a rename. */
const PARTS = '.incoming';

/** Parts of a transfer that was ended ashore while there was no line. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

/** Delivers a file to a server on the ship's own network. */
export type DeliverFile = (target: SftpTarget, file: { readonly from: string; readonly path: string }) => Promise<void>;

export interface InboxOptions {
  readonly folder: string;
  /** Where the gateway keeps what it knows. */
  readonly stateFolder: string;
  readonly manifests: ManifestStore;
  readonly deliver: DeliverFile;
  readonly now: () => Instant;
}

export class Inbox {
  readonly #options: InboxOptions;
  readonly parts: PartFolder;
  readonly #delivered: Delivered;
  #target: SftpTarget | null = null;

  constructor(options: InboxOptions) {
    this.#options = options;
    this.parts = new PartFolder(join(options.folder, PARTS));
    this.#delivered = new Delivered(join(options.stateFolder, 'delivered'));
  }

  async open(): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true });
    await this.parts.make();
    await this.parts.removeOlder(this.#options.now() - KEPT_MS);
  }

  /** Where files go from now on; null is the folder. */
  setTarget(target: SftpTarget | null): void {
    this.#target = target;
  }

  /** Whether the transfer is over and only its answer was lost. @throws {TransferError} for a path that cannot be a file */
  async isDelivered({ transferId, sha256, path }: FileHead): Promise<boolean> {
    requireParts(path);
    const isHere = await access(this.parts.partPath(transferId)).then(
      () => true,
      () => false,
    );
    return !isHere && (await this.#delivered.has(transferId, sha256));
  }

  /** @throws {TransferError} where it cannot be put there */
  async release({ transferId, sha256, path, modifiedMs }: FileHead, part: PartFile): Promise<void> {
    const { folder, manifests, now, deliver } = this.#options;
    if (this.#target) {
      await deliver(this.#target, { from: part.path, path: requireParts(path).join('/') });
      await this.#delivered.add(transferId, sha256);
    } else {
      // Noted before: the part that is still there says that it was not moved yet.
      await this.#delivered.add(transferId, sha256);
      await placeFile({ from: part.path, inbox: folder, path, modifiedMs, now: now() });
      const { sizeBytes } = part.manifest;
      await manifests.keep({ box: 'inbox', diskPath: path, sizeBytes, changedMs: now() }, part.manifest);
    }
    await this.parts.remove(transferId);
  }

  /** As {@link release}, of a file that waited: its part is looked at again. @throws {TransferError} where it is not whole */
  async releaseHeld(head: FileHead): Promise<void> {
    const manifest = await this.parts.findManifest(head.transferId, head.manifest);
    if (!manifest) throw new TransferError('part-gone', 'The file is not kept on board any more.');
    const part = await PartFile.open(this.parts.partPath(head.transferId), manifest);
    try {
      if (!part.isWhole) throw new TransferError('part-gone', 'The file is not whole on board any more.');
      await this.release(head, part);
    } finally {
      await part.close();
    }
  }
}

/** The code and sentence of an error that ends a transfer; those of the operating system are told as `failed`. */
export function toRefusal(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof TransferError) return { code: error.code, message: error.message };
  return { code: 'failed', message: 'It failed on board; the log of the gateway says why.' };
}
