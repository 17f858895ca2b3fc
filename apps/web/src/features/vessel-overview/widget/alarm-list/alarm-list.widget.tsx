import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { Link } from 'react-router';
import { useText } from '../../../../language/index.ts';
import { useAlarms } from '../../../../live/index.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import style from './alarm-list.module.css';
import { AlarmRow } from './alarm-row.tsx';
import { useFirstEvidence } from './use-first-evidence.ts';

/** The active alarms of this vessel, most urgent first and that one with its value and curve. */
function AlarmList({ vessel, tags, option, onTrend }: WidgetProps<'alarmList'>) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const own = active.filter(({ vesselId }) => vesselId === vessel.id);
  const evidence = useFirstEvidence(own[0], tags, onTrend);
  return (
    <Panel
      title={option.title ?? t('ACTIVE_ALARMS')}
      quiet
      actions={
        <Link className={style.journal} to="?tab=alarm">
          {t('OPEN_JOURNAL')}
        </Link>
      }
    >
      {own.length > 0 ? (
        <ul className={style.rows}>
          {own.map((alarm, index) => (
            <AlarmRow
              key={alarm.id}
              alarm={alarm}
              mayAcknowledge={vessel.permission.acknowledge}
              evidence={index === 0 ? evidence : undefined}
            />
          ))}
        </ul>
      ) : isKnown ? (
        <EmptyState title={t('NO_ACTIVE_ALARMS')} detail={t('NO_ACTIVE_ALARMS_DETAIL', { vessel: vessel.name })} />
      ) : (
        <LoadingState label={t('LOADING_ALARMS')} />
      )}
    </Panel>
  );
}

export const alarmListWidget: WidgetContent<'alarmList'> = {
  Component: AlarmList,
  firstOption: () => ({}),
};
