/** How vessels moved and steered at the moments of their positions (§3, `getConning`). */
import type { GeoConning } from '@fms/contract/geo';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Points, SampleStore } from '../../telemetry/index.ts';
import type { ConningTags } from './conning-slot.ts';

export interface ConningPorts {
  readonly samples: Pick<SampleStore, 'moments'>;
  /** Which tags of a vessel say so; undefined for what it does not measure. */
  conningTagsOf(vesselId: VesselId): Promise<ConningTags>;
}

export interface ConningService {
  /** One record for each point, in the order of the points, which are newest first. */
  of(points: Points, vesselOf: (tagId: TagId) => VesselId | undefined): Promise<GeoConning[]>;
}

const FIELDS = [
  'headingDegrees',
  'courseDegrees',
  'speedKnots',
  'rateOfTurn',
  'rudderDegrees',
  'portRudderDegrees',
] as const;

export function createConningService({ samples, conningTagsOf }: ConningPorts): ConningService {
  return {
    async of(points, vesselOf) {
      const conning = Array.from({ length: points.length }, emptyConning);
      for (const [positionTagId, rows] of rowsByTag(points)) {
        const vesselId = vesselOf(positionTagId);
        if (vesselId === undefined) continue;
        const tags = await conningTagsOf(vesselId);
        const tagIds = [...new Set(FIELDS.flatMap((field) => tags[field]?.tagId ?? []))];
        const times = rows.map((row) => points.times[row] as number);
        const values = await samples.moments(tagIds, times);
        for (const field of FIELDS) {
          const tag = tags[field];
          const column = tag && values.get(tag.tagId);
          if (!column) continue;
          for (const [index, row] of rows.entries()) put(conning[row], field, tag.convert(column[index] ?? Number.NaN));
        }
      }
      return conning;
    },
  };
}

/** Rows of each position tag, oldest first. */
function rowsByTag({ length, tagIds }: Points): Map<TagId, number[]> {
  const rows = new Map<TagId, number[]>();
  for (let row = length - 1; row >= 0; row -= 1) {
    const tagId = tagIds[row] as TagId;
    const known = rows.get(tagId);
    if (known) known.push(row);
    else rows.set(tagId, [row]);
  }
  return rows;
}

function emptyConning(): GeoConning {
  return {
    headingDegrees: null,
    courseDegrees: null,
    speedKnots: null,
    rateOfTurn: null,
    rudderDegrees: null,
    portRudderDegrees: null,
  };
}

function put(conning: GeoConning | undefined, field: keyof GeoConning, value: number): void {
  if (conning && Number.isFinite(value)) conning[field] = value;
}
