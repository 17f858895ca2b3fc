/**
 * Messages of the one `file` channel of a vessel, which its gateway opens on each connection. The queue ashore decides what
 * moves; the end that has a file tells its manifest, the other end says which chunks it lacks, and only those travel. A transfer
 * that was broken off begins anew with `file`: the end that receives kept its chunks and its manifest on its disk.
 */
import { FILE_BYTES, isSha256, PATH_BYTES } from '@fms/domain/file';
import { CHUNK_BYTES, LINE_ACCOUNTS, TRANSFER_PRIORITIES, WAIT_REASONS, type WaitReason } from '@fms/domain/transfer';
import { z } from 'zod';
import { CodedError } from '../error/coded-error.ts';
import { lineRule, lineUsage } from '../file/policy.ts';
import { asciiText, text } from '../scalar/text.ts';

export const TRANSFER_VERSION = 1;
/** Chunks of the largest file. */
export const MAX_CHUNKS = FILE_BYTES / CHUNK_BYTES.least;
/** Chunks of one message of a manifest. */
export const MANIFEST_PART_CHUNKS = 4096;
export const SHA256_BYTES = 32;
const SIZE_BYTES = 4;
/** Entries of one message of the outbox. */
export const OUTBOX_PAGE_ENTRIES = 200;
/** Ranges of chunks that are asked for at once; the others are asked for when these have arrived. */
export const MAX_WANTED_RANGES = 10_000;
/** Bytes that travel to learn how fast the line is. */
export const PROBE_BYTES = 32 * 1024;

const transferId = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const byteCount = z.int().min(0);
const time = z.int().min(0).max(8.64e15);
const fileBytes = z.int().min(0).max(FILE_BYTES);
const sha256 = asciiText(64).refine(isSha256);
const path = text(PATH_BYTES);
const chunkIndex = z
  .int()
  .min(0)
  .max(MAX_CHUNKS - 1);
const waitReasons = Object.keys(WAIT_REASONS) as [WaitReason, ...WaitReason[]];
const bytes = (most: number) => z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= most);
const column = (width: number) =>
  bytes(width * MANIFEST_PART_CHUNKS).refine((value) => value.length > 0 && value.length % width === 0);
const priority = z.enum(TRANSFER_PRIORITIES);

/** What opens the channel, as its `request`. */
export const transferRequest = z.object({
  version: z.literal(TRANSFER_VERSION),
  /** Where files for the ship are put: its inbox folder. */
  takes: z.boolean(),
});

/** A file that its end can send, in answer to `send` or from the queue ashore. */
export const fileHead = z.object({
  type: z.literal('file'),
  transferId,
  /** Below the outbox or the inbox. */
  path,
  sizeBytes: fileBytes,
  modifiedMs: time,
  sha256,
  chunks: z.int().min(0).max(MAX_CHUNKS),
  /** SHA-256 of the manifest, by which the other end knows whether it has it. */
  manifest: sha256,
  priority,
  isNow: z.boolean(),
});
export type FileHead = z.infer<typeof fileHead>;

const outboxEntry = z.object({
  path,
  isDirectory: z.boolean(),
  sizeBytes: byteCount,
  modifiedMs: time,
  sha256: sha256.nullable(),
});

/** Both ends send and receive files. */
const fileMessages = [
  fileHead,
  z.object({ type: z.literal('needManifest'), transferId }),
  z.object({
    type: z.literal('manifest'),
    transferId,
    from: chunkIndex,
    /** 32 bytes each, and 4 bytes of a whole number, the least first. */
    hashes: column(SHA256_BYTES),
    sizes: column(SIZE_BYTES),
  }),
  z.object({
    type: z.literal('want'),
    transferId,
    /** Both inclusive. */
    ranges: z.array(z.tuple([chunkIndex, chunkIndex])).max(MAX_WANTED_RANGES),
  }),
  z.object({
    type: z.literal('chunk'),
    transferId,
    index: chunkIndex,
    /** Compressed with zstd. */
    isPacked: z.boolean(),
    bytes: bytes(CHUNK_BYTES.most),
  }),
  /** All that was asked for. */
  z.object({ type: z.literal('sent'), transferId }),
  /** The end that has the file cannot send it now, or the other cannot take it. */
  z.object({
    type: z.literal('held'),
    transferId,
    reason: z.enum(waitReasons),
    until: time.nullable(),
  }),
  z.object({ type: z.literal('refused'), transferId, code: asciiText(60).regex(/^[a-z0-9-]+$/), message: text(500) }),
] as const;

