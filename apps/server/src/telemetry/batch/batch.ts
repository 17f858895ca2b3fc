/** Content of one numbered batch of a link once it is validated, and the result of storing it. */
import { PositionBlock, SampleBlock, TextBlock } from './blocks.ts';
import type { TrafficRow } from './traffic-block.ts';

export interface TelemetryBatch {
  readonly stream: string;
  readonly sequence: number;
  readonly samples: SampleBlock;
  readonly texts: TextBlock;
  readonly positions: PositionBlock;
  readonly traffic: TrafficRow[];
}

/** Rows of the batch's blocks that became the latest of their tags, one per tag. */
export interface StoredBatch {
  readonly samples: readonly number[];
  readonly texts: readonly number[];
  readonly positions: readonly number[];
}

export function createBatch(stream: string, sequence: number, expectedSamples = 0): TelemetryBatch {
  return {
    stream,
    sequence,
    samples: new SampleBlock(expectedSamples),
    texts: new TextBlock(),
    positions: new PositionBlock(),
    traffic: [],
  };
}

export function countRows({ samples, texts, positions, traffic }: TelemetryBatch): number {
  return samples.length + texts.length + positions.length + traffic.length;
}
