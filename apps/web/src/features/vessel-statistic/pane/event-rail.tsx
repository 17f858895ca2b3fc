import { formatTime } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import { Tooltip } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { formatAlarmFigures } from '../../../entities/alarm/index.ts';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import style from '../style/statistic.module.css';
import type { ShownStatistic } from '../view/shown-statistic.ts';
import { type AlarmCluster, groupAlarmClusters } from './event-cluster.ts';
import { NoteFlags } from './note-flags.tsx';

/** What one mark takes of the rail, as in the style sheet: nearer ones could not be told apart by hand. */
const POINTER_PIXELS = 24;
const FINGER_PIXELS = 44;

/** Alarms and notes over the same time axis as the panes; pressing one puts the cursor there. */
export function EventRail(props: ShownStatistic) {
  const { events, cursor, data } = props;
  const t = useText();
  const { ref, width } = useElementSize<HTMLElement>();
  const target = useMediaQuery('(pointer: coarse)') ? FINGER_PIXELS : POINTER_PIXELS;
  const clusters = useMemo(
    () => (width === 0 ? [] : groupAlarmClusters(events.alarms, data.window, target / width)),
    [events.alarms, data.window, target, width],
  );
  return (
    <section ref={ref} className={style.rail} aria-label={t('EVENTS_OF')}>
      <span className={style.railName}>{t('EVENTS')}</span>
      {clusters.map((cluster) => (
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
  return count === 1 ? description : t('ALARM_AND_MORE', { description, count: count - 1 });
}

function ClusterWords({ cluster }: { cluster: AlarmCluster }) {
  const t = useText();
  const { alarm } = cluster;
  const at = `${formatTime(Date.parse(alarm.time), Date.now())} ${t('UTC')}`;
  return (
    <>
      {clusterLabel(cluster, t)}
      <br />
      {[...formatAlarmFigures(alarm, t), at].join(' · ')}
    </>
  );
}
