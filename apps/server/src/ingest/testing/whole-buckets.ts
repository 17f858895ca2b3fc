/** What a server stored of a stream of even batches, as its statistic answers. */
import { getStatistic } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import type { TypedClient } from '../../testing/index.ts';

export interface EvenBatches {
  /** Time of batch 0, ms; batch n begins n times `batchMs` later and fills one bucket. */
  readonly startMs: number;
  readonly batchMs: number;
  /** Samples of a tag in a batch; each has the number of its batch as its value. */
  readonly samples: number;
}

/** By tag, the numbers of those batches of the first `most` whose samples are all there. */
export async function listWholeBatches(
  client: TypedClient,
  { startMs, batchMs, samples }: EvenBatches,
  { vesselId, tags, most }: { vesselId: VesselId; tags: number[]; most: number },
): Promise<number[][]> {
  const answers = await client.call(getStatistic, {
    body: {
      ...{ vesselId, tags, maxPoints: most + 1 },
      fromTime: new Date(startMs).toISOString(),
      toTime: new Date(startMs + (most + 1) * batchMs).toISOString(),
    },
  });
  return answers.map(({ bucketSeconds, points }) => {
    if (bucketSeconds !== batchMs / 1000) throw new Error(`a bucket has ${bucketSeconds} s`);
    return points.flatMap(({ count, min, max, last }) =>
      count === samples && min === max && last !== null ? [last] : [],
    );
  });
}
