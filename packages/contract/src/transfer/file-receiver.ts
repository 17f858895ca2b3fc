/** The end that receives files: takes manifests, asks for the chunks it lacks, and puts what arrives in its place. */
import { decideMismatch } from '@fms/domain/transfer';
import { unpackChunk } from './chunk-packer.ts';
import { ManifestBuilder, type PackedManifest } from './packed-manifest.ts';
import { PartFile } from './part-file.ts';
import type { PartFolder } from './part-folder.ts';
import {
  type ChunkMessage,
  type FileHead,
  type FileMessage,
  type ManifestMessage,
  TransferError,
} from './transfer-message.ts';

/** A file whose chunks are there: they do not travel again. */
export interface BasisFile {
  readonly manifest: PackedManifest;
  /** May answer other bytes than the manifest says, where the file was changed; they are not taken. */
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface FileReceiverOptions {
  readonly folder: PartFolder;
  /** Files that may hold chunks of the one that comes, the likeliest first. */
  readonly basis: (head: FileHead) => AsyncIterable<BasisFile>;
  readonly send: (message: FileMessage) => Promise<void>;
  /** Decides on a file before anything of it is kept. @throws {TransferError} to refuse it */
  readonly accept: (head: FileHead) => Promise<void>;
  /** `lineBytes` came over the line, `doneBytes` of the file are there. */
  readonly onProgress: (head: FileHead, lineBytes: number, doneBytes: number) => void;
  /** Every chunk is there; the part stays open until this resolves. */
  readonly onWhole: (head: FileHead, part: PartFile) => Promise<void>;
  /** A transfer cannot go on; a `TransferError` says why in its code. */
  readonly onFailure: (transferId: number, error: unknown) => void;
}

interface Receiving {
  readonly head: FileHead;
  builder: ManifestBuilder | null;
  part: PartFile | null;
  mismatches: number;
  /** It was stopped while something of it was under way. */
  isStopped: boolean;
}

export class FileReceiver {
  readonly #options: FileReceiverOptions;
  readonly #files = new Map<number, Receiving>();
  /** Work that goes on beside the messages; ended before the files are closed. */
  readonly #working = new Set<Promise<void>>();

  constructor(options: FileReceiverOptions) {
    this.#options = options;
  }

