/** Reads the minutes of a vessel by which jobs are found and summed up. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TagId, VesselId } from '@fms/domain/identity';
import {
  buildJobMinutes,
  HELD_MINUTES,
  type JobMinute,
  type JobProfile,
  type JobSource,
  listJobTags,
  readJobProfile,
  readJobSource,
} from '@fms/domain/job';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { DAY_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import type { PositionStore, SampleStore, Statistic } from '../../../telemetry/index.ts';
import type { CurrentPlants } from '../../plant/index.ts';
import type { TagCatalog } from '../../tag/index.ts';

export interface JobMinutePorts {
  readonly plants: Pick<CurrentPlants, 'of'>;
  readonly catalog: Pick<TagCatalog, 'of' | 'inRole'>;
  readonly samples: Pick<SampleStore, 'statistic' | 'rollUpsOf'>;
  readonly positions: Pick<PositionStore, 'within'>;
}

/** Which tags say what a vessel does, and what is entered of it. */
export interface JobShip {
  readonly vesselId: VesselId;
  readonly source: JobSource;
  readonly profile: JobProfile;
}

/** Minutes turned into objects at once: others get their turn in between. */
const CHUNK_MS = 2 * DAY_MS;
/** Zoom at which tracks are thinned to a point in half a minute. */
const MINUTE_SCOPE = 9;
const WORLD = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };

export function createJobMinuteReader({ plants, catalog, samples, positions }: JobMinutePorts) {
  async function readStatistics(tagIds: readonly TagId[], { from, to }: TimeSpan, bucketMs: number) {
    const known = tagIds.flatMap((tagId) => catalog.of(tagId) ?? []);
    const groups = Map.groupBy(known, ({ type }) => type === DATA_TAG_TYPE.stat5);
    const answers: Statistic[] = [];
    for (const [isFine, group] of groups) {
      const span = { fromMs: from, toMs: to, maxPoints: (to - from) / bucketMs, recordedSeconds: 0 };
      const request = { ...span, tagIds: group.map(({ id }) => id), rollUps: samples.rollUpsOf(isFine) };
      answers.push(...(await samples.statistic(request)));
    }
    return answers;
  }

  async function readChunk({ source }: JobShip, span: TimeSpan): Promise<JobMinute[]> {
    const from = span.from - HELD_MINUTES * MINUTE_MS;
    const statistics = await readStatistics(listJobTags(source), { from, to: span.to }, MINUTE_MS);
    const period = { fromMs: span.from, toMs: span.to - 1 };
    const asked = { period, window: WORLD, scope: MINUTE_SCOPE, keepStandstill: true };
    const points = source.position === null ? null : await positions.within({ ...asked, tagIds: [source.position] });
    // Points come the newest first.
    const track = Array.from({ length: points?.length ?? 0 }, (_, index) => ({
      time: points?.times[index] ?? 0,
      latitude: points?.latitudes[index] ?? 0,
      longitude: points?.longitudes[index] ?? 0,
    })).reverse();
    return buildJobMinutes(
      source,
      { means: new Map(statistics.map(({ tagId, buckets }) => [tagId, buckets])), positions: track },
      span,
    );
  }

  return {
    /** By the plant as it is now. */
    async shipOf(vesselId: VesselId, at: number): Promise<JobShip> {
      const plant = await plants.of(vesselId);
      const source = readJobSource(plant, at);
      const position = source.position ?? catalog.inRole(vesselId, 'position')?.id ?? null;
      return { vesselId, source: { ...source, position }, profile: readJobProfile(plant) };
    },

    /** The minutes of whole minutes' span in which anything was measured, in order of time. */
    async read(ship: JobShip, span: TimeSpan): Promise<JobMinute[]> {
      const minutes: JobMinute[] = [];
      for (let from = span.from; from < span.to; from += CHUNK_MS) {
        const chunk = await readChunk(ship, { from, to: Math.min(span.to, from + CHUNK_MS) });
        for (const minute of chunk) minutes.push(minute);
        await yieldToEventLoop();
      }
      return minutes;
    },

    /** How many readings each day of UTC of a span has; days without any are absent. */
    async countDays({ source }: JobShip, span: TimeSpan): Promise<Map<number, number>> {
      const counts = new Map<number, number>();
      for (const { buckets } of await readStatistics(listJobTags(source), span, DAY_MS))
        for (const { timeMs, count } of buckets) {
          const day = Math.floor(timeMs / DAY_MS) * DAY_MS;
          counts.set(day, (counts.get(day) ?? 0) + count);
        }
      return counts;
    },
  };
}
export type JobMinuteReader = ReturnType<typeof createJobMinuteReader>;
