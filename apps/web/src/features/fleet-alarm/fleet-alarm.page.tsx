import { Segmented } from '@fms/ui/control';
import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { alarmQueries } from '../../entities/alarm/index.ts';
import '../../language/fleet-alarm.ts';
import { useText } from '../../language/index.ts';
import { useAlarms } from '../../live/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { PageHead } from '../../registry/index.ts';
import { ActivePanel } from './active/active.panel.tsx';
import { FLEET_ALARM_ADDRESS, FLEET_ALARM_VIEWS } from './address/fleet-alarm-state.ts';
import { FleetFilter } from './fleet-filter.tsx';
import { JournalPanel } from './journal/journal.panel.tsx';
import style from './style/fleet-alarm.module.css';

const VIEW_TEXT = { active: 'FLEET_ALARMS_ACTIVE', journal: 'FLEET_ALARMS_JOURNAL' } as const;

/** What is wrong now on any vessel, and what was; the filter stands in the address and holds for both. */
export default function FleetAlarmPage() {
  const t = useText();
  const [address, change] = useAddressState(FLEET_ALARM_ADDRESS, ['view']);
  useAskAgain();
  const views = FLEET_ALARM_VIEWS.map((view) => ({ value: view, label: t(VIEW_TEXT[view]) }));
  return (
    <div className={style.page}>
      <PageHead titles={[t('FLEET_ALARMS')]}>
        <h1 className={style.title}>{t('FLEET_ALARMS')}</h1>
      </PageHead>
      <div className={style.tools}>
        <Segmented
          label={t('FLEET_ALARMS_VIEW')}
          value={address.view}
          onChange={(view) => change({ view })}
          options={views}
        />
        <FleetFilter address={address} change={change} />
      </div>
      {address.view === 'active' ? (
        <ActivePanel address={address} change={change} />
      ) : (
        <JournalPanel address={address} change={change} />
      )}
    </div>
  );
}

/** A flood is asked for once and not with every alarm of it. */
const SETTLE_MS = 1_000;

/** The hub tells of every change of an alarm; the lists follow, and are not asked for twice when the page opens. */
function useAskAgain(): void {
  const client = useQueryClient();
  const { active } = useAlarms();
  const ask = useDebouncedCallback(() => void client.invalidateQueries({ queryKey: alarmQueries.fleet }), SETTLE_MS);
  useDidUpdate(ask, [active]);
}
