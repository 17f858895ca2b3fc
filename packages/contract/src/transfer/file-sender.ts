/** The end that has files: tells their manifests and sends the chunks that the other end asks for. */
import { ChunkPacker } from './chunk-packer.ts';
import type { PackedManifest } from './packed-manifest.ts';
import { type FileHead, type FileMessage, TransferError, type WantMessage } from './transfer-message.ts';

/** A file as its end has it. */
export interface SourceFile {
  readonly manifest: PackedManifest;
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Whether the file is surely the one of the manifest; where it may not be, each chunk is compared. */
  isUnchanged(): Promise<boolean>;
  close(): Promise<void>;
}

export interface FileSenderOptions {
  readonly send: (message: FileMessage) => Promise<void>;
  /** Resolves when so many bytes of the transfer may go; counts them. @throws {unknown} what ends the transfer here */
  readonly permit: (head: FileHead, bytes: number, isStopped: () => boolean) => Promise<void>;
  /** A transfer cannot go on here. */
  readonly onFailure: (transferId: number, error: unknown) => void;
}

interface Sending {
  readonly head: FileHead;
  readonly file: SourceFile;
  readonly packer: ChunkPacker;
  /** Whether parts of it are being sent. */
  isBusy: boolean;
  /** What is done after that. */
  next: (() => Promise<void>) | null;
  isStopped: boolean;
}

export class FileSender {
  readonly #options: FileSenderOptions;
  readonly #files = new Map<number, Sending>();

  constructor(options: FileSenderOptions) {
    this.#options = options;
  }

  /** Tells the other end of a file, which is closed when the transfer ends. */
  async begin(about: Pick<FileHead, 'transferId' | 'path' | 'modifiedMs' | 'priority' | 'isNow'>, file: SourceFile) {
    this.stop(about.transferId);
    const { sizeBytes, sha256, count: chunks, digest: manifest } = file.manifest;
    const head: FileHead = { type: 'file', ...about, sizeBytes, sha256, chunks, manifest };
    this.#files.set(about.transferId, {
      head,
      file,
      packer: new ChunkPacker(),
      isBusy: false,
      next: null,
      isStopped: false,
    });
    await this.#options.send(head);
  }

  async takeNeedManifest({ transferId }: { readonly transferId: number }): Promise<void> {
    const sending = this.#files.get(transferId);
    if (!sending) return;
    await this.#run(sending, async () => {
      for (const part of sending.file.manifest.parts(transferId)) {
        if (sending.isStopped) return;
        await this.#options.permit(sending.head, part.hashes.length + part.sizes.length, () => sending.isStopped);
        await this.#options.send(part);
      }
    });
  }

  async takeWant({ transferId, ranges }: WantMessage): Promise<void> {
    const sending = this.#files.get(transferId);
    if (!sending) return;
    await this.#run(sending, async () => {
      for (const [from, to] of ranges) {
        for (let index = from; index <= Math.min(to, sending.file.manifest.count - 1); index++) {
          if (sending.isStopped) return;
          await this.#sendChunk(sending, index);
        }
      }
      await this.#options.send({ type: 'sent', transferId });
    });
  }

  has(transferId: number): boolean {
    return this.#files.has(transferId);
  }

  stop(transferId: number): void {
    const sending = this.#files.get(transferId);
    if (!sending) return;
    sending.isStopped = true;
    this.#files.delete(transferId);
    if (!sending.isBusy) void sending.file.close().catch(() => {});
  }

  close(): void {
    for (const transferId of [...this.#files.keys()]) this.stop(transferId);
  }

  async #sendChunk(sending: Sending, index: number): Promise<void> {
    const { head, file, packer } = sending;
    const { manifest } = file;
    const bytes = await file.read(manifest.offsetOf(index), manifest.sizeOf(index));
    // The line is not spent on bytes that the other end would throw away.
    if (!(await file.isUnchanged()) && !manifest.isChunk(index, bytes))
      throw new TransferError('still-written', 'The file changed while it was sent.');
    const packed = packer.pack(bytes);
    await this.#options.permit(head, packed.bytes.length, () => sending.isStopped);
    if (!sending.isStopped) await this.#options.send({ type: 'chunk', transferId: head.transferId, index, ...packed });
  }

  /** One task at a time; of those that come meanwhile the last. */
  async #run(sending: Sending, task: () => Promise<void>): Promise<void> {
    if (sending.isBusy) {
      sending.next = task;
      return;
    }
    sending.isBusy = true;
    try {
      for (let next: typeof sending.next = task; next && !sending.isStopped; ) {
        await next();
        next = sending.next;
        sending.next = null;
      }
    } catch (error) {
      if (!sending.isStopped) this.#options.onFailure(sending.head.transferId, error);
      sending.isStopped = true;
      this.#files.delete(sending.head.transferId);
    } finally {
      sending.isBusy = false;
      if (sending.isStopped) await sending.file.close().catch(() => {});
    }
  }
}
