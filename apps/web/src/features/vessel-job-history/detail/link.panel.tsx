import type { JobDetail } from '@fms/contract/job';
import { formatBytes } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { PriorityMark } from '../../../entities/alarm/index.ts';
import { jobCalls } from '../../../entities/job/index.ts';
import { chartBookQueries, statisticQueries } from '../../../entities/statistic/index.ts';
import { formatEvidencePath } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useAction } from '../../../ui/form/use-action.ts';
import { Moment } from '../../../ui/moment.tsx';
import { FileDialog } from '../form/file.dialog.tsx';
import style from '../style/detail.module.css';

interface LinkPanelProps {
  readonly vesselId: VesselId;
  readonly detail: JobDetail;
}

/** Alarms that were raised in a job, notes of the curves that lie in it, and the files people linked to it. */
export function LinkPanel({ vesselId, detail }: LinkPanelProps) {
  const t = useText();
  const { job } = detail;
  const span = { from: Date.parse(job.from), to: Date.parse(job.to) };
  const { data: alarms = [] } = useQuery(statisticQueries.alarms(vesselId, span));
  const { data: notes = [] } = useQuery(chartBookQueries.notes(vesselId, span));
  return (
    <Panel quiet title={t('JOB_LINKED')}>
      <h3 className={style.heading}>{t('JOB_ALARMS', { count: alarms.length })}</h3>
      {alarms.length === 0 && <p className={style.none}>{t('JOB_NO_ALARMS')}</p>}
      <ul className={style.links}>
        {alarms.slice(0, MOST_SHOWN).map((alarm) => (
          <li key={alarm.id}>
            <PriorityMark priority={alarm.priority} state="acknowledged" size={14} still />
            <Link className="fms-plain-link" to={formatEvidencePath(alarm)}>
              {alarm.channel}
            </Link>
            <Moment at={alarm.time} />
          </li>
        ))}
      </ul>
      <h3 className={style.heading}>{t('JOB_NOTES')}</h3>
      {notes.length === 0 && <p className={style.none}>{t('JOB_NO_NOTES')}</p>}
      <ul className={style.links}>
        {notes.slice(0, MOST_SHOWN).map((note) => (
          <li key={note.id}>
            <span>{`${note.text} (${note.by})`}</span>
            <Moment at={note.at} />
          </li>
        ))}
      </ul>
      <Files vesselId={vesselId} detail={detail} />
    </Panel>
  );
}

const MOST_SHOWN = 20;

function Files({ vesselId, detail: { job, files } }: LinkPanelProps) {
  const t = useText();
  const client = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const link = useAction({
    run: (body: { readonly fileId: number; readonly isLinked: boolean }) =>
      jobCalls.linkFile({ vesselId, id: job.id, ...body }),
    onDone: () => setChoosing(false),
    refresh: () => client.invalidateQueries({ queryKey: ['job', vesselId, 'detail', job.id] }),
  });
  return (
    <>
      <h3 className={style.heading}>{t('JOB_FILES')}</h3>
      {files.length === 0 && <p className={style.none}>{t('JOB_NO_FILES')}</p>}
      <ul className={style.links}>
        {files.map(({ fileId, path, size }) => (
          <li key={fileId}>
            <span>{`${path}, ${formatBytes(size)}`}</span>
            <IconButton
              icon="close"
              label={t('JOB_UNLINK_FILE', { name: path })}
              onClick={() => link.mutate({ fileId, isLinked: false })}
            />
          </li>
        ))}
      </ul>
      <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
        {t('JOB_LINK_FILE')}
      </Button>
      {isChoosing && (
        <FileDialog
          vesselId={vesselId}
          onChoose={(fileId) => link.mutate({ fileId, isLinked: true })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
