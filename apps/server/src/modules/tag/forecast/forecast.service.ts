/** Where values are heading (§9.8): rate of change and the time to a limit, only where a straight line describes them. */

import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { getTagForecast, TagForecast, TagStatistic } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import { hasValue } from '@fms/domain/plant-value';
import { hasQuality, isUsable, QUALITY_STUCK } from '@fms/domain/quality';
import { type Instant, MINUTE_MS } from '@fms/domain/time';
import { findFirstReach, findRecentTrend, RECENT_SPANS_MS, type ReachLimit } from '@fms/domain/trend';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { SampleStore } from '../../../telemetry/index.ts';
import { requireTags } from '../tag.policy.ts';
import type { TagCatalog, TagRow } from '../tag-catalog.service.ts';
import type { TagHistoryService } from '../tag-history.service.ts';

const HOUR_SECONDS = 3600;
const SPAN_MS = Math.max(...RECENT_SPANS_MS);
/** One mean a minute, with the minute that has just begun. */
const MAX_POINTS = SPAN_MS / MINUTE_MS + 1;

export interface ForecastPorts {
  readonly clock: Clock;
  readonly catalog: Pick<TagCatalog, 'of'>;
  readonly samples: Pick<SampleStore, 'latest'>;
  readonly rights: VesselRights;
  readonly history: Pick<TagHistoryService, 'statistic'>;
}

export function createForecastService(ports: ForecastPorts) {
  const { clock, samples, history } = ports;

  /** A value that is bad or stuck now is heading nowhere. Of a moment of the past the statistics tell: they leave bad values out. */
  function isTrusted(tagId: TagId): boolean {
    const quality = samples.latest(tagId)?.quality;
    return quality !== undefined && isUsable(quality) && !hasQuality(quality, QUALITY_STUCK);
  }

  return {
    /** In the order asked for; tags whose samples no straight line describes are absent. */
    async find(caller: Caller, { dataTagIds, at }: BodyOf<typeof getTagForecast>): Promise<TagForecast[]> {
      const rows = await requireTags(ports, caller, 'view', [...new Set(dataTagIds)]);
      const now = at === undefined ? clock.now() : fromWireTime(at);
      const asked = at === undefined ? rows.filter(({ id }) => isTrusted(id)) : rows;
      const period = {
        fromTime: toWireTime(Math.floor(now / MINUTE_MS) * MINUTE_MS - SPAN_MS),
        toTime: toWireTime(now + 1),
        maxPoints: MAX_POINTS,
      };
      const answers = await Promise.all(
        [...Map.groupBy(asked, ({ vesselId }) => vesselId)].map(([vesselId, of]) =>
          history.statistic(caller, { vesselId, ...period, tags: of.map(({ id }) => id) }),
        ),
      );
      const statistics = new Map(answers.flat().map((statistic) => [statistic.dataTagId, statistic]));
      return asked.flatMap((row) => forecastOf(row, statistics.get(row.id), now) ?? []);
    },
  };
}
export type ForecastService = ReturnType<typeof createForecastService>;

function forecastOf(row: TagRow, statistic: TagStatistic | undefined, now: Instant): TagForecast | undefined {
  if (statistic === undefined || row.valueKind !== 'number') return undefined;
  const half = (statistic.bucketSeconds * 1000) / 2;
  const means = statistic.points.map(({ time, avg }) => ({
    // The last mean is of a minute that has not passed.
    time: Math.min(now, fromWireTime(time) + half),
    value: avg,
  }));
  const trend = findRecentTrend(means, now, lastDigitOf(row) / 2);
  if (!hasValue(trend) || trend.value.kind !== 'moving') return undefined;
  const { ratePerHour, errorPerHour, spanMs } = trend.value;
  const first = findFirstReach(trend, limitsOf(row));
  // The line counts from its newest mean, the answer from now.
  const passedSeconds = (now - (trend.time ?? now)) / 1000;
  const fromNow = (hours: number) => Math.max(0, hours * HOUR_SECONDS - passedSeconds);
  return {
    dataTagId: row.id,
    time: toWireTime(now),
    ratePerHour,
    errorPerHour,
    spanSeconds: spanMs / 1000,
    reach: first && {
      limit: first.limit.value,
      priority: first.limit.priority,
      seconds: fromNow(first.reach.hours),
      earliestSeconds: fromNow(first.reach.earliestHours),
      latestSeconds: fromNow(first.reach.latestHours),
    },
  };
}

/** What the tag cannot show is no change of it. */
const lastDigitOf = ({ decimals }: TagRow) => 10 ** -decimals;

type RaisingLimit = ReachLimit & { readonly priority: 'warning' | 'alarm' };

function limitsOf({ alarmLevel, emergencyLevel, reverse }: TagRow): RaisingLimit[] {
  const side = reverse ? 'low' : 'high';
  return [
    ...(alarmLevel === null ? [] : [{ value: alarmLevel, side, priority: 'warning' } as const]),
    ...(emergencyLevel === null ? [] : [{ value: emergencyLevel, side, priority: 'alarm' } as const]),
  ];
}
