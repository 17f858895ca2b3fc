/** Answers the statistic of a fleet: one statement for the totals of all tags, one for the speeds, rules for the rest. */
import type { FleetQuestion, FleetStatistic, FleetTotal } from '@fms/contract/fleet-statistic';
import { toWireTime } from '@fms/contract/scalar';
import { type FleetQuantity, formatFigureUnit, getQuantityRule } from '@fms/domain/fleet-statistic';
import { HOUR_MS, type TimeSpan } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { SpanStore } from '../../telemetry/index.ts';
import type { TagRow } from '../tag/index.ts';
import { type ComparedShip, readShips, type VesselPorts } from './compared-vessel.ts';
import { type FleetSpans, listNeeded, listTags, planCalm, planSpans, toSpanTags } from './fleet-question.ts';
import { requireFigures } from './fleet-statistic.policy.ts';
import { buildRows, type RowParts } from './ranked-rows.ts';
import type { SpanTotals } from './span-amounts.ts';
import { computeVesselFigures } from './vessel-row.ts';

export interface FleetStatisticPorts extends VesselPorts {
  readonly clock: Clock;
  readonly rights: VesselRights;
  readonly spans: SpanStore;
}

export function createFleetStatisticService(ports: FleetStatisticPorts) {
  return {
    /** Throws `forbidden` without the words on every vessel, and `invalid-input` for a period of too many spans. */
    async statistic(caller: Caller, question: FleetQuestion): Promise<FleetStatistic> {
      const vesselIds = [...new Set(question.vesselIds)];
      await requireFigures(ports.rights, caller, vesselIds);
      const spans = planSpans(question);
      const ships = await readShips(ports, vesselIds);
      const read = await readAll(ports, question, ships, spans);
      const now = ports.clock.now();
      const parts = ships.map((ship): RowParts => {
        const figures = computeVesselFigures(question, ship, spans, read.totals, now);
        const speed = ship.partsOf('distance')[0]?.tag.id;
        return { ship, figures, speed: speed && read.hours.get(speed), wind: readWind(ship, read.totals, spans) };
      });
      const complete = parts.map(({ figures }) => figures.coverage);
      return {
        times: [...spans.now.map(({ from }) => from), spans.now.at(-1)?.to ?? 0],
        beforeTime: toWireTime(spans.before[0]?.from ?? 0),
        unit: formatFigureUnit(question.ranked, question.normalisedBy),
        vessels: buildRows(parts, spans.now, now),
        totals: question.quantities.map((quantity, place) => addUp(quantity, parts, place)),
        complete: complete.length === 0 ? 0 : complete.reduce((sum, one) => sum + one, 0) / complete.length,
        leftOut: question.beaufort === null ? null : countLeftOut(ships, spans, read, now),
      };
    },
  };
}
export type FleetStatisticService = ReturnType<typeof createFleetStatisticService>;

/** What the store knows of all ships: totals over the spans before and now, and speeds over those now. */
async function readAll(
  { spans: store }: FleetStatisticPorts,
  question: FleetQuestion,
  ships: readonly ComparedShip[],
  spans: FleetSpans,
) {
  const needed = listNeeded(question);
  const winds = toSpanTags(ships.flatMap(({ wind }) => wind ?? []));
  const tags = [...listTags(ships, needed), ...winds];
  const speeds = ships.flatMap((ship) => ship.partsOf('distance').map(({ tag }) => tag.id));
  const calm = planCalm(question, ships, needed);
  const [totals, hours, allWinds] = await Promise.all([
    store.totals({ tags, spans: [...spans.before, ...spans.now], calm }),
    store.speedHours(speeds, toWhole(spans)),
    calm === undefined ? undefined : store.totals({ tags: winds, spans: spans.now }),
  ]);
  return { totals, hours, allWinds };
}

const toWhole = ({ now }: FleetSpans): TimeSpan => ({ from: now[0]?.from ?? 0, to: now.at(-1)?.to ?? 0 });

/** Over all vessels that measured it: a total is added up, of a level the mean counts. */
function addUp(quantity: FleetQuantity, parts: readonly RowParts[], place: number): FleetTotal {
  const figures = parts.flatMap(({ figures: { figures } }) => figures[place] ?? []);
  const isTotal = getQuantityRule(quantity).kind === 'total';
  const join = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((all, value) => all + value, 0);
    return known.length === 0 ? null : sum / (isTotal ? 1 : known.length);
  };
  const known = figures.filter(({ value }) => value !== null);
  return {
    quantity,
    value: join(known.map(({ value }) => value)),
    // Of the same vessels, so that one that came new is no rise.
    before: join(known.map(({ before }) => before)),
    vessels: known.length,
  };
}

/** Mean true wind of the period in m/s; null where it was not measured. */
function readWind({ wind }: ComparedShip, totals: SpanTotals, spans: FleetSpans): number | null {
  if (wind === undefined) return null;
  const now = (totals.get(wind.id) ?? []).slice(spans.before.length).filter((total) => total !== null);
  const [sum, count] = [now.reduce((all, one) => all + one.sum, 0), now.reduce((all, one) => all + one.count, 0)];
  return count === 0 ? null : (convertIfKnown(sum / count, wind.unit, 'm/s') ?? null);
}

/** Hours of all vessels whose wind was too strong, and those without wind on record. */
function countLeftOut(
  ships: readonly ComparedShip[],
  spans: FleetSpans,
  { totals, allWinds = new Map() }: { readonly totals: SpanTotals; readonly allWinds?: SpanTotals | undefined },
  now: number,
): FleetStatistic['leftOut'] {
  const whole = toWhole(spans);
  const past = Math.max(0, Math.min(whole.to, now) - whole.from);
  const known = (of: SpanTotals, wind: TagRow, from: number) =>
    (of.get(wind.id) ?? []).slice(from).reduce((sum, total) => sum + (total?.knownMs ?? 0), 0);
  let [windy, unknown] = [0, 0];
  for (const { wind } of ships) {
    const all = wind === undefined ? 0 : known(allWinds, wind, 0);
    const calm = wind === undefined ? 0 : known(totals, wind, spans.before.length);
    windy += Math.max(0, all - calm) / HOUR_MS;
    unknown += Math.max(0, past - all) / HOUR_MS;
  }
  return { windy, unknown };
}
