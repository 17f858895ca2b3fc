import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { HOUR_MS } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { getReasonText, type PlantView, useSlotSeries } from '../../../entities/plant/index.ts';
import { SlotNumber } from '../../../entities/switchboard/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import { findStringSlot } from '../system/battery-slots.ts';
import style from './charge.module.css';
import { estimateStrings, findWeakestEstimate, HEALTH_KEYS, type StringHealth } from './string-health.ts';

/** A day of a ferry with its means of a minute, which one answer holds. */
const SPAN = { hours: 16, points: 960 };

/** What each string still holds, from its charges and discharges, beside what its controller says; the weakest by name. */
export function HealthPanel({ plant }: { plant: PlantView }) {
  const t = useText();
  const strings = useStringHealth(plant);
  const weakest = findWeakestEstimate(strings);
  const percent = (value: number) => `${formatNumber(value, { decimals: 1 })} %`;
  if (strings.length === 0) return null;
  return (
    <Panel quiet title={t('HEALTH_FROM_CHARGES')} className={style.health} flush>
      <HeadTable
        columns={[t('HEAD_STRING'), t('HEAD_ESTIMATE'), t('HEAD_INTERVAL'), t('HEAD_CONTROLLER')]}
        className={style.table}
      >
        {strings.map((string) => (
          <HealthRow key={string.id} string={string} />
        ))}
      </HeadTable>
      <div className={style.evidence}>
        {weakest && (
          <p className={style.note}>
            {t('WEAKEST_BY_HEALTH', {
              name: weakest.name,
              value: percent(weakest.value),
              next: weakest.next.name,
              other: percent(weakest.next.value),
            })}
          </p>
        )}
        <p className={style.note}>{t('HEALTH_ESTIMATE_NOTE', { hours: SPAN.hours })}</p>
      </div>
    </Panel>
  );
}

function HealthRow({ string: { id, name, health } }: { string: StringHealth }) {
  const t = useText();
  const number = (value: number) => formatNumber(value, { decimals: 1 });
  const isKnown = 'median' in health;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{isKnown ? number(health.median) : NO_VALUE}</td>
      <td>
        {isKnown ? `${number(health.low)}–${number(health.high)} (${health.used})` : getReasonText(health.reason, t)}
      </td>
      <td>
        <SlotNumber
          slot={findStringSlot(id, 'stateOfHealth')}
          label={`${name} ${t('CELLS_SOH')}`}
          decimals={1}
          unit=""
        />
      </td>
    </tr>
  );
}

/** Of the last whole hours: the estimate moves by what a few charges tell, not by the minute. */
function useStringHealth(plant: PlantView): readonly StringHealth[] {
  const to = useFromClock((nowMs) => Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  const strings = plant
    .ofKind('battery-string')
    .map(({ id, name }) => ({ id, name, nominalAh: plant.numberOf(id, 'chargeCapacity') }));
  const slots = strings.flatMap(({ id }) => HEALTH_KEYS.map((key) => formatSlotRef(id, key))).filter(plant.has);
  const { series, isPending } = useSlotSeries(slots, { from: to - SPAN.hours * HOUR_MS, to }, SPAN.points);
  // biome-ignore lint/correctness/useExhaustiveDependencies: series is made anew with each drawing; it is whole once none is pending
  return useMemo(() => estimateStrings(strings, series), [plant, to, isPending]);
}
