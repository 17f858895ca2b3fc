/** A question as it is computed: its spans, those before them, and the tags whose totals are needed. */
import { type FleetQuestion, MAX_FLEET_SPANS } from '@fms/contract/fleet-statistic';
import { fromWireTime } from '@fms/contract/scalar';
import { getStrongestWind } from '@fms/domain/conning';
import { type FleetQuantity, getDivisor, listFleetSpans, listSpansBefore } from '@fms/domain/fleet-statistic';
import type { TagId } from '@fms/domain/identity';
import { getKnownStepMs, SHIFT_TIMES_HOURS } from '@fms/domain/statistic';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import { invalid } from '../../platform/failure/failure.ts';
import type { CalmHours, SpanTag } from '../../telemetry/index.ts';
import type { TagRow } from '../tag/index.ts';
import type { ComparedShip } from './compared-vessel.ts';

/** Spans of the question, after as many before it. */
export interface FleetSpans {
  readonly before: readonly TimeSpan[];
  readonly now: readonly TimeSpan[];
}

/** Longest period of one question: years are answered by the month. */
const MAX_DAYS = 3700;

/** Throws `invalid-input` for a period that is empty, too long, or of more spans than one answer holds. */
export function planSpans(question: FleetQuestion): FleetSpans {
  const { grouping, zone, shiftTimes = [...SHIFT_TIMES_HOURS] } = question;
  const [from, to] = [fromWireTime(question.fromTime), fromWireTime(question.toTime)];
  if (to <= from) throw invalid('toTime must be after fromTime.');
  if (to - from > MAX_DAYS * DAY_MS) throw invalid(`At most ${MAX_DAYS} days at once.`);
  const rule = { grouping, zone, shiftTimes };
  const now = listFleetSpans(from, to, rule);
  if (now.length > MAX_FLEET_SPANS) throw invalid(`At most ${MAX_FLEET_SPANS} spans at once; choose a wider grouping.`);
  return { now, before: listSpansBefore(now, rule) };
}

/** Every quantity whose totals are needed, each once. */
export function listNeeded({ ranked, quantities, normalisedBy }: FleetQuestion): readonly FleetQuantity[] {
  const divisor = getDivisor(ranked, normalisedBy);
  return [...new Set([ranked, ...quantities, ...(divisor === undefined ? [] : [divisor])])];
}

/** The tags of some quantities of all ships, each once. */
export function listTags(ships: readonly ComparedShip[], quantities: readonly FleetQuantity[]): readonly SpanTag[] {
  const rows = ships.flatMap((ship) => quantities.flatMap((quantity) => ship.partsOf(quantity).map(({ tag }) => tag)));
  return toSpanTags(rows);
}

/** Tags as the store takes them, each once. */
export function toSpanTags(rows: readonly TagRow[]): readonly SpanTag[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].map(({ id, intervalSeconds }) => ({
    tagId: id,
    knownStepMs: getKnownStepMs(intervalSeconds),
  }));
}

/** The weather filter of a question; undefined without one. */
export function planCalm(
  { beaufort }: FleetQuestion,
  ships: readonly ComparedShip[],
  quantities: readonly FleetQuantity[],
): CalmHours | undefined {
  if (beaufort === null) return undefined;
  const windOf = new Map<TagId, TagId>();
  const mostOf = new Map<TagId, number>();
  for (const ship of ships) {
    const limit = ship.wind && findLimit(beaufort, ship.wind);
    if (ship.wind === undefined || limit === undefined) continue;
    mostOf.set(ship.wind.id, limit);
    for (const { tagId } of listTags([ship], quantities)) windOf.set(tagId, ship.wind.id);
    windOf.set(ship.wind.id, ship.wind.id);
  }
  return { windOf, mostOf };
}

const findLimit = (beaufort: number, { unit }: TagRow): number | undefined =>
  convertIfKnown(Math.min(getStrongestWind(beaufort), 1000), 'm/s', unit);
