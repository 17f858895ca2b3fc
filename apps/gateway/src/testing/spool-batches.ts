/** Batches and spools for tests. */
import { type Batch, decodeGatewayFrame, fromBatchFrame } from '@fms/contract/link';
import { Spool, type SpoolOptions } from '../spool/spool.ts';
import type { BatchContent } from '../stream/batch-builder.ts';
import { TEST_NOW } from './replay-to-shore.ts';

/** A sample of this value, and more that do not compress. */
export function buildBatch(value: number, size = 1): BatchContent {
  const numbers = Array.from({ length: size }, (_, i) => ({
    tagIndex: 0,
    timeMs: TEST_NOW + i,
    ordinal: 0,
    quality: 0,
    value: i === 0 ? value : Math.sin(value * 1000 + i),
  }));
  return { numbers, positions: [], texts: [], traffic: [] };
}

export function openSpool(directory: string, given: Partial<SpoolOptions> = {}): Spool {
  return new Spool({ directory, stream: 'test', now: () => TEST_NOW, ...given });
}

/** The batch in a journalled frame. */
export function readFrame(frame: Uint8Array): Batch {
  const decoded = decodeGatewayFrame(frame);
  const batch = decoded.ok && decoded.frame.type === 'batch' ? fromBatchFrame(decoded.frame) : null;
  if (!batch) throw new Error('no batch');
  return batch;
}

/** Everything the spool hands out, by number. */
export function listSentSequences(spool: Spool): number[] {
  const sequences: number[] = [];
  for (let batch = spool.next(); batch; batch = spool.next()) sequences.push(batch.sequence);
  return sequences;
}
