import { formatTime } from '@fms/domain';
import { AlarmMark } from '@fms/ui';
import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { alarmFigures } from '../../../live/index.ts';
import { type AlarmCluster, alarmClusters } from './event-cluster.ts';
import { NoteFlags } from './note-flags.tsx';
import type { Shown } from './shown.ts';
import style from './statistic.module.css';
import { statisticQueries } from './statistic.queries.ts';

const STEP_MS = 60_000;

/** Alarms and notes over the same time axis as the panes; pressing one puts the cursor there. */
export function EventRail(props: Shown) {
  const { vessel, data, cursor } = props;
  const t = useText();
  const { from, to } = data.window;
  // A live window moves with every sample; alarms are asked for once a minute of it.
  const asked = { from: Math.floor(from / STEP_MS) * STEP_MS, to: Math.ceil(to / STEP_MS) * STEP_MS };
  const { data: alarms } = useQuery(statisticQueries.alarms(vessel.id, asked));
  const clusters = useMemo(() => alarmClusters(alarms ?? [], { from, to }), [alarms, from, to]);
  return (
    <section className={style.rail} aria-label={t('EVENTS_OF')}>
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
