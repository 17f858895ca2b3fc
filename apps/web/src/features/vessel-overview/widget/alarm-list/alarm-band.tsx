import { isSuppressed } from '@fms/domain/alarm';
import { Panel } from '@fms/ui/panel';
import { Link } from 'react-router';
import { useText } from '../../../../language/index.ts';
import { useAlarms } from '../../../../live/index.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import style from './alarm-list.module.css';
import { AlarmRow } from './alarm-row.tsx';
import { useFirstEvidence } from './use-first-evidence.ts';

type AlarmBandProps = Pick<WidgetProps<'alarmList'>, 'vessel' | 'tags' | 'onTrend'>;

/** The most urgent alarm above a layout that has no list of alarms; nothing while there is none. */
export function AlarmBand({ vessel, tags, onTrend }: AlarmBandProps) {
  const t = useText();
  const { active } = useAlarms();
  const own = active.filter((alarm) => alarm.vesselId === vessel.id && !isSuppressed(alarm));
  const [worst] = own;
  const evidence = useFirstEvidence(worst, tags, onTrend);
  if (worst === undefined) return null;
  const more = own.length - 1;
  return (
    <Panel
      title={t('ACTIVE_ALARMS')}
      quiet
      className={style.band}
      actions={
        <Link className={style.journal} to="?tab=alarm">
          {more === 0 ? t('OPEN_JOURNAL') : t('MORE_ALARMS', { count: more })}
        </Link>
      }
    >
      <ul className={style.rows}>
        <AlarmRow alarm={worst} mayAcknowledge={vessel.permission.acknowledge} evidence={evidence} />
      </ul>
    </Panel>
  );
}
