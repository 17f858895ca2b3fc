/** Tags of a vessel with their latest values, and their statistics (specification section 7.10). */
import { fromWireTime, type Tag, type TagStatistic, toWireTime } from '@fms/contract';
import { DATA_TAG_TYPE, statisticSeconds, type TagId, type VesselId } from '@fms/domain';
import type { Caller, VesselRights } from '../../platform/caller.ts';
import { invalid, notFound } from '../../platform/failure.ts';
import type { Bucket, SampleStore } from '../../telemetry/index.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';
import { wireValue } from './tag-latest.service.ts';

export interface TagPorts {
  catalog: TagCatalog;
  samples: SampleStore;
  rights: VesselRights;
}

export interface StatisticQuestion {
  vesselId: VesselId;
  fromTime: string;
  toTime: string;
  maxPoints: number;
  tags: readonly TagId[];
}

const isCounted = ({ valueKind, type }: TagRow) =>
  (valueKind === 'number' || valueKind === 'boolean') && type !== DATA_TAG_TYPE.onlyGeo;

/** A tag on the wire; without its value where that was not asked for. */
export function toTag(row: TagRow, samples: Pick<SampleStore, 'latest'>, withLatest: boolean): Tag {
  const { id, alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand } = row;
  const latest = withLatest ? samples.latest(id) : undefined;
  return {
    Id: id,
    vesselId: row.vesselId,
    name: row.name,
    description: row.description,
    unit: row.unit,
    type: row.type,
    valueKind: row.valueKind,
    source: row.source,
    subsystem: row.subsystem,
    decimals: row.decimals,
    intervalSeconds: row.intervalSeconds,
    min: row.min,
    max: row.max,
    alarmLevel,
    emergencyLevel,
    reverse,
    delaySeconds,
    deadBand,
    value: latest ? wireValue(row, latest.value) : null,
    timestamp: latest ? toWireTime(latest.time) : null,
    quality: latest?.quality ?? 0,
  };
}

export function createTagService({ catalog, samples, rights }: TagPorts) {
  /** The vessel's own tags among those asked for; a tag of another vessel is refused like one that does not exist. */
  function ownTags(vesselId: VesselId, tagIds: readonly TagId[]): TagRow[] {
    return [...new Set(tagIds)].map((tagId) => {
      const row = catalog.of(tagId);
      if (row?.vesselId !== vesselId) throw notFound(`Tag ${tagId} of this vessel`);
      return row;
    });
  }

  return {
    async list(
      caller: Caller,
      question: { vesselId: VesselId; onlyCounted: boolean; withLatest: boolean },
    ): Promise<Tag[]> {
      await rights.require(caller, 'view', [question.vesselId]);
      return catalog
        .ofVessel(question.vesselId)
        .filter((row) => !question.onlyCounted || isCounted(row))
        .map((row) => toTag(row, samples, question.withLatest));
    },

    async statistic(caller: Caller, question: StatisticQuestion): Promise<TagStatistic[]> {
      await rights.require(caller, 'view', [question.vesselId]);
      const [fromMs, toMs] = [fromWireTime(question.fromTime), fromWireTime(question.toTime)];
      if (toMs <= fromMs) throw invalid('toTime must be after fromTime.');
      const rows = ownTags(question.vesselId, question.tags);
      const answers = await Promise.all(
        [...groupByRecording(rows)].map(([type, tagIds]) =>
          samples.statistic({
            tagIds,
            fromMs,
            toMs,
            maxPoints: question.maxPoints,
            rollUps: samples.rollUpsOf(type === DATA_TAG_TYPE.stat5),
            recordedSeconds: statisticSeconds(type) ?? 0,
          }),
        ),
      );
      const byTag = new Map(answers.flat().map((answer) => [answer.tagId, answer]));
      return rows.map(({ id }) => ({
        dataTagId: id,
        from: toWireTime(fromMs),
        to: toWireTime(toMs),
        bucketSeconds: byTag.get(id)?.bucketSeconds ?? 0,
        points: (byTag.get(id)?.buckets ?? []).map(toPoint),
      }));
    },
  };
}
export type TagService = ReturnType<typeof createTagService>;

function toPoint({ timeMs, ...numbers }: Bucket): TagStatistic['points'][number] {
  return { time: toWireTime(timeMs), ...numbers };
}

/** Tags recorded alike share one query. */
function groupByRecording(rows: readonly TagRow[]): Map<TagRow['type'], TagId[]> {
  const groups = new Map<TagRow['type'], TagId[]>();
  for (const { id, type } of rows) groups.set(type, [...(groups.get(type) ?? []), id]);
  return groups;
}
