import type { JobDetail } from '@fms/contract/job';
import type { Vessel } from '@fms/contract/vessel';
import type { ComparedRate } from '@fms/domain/job';
import { IconButton } from '@fms/ui/control';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { getJobKindText } from '../../../entities/job/index.ts';
import { formatVesselPath } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { nameJob } from '../state/job-parts.ts';
import style from '../style/detail.module.css';
import { RateRow } from './rate-row.tsx';
import { formatCause, formatDifference, RATES } from './rate-text.ts';

interface ComparisonPanelProps {
  readonly vessel: Vessel;
  readonly detail: JobDetail;
  readonly onSelect: (id: number | undefined) => void;
}

/** A job against earlier ones of its kind, what explains the difference, and the ways to its curves. */
export function ComparisonPanel({ vessel, detail: { job, comparison }, onSelect }: ComparisonPanelProps) {
  const t = useText();
  const rates = (Object.keys(RATES) as ComparedRate[]).filter((rate) => comparison?.rates[rate]);
  const name = `${nameJob(job)} ${getJobKindText(job.kind)}`;
  const window = new URLSearchParams({ from: job.from, to: job.to });
  const path = (tab: string) => `${formatVesselPath(vessel.id)}?tab=${tab}&${window}`;
  const difference = comparison && formatDifference(comparison, t);
  return (
    <Panel
      quiet
      title={t('JOB_AGAINST_SIMILAR', { job: name })}
      actions={
        <>
          <span className="fms-caption">{t('JOB_SIMILAR', { count: comparison?.similar.length ?? 0 })}</span>
          <IconButton icon="close" tooltip="left" label={t('JOB_CLOSE')} onClick={() => onSelect(undefined)} />
        </>
      }
    >
      {comparison === null || rates.length === 0 ? (
        <EmptyState title={t('JOB_TOO_FEW')} detail={t('JOB_TOO_FEW_DETAIL')} />
      ) : (
        <>
          {rates.map((rate) => (
            <RateRow key={rate} rate={rate} comparison={comparison} onSelect={onSelect} />
          ))}
          {difference !== undefined && (
            <p className={style.sentence}>
              {difference} <strong>{formatCause(comparison, t) ?? t('JOB_NO_CAUSE')}</strong>
            </p>
          )}
        </>
      )}
      <div className={style.buttons}>
        <Button size="compact-sm" variant="default" component={Link} to={path('location')}>
          {t('JOB_TRACK')}
        </Button>
        <Button size="compact-sm" variant="default" component={Link} to={path('statistic')}>
          {t('JOB_TREND')}
        </Button>
      </div>
    </Panel>
  );
}
