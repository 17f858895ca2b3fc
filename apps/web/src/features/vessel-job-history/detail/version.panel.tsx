import type { JobDetail, WireJob, WireJobVersion } from '@fms/contract/job';
import { formatPosition } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { FINDER, JOB_TRANSITIONS, type JobAction } from '@fms/domain/job';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getJobKindText, jobCalls } from '../../../entities/job/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { messages, openQuestion } from '../../../message/index.ts';
import { useAction } from '../../../ui/form/use-action.ts';
import { Moment } from '../../../ui/moment.tsx';
import { JobDialog } from '../form/job.dialog.tsx';
import { RemoveDialog } from '../form/remove.dialog.tsx';
import { SplitDialog } from '../form/split.dialog.tsx';
import { formatClock } from '../state/job-parts.ts';
import style from '../style/detail.module.css';

interface VersionPanelProps {
  readonly vesselId: VesselId;
  readonly detail: JobDetail;
  readonly next: WireJob | undefined;
  readonly onSelect: (id: number | undefined) => void;
}

const LOCK_QUESTION = { kind: 'dialog', text: 'JOB_LOCK_QUESTION', canCancel: true } as const;

type OpenForm = 'correct' | 'split' | 'remove';

/** Who did what to a job and why, the newest first, and what may be done to it now. */
export function VersionPanel({ vesselId, detail, next, onSelect }: VersionPanelProps) {
  const t = useText();
  const [form, setForm] = useState<OpenForm>();
  const client = useQueryClient();
  const { job, versions } = detail;
  const refresh = () => client.invalidateQueries({ queryKey: ['job', vesselId] });
  const named = { vesselId, id: job.id };
  const says = () => messages.saved;
  const sign = useAction({ run: () => jobCalls.sign(named), says, refresh, isRefusalRefreshed: true });
  const lock = useAction({ run: () => jobCalls.lock(named), says, refresh, isRefusalRefreshed: true });
  const merge = useAction({
    run: (otherId: number) => jobCalls.merge({ ...named, otherId }),
    ...{ says, refresh, isRefusalRefreshed: true },
  });
  const may = (action: JobAction) => JOB_TRANSITIONS[job.state][action] !== undefined;
  const isMergeable = next !== undefined && next.from === job.to && JOB_TRANSITIONS[next.state].merge !== undefined;
  const done = () => setForm(undefined);
  return (
    <Panel quiet title={t('JOB_VERSIONS')}>
      <div className={style.buttons}>
        {may('sign') && (
          <Button size="compact-sm" loading={sign.isPending} onClick={() => sign.mutate(undefined)}>
            {t('JOB_SIGN')}
          </Button>
        )}
        {may('lock') && (
          <Button
            size="compact-sm"
            loading={lock.isPending}
            onClick={() => openQuestion({ message: LOCK_QUESTION, onOk: () => lock.mutate(undefined) })}
          >
            {t('JOB_LOCK')}
          </Button>
        )}
        {may('correct') && <FormButton text={t('JOB_CORRECT')} onClick={() => setForm('correct')} />}
        {may('split') && <FormButton text={t('JOB_SPLIT')} onClick={() => setForm('split')} />}
        {may('merge') && isMergeable && <FormButton text={t('JOB_MERGE')} onClick={() => merge.mutate(next.id)} />}
        {may('remove') && <FormButton text={t('JOB_REMOVE')} onClick={() => setForm('remove')} />}
      </div>
      <Places job={job} />
      <ol className={style.versions}>
        {versions.toReversed().map((version) => (
          <Version key={`${version.at} ${version.action}`} version={version} />
        ))}
      </ol>
      {form === 'correct' && <JobDialog vesselId={vesselId} job={job} onDone={done} onClose={done} />}
      {form === 'split' && <SplitDialog vesselId={vesselId} job={job} onClose={done} />}
      {form === 'remove' && (
        <RemoveDialog vesselId={vesselId} job={job} onDone={() => onSelect(undefined)} onClose={done} />
      )}
    </Panel>
  );
}

const FormButton = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <Button size="compact-sm" variant="default" onClick={onClick}>
    {text}
  </Button>
);

function Places({ job: { total } }: { readonly job: WireJob }) {
  const t = useText();
  if (!total?.fromPlace || !total.toPlace) return null;
  return (
    <p className="fms-caption">
      {`${t('JOB_FROM_POSITION')} ${formatPosition(total.fromPlace)} · ${t('JOB_TO_POSITION')} ${formatPosition(total.toPlace)}`}
    </p>
  );
}

function Version({ version }: { readonly version: WireJobVersion }) {
  const t = useText();
  const action = translateWord(`job-action-${version.action}`);
  const words = [version.number, version.customer, version.place].filter((word) => word !== '').join(' · ');
  return (
    <li>
      <span>
        {version.by === FINDER ? t('JOB_BY_SYSTEM', { action }) : t('JOB_BY', { action, name: version.by })}{' '}
        <Moment at={version.at} />
      </span>
      <span className={style.content}>
        {`${getJobKindText(version.kind)}, ${formatClock(version.from)}–${formatClock(version.to)}`}
        {words !== '' && ` · ${words}`}
      </span>
      {version.reason !== '' && <q>{version.reason}</q>}
    </li>
  );
}