export const shipTransferMessage = z.discriminatedUnion('type', [
  ...fileMessages,
  /** The outbox as a whole, in parts; the first has `isFirst`. */
  z.object({
    type: z.literal('outbox'),
    listedMs: time,
    isFirst: z.boolean(),
    isLast: z.boolean(),
    entries: z.array(outboxEntry).max(OUTBOX_PAGE_ENTRIES),
  }),
  /** The ship sends a file by itself. */
  z.object({ type: z.literal('offer'), ...outboxEntry.omit({ isDirectory: true }).shape }),
  z.object({ type: z.literal('line'), bitRate: z.int().min(0).max(1e12).nullable() }),
  /** Bytes of files, and of each account of the line where the gateway counts them. */
  z.object({ type: z.literal('usage'), dayBytes: byteCount, monthBytes: byteCount, accounts: lineUsage.optional() }),
  z.object({ type: z.literal('probe'), filler: bytes(PROBE_BYTES) }),
  z.object({ type: z.literal('progress'), transferId, doneBytes: fileBytes }),
  /** Whole and with the SHA-256 that was told; it is not in the inbox yet. */
  z.object({ type: z.literal('arrived'), transferId }),
  /** In the inbox, or delivered. */
  z.object({ type: z.literal('released'), transferId }),
  /** Whole, and of another SHA-256: it was thrown away. */
  z.object({ type: z.literal('differs'), transferId }),
]);
export type ShipTransferMessage = z.infer<typeof shipTransferMessage>;
/** The message of a type that the ship sends. */
export type ShipMessage<Type extends ShipTransferMessage['type']> = Extract<ShipTransferMessage, { type: Type }>;

/** Where the gateway delivers files on the ship's own network in place of the inbox. */
export const sftpTarget = z.object({
  host: asciiText(255),
  port: z.int().min(1).max(65_535),
  userName: text(200),
  password: text(500),
  /** A private key as OpenSSH or PEM text. */
  key: text(20_000),
});
export type SftpTarget = z.infer<typeof sftpTarget>;

export const shoreTransferMessage = z.discriminatedUnion('type', [
  ...fileMessages,
  z.object({
    type: z.literal('budget'),
    line: z.record(z.enum(LINE_ACCOUNTS), lineRule),
    /** Of files. */
    monthBytes: byteCount,
    /** What the shore counted of each account of the line. */
    used: lineUsage.optional(),
    isInPort: z.boolean().nullable(),
  }),
  z.object({ type: z.literal('sftp'), target: sftpTarget.nullable() }),
  /** Asks for a file of the outbox. */
  z.object({ type: z.literal('send'), transferId, path, priority, isNow: z.boolean() }),
  /** The transfer does not go on now; what is there of it is kept unless it has ended. */
  z.object({ type: z.literal('stop'), transferId, hasEnded: z.boolean() }),
  /** Asks how fast the line is. */
  z.object({ type: z.literal('askLine') }),
  z.object({ type: z.literal('probed') }),
  /** A file of the ship is complete ashore. */
  z.object({ type: z.literal('done'), transferId }),
]);
export type ShoreTransferMessage = z.infer<typeof shoreTransferMessage>;
/** The message of a type that the shore sends. */
export type ShoreMessage<Type extends ShoreTransferMessage['type']> = Extract<ShoreTransferMessage, { type: Type }>;

/** What both ends say of a file. */
export type FileMessage = z.infer<(typeof fileMessages)[number]>;
type Of<Type extends FileMessage['type']> = Extract<FileMessage, { type: Type }>;
export type ManifestMessage = Of<'manifest'>;
export type WantMessage = Of<'want'>;
export type ChunkMessage = Of<'chunk'>;

/** Ends a transfer at one end; the code crosses the wire. */
export class TransferError extends CodedError {
  override readonly name = 'TransferError';
}
