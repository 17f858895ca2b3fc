/** Builds answers of the statistic of a fleet. */
import type { FleetStatistic, FleetVesselFigure } from '@fms/contract/fleet-statistic';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';

const DAY_MS = 86_400_000;
const toTagId = (id: number) => toId<TagId>(id);

/** Of a vessel that was measured all the time; its tags are ten times its id, and one more. */
export function buildVesselFigure(id: number, change: Partial<FleetVesselFigure> = {}): FleetVesselFigure {
  return {
    vesselId: toId<VesselId>(id),
    ...{ rank: id, value: 50 + id, before: 50, coverage: 1, tagIds: [toTagId(id * 10)], sisterIds: [] },
    ...{ toSisters: null, outlier: null, knots: 12, utilisation: 0.5 },
    series: { values: [50, 50 + 2 * id, 50 + id], coverage: [1, 1, 1] },
    figures: [
      { quantity: 'distance', value: 1000, before: 900, coverage: 1, tagIds: [toTagId(id * 10 + 1)] },
      { quantity: 'fuel', value: 50_000, before: 60_000, coverage: 1, tagIds: [toTagId(id * 10)] },
    ],
    states: { sea: 0.5, manoeuvre: 0.1, still: 0.4, unknown: 0 },
    ...change,
  };
}

/** Three days up to the end of one, over the given vessels. */
export function buildFleetStatistic(
  vessels: FleetVesselFigure[],
  end: number,
  change: Partial<FleetStatistic> = {},
): FleetStatistic {
  return {
    times: [3, 2, 1, 0].map((days) => end - days * DAY_MS),
    beforeTime: new Date(end - 6 * DAY_MS).toISOString(),
    unit: 'kg/nm',
    vessels,
    totals: [
      { quantity: 'distance', value: 1000 * vessels.length, before: 900 * vessels.length, vessels: vessels.length },
      { quantity: 'fuel', value: 50_000 * vessels.length, before: 60_000 * vessels.length, vessels: vessels.length },
    ],
    complete: 0.9,
    leftOut: null,
    ...change,
  };
}
