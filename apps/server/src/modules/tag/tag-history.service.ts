/** What tags measured over time: statistics of numbers, texts as they were (§7.10). */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MAX_TEXTS } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { TagStatistic, TextSample } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import { DATA_TAG_TYPE, getStatisticSeconds } from '@fms/domain/tag';
import type { TimeSpan } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { Bucket, Statistic, SummaryStore } from '../../telemetry/index.ts';
import { requireOwnTags, type TagPorts } from './tag.service.ts';
import type { TagRow } from './tag-catalog.service.ts';
import { toWireValue } from './tag-latest.service.ts';

interface Period {
  vesselId: VesselId;
  fromTime: string;
  toTime: string;
}
export type StatisticQuery = Period & { maxPoints: number; tags: readonly TagId[]; knownAt?: string | undefined };
export type TextQuery = Period & { dataTagId: TagId };

const TAGS_AT_ONCE = 5;

const onChange = ({ type }: TagRow) => type === DATA_TAG_TYPE.onlyChange || type === DATA_TAG_TYPE.batteryStateChange;

interface HistoryPorts extends TagPorts {
  deletions: Pick<SummaryStore, 'deletedWithin'>;
}

export function createTagHistoryService({ catalog, samples, rights, deletions }: HistoryPorts) {
  return {
    /** Of the period with its end left out, so that one period and the next count nothing twice. */
    async statistic(caller: Caller, { vesselId, fromTime, toTime, maxPoints, tags, knownAt }: StatisticQuery) {
      await rights.require(caller, 'view', [vesselId]);
      const [fromMs, toMs] = [fromWireTime(fromTime), fromWireTime(toTime)];
      if (toMs <= fromMs) throw invalid('toTime must be after fromTime.');
      const rows = requireOwnTags(catalog, vesselId, tags);
      const knownAtMs = knownAt === undefined ? undefined : fromWireTime(knownAt);
      const answers = await Promise.all(
        [...groupByRecording(rows)].map(([type, tagIds]) => {
          const rollUps = samples.rollUpsOf(type === DATA_TAG_TYPE.stat5);
          const recordedSeconds = getStatisticSeconds(type) ?? 0;
          return samples.statistic({ tagIds, fromMs, toMs, maxPoints, rollUps, recordedSeconds, knownAtMs });
        }),
      );
      return toWire(rows, answers.flat(), { from: toWireTime(fromMs), to: toWireTime(toMs) });
    },

    /** What a statistic "as known at" a moment cannot tell any more; who may see the statistic may see it. */
    async deleted({ fromTime, toTime, tags, knownAt }: StatisticQuery): Promise<TimeSpan[]> {
      const span = { from: fromWireTime(fromTime), to: fromWireTime(toTime) };
      return knownAt === undefined ? [] : deletions.deletedWithin(tags, span);
    },

    /** Texts or structs of one tag in order of time; what repeats is left out where it is recorded on change. */
    async texts(caller: Caller, { vesselId, fromTime, toTime, dataTagId }: TextQuery): Promise<TextSample[]> {
      await rights.require(caller, 'view', [vesselId]);
      const [row] = requireOwnTags(catalog, vesselId, [dataTagId]) as [TagRow];
      const found = await samples.textRange({
        tagId: row.id,
        fromMs: fromWireTime(fromTime),
        toMs: fromWireTime(toTime),
        limit: MAX_TEXTS,
        onlyChanges: onChange(row),
      });
      return found.map(({ timeMs, value, quality }) => ({
        timestamp: toWireTime(timeMs),
        value: toWireValue(row, value),
        quality,
      }));
    },
  };
}
export type TagHistoryService = ReturnType<typeof createTagHistoryService>;

/** Tags recorded alike share one query. */
function groupByRecording(rows: readonly TagRow[]): Map<TagRow['type'], TagId[]> {
  const groups = new Map<TagRow['type'], TagId[]>();
  for (const { id, type } of rows) groups.set(type, [...(groups.get(type) ?? []), id]);
  return groups;
}

/** Yields between tags: 500 tags of 1000 points would block the event loop for half a second. */
async function toWire(
  rows: readonly TagRow[],
  answers: readonly Statistic[],
  period: Pick<TagStatistic, 'from' | 'to'>,
): Promise<TagStatistic[]> {
  const byTag = new Map(answers.map((answer) => [answer.tagId, answer]));
  const statistics: TagStatistic[] = [];
  for (const { id } of rows) {
    const answer = byTag.get(id);
    const points = (answer?.buckets ?? []).map(toPoint);
    statistics.push({ dataTagId: id, ...period, bucketSeconds: answer?.bucketSeconds ?? 0, points });
    if (statistics.length % TAGS_AT_ONCE === 0) await yieldToEventLoop();
  }
  return statistics;
}

/** Named one by one: a rest and a spread took three times as long, and there are ten thousand of them. */
function toPoint({ timeMs, min, max, avg, first, last, count }: Bucket): TagStatistic['points'][number] {
  return { time: toWireTime(timeMs), min, max, avg, first, last, count };
}
