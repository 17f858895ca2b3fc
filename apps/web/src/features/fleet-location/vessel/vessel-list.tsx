import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { NativeSelect } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useVessels } from '../../../entities/vessel/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { findWorstAlarms, useAlarms, useLive, useMinute } from '../../../live/index.ts';
import type { ReplayMoment } from '../../../map/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { useReplayTime } from '../replay/use-replay.ts';
import style from './vessel-list.module.css';
import { ORDERS, type Order, type OrderRequest, sortVessels } from './vessel-order.ts';
import { VesselRow } from './vessel-row.tsx';

interface VesselListProps {
  /** The time that is replayed; undefined while the map shows now. */
  readonly moment: ReplayMoment | undefined;
  /** Alarms that stood then. */
  readonly alarmsThen: readonly Alarm[] | undefined;
  readonly selectedId: VesselId | undefined;
  readonly onSelect: (vesselId: VesselId) => void;
}

const ORDER_TEXT: Readonly<Record<Order, TextKey>> = {
  name: 'ORDER_NAME',
  alarm: 'ORDER_ALARM',
  speed: 'ORDER_SPEED',
  age: 'ORDER_AGE',
};

/**
 * The map in words: the same vessels at the same time for the keyboard and the screen reader, those without a position
 * too. Only what is in view is drawn, and each row follows its own vessel.
 */
export default function VesselList({ moment, alarmsThen, selectedId, onSelect }: VesselListProps) {
  const t = useText();
  const vessels = useVessels();
  const { active } = useAlarms();
  const worst = useMemo(() => findWorstAlarms(alarmsThen ?? active), [alarmsThen, active]);
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>('name');
  const sorted = useOrdered(vessels, { words, order, worst }, moment);
  const scroller = useRef<HTMLDivElement>(null);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const virtualizer = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCoarse ? 44 : 30),
    getItemKey: useCallback((index: number) => sorted[index]?.id ?? index, [sorted]),
    overscan: 8,
  });
  return (
    <>
      <div className={style.choice}>
        <FilterField
          size="xs"
          label={t('FILTER_VESSELS', { count: vessels.length })}
          value={words}
          onChange={setWords}
        />
        <NativeSelect
          size="xs"
          aria-label={t('ORDER_OF_LIST')}
          value={order}
          onChange={(event) => setOrder(ORDERS.find((known) => known === event.currentTarget.value) ?? 'name')}
          data={ORDERS.map((value) => ({ value, label: t(ORDER_TEXT[value]) }))}
        />
      </div>
      {sorted.length === 0 && <p className={style.none}>{t('NO_VESSEL_FOUND')}</p>}
      <div ref={scroller} className={style.scroller}>
        <ul className="fms-lines" aria-label={t('VESSELS')} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, size, start }) => {
            const vessel = sorted[index];
            if (vessel === undefined) return null;
            const place = { height: size, transform: `translateY(${start}px)` };
            return (
              <li key={key} className="fms-line" style={place} aria-posinset={index + 1} aria-setsize={sorted.length}>
                <VesselRow
                  vessel={vessel}
                  moment={moment}
                  alarm={worst.get(vessel.id)}
                  selected={vessel.id === selectedId}
                  onSelect={() => onSelect(vessel.id)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** Evaluated again each minute, of now or of the time that is replayed. */
function useOrdered(
  vessels: readonly Vessel[],
  { words, order, worst }: Omit<OrderRequest, 'positionOf'>,
  moment: ReplayMoment | undefined,
): readonly Vessel[] {
  const { positions } = useLive();
  const minuteNow = useMinute();
  const timeThen = useReplayTime(moment);
  const minute = timeThen === undefined ? minuteNow : Math.floor(timeThen / MINUTE_MS);
  const source = moment ?? positions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute is what makes it look again
  return useMemo(
    () => sortVessels(vessels, { words, order, worst, positionOf: source.read.bind(source) }),
    [vessels, words, order, worst, source, minute],
  );
}
