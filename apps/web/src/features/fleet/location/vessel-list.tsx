import type { Alarm, Vessel } from '@fms/contract';
import { formatNumber, type VesselId, vesselPresence } from '@fms/domain';
import { AgeMark, AlarmMark, VesselSymbol } from '@fms/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import { useVessels } from '../../../api/vessel.queries.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { useAge, useAlarms, useFromClock, usePosition, worstAlarms } from '../../../live/index.ts';
import { symbolTypeOf } from '../fleet-state.ts';
import style from './vessel-list.module.css';

interface VesselListProps {
  readonly selectedId: VesselId | undefined;
  readonly onSelect: (vesselId: VesselId) => void;
}

const byName = new Intl.Collator().compare;

/**
 * The map in words: the same vessels for the keyboard and the screen reader, those without a position too. Only what is
 * in view is drawn, and each row follows its own vessel.
 */
export default function VesselList({ selectedId, onSelect }: VesselListProps) {
  const t = useText();
  const vessels = useVessels();
  const { active } = useAlarms();
  const worst = useMemo(() => worstAlarms(active), [active]);
  const sorted = useMemo(() => vessels.toSorted((a, b) => byName(a.name, b.name)), [vessels]);
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
  const sighting = { time: position?.time ?? null, speedKnots: position?.speedKnots ?? null };
  const presence = useFromClock((nowMs) => vesselPresence(sighting, nowMs));
  return (
    <button type="button" className={style.row} aria-pressed={selected} onClick={onSelect}>
      <VesselSymbol type={symbolTypeOf(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={18} />
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
      <span className="fms-spoken">{translateWord(`state-${presence}`)}</span>
    </button>
  );
}
