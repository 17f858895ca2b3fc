import type { AlarmPriority } from '@fms/domain/alarm';
import { AlarmMark, type AlarmMarkState } from '../../src/alarm/alarm-mark.tsx';
import { Chip } from '../../src/control/chip.tsx';
import { Panel } from '../../src/panel/panel.tsx';

const STATES: AlarmMarkState[] = ['raised', 'acknowledged', 'cleared', 'silenced'];
const PRIORITIES: { priority: AlarmPriority; name: string; states: AlarmMarkState[] }[] = [
  { priority: 'alarm', name: 'Alarm', states: STATES },
  { priority: 'warning', name: 'Warning', states: ['raised', 'acknowledged', 'cleared'] },
  { priority: 'caution', name: 'Caution', states: ['raised'] },
];

export function AlarmMarks() {
  return (
    <Panel title="Alarm marks">
      <div className="mark-grid">
        <span />
        {[...STATES, 'shelved'].map((state) => (
          <span key={state} className="fms-caption">
            {state}
          </span>
        ))}
        {PRIORITIES.map(({ priority, name, states }) => (
          <MarkRow key={priority} priority={priority} name={name} states={states} />
        ))}
      </div>
    </Panel>
  );
}

function MarkRow({ priority, name, states }: (typeof PRIORITIES)[number]) {
  return (
    <>
      <b>{name}</b>
      {STATES.map((state) => (
        <span key={state}>
          {states.includes(state) ? (
            <AlarmMark priority={priority} state={state} size={22} still label={`${name}, ${state}`} />
          ) : (
            <span className="none">·</span>
          )}
        </span>
      ))}
      <Chip>until 12:40</Chip>
    </>
  );
}
