/** What of a file must travel, given what the other side has. */
import { RangeSet } from '../../link/range-set.ts';
import type { FileManifest } from './manifest.ts';

/** What the other side says it has, of this file or of any other. */
export interface Holding {
  /** Whether it has the whole file, under any name. */
  hasFile(sha256: string): boolean;
  hasChunk(sha256: string): boolean;
}

export interface TransferPlan {
  /** `already-there`: nothing travels, the file gets its name; `delta`: some chunks are there; `whole`: all travel. */
  readonly kind: 'already-there' | 'delta' | 'whole';
  /** Indices of the chunks to send, from 0 on; of equal chunks the first only. */
  readonly send: RangeSet;
  readonly sendBytes: number;
  /** Bytes of the file that do not travel. */
  readonly savedBytes: number;
}

/** The plan of a manifest. It is made anew after each break of the line: chunks that arrived are then there. */
export function planTransfer({ sizeBytes, sha256, chunks }: FileManifest, holding: Holding): TransferPlan {
  if (holding.hasFile(sha256))
    return { kind: 'already-there', send: new RangeSet(), sendBytes: 0, savedBytes: sizeBytes };
  const send = new RangeSet();
  const planned = new Set<string>();
  let sendBytes = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (planned.has(chunk.sha256) || holding.hasChunk(chunk.sha256)) continue;
    planned.add(chunk.sha256);
    send.add(index);
    sendBytes += chunk.sizeBytes;
  }
  return { kind: sendBytes < sizeBytes ? 'delta' : 'whole', send, sendBytes, savedBytes: sizeBytes - sendBytes };
}

/** Bytes in front of each chunk: where it is written, and read. */
export function listChunkOffsets({ chunks }: FileManifest): number[] {
  let offset = 0;
  return chunks.map(({ sizeBytes }) => {
    const own = offset;
    offset += sizeBytes;
    return own;
  });
}

/** Share of a file that the other side holds, 0 to 1: what was there before counts, and an empty file is whole. */
export function computeShareDone({ sizeBytes, chunks }: FileManifest, holding: Holding): number {
  if (sizeBytes === 0) return 1;
  return chunks.reduce((sum, chunk) => sum + (holding.hasChunk(chunk.sha256) ? chunk.sizeBytes : 0), 0) / sizeBytes;
}

/** So many times one chunk may arrive with another SHA-256 before the transfer stops. */
export const MISMATCHES = 3;

/** What follows when a chunk, or the whole file, arrives with another SHA-256 than the manifest says, the n-th time. */
export function decideMismatch(times: number): 'send-again' | 'stop' {
  return times < MISMATCHES ? 'send-again' : 'stop';
}
