/** Reads blocks of ten minutes of a vessel from its statistics. */

import type { BodyOf } from '@fms/contract/endpoint';
import { type getPerformanceBlocks, MAX_PERFORMANCE_DAYS, type PerformanceBlocks } from '@fms/contract/performance';
import { fromWireTime } from '@fms/contract/scalar';
import type { TagId } from '@fms/domain/identity';
import { PERFORMANCE_BLOCK_MS } from '@fms/domain/performance';
import { DATA_TAG_TYPE, getStatisticSeconds } from '@fms/domain/tag';
import { DAY_MS } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { requireOwnTags, type TagCatalog } from '../tag/index.ts';
import { type BlockBucket, packBlocks } from './performance-block.ts';

export interface PerformanceBlockPorts {
  readonly rights: VesselRights;
  readonly catalog: TagCatalog;
  readonly samples: Pick<SampleStore, 'statistic' | 'rollUpsOf'>;
}

export function createPerformanceBlockService({ rights, catalog, samples }: PerformanceBlockPorts) {
  return {
    /** Throws `invalid-input` for a span that is empty or longer than two months, and for tags of other vessels. */
    async blocks(caller: Caller, body: BodyOf<typeof getPerformanceBlocks>): Promise<PerformanceBlocks> {
      const { vesselId, tags } = body;
      await rights.require(caller, 'view', [vesselId]);
      const fromMs = Math.floor(fromWireTime(body.fromTime) / PERFORMANCE_BLOCK_MS) * PERFORMANCE_BLOCK_MS;
      const toMs = Math.ceil(fromWireTime(body.toTime) / PERFORMANCE_BLOCK_MS) * PERFORMANCE_BLOCK_MS;
      if (toMs <= fromMs) throw invalid('toTime must be after fromTime.');
      if (toMs - fromMs > MAX_PERFORMANCE_DAYS * DAY_MS) throw invalid(`At most ${MAX_PERFORMANCE_DAYS} days at once.`);
      const rows = requireOwnTags(catalog, vesselId, [...new Set(Object.values(tags).flat())]);
      const maxPoints = (toMs - fromMs) / PERFORMANCE_BLOCK_MS;
      const answers = await Promise.all(
        [...Map.groupBy(rows, ({ type }) => type)].map(([type, group]) =>
          samples.statistic({
            ...{ tagIds: group.map(({ id }) => id), fromMs, toMs, maxPoints },
            rollUps: samples.rollUpsOf(type === DATA_TAG_TYPE.stat5),
            recordedSeconds: getStatisticSeconds(type) ?? 0,
          }),
        ),
      );
      const fitting = answers.flat().filter(({ bucketSeconds }) => bucketSeconds * 1000 === PERFORMANCE_BLOCK_MS);
      const buckets = new Map(fitting.map((one): [TagId, readonly BlockBucket[]] => [one.tagId, one.buckets]));
      return packBlocks(fromMs, tags, buckets);
    },
  };
}
export type PerformanceBlockService = ReturnType<typeof createPerformanceBlockService>;
