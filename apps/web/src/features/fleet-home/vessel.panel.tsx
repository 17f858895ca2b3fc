import type { Alarm } from '@fms/contract/alarm';
import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { VesselSymbol } from '@fms/ui/symbol';
import { AgeMark } from '@fms/ui/value';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type AlarmTally, AlarmTallyMarks, NO_ALARMS, tallyAlarms } from '../../entities/alarm/index.ts';
import { getSymbolType, PinButton, type VesselState } from '../../entities/fleet/index.ts';
import { formatVesselPath } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { useAge } from '../../live/index.ts';
import style from './vessel-panel.module.css';

interface VesselPanelProps {
  readonly title: string;
  readonly states: readonly VesselState[];
  readonly active: readonly Alarm[];
}

/** Some vessels, those the user keeps an eye on before all: state, speed, age and alarms of each, and the pin. */
export function VesselPanel({ title, states, active }: VesselPanelProps) {
  const tallies = useMemo(() => tallyAlarms(active), [active]);
  return (
    <Panel title={title} flush>
      <ul className={style.rows}>
        {states.map((state) => (
          <Row key={state.vessel.id} state={state} alarms={tallies.get(state.vessel.id) ?? NO_ALARMS} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ state, alarms }: { state: VesselState; alarms: AlarmTally }) {
  const { vessel, presence, activity, position, heardAt } = state;
  const t = useText();
  const age = useAge(heardAt);
  const isKnown = presence === 'moving' || presence === 'stopped';
  return (
    <li className={style.row}>
      <Link to={formatVesselPath(vessel.id)} className={style.vessel}>
        <VesselSymbol type={getSymbolType(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={18} />
        <span className={style.name}>{vessel.name}</span>
      </Link>
      <span className={style.state}>{translateWord(`presence-${activity}`)}</span>
      <span className={style.speed} data-live={isKnown}>
        {isKnown ? formatNumber(position?.speedKnots, { decimals: 1 }) : NO_VALUE}{' '}
        <span className={style.unit}>{t('KNOTS')}</span>
      </span>
      <span className={style.age}>
        <AgeMark {...age} />
      </span>
      <span className={style.alarms}>
        <AlarmTallyMarks alarms={alarms} columns={false} />
      </span>
      <PinButton vessel={vessel} />
    </li>
  );
}
