/** A manifest as two columns: 36 bytes a chunk, so that twenty files of 2 GB under way stay small in memory and on disk. */
import { createHash } from 'node:crypto';
import { buildManifest, checkManifest, type FileManifest } from '@fms/domain/transfer';
import { MANIFEST_PART_CHUNKS, type ManifestMessage, SHA256_BYTES, TransferError } from './transfer-message.ts';

const SIZE_BYTES = 4;
const CHUNK_BYTES = SHA256_BYTES + SIZE_BYTES;

export class PackedManifest {
  readonly sizeBytes: number;
  /** Of the whole file. */
  readonly sha256: string;
  /** 32 bytes of SHA-256 and 4 bytes of size, the least first, of each chunk. */
  readonly #chunks: Buffer;
  /** Bytes in front of each chunk. */
  readonly #offsets: Float64Array;

  constructor(sizeBytes: number, sha256: string, chunks: Buffer) {
    this.sizeBytes = sizeBytes;
    this.sha256 = sha256;
    this.#chunks = chunks;
    this.#offsets = new Float64Array(this.count);
    let offset = 0;
    for (let index = 0; index < this.count; index++) {
      this.#offsets[index] = offset;
      offset += this.sizeOf(index);
    }
  }

  get count(): number {
    return this.#chunks.length / CHUNK_BYTES;
  }

  /** SHA-256 of the manifest itself. */
  get digest(): string {
    return createHash('sha256').update(`${this.sizeBytes} ${this.sha256} `).update(this.#chunks).digest('hex');
  }

  /** The SHA-256 of a chunk, 32 bytes. */
  hashOf(index: number): Buffer {
    return this.#chunks.subarray(index * CHUNK_BYTES, index * CHUNK_BYTES + SHA256_BYTES);
  }

  /** The SHA-256 of a chunk as the key of a map: one character a byte. */
  keyOf(index: number): string {
    return this.hashOf(index).toString('latin1');
  }

  sizeOf(index: number): number {
    return this.#chunks.readUInt32LE(index * CHUNK_BYTES + SHA256_BYTES);
  }

  offsetOf(index: number): number {
    return this.#offsets[index] ?? 0;
  }

  isChunk(index: number, bytes: Uint8Array): boolean {
    return (
      bytes.length === this.sizeOf(index) && createHash('sha256').update(bytes).digest().equals(this.hashOf(index))
    );
  }

  /** The messages that carry it. */
  *parts(transferId: number): Generator<ManifestMessage, void, undefined> {
    for (let from = 0; from < this.count; from += MANIFEST_PART_CHUNKS) {
      const many = Math.min(MANIFEST_PART_CHUNKS, this.count - from);
      const hashes = Buffer.alloc(many * SHA256_BYTES);
      const sizes = Buffer.alloc(many * SIZE_BYTES);
      for (let index = 0; index < many; index++) {
        this.hashOf(from + index).copy(hashes, index * SHA256_BYTES);
        sizes.writeUInt32LE(this.sizeOf(from + index), index * SIZE_BYTES);
      }
      yield { type: 'manifest', transferId, from, hashes, sizes };
    }
  }

  /** As it is kept on disk. */
  toBytes(): Buffer {
    const head = Buffer.alloc(8 + SHA256_BYTES);
    head.writeDoubleLE(this.sizeBytes);
    head.write(this.sha256, 8, 'hex');
    return Buffer.concat([head, this.#chunks]);
  }

  /** Undefined for bytes that were not written whole. */
  static fromBytes(bytes: Buffer): PackedManifest | undefined {
    const rest = bytes.length - 8 - SHA256_BYTES;
    if (rest < 0 || rest % CHUNK_BYTES !== 0) return undefined;
    const sha256 = bytes.toString('hex', 8, 8 + SHA256_BYTES);
    const manifest = new PackedManifest(bytes.readDoubleLE(), sha256, bytes.subarray(8 + SHA256_BYTES));
    return checkManifest(manifest.unpack()) === null ? manifest : undefined;
  }

  unpack(): FileManifest {
    const { sizeBytes, sha256, count } = this;
    const chunks = Array.from({ length: count }, (_, index) => ({
      sha256: this.hashOf(index).toString('hex'),
      sizeBytes: this.sizeOf(index),
    }));
    return { sizeBytes, sha256, chunks };
  }
}

/** Puts a manifest together from its messages, which come in order. */
export class ManifestBuilder {
  readonly #chunks: Buffer;
  readonly #told: { readonly sizeBytes: number; readonly sha256: string };
  #count = 0;

  constructor(chunks: number, told: { readonly sizeBytes: number; readonly sha256: string }) {
    this.#chunks = Buffer.alloc(chunks * CHUNK_BYTES);
    this.#told = told;
  }

  get isWhole(): boolean {
    return this.#count * CHUNK_BYTES === this.#chunks.length;
  }

  /** @throws {TransferError} `manifest-invalid` */
  add({ from, hashes, sizes }: ManifestMessage): void {
    const many = hashes.length / SHA256_BYTES;
    if (
      from !== this.#count ||
      sizes.length / SIZE_BYTES !== many ||
      (from + many) * CHUNK_BYTES > this.#chunks.length
    ) {
      throw new TransferError('manifest-invalid', 'The parts of a manifest do not belong together.');
    }
    for (let index = 0; index < many; index++) {
      const at = (from + index) * CHUNK_BYTES;
      this.#chunks.set(hashes.subarray(index * SHA256_BYTES, (index + 1) * SHA256_BYTES), at);
      this.#chunks.set(sizes.subarray(index * SIZE_BYTES, (index + 1) * SIZE_BYTES), at + SHA256_BYTES);
    }
    this.#count += many;
  }

  /** @throws {TransferError} `manifest-invalid` for one that cannot be true */
  build(): PackedManifest {
    const manifest = new PackedManifest(this.#told.sizeBytes, this.#told.sha256, this.#chunks);
    const refusal = checkManifest(manifest.unpack());
    if (refusal) throw new TransferError('manifest-invalid', refusal.sentence);
    return manifest;
  }
}

/** The manifest of a stream, read once. */
export async function packManifest(stream: AsyncIterable<Uint8Array>): Promise<PackedManifest> {
  let packed = Buffer.alloc(256 * CHUNK_BYTES);
  let length = 0;
  const sha256 = () => createHash('sha256');
  const size = Buffer.alloc(SIZE_BYTES);
  const { sizeBytes, sha256: whole } = await buildManifest(stream, sha256, (entry) => {
    if (length + CHUNK_BYTES > packed.length) packed = Buffer.concat([packed, Buffer.alloc(packed.length)]);
    packed.write(entry.sha256, length, 'hex');
    size.writeUInt32LE(entry.sizeBytes);
    packed.set(size, length + SHA256_BYTES);
    length += CHUNK_BYTES;
  });
  return new PackedManifest(sizeBytes, whole, Buffer.from(packed.subarray(0, length)));
}