  /** A file that the other end can send; begins anew where one of that transfer was under way. */
  async begin(head: FileHead): Promise<void> {
    await this.stop(head.transferId);
    const receiving: Receiving = { head, builder: null, part: null, mismatches: 0, isStopped: false };
    this.#files.set(head.transferId, receiving);
    this.#work(receiving, async () => {
      await this.#options.accept(head);
      const known = await this.#options.folder.findManifest(head.transferId, head.manifest);
      if (receiving.isStopped) return;
      receiving.builder = new ManifestBuilder(head.chunks, head);
      if (known) await this.#ask(receiving, known);
      else if (head.chunks === 0) await this.#manifestIsThere(receiving);
      else await this.#options.send({ type: 'needManifest', transferId: head.transferId });
    });
  }

  takeManifest(message: ManifestMessage): void {
    const receiving = this.#files.get(message.transferId);
    if (!receiving?.builder || receiving.part) return;
    const { builder } = receiving;
    this.#options.onProgress(receiving.head, message.hashes.length + message.sizes.length, 0);
    this.#work(receiving, async () => {
      builder.add(message);
      if (builder.isWhole) await this.#manifestIsThere(receiving);
    });
  }

  /** Resolves when it is written: what comes next is not read before. */
  async takeChunk(message: ChunkMessage): Promise<void> {
    const receiving = this.#files.get(message.transferId);
    const part = receiving?.part;
    if (!receiving || !part) return;
    await this.#run(receiving, async () => {
      if (message.index >= part.manifest.count) throw new TransferError('chunk-invalid', 'There is no such chunk.');
      const isTaken = part.has(message.index) || (await part.put(message.index, unpackChunk(message)));
      this.#options.onProgress(receiving.head, message.bytes.length, part.haveBytes);
      if (!isTaken && decideMismatch(++receiving.mismatches) === 'stop')
        throw new TransferError('hash-differs', 'A chunk came three times with another SHA-256.');
    });
  }

  /** The other end has sent all that was asked for. */
  takeSent({ transferId }: { readonly transferId: number }): void {
    const receiving = this.#files.get(transferId);
    const part = receiving?.part;
    if (!receiving || !part) return;
    this.#work(receiving, async () => {
      if (!part.isWhole) return this.#want(receiving, part);
      await part.settle();
      await this.#options.onWhole(receiving.head, part);
      this.#files.delete(transferId);
      await part.close();
    });
  }

  has(transferId: number): boolean {
    return this.#files.has(transferId);
  }

  /** Ends it here; its chunks are kept. */
  async stop(transferId: number): Promise<void> {
    const receiving = this.#files.get(transferId);
    if (!receiving) return;
    receiving.isStopped = true;
    this.#files.delete(transferId);
    await Promise.allSettled(this.#working);
    await receiving.part?.close().catch(() => {});
  }

  /** Ends them all; resolves when nothing is written any more. */
  async close(): Promise<void> {
    for (const transferId of [...this.#files.keys()]) await this.stop(transferId);
    await Promise.allSettled(this.#working);
  }

  async #manifestIsThere(receiving: Receiving): Promise<void> {
    const { head, builder } = receiving;
    const manifest = builder?.build();
    if (!manifest) return;
    if (manifest.digest !== head.manifest)
      throw new TransferError('manifest-invalid', 'The manifest is not the one that was told.');
    await this.#options.folder.keepManifest(head.transferId, manifest);
    await this.#ask(receiving, manifest);
  }

  async #ask(receiving: Receiving, manifest: PackedManifest): Promise<void> {
    const { head } = receiving;
    const part = await PartFile.open(this.#options.folder.partPath(head.transferId), manifest);
    try {
      if (part.haveBytes === 0) await fill(part, this.#options.basis(head));
    } catch (error) {
      await part.close();
      throw error;
    }
    if (receiving.isStopped) return part.close();
    receiving.part = part;
    this.#options.onProgress(head, 0, part.haveBytes);
    await this.#want(receiving, part);
  }

  async #want({ head: { transferId } }: Receiving, part: PartFile): Promise<void> {
    await this.#options.send({ type: 'want', transferId, ranges: part.missing() });
  }

  /** Beside the messages: a file is looked through while those of others are read. */
  #work(receiving: Receiving, task: () => Promise<void>): void {
    const work = this.#run(receiving, task).finally(() => this.#working.delete(work));
    this.#working.add(work);
  }

  async #run(receiving: Receiving, task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      if (receiving.isStopped) return;
      const { transferId } = receiving.head;
      receiving.isStopped = true;
      this.#files.delete(transferId);
      await receiving.part?.close().catch(() => {});
      this.#options.onFailure(transferId, error);
    }
  }
}

/** Takes the chunks that other files hold already. */
async function fill(part: PartFile, basis: AsyncIterable<BasisFile>): Promise<void> {
  const { manifest } = part;
  const lacking = new Map<string, number>();
  for (const [from, to] of part.missing())
    for (let index = from; index <= to; index++) lacking.set(manifest.keyOf(index), index);
  if (lacking.size === 0) return;
  for await (const file of basis) {
    try {
      await fillFrom(part, file, lacking);
    } finally {
      await file.close();
    }
    if (lacking.size === 0) return;
  }
}

async function fillFrom(part: PartFile, file: BasisFile, lacking: Map<string, number>): Promise<void> {
  for (let at = 0; at < file.manifest.count; at++) {
    const key = file.manifest.keyOf(at);
    const index = lacking.get(key);
    if (index === undefined) continue;
    const bytes = await file.read(file.manifest.offsetOf(at), file.manifest.sizeOf(at));
    if (await part.put(index, bytes)) lacking.delete(key);
  }
}
