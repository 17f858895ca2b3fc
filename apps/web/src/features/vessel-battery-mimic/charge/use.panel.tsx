import { computeHealthTrend, computeRoundTrip } from '@fms/domain/battery';
import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { refuse } from '@fms/domain/plant-value';
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { ComputedValue, type PlantView, useSlotSeries, useSlotSeriesOf } from '../../../entities/plant/index.ts';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import { BATTERY_ID } from '../system/battery-slots.ts';
import style from './charge.module.css';
import { countHours, sumRises } from './energy-counter.ts';
import { type Charge, useEnded } from './use-charge.ts';

/** Five minutes a bucket: a round trip is integrated over steps no longer than that. Three days of them are one call. */
const PART = { ms: 3 * DAY_MS, points: 870 };
/** Of the last 30 days, the part that runs included. */
const PARTS = 10;
const YEAR = { ms: 365 * DAY_MS, points: 366 };
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

interface UsePanelProps {
  readonly charge: Charge;
  readonly plant: PlantView;
}

/** Energy in and out of the span, rates, efficiency, the warmest cell, and how its health goes down. */
export function UsePanel({ charge, plant }: UsePanelProps) {
  const t = useText();
  const { sessions, window, capacityKwh } = charge;
  const strings = plant.ofKind('battery-string').map(({ id }) => id);
  const slotsOf = (key: string) => strings.map((id) => formatSlotRef(id, key)).filter(plant.has);
  const ended = useEnded(window);
  const energy = useSlotSeries([...slotsOf('energyIn'), ...slotsOf('energyOut')], ended, countHours(ended));
  const countersOf = (key: string) => slotsOf(key).map((slot) => energy.series.get(slot)?.points ?? []);
  const warm = useSlotSeries(slotsOf('highestTemperature'), useEnded(charge.month), 32);
  const warmest = [...warm.series.values()].flatMap(({ points }) => points.map(({ max }) => max));
  const closed = sessions.filter(({ meanC }) => meanC !== null);
  const meanC = closed.reduce((sum, one) => sum + (one.meanC ?? 0), 0) / closed.length;
  const peaks = sessions.flatMap(({ peakC }) => peakC ?? []);
  const taken = sumRises(countersOf('energyIn'));
  const given = sumRises(countersOf('energyOut'));
  const trip = useRoundTrip(plant, charge);
  const [power, level] = [formatSlotRef(BATTERY_ID, 'power'), formatSlotRef(BATTERY_ID, 'stateOfCharge')];
  const rows: readonly (readonly [TextKey, number | undefined, string, number, readonly SlotRef[]])[] = [
    ['ENERGY_IN', taken ?? sumSessions(charge), 'kWh', 0, [...slotsOf('energyIn'), power]],
    ['ENERGY_OUT', given, 'kWh', 0, slotsOf('energyOut')],
    ['ROUND_TRIP', trip, '%', 1, [power, level]],
    ['MEAN_CHARGE_RATE', closed.length === 0 ? undefined : meanC, '1/h', 2, [power]],
    ['HIGHEST_RATE', peaks.length === 0 ? undefined : Math.max(...peaks), '1/h', 2, [power]],
    ['WARMEST_CELL', warmest.length === 0 ? undefined : Math.max(...warmest), '°C', 1, slotsOf('highestTemperature')],
    ['USABLE_CAPACITY', capacityKwh, 'kWh', 0, slotsOf('stateOfHealth')],
  ];
  return (
    <Panel quiet title={t('USE_OF_BATTERY')}>
      <div className={style.rows}>
        {rows.map(([label, value, unit, decimals, from]) => (
          <ComputedValue
            key={label}
            label={t(label)}
            answer={value === undefined ? refuse('too-few', 'power') : { value, state: 'good' }}
            {...{ unit, decimals, from }}
            size="small"
            layout="row"
          />
        ))}
      </div>
      <Health plant={plant} slots={slotsOf('stateOfHealth')} />
    </Panel>
  );
}

function sumSessions({ sessions }: Charge): number | undefined {
  const known = sessions.flatMap(({ energyKwh }) => energyKwh ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, energy) => sum + energy, 0);
}

/** Energy out over energy in at equal state of charge, percent, over the 30 days before the end of the span. */
function useRoundTrip(plant: PlantView, { window }: Charge): number | undefined {
  const { to } = useEnded(window);
  const [power, charge] = [formatSlotRef(BATTERY_ID, 'power'), formatSlotRef(BATTERY_ID, 'stateOfCharge')];
  const { series } = useSlotSeriesOf([power, charge].filter(plant.has), listParts(to), PART.points);
  const levels = new Map(series.get(charge)?.points.map(({ time, avg }) => [time, avg]));
  const samples = (series.get(power)?.points ?? []).flatMap(({ time, avg }) => {
    const stateOfCharge = levels.get(time);
    return stateOfCharge === undefined ? [] : [{ time, chargeKw: -avg, stateOfCharge }];
  });
  const trip = computeRoundTrip(samples);
  return 'efficiencyPercent' in trip ? trip.efficiencyPercent : undefined;
}

/** Parts that begin at whole multiples of their length, so that past ones are the same on every visit; the oldest first. */
function listParts(to: Instant): TimeSpan[] {
  const last = Math.ceil(to / PART.ms) - 1;
  return Array.from({ length: PARTS }, (_, place) => {
    const from = (last - PARTS + 1 + place) * PART.ms;
    return { from, to: Math.min(from + PART.ms, to) };
  });
}

/** When the straight line through a year of states of health comes to 80 %, with its interval. */
function Health({ plant, slots }: { readonly plant: PlantView; readonly slots: readonly SlotRef[] }) {
  const t = useText();
  const now = useEnded({ from: 0, to: Number.MAX_SAFE_INTEGER }).to;
  const to = Math.ceil(now / DAY_MS) * DAY_MS;
  const { series } = useSlotSeries(slots.filter(plant.has), { from: to - YEAR.ms, to }, YEAR.points);
  const byDay = Map.groupBy(
    [...series.values()].flatMap(({ points }) => points),
    ({ time }) => time,
  );
  const points = [...byDay].map(([time, of]) => ({
    time,
    percent: of.reduce((sum, { avg }) => sum + avg, 0) / of.length,
  }));
  if (points.length === 0) return null;
  const trend = computeHealthTrend(points);
  if ('reason' in trend) return <p className={style.note}>{t('HEALTH_TOO_SHORT')}</p>;
  return <p className={style.note}>{healthWords(trend, t)}</p>;
}

function healthWords(trend: Exclude<ReturnType<typeof computeHealthTrend>, { reason: unknown }>, t: Translate): string {
  const { percentPerYear, margin, at, earliest, latest } = trend;
  const number = (value: number) => formatNumber(value, { decimals: 1 });
  const loss = t('HEALTH_PER_YEAR', { loss: number(-percentPerYear), margin: number(margin) });
  if (at === null) return loss;
  const span =
    earliest === null || latest === null
      ? t('HEALTH_OPEN_END')
      : t('HEALTH_INTERVAL', { from: MONTH.format(earliest), to: MONTH.format(latest) });
  return `${loss} ${t('HEALTH_END_OF_LIFE', { at: MONTH.format(at) })} ${span}`;
}
