import { type ChargeRecord, computeEnergyAt } from '@fms/domain/battery';
import type { VesselId } from '@fms/domain/identity';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PlantView, useSlotSeries } from '../../../entities/plant/index.ts';
import { type SeriesPoint, useFromClock } from '../../../live/index.ts';
import { BATTERY_ID } from '../system/battery-slots.ts';
import { useBattery } from '../system/use-battery.ts';
import { chargeQueries } from './charge.queries.ts';
import { listSessions, type ShownSession, sumByDay, type UsableCapacity } from './charge-sessions.ts';
import { type ChargeRange, getCurveSpan, getMonth } from './charge-span.ts';
import { countHours, sumRisesByDay } from './energy-counter.ts';

/** Means of two minutes over a day, so that the energy of a charge of minutes is known. */
const CURVE_POINTS = 720;

export interface Charge {
  readonly capacityKwh: UsableCapacity;
  readonly month: TimeSpan;
  readonly window: TimeSpan;
  /** kWh by the begin of the day; a day of which nothing is known is absent. */
  readonly days: ReadonlyMap<number, number>;
  /** Counters of the strings, or the sessions alone. */
  readonly daysFrom: 'counter' | 'charge';
  /** Of the window, newest first. */
  readonly sessions: readonly ShownSession[];
  /** Of the month. */
  readonly records: readonly ChargeRecord[];
  readonly curves: readonly { readonly id: string; readonly name: string; readonly points: readonly SeriesPoint[] }[];
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface ChargeAsk {
  readonly vesselId: VesselId;
  readonly plant: PlantView;
  readonly day: Instant;
  readonly range: ChargeRange;
  readonly look: 'battery' | 'strings';
}

/** What a charge history shows of a day and the month around it. */
export function useCharge({ vesselId, plant, day, range, look }: ChargeAsk): Charge {
  const battery = useBattery(plant);
  const full = computeEnergyAt(battery.strings, 100);
  const capacityKwh = hasValue(full) ? Math.round(full.value) : undefined;
  const [month, window] = useMemo(() => [getMonth(day), getCurveSpan(day, range)], [day, range]);
  // Records of both: a week or a month may begin before the calendar month does.
  const asked = useEnded({ from: Math.min(month.from, window.from), to: Math.max(month.to, window.to) });
  const { data: records = NO_RECORDS, isPending, error } = useQuery(chargeQueries.ofVessel(vesselId, asked));
  const curveSlots = listCurveSlots(plant, look);
  const { power, shore, warmest, counters } = listCourseSlots(plant);
  const drawn = useSlotSeries(
    [...curveSlots.map(({ slot }) => slot), power, ...(shore === undefined ? [] : [shore]), ...warmest],
    useEnded(window),
    CURVE_POINTS,
  );
  const monthSoFar = useEnded(month);
  const counted = useSlotSeries(counters, monthSoFar, countHours(monthSoFar));
  const pointsOf = (slot: SlotRef) => drawn.series.get(slot)?.points ?? NO_POINTS;
  const course = {
    power: pointsOf(power),
    shore: shore === undefined ? undefined : pointsOf(shore),
    warmest: warmest.map(pointsOf),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the course is made anew with each drawing; it is whole once none is pending
  const sessions = useMemo(() => {
    const own = records.filter(({ time }) => time >= window.from && time < window.to);
    return listSessions(own, course, capacityKwh);
  }, [records, drawn.isPending, capacityKwh, window]);
  const ofMonth = useMemo(() => records.filter(({ time }) => time >= month.from && time < month.to), [records, month]);
  return {
    capacityKwh,
    month,
    window,
    days:
      counters.length > 0
        ? sumRisesByDay(counters.map((slot) => counted.series.get(slot)?.points ?? NO_POINTS))
        : sumByDay(ofMonth, capacityKwh),
    daysFrom: counters.length > 0 ? 'counter' : 'charge',
    sessions,
    records: ofMonth,
    curves: curveSlots.map(({ slot, name }) => ({ id: slot, name, points: pointsOf(slot) })),
    isPending: isPending || drawn.isPending || counted.isPending,
    error: error ?? drawn.error ?? counted.error,
  };
}

/** Slots whose course tells of charges: power of battery and shore, the warmest cells, and the counters of energy. */
function listCourseSlots(plant: PlantView) {
  const [shore] = plant
    .ofKind('shore-connection')
    .map(({ id }) => formatSlotRef(id, 'power'))
    .filter(plant.has);
  const ofStrings = (key: string) =>
    plant
      .ofKind('battery-string')
      .map(({ id }) => formatSlotRef(id, key))
      .filter(plant.has);
  return {
    power: formatSlotRef(BATTERY_ID, 'power'),
    shore,
    warmest: ofStrings('highestTemperature'),
    counters: ofStrings('energyIn'),
  };
}

const NO_POINTS: readonly SeriesPoint[] = [];
const NO_RECORDS: readonly ChargeRecord[] = [];
const STEP_MS = 5 * 60_000;

/** A span without what has not come, which holds nothing; it grows in steps. */
export function useEnded({ from, to }: TimeSpan): TimeSpan {
  const now = useFromClock((nowMs) => Math.ceil(nowMs / STEP_MS) * STEP_MS);
  const end = Math.max(from + STEP_MS, Math.min(to, now));
  return useMemo(() => ({ from, to: end }), [from, end]);
}

function listCurveSlots(plant: PlantView, look: ChargeAsk['look']): { slot: SlotRef; name: string }[] {
  const whole = formatSlotRef(BATTERY_ID, 'stateOfCharge');
  if (look === 'battery' && plant.has(whole)) return [{ slot: whole, name: '' }];
  return plant.ofKind('battery-string').map(({ id, name }) => ({ slot: formatSlotRef(id, 'stateOfCharge'), name }));
}
