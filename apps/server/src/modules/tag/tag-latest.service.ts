/** The latest of tags and vessels in the form screens read them, for calls, hub and lists of vessels alike. */
import type { TagValue } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import { convertIfKnown } from '@fms/domain/unit';
import type { LatestPosition, LatestSamples } from '../../platform/bus/bus.ts';
import type { StandardTags } from '../../platform/bus/latest-positions.ts';
import type { TagRole } from '../../platform/database/tables/telemetry.ts';
import { readStruct } from '../../platform/json/struct-text.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import type { PositionStore, SampleStore } from '../../telemetry/index.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';

/** Course, speed and heading belong to a position when they were measured within so long of it. */
const SAME_MOMENT_MS = 120_000;

export interface TagLatest {
  /** Those of the tags that belong to the vessel and have a value. */
  samples(vesselId: VesselId, tagIds: readonly TagId[]): LatestSamples;
  positions(vesselIds: ReadonlySet<VesselId>): LatestPosition[];
  standardTags(vesselIds: ReadonlySet<VesselId>): Map<VesselId, StandardTags>;
  /** Speed, course and heading of the vessel about that time; null where none was measured. */
  motion(vesselId: VesselId, timeMs: number): Pick<LatestPosition, 'speedKnots' | 'courseDegrees' | 'headingDegrees'>;
}

/** A stored reading as its tag's kind of value; a struct that is no object is unknown, not an error. */
export function toWireValue(tag: Pick<TagRow, 'valueKind'>, value: number | string): TagValue {
  if (tag.valueKind === 'boolean') return value !== 0;
  return tag.valueKind === 'struct' && typeof value === 'string' ? readStruct(value) : value;
}

export function createTagLatest(
  catalog: TagCatalog,
  store: { samples: Pick<SampleStore, 'latest'>; positions: Pick<PositionStore, 'latest'> },
): TagLatest {
  function measured(vesselId: VesselId, role: TagRole, unit: string, timeMs: number): number | null {
    const tag = catalog.inRole(vesselId, role);
    const latest = tag && store.samples.latest(tag.id);
    if (typeof latest?.value !== 'number' || Math.abs(latest.time - timeMs) > SAME_MOMENT_MS) return null;
    // A tag that names no unit is taken at its word.
    return convertIfKnown(latest.value, tag?.unit ?? '', unit) ?? latest.value;
  }

  const motion: TagLatest['motion'] = (vesselId, timeMs) => ({
    speedKnots: measured(vesselId, 'speed', 'kn', timeMs),
    courseDegrees: measured(vesselId, 'course', '°', timeMs),
    headingDegrees: measured(vesselId, 'heading', '°', timeMs),
  });

  return {
    motion,
    samples(vesselId, tagIds) {
      const latest: LatestSamples = { vesselId, tagIds: [], times: [], values: [], qualities: [] };
      for (const tagId of tagIds) {
        const tag = catalog.of(tagId);
        const reading = tag?.vesselId === vesselId ? store.samples.latest(tagId) : undefined;
        if (!tag || !reading) continue;
        latest.tagIds.push(tagId);
        latest.times.push(reading.time);
        latest.values.push(toWireValue(tag, reading.value));
        latest.qualities.push(reading.quality);
      }
      return latest;
    },
    positions(vesselIds) {
      return [...vesselIds].flatMap((vesselId) => {
        const tag = catalog.inRole(vesselId, 'position');
        const reading = tag && store.positions.latest(tag.id);
        if (!reading) return [];
        const { time, quality, value } = reading;
        return [{ vesselId, time, quality, ...value, ...motion(vesselId, time) }];
      });
    },
    standardTags(vesselIds) {
      const idOf = (vesselId: VesselId, role: TagRole) => catalog.inRole(vesselId, role)?.id ?? null;
      return new Map(
        [...vesselIds].map((vesselId) => [
          vesselId,
          {
            positionTagId: idOf(vesselId, 'position'),
            headingTagId: idOf(vesselId, 'heading'),
            courseTagId: idOf(vesselId, 'course'),
            speedTagId: idOf(vesselId, 'speed'),
          },
        ]),
      );
    },
  };
}

export const TAG_LATEST: ServiceKey<TagLatest> = serviceKey('latest values');
