/** The outbox of a ship: what is listed, and its files with their manifests. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BasisFile,
  type FileHead,
  OUTBOX_PAGE_ENTRIES,
  packManifest,
  type ShipTransferMessage,
  type SourceFile,
  TransferError,
} from '@fms/contract/transfer';
import type { Instant } from '@fms/domain/time';
import { listBasis } from '../store/basis.ts';
import type { ManifestStore } from '../store/manifest-store.ts';
import { isUnchanged, openBelow, readAt } from '../store/open-file.ts';
import { OutboxWatch, type OutboxWatchOptions } from './outbox-watch.ts';
import type { ScannedEntry } from './scan-outbox.ts';

const READ_BYTES = 512 * 1024;

export interface OutboxOptions extends OutboxWatchOptions {
  readonly inbox: string;
  readonly stateFolder: string;
  readonly manifests: ManifestStore;
}

export interface OutboxFile extends SourceFile {
  readonly modifiedMs: Instant;
}

const stampOf = ({ sizeBytes, modifiedMs }: ScannedEntry) => `${sizeBytes} ${modifiedMs}`;

export class Outbox {
  readonly #options: OutboxOptions;
  readonly watch: OutboxWatch;
  /** Size and time of what arrived ashore, by path. */
  #sent: Map<string, string> | null = null;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.watch = new OutboxWatch(options);
  }

  /** A file that changes is looked at again after this long. */
  get settleMs(): number {
    return this.#options.settleMs;
  }

  basis(head: Pick<FileHead, 'path'>): AsyncIterable<BasisFile> {
    const { manifests, root: outbox, inbox } = this.#options;
    return listBasis(manifests, { outbox, inbox }, head);
  }

  isStillWritten(path: string): boolean {
    return this.watch.find(path) !== undefined && !this.watch.isSettled(path);
  }

  /** As it is now: what is written behind its end later does not belong to it. @throws {TransferError} where it cannot be sent */
  async open(path: string): Promise<OutboxFile> {
    const entry = this.watch.find(path);
    if (!entry) throw new TransferError('not-found', 'The file is no longer in the outbox.');
    const { root, manifests } = this.#options;
    const opened = await openBelow(root, entry.diskPath);
    const { handle, sizeBytes, modifiedMs, changedMs } = opened;
    try {
      const subject = { box: 'outbox', diskPath: entry.diskPath, sizeBytes, changedMs } as const;
      let manifest = await manifests.find(subject);
      if (!manifest) {
        const part = { autoClose: false, start: 0, highWaterMark: READ_BYTES };
        manifest = await packManifest(
          sizeBytes === 0 ? emptyFile() : handle.createReadStream({ ...part, end: sizeBytes - 1 }),
        );
        await manifests.keep(subject, manifest);
      }
      return {
        ...{ manifest, modifiedMs },
        read: (offset, length) => readAt(handle, offset, length),
        isUnchanged: () => isUnchanged(opened),
        close: () => handle.close(),
      };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** A file is not what its manifest says. */
  async forget(path: string): Promise<void> {
    const diskPath = this.watch.find(path)?.diskPath;
    if (diskPath !== undefined) await this.#options.manifests.remove({ box: 'outbox', diskPath });
  }

  /** The list, in parts. */
  *pages(): Generator<ShipTransferMessage, void, undefined> {
    const listedMs = this.#options.now();
    const { entries } = this.watch;
    for (let from = 0; from === 0 || from < entries.length; from += OUTBOX_PAGE_ENTRIES) {
      const page = entries.slice(from, from + OUTBOX_PAGE_ENTRIES);
      yield {
        ...{ type: 'outbox', listedMs, isFirst: from === 0, isLast: from + OUTBOX_PAGE_ENTRIES >= entries.length },
        entries: page.map(({ path, isDirectory, sizeBytes, modifiedMs }) => ({
          ...{ path, isDirectory, sizeBytes, modifiedMs, sha256: null },
        })),
      };
    }
  }

  /** Complete files that never arrived ashore as they are now. */
  async listUnsent(): Promise<ScannedEntry[]> {
    const sent = await this.#loadSent();
    return this.watch.entries.filter((entry) => !entry.isDirectory && sent.get(entry.path) !== stampOf(entry));
  }

  /** A file has arrived ashore. */
  async sent(path: string): Promise<void> {
    const entry = this.watch.find(path);
    const sent = await this.#loadSent();
    if (!entry) return;
    sent.set(path, stampOf(entry));
    for (const known of sent.keys()) if (!this.watch.find(known)) sent.delete(known);
    await writeFile(`${this.#sentPath}.new`, JSON.stringify([...sent]));
    await rename(`${this.#sentPath}.new`, this.#sentPath);
  }

  get #sentPath(): string {
    return join(this.#options.stateFolder, 'sent.json');
  }

  async #loadSent(): Promise<Map<string, string>> {
    this.#sent ??= new Map(
      await readFile(this.#sentPath, 'utf8')
        .then((text) => JSON.parse(text) as [string, string][])
        .catch(() => []),
    );
    return this.#sent;
  }
}

async function* emptyFile(): AsyncGenerator<Uint8Array> {}
