import type { Vessel } from '@fms/contract/vessel';
import { Segmented } from '@fms/ui/control';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alarmQueries } from '../../entities/alarm/index.ts';
import { useText } from '../../language/index.ts';
import { useAlarms } from '../../live/index.ts';
import { ActivePanel } from './active/active.panel.tsx';
import { ALARM_VIEWS } from './address/alarm-state.ts';
import { useAlarmState } from './address/use-alarm-state.ts';
import { BackTestView } from './back-test/back-test-view.tsx';
import { JournalPanel } from './journal/journal.panel.tsx';
import { KpiStrip } from './performance/kpi-strip.tsx';
import { PerformanceView } from './performance/performance-view.tsx';
import style from './style/alarm.module.css';

/** The alarms of one vessel: what is active, what was, how the alarms perform, and what other limits would do. */
export default function AlarmTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const [state, change] = useAlarmState();
  useAskAgain(vessel);
  const views = ALARM_VIEWS.map((view) => ({ value: view, label: t(VIEW_TITLES[view]) }));
  return (
    <div className={style.tab}>
      <div className={style.views}>
        <Segmented label={t('ALARM_VIEW')} value={state.view} onChange={(view) => change({ view })} options={views} />
      </div>
      {state.view === 'list' && (
        <>
          <KpiStrip
            vessel={vessel}
            onOpen={() => change({ view: 'performance', time: { mode: 'live', range: '30d' } })}
          />
          <ActivePanel vessel={vessel} shown={state.shown} onShown={(shown) => change({ shown })} />
          <JournalPanel vessel={vessel} state={state} change={change} />
        </>
      )}
      {state.view === 'performance' && <PerformanceView vessel={vessel} state={state} change={change} />}
      {state.view === 'back-test' && <BackTestView vessel={vessel} state={state} change={change} />}
    </div>
  );
}

const VIEW_TITLES = {
  list: 'ALARM_VIEW_LIST',
  performance: 'ALARM_VIEW_PERFORMANCE',
  'back-test': 'ALARM_VIEW_BACK_TEST',
} as const;

/** The hub tells of every change; journal and performance follow it. */
function useAskAgain(vessel: Vessel): void {
  const client = useQueryClient();
  const { active } = useAlarms();
  const standing = active
    .filter(({ vesselId }) => vesselId === vessel.id)
    .map(({ id, status, time, acknowledged, board, shelved, outOfService, assigned, escalated }) =>
      [
        ...[id, status, time, acknowledged?.at, board?.acknowledged?.at],
        ...[shelved?.until, outOfService?.at, assigned?.at, escalated?.at],
      ].join(),
    )
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the alarms stand is what it waits for
  useEffect(() => {
    void client.invalidateQueries({ queryKey: alarmQueries.ofVessel(vessel.id) });
  }, [client, vessel.id, standing]);
}
