import {
  type ChargeTime,
  computeCyclesOfCharge,
  computeTimeByCharge,
  countChargeCycles,
  FULL_CYCLE,
} from '@fms/domain/battery';
import { formatNumber } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { EmptyState, Panel } from '@fms/ui/panel';
import { ColumnBars } from '@fms/ui/power';
import { ComputedValue, type PlantView, useSlotSeries } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { BATTERY_ID } from '../system/battery-slots.ts';
import { listTurns } from './charge-sessions.ts';
import { type Charge, useEnded } from './use-charge.ts';

/** Width of a column of the rainflow count, and of the time by state of charge, points. */
const DEPTH_STEP = 5;
const LEVEL_STEP = 10;
/** Hours of a month, each with its lowest and highest state of charge. */
const HOUR_POINTS = 800;

/** Equivalent full cycles and the rainflow count of the month, from where the state of charge turned at each charge. */
export function CyclePanel({ charge, plant }: { charge: Charge; plant: PlantView }) {
  const t = useText();
  const turns = listTurns(charge.records);
  const cycles = countChargeCycles(turns);
  const slot = formatSlotRef(BATTERY_ID, 'stateOfCharge');
  const { series } = useSlotSeries([slot].filter(plant.has), useEnded(charge.month), HOUR_POINTS);
  const times = computeTimeByCharge(series.get(slot)?.points ?? [], LEVEL_STEP);
  return (
    <Panel quiet title={t('CYCLES_OF_MONTH')}>
      {turns.length < 2 ? (
        <EmptyState title={t('NO_CYCLES')} detail={t('NO_SESSIONS_DETAIL')} />
      ) : (
        <>
          <ComputedValue
            label={t('EQUIVALENT_FULL_CYCLES')}
            answer={{ value: computeCyclesOfCharge(turns), state: 'good' }}
            unit=""
            decimals={1}
            size="small"
            layout="row"
            from={slot}
          >
            {!FULL_CYCLE.verified && (
              <span className="fms-caption">{t('FULL_CYCLE_UNVERIFIED', { set: FULL_CYCLE.name })}</span>
            )}
          </ComputedValue>
          <ColumnBars title={t('RAINFLOW_BY_DEPTH')} bars={binCycles(cycles)} />
        </>
      )}
      {times.length > 0 && <ColumnBars title={t('TIME_BY_CHARGE')} bars={times.map(toBar)} />}
    </Panel>
  );
}

/** Cycles by depth, from the shallowest column that has one to the deepest. */
function binCycles(cycles: readonly { readonly range: number; readonly count: number }[]) {
  const places = cycles.map(({ range }) => Math.floor(range / DEPTH_STEP));
  return rangeOf(places).map((place) => {
    const value = cycles.reduce((sum, { count }, index) => (places[index] === place ? sum + count : sum), 0);
    return {
      name: `${place * DEPTH_STEP}–${(place + 1) * DEPTH_STEP}`,
      value,
      text: formatNumber(value, { decimals: value % 1 === 0 ? 0 : 1 }),
    };
  });
}

function toBar({ fromCharge, toCharge, share }: ChargeTime) {
  return { name: `${fromCharge}–${toCharge}`, value: share, text: `${formatNumber(share)} %` };
}

function rangeOf(places: readonly number[]): readonly number[] {
  if (places.length === 0) return [];
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}
