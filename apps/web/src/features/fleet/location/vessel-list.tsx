import type { VesselId } from '@fms/domain';
import { formatNumber } from '@fms/domain';
import { AgeMark, AlarmMark, VesselSymbol } from '@fms/ui';
import { useMemo } from 'react';
import { translateWord, useText } from '../../../language/index.ts';
import { useAge, useAlarms, worstAlarm } from '../../../live/index.ts';
import { symbolTypeOf, type VesselState } from '../fleet-state.ts';
import { useFleetStates } from '../use-fleet.ts';
import style from './vessel-list.module.css';

interface VesselListProps {
  readonly selectedId: VesselId | undefined;
  readonly onSelect: (vesselId: VesselId) => void;
}

/** The map in words: the same vessels for the keyboard and the screen reader, those without a position too. */
export function VesselList({ selectedId, onSelect }: VesselListProps) {
  const t = useText();
  const states = useFleetStates();
  const sorted = useMemo(() => states.toSorted((a, b) => a.vessel.name.localeCompare(b.vessel.name)), [states]);
  return (
    <ul className={style.list} aria-label={t('VESSELS')}>
      {sorted.map((state) => (
        <Row
          key={state.vessel.id}
          state={state}
          selected={state.vessel.id === selectedId}
          onSelect={() => onSelect(state.vessel.id)}
        />
      ))}
    </ul>
  );
}

function Row({ state, selected, onSelect }: { state: VesselState; selected: boolean; onSelect: () => void }) {
  const t = useText();
  const { vessel, position, presence } = state;
  const { active } = useAlarms();
  const age = useAge(position?.time);
  const alarm = worstAlarm(active, vessel.id);
  const drawn = presence === 'unknown' ? 'lost' : presence;
  return (
    <li>
      <button type="button" className={style.row} aria-pressed={selected} onClick={onSelect}>
        <VesselSymbol type={symbolTypeOf(vessel)} state={drawn} size={18} />
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
    </li>
  );
}
