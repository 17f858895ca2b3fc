import { formatTime } from '@fms/domain';
import { AlarmMark } from '@fms/ui';
import { Tooltip } from '@mantine/core';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { alarmFigures } from '../../../live/index.ts';
import type { AlarmCluster } from './event-cluster.ts';
import { NoteFlags } from './note-flags.tsx';
import type { Shown } from './shown.ts';
import style from './statistic.module.css';

/** Alarms and notes over the same time axis as the panes; pressing one puts the cursor there. */
export function EventRail(props: Shown) {
  const { events, cursor } = props;
  const t = useText();
  return (
    <section className={style.rail} aria-label={t('EVENTS_OF')}>
      <span className={style.railName}>{t('EVENTS')}</span>
      {events.alarms.map((cluster) => (
        <Tooltip key={cluster.alarm.id} label={<ClusterWords cluster={cluster} />} multiline maw={300}>
          <button
            type="button"
            className={style.event}
            style={{ left: `${cluster.share * 100}%` }}
            aria-label={clusterLabel(cluster, t)}
            onClick={() => cursor.set(Date.parse(cluster.alarm.time))}
          >
            <AlarmMark priority={cluster.priority} state="acknowledged" size={11} />
          </button>
        </Tooltip>
      ))}
      <NoteFlags {...props} />
    </section>
  );
}

function clusterLabel({ alarm, count }: AlarmCluster, t: Translate): string {
  const description = `${translateWord(`priority-${alarm.priority}`)}: ${alarm.description || alarm.channel}`;
  return count === 1 ? description : t('MORE_ALARMS', { description, count: count - 1 });
}

function ClusterWords({ cluster }: { cluster: AlarmCluster }) {
  const t = useText();
  const { alarm } = cluster;
  const at = `${formatTime(Date.parse(alarm.time), Date.now())} ${t('UTC')}`;
  return (
    <>
      {clusterLabel(cluster, t)}
      <br />
      {[...alarmFigures(alarm, t), at].join(' · ')}
    </>
  );
}
