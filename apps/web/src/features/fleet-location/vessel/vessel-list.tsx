import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { formatNumber } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { AlarmMark } from '@fms/ui/alarm';
import { VesselSymbol } from '@fms/ui/symbol';
import { AgeMark } from '@fms/ui/value';
import { NativeSelect } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState } from 'react';
import { getSymbolType, useVesselActivity } from '../../../entities/fleet/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { type TextKey, translateWord, useText } from '../../../language/index.ts';
import { findWorstAlarms, useAge, useAlarms, useLive, useMinute, usePosition } from '../../../live/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import style from './vessel-list.module.css';
import { ORDERS, type Order, type OrderRequest, sortVessels } from './vessel-order.ts';

interface VesselListProps {
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
 * The map in words: the same vessels for the keyboard and the screen reader, those without a position too. Only what is
 * in view is drawn, and each row follows its own vessel.
 */
export default function VesselList({ selectedId, onSelect }: VesselListProps) {
  const t = useText();
  const vessels = useVessels();
  const { active } = useAlarms();
  const worst = useMemo(() => findWorstAlarms(active), [active]);
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>('name');
  const sorted = useOrdered(vessels, { words, order, worst });
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
                <Row
                  vessel={vessel}
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

/** Evaluated again each minute. */
function useOrdered(
  vessels: readonly Vessel[],
  { words, order, worst }: Omit<OrderRequest, 'positionOf'>,
): readonly Vessel[] {
  const { positions } = useLive();
  const minute = useMinute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute is what makes it look again
  return useMemo(
    () => sortVessels(vessels, { words, order, worst, positionOf: positions.read.bind(positions) }),
    [vessels, words, order, worst, positions, minute],
  );
}

interface RowProps {
  readonly vessel: Vessel;
  readonly alarm: Alarm | undefined;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function Row({ vessel, alarm, selected, onSelect }: RowProps) {
  const t = useText();
  const position = usePosition(vessel.id);
  const age = useAge(position?.time);
  const { presence, activity } = useVesselActivity(vessel);
  return (
    <button type="button" className={style.row} aria-pressed={selected} onClick={onSelect}>
      <VesselSymbol type={getSymbolType(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={18} />
      <span className={style.name}>{vessel.name}</span>
      {alarm !== undefined && (
        <AlarmMark
          priority={alarm.priority}
          state={alarm.acknowledged === null ? 'raised' : 'acknowledged'}
          size={14}
          label={translateWord(`priority-${alarm.priority}`)}
          still
        />
      )}
      <span className={style.speed}>
        {formatNumber(position?.speedKnots, { decimals: 1 })} {t('KNOTS')}
      </span>
      <span className={style.age}>
        <AgeMark {...age} />
      </span>
      <span className="fms-spoken">{translateWord(`presence-${activity}`)}</span>
    </button>
  );
}
