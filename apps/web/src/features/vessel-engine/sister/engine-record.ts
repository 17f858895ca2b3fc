/** What the main engines of a ship measured over days, by load, for the comparison with those of sister ships. */
import type { Tag } from '@fms/contract/tag';
import { type LoadPoint, selectSteady } from '@fms/domain/engine';
import type { VesselId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { type Instant, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import type { QueryClient } from '@tanstack/react-query';
import { convertPoints, createPlantView, type PlantView, plantQueries } from '../../../entities/plant/index.ts';
import { fetchStatistic, tagQueries } from '../../../entities/tag/index.ts';
import { type SeriesPoint, toSeriesPoints } from '../../../live/index.ts';
import { VESSEL_DENSITY } from '../figure/engine-slots.ts';
import { joinConsumption } from '../history/consumption-means.ts';
import type { Compared } from './sister-address.ts';

const MEAN_MS = 10 * MINUTE_MS;

export interface EngineRecord {
  readonly vesselId: VesselId;
  readonly engineId: string;
  readonly name: string;
  /** Unit of the values. */
  readonly unit: string;
  readonly points: readonly LoadPoint[];
}

/** The engines of a vessel that measure load and what is compared, by means of ten minutes. */
export async function fetchEngineRecords(
  client: QueryClient,
  { vesselId, compared, span }: { vesselId: VesselId; compared: Compared; span: TimeSpan },
  signal: AbortSignal,
): Promise<EngineRecord[]> {
  const [stored, tags] = await Promise.all([
    client.ensureQueryData(plantQueries.ofVessel(vesselId)),
    client.ensureQueryData(tagQueries.ofVessel(vesselId)),
  ]);
  const plant = createPlantView(stored, tags);
  const ask = async (tag: Tag | undefined) => {
    if (tag === undefined) return undefined;
    const maxPoints = Math.ceil((span.to - span.from) / MEAN_MS);
    const statistic = await fetchStatistic({ vesselId, tagId: tag.Id, ...span, maxPoints }, signal);
    return statistic === undefined ? [] : toSeriesPoints(statistic);
  };
  const records = plant.ofKind('main-engine').map(async ({ id, name }): Promise<EngineRecord[]> => {
    const tagOf = (key: string) => plant.tagOf(formatSlotRef(id, key));
    if (tagOf('load') === undefined) return [];
    const one = { vesselId, engineId: id, name };
    if (compared === 'sfoc') {
      const [load, power, fuelRate] = await Promise.all([tagOf('load'), tagOf('power'), tagOf('fuelRate')].map(ask));
      if (load === undefined || fuelRate === undefined) return [];
      return [{ ...one, unit: 'g/kWh', points: joinSfoc(plant, id, { load, power, fuelRate }) }];
    }
    const tag = tagOf(compared);
    const [load, values] = await Promise.all([tagOf('load'), tag].map(ask));
    if (tag === undefined || load === undefined || values === undefined) return [];
    const unit = plant.slotOf(formatSlotRef(id, compared))?.unit ?? tag.unit;
    return [{ ...one, unit, points: joinByTime(load, convertPoints(values, tag.unit, unit)) }];
  });
  return (await Promise.all(records)).flat();
}

interface Consumed {
  readonly load: readonly SeriesPoint[];
  readonly power: readonly SeriesPoint[] | undefined;
  readonly fuelRate: readonly SeriesPoint[];
}

/** At steady load, as against the shop test; by the density of the ship's fuel that was told last. */
function joinSfoc(plant: PlantView, engineId: string, series: Consumed): LoadPoint[] {
  const tag = plant.tagOf(VESSEL_DENSITY);
  const density = typeof tag?.value === 'number' ? convertIfKnown(tag.value, tag.unit, 'kg/m³') : undefined;
  const means = joinConsumption(series, {
    density,
    ratedPower: plant.numberOf(engineId, 'ratedPower'),
    fuelGrade: plant.textOf(engineId, 'fuelGrade'),
  });
  return selectSteady(means).map(({ loadPercent, sfoc }) => ({ loadPercent, value: sfoc }));
}

/** Means of the same ten minutes. */
export function joinByTime(load: readonly SeriesPoint[], values: readonly SeriesPoint[]): LoadPoint[] {
  const byTime = new Map<Instant, number>(values.map(({ time, avg }) => [time, avg]));
  return load.flatMap(({ time, avg }) => {
    const value = byTime.get(time);
    return value === undefined ? [] : [{ loadPercent: avg, value }];
  });
}
