/** Both ends of a file on real disks: what travels, what is resumed, and what is thrown away. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BasisFile, FileReceiver } from './file-receiver.ts';
import { FileSender } from './file-sender.ts';
import { type PackedManifest, packManifest } from './packed-manifest.ts';
import { PartFolder } from './part-folder.ts';
import { type FileMessage, TransferError } from './transfer-message.ts';

const KB = 1024;
let folder: string;
let parts: PartFolder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fms-transfer-'));
  parts = new PartFolder(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Bytes of a xorshift, which do not compress. */
function bytesOf(seed: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed * 0x9e37_79b9;
  for (let at = 0; at < length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 11;
  }
  return bytes;
}
async function* streamOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 300 * KB) yield bytes.subarray(at, at + 300 * KB);
}
const manifestOf = (bytes: Buffer): Promise<PackedManifest> => packManifest(streamOf(bytes));
const fileOf = async (bytes: Buffer): Promise<BasisFile> => ({
  manifest: await manifestOf(bytes),
  read: async (offset, length) => bytes.subarray(offset, offset + length),
  close: async () => {},
});

interface Options {
  readonly basis?: readonly Buffer[];
  /** Bytes as they are read when they are sent, in place of those of the manifest. */
  readonly sent?: Buffer;
  /** Changes what travels; undefined drops the connection there. */
  readonly onWay?: (message: FileMessage) => FileMessage | undefined;
}

/** Sends a file once; answers what arrived, the failure, and bytes of chunks that travelled. */
async function pass(bytes: Buffer, { basis = [], sent = bytes, onWay = (message) => message }: Options = {}) {
  const outcome: { whole?: Buffer; failure?: unknown; chunkBytes: number; messages: string[]; isCut: boolean } = {
    ...{ chunkBytes: 0, messages: [], isCut: false },
  };
  const ended = Promise.withResolvers<void>();
  const onFailure = (_: number, failure: unknown) => {
    outcome.failure = failure;
    ended.resolve();
  };
  const sender: FileSender = new FileSender({
    send: async (told) => {
      const message = outcome.isCut ? undefined : onWay(told);
      if (message === undefined) {
        outcome.isCut = true;
        sender.close();
        return ended.resolve();
      }
      outcome.messages.push(message.type);
      if (message.type === 'chunk') outcome.chunkBytes += message.bytes.length;
      if (message.type === 'file') await receiver.begin(message);
      else if (message.type === 'manifest') receiver.takeManifest(message);
      else if (message.type === 'chunk') await receiver.takeChunk(message);
      else if (message.type === 'sent') receiver.takeSent(message);
    },
    permit: async () => {},
    onFailure,
  });
  const receiver: FileReceiver = new FileReceiver({
    folder: parts,
    basis: async function* () {
      for (const each of basis) yield await fileOf(each);
    },
    send: async (message) => {
      if (message.type === 'needManifest') void sender.takeNeedManifest(message);
      else if (message.type === 'want') void sender.takeWant(message);
    },
    accept: async () => {},
    onProgress: () => {},
    onWhole: async (_, part) => {
      expect(await part.isTrue()).toBe(true);
      outcome.whole = await readFile(part.path);
      ended.resolve();
    },
    onFailure,
  });
  const manifest = await manifestOf(bytes);
  const read = async (offset: number, length: number) => sent.subarray(offset, offset + length);
  const about = { transferId: 7, path: 'log.txt', modifiedMs: 0, priority: 'normal', isNow: false } as const;
  await sender.begin(about, { manifest, read, isUnchanged: async () => false, close: async () => {} });
  await ended.promise;
  await receiver.close();
  return outcome;
}

describe('a file', () => {
  it.each([0, 1, 20 * KB, 700 * KB])('of %d bytes arrives as it was', async (length) => {
    const bytes = bytesOf(1, length);
    const { whole } = await pass(bytes);
    expect(whole?.equals(bytes)).toBe(true);
  });

  it('of equal chunks sends one of them, and a compressible one less than its bytes', async () => {
    const zeros = Buffer.alloc(2048 * KB);
    const { whole, chunkBytes } = await pass(zeros);
    expect(whole?.equals(zeros)).toBe(true);
    expect(chunkBytes).toBeLessThan(1 * KB);
  });

  it('that grew by 1 % costs about 1 %: only chunks that the other end lacks travel', async () => {
    const before = bytesOf(2, 10_000 * KB);
    const after = Buffer.concat([before, bytesOf(3, 100 * KB)]);
    const { whole, chunkBytes } = await pass(after, { basis: [before] });
    expect(whole?.equals(after)).toBe(true);
    expect(chunkBytes).toBeLessThan(100 * KB + 2 * 256 * KB);
  });

  it('that is there under another name does not travel', async () => {
    const bytes = bytesOf(4, 900 * KB);
    const { whole, messages } = await pass(bytes, { basis: [bytesOf(5, 50 * KB), bytes] });
    expect(whole?.equals(bytes)).toBe(true);
    expect(messages).toEqual(['file', 'manifest', 'sent']);
  });

  it('takes no chunk of a file that was changed meanwhile', async () => {
    const bytes = bytesOf(6, 300 * KB);
    const changed = Buffer.from(bytes);
    const basis = await fileOf(bytes);
    changed.fill(0, 0, 20 * KB);
    const outcome = await pass(bytes, { basis: [] });
    expect(outcome.whole?.equals(bytes)).toBe(true);
    expect(basis.manifest.isChunk(0, changed.subarray(0, basis.manifest.sizeOf(0)))).toBe(false);
  });
});

