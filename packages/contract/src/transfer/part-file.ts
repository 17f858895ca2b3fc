/**
 * A file that is not whole yet. Each chunk is written at its place; which of them are there is not noted down but looked at
 * again after a restart, so that a kill or a power cut between two writes cannot make a wrong chunk count as a right one.
 */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { PackedManifest } from './packed-manifest.ts';
import { MAX_WANTED_RANGES } from './transfer-message.ts';

const PRIVATE_FILE = 0o600;
const OPEN_FLAGS = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW;

export class PartFile {
  readonly path: string;
  readonly manifest: PackedManifest;
  readonly #file: FileHandle;
  /** 1 for each chunk that is there. */
  readonly #has: Uint8Array;
  /** Further places of a chunk that a file holds several times, by its first. */
  readonly #twins: Map<number, number[]>;
  #haveBytes = 0;

  private constructor(path: string, manifest: PackedManifest, file: FileHandle) {
    this.path = path;
    this.manifest = manifest;
    this.#file = file;
    this.#has = new Uint8Array(manifest.count);
    this.#twins = listTwins(manifest);
  }

  /** Makes it, or finds out which chunks of the manifest are there already. */
  static async open(path: string, manifest: PackedManifest): Promise<PartFile> {
    const file = await open(path, OPEN_FLAGS, PRIVATE_FILE);
    const part = new PartFile(path, manifest, file);
    try {
      await part.#lookAtChunks();
      return part;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Bytes of the file that are there. */
  get haveBytes(): number {
    return this.#haveBytes;
  }

  get isWhole(): boolean {
    return this.#haveBytes === this.manifest.sizeBytes;
  }

  has(index: number): boolean {
    return this.#has[index] === 1;
  }

  /** Writes a chunk wherever the file has it; false for bytes of another SHA-256, which are not written. */
  async put(index: number, bytes: Uint8Array): Promise<boolean> {
    if (!this.manifest.isChunk(index, bytes)) return false;
    for (const place of [index, ...(this.#twins.get(index) ?? [])]) await this.#write(place, bytes);
    return true;
  }

  /** The chunks that are not there, of equal ones the first; at most {@link MAX_WANTED_RANGES} ranges, both inclusive. */
  missing(): [from: number, to: number][] {
    const twins = new Set([...this.#twins.values()].flat());
    const ranges: [number, number][] = [];
    for (let index = 0; index < this.manifest.count; index++) {
      if (this.has(index) || twins.has(index)) continue;
      const last = ranges.at(-1);
      if (last?.[1] === index - 1) last[1] = index;
      else if (ranges.length === MAX_WANTED_RANGES) break;
      else ranges.push([index, index]);
    }
    return ranges;
  }

  /** Whether the bytes of the whole file have the SHA-256 that was told. */
  async isTrue(): Promise<boolean> {
    const hash = createHash('sha256');
    for await (const bytes of this.stream()) hash.update(bytes as Buffer);
    return hash.digest('hex') === this.manifest.sha256;
  }

  stream(): Readable {
    return createReadStream(this.path);
  }

  /** Puts everything on the disk, and cuts off what an older try may have left behind the end. */
  async settle(): Promise<void> {
    await this.#file.truncate(this.manifest.sizeBytes);
    await this.#file.sync();
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #write(index: number, bytes: Uint8Array): Promise<void> {
    if (this.has(index)) return;
    await this.#file.write(bytes, 0, bytes.length, this.manifest.offsetOf(index));
    this.#add(index);
  }

  #add(index: number): void {
    if (this.has(index)) return;
    this.#has[index] = 1;
    this.#haveBytes += this.manifest.sizeOf(index);
  }

  async #lookAtChunks(): Promise<void> {
    const { size } = await this.#file.stat();
    const { manifest } = this;
    for (let index = 0; index < manifest.count; index++) {
      const [offset, length] = [manifest.offsetOf(index), manifest.sizeOf(index)];
      if (offset + length > size) continue;
      const bytes = Buffer.allocUnsafe(length);
      await this.#file.read(bytes, 0, length, offset);
      if (manifest.isChunk(index, bytes)) this.#add(index);
    }
  }
}

function listTwins(manifest: PackedManifest): Map<number, number[]> {
  const first = new Map<string, number>();
  const twins = new Map<number, number[]>();
  for (let index = 0; index < manifest.count; index++) {
    const key = manifest.keyOf(index);
    const known = first.get(key);
    if (known === undefined) {
      first.set(key, index);
      continue;
    }
    const places = twins.get(known);
    if (places) places.push(index);
    else twins.set(known, [index]);
  }
  return twins;
}