describe('a file that was broken off', () => {
  it('goes on with the chunks that are missing, and without its manifest', async () => {
    const bytes = bytesOf(8, 2000 * KB);
    let chunks = 0;
    const first = await pass(bytes, {
      onWay: (message) => (message.type === 'chunk' && ++chunks > 10 ? undefined : message),
    });
    expect(first.whole).toBeUndefined();
    const second = await pass(bytes);
    expect(second.whole?.equals(bytes)).toBe(true);
    expect(second.messages).not.toContain('manifest');
    expect(first.chunkBytes + second.chunkBytes).toBe(bytes.length);
  });

  it('has its chunks looked at again: one that was not written whole is sent again', async () => {
    const bytes = bytesOf(9, 1000 * KB);
    let chunks = 0;
    await pass(bytes, { onWay: (message) => (message.type === 'chunk' && ++chunks > 5 ? undefined : message) });
    const kept = await readFile(parts.partPath(7));
    await truncate(parts.partPath(7), kept.length - 1);
    const again = await pass(bytes);
    expect(again.whole?.equals(bytes)).toBe(true);
    await parts.keepOnly(new Set([7]));
    await writeFile(join(folder, 'stray'), '');
    await parts.keepOnly(new Set());
    expect(await readFile(parts.partPath(7)).catch(() => null)).toBeNull();
  });

  it('is thrown away in part where the file became another', async () => {
    const before = bytesOf(10, 1000 * KB);
    let chunks = 0;
    await pass(before, { onWay: (message) => (message.type === 'chunk' && ++chunks > 5 ? undefined : message) });
    const after = Buffer.concat([bytesOf(11, 5 * KB), before]);
    const { whole } = await pass(after);
    expect(whole?.equals(after)).toBe(true);
  });
});

describe('what is wrong', () => {
  it('is not sent: a file that changes under way ends with still-written', async () => {
    const bytes = bytesOf(12, 600 * KB);
    const { failure, chunkBytes } = await pass(bytes, { sent: bytesOf(13, 600 * KB) });
    expect(failure).toMatchObject({ code: 'still-written' });
    expect(chunkBytes).toBe(0);
  });

  it('is not kept: a chunk with a wrong bit is sent again', async () => {
    const bytes = bytesOf(14, 600 * KB);
    let isSpoilt = false;
    const { whole, chunkBytes } = await pass(bytes, {
      onWay(message) {
        if (isSpoilt || message.type !== 'chunk') return message;
        isSpoilt = true;
        const spoilt = Buffer.from(message.bytes);
        spoilt[0] = (spoilt[0] ?? 0) ^ 1;
        return { ...message, bytes: spoilt };
      },
    });
    expect(whole?.equals(bytes)).toBe(true);
    expect(chunkBytes).toBeGreaterThan(bytes.length);
  });

  it('stops the transfer the third time', async () => {
    const { failure } = await pass(bytesOf(15, 600 * KB), {
      onWay: (message) =>
        message.type === 'chunk' ? { ...message, isPacked: false, bytes: Buffer.alloc(9) } : message,
    });
    expect(failure).toBeInstanceOf(TransferError);
    expect(failure).toMatchObject({ code: 'hash-differs' });
  });

  it.each([
    ['a manifest of other chunks', 'manifest', { sizes: Buffer.alloc(4, 1) }, 'manifest-invalid'],
    ['a manifest that does not begin at its begin', 'manifest', { from: 1 }, 'manifest-invalid'],
    ['a chunk that the file does not have', 'chunk', { index: 5 }, 'chunk-invalid'],
    ['a chunk that cannot be unpacked', 'chunk', { isPacked: true, bytes: Buffer.alloc(9) }, 'chunk-invalid'],
  ] as const)('is refused: %s', async (_, type, changed, code) => {
    const onWay = (message: FileMessage) =>
      message.type === type ? ({ ...message, ...changed } as FileMessage) : message;
    expect((await pass(bytesOf(16, 9 * KB), { onWay })).failure).toMatchObject({ code });
  });

  it('is refused: a chunk that would become more than one, of a few bytes', async () => {
    const { zstdCompressSync } = await import('node:zlib');
    const bomb = zstdCompressSync(Buffer.alloc(64 * KB * KB));
    const onWay = (message: FileMessage): FileMessage =>
      message.type === 'chunk' ? { ...message, isPacked: true, bytes: bomb } : message;
    expect(bomb.length).toBeLessThan(10 * KB);
    expect((await pass(bytesOf(17, 9 * KB), { onWay })).failure).toMatchObject({ code: 'chunk-invalid' });
  });
});

it('a manifest survives its way to the disk, and what was cut off is not taken', async () => {
  const bytes = bytesOf(18, 500 * KB);
  const manifest = await manifestOf(bytes);
  await parts.keepManifest(3, manifest);
  expect((await parts.findManifest(3, manifest.digest))?.unpack()).toEqual(manifest.unpack());
  expect(manifest.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  await truncate(join(folder, '3.manifest'), 50);
  expect(await parts.findManifest(3, manifest.digest)).toBeUndefined();
});
