import type { WireJob } from '@fms/contract/job';
import { formatAge, formatNumber } from '@fms/domain/format';
import { JOB_KINDS, type JobKind } from '@fms/domain/job';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { Fragment } from 'react';
import { getJobKindText } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { computeLength, type JobParts } from '../state/job-parts.ts';
import { computeFuelOutside, sumUp } from '../state/period-sum.ts';
import style from '../style/list.module.css';
import { formatPerMile } from './job-figure.ts';
import { CutRow, JobRow } from './job-row.tsx';

interface JobListPanelProps extends JobParts {
  readonly kept: readonly WireJob[];
  readonly kind: JobKind | undefined;
  readonly words: string;
  readonly onKind: (kind: JobKind | undefined) => void;
  readonly onWords: (words: string) => void;
}

/** The jobs of the span, one row each, with what they came to together. */
export function JobListPanel(props: JobListPanelProps) {
  const { kept, data, selected, onSelect } = props;
  const t = useText();
  return (
    <Panel quiet title={t('JOBS')} actions={<Filters {...props} />}>
      {kept.length === 0 ? (
        <EmptyState
          title={t(data.jobs.length === 0 ? 'JOBS_NONE' : 'JOBS_NONE_MATCH')}
          detail={t(data.jobs.length === 0 ? 'JOBS_NONE_DETAIL' : 'JOBS_NONE_MATCH_DETAIL')}
        />
      ) : (
        <FigureTable
          label={t('JOBS')}
          className={style.jobs}
          columns={[
            t('JOB_NUMBER_HEAD'),
            { title: t('JOB_KIND_HEAD'), className: style.words },
            { title: t('JOB_PLACE_HEAD'), className: style.words, isMinor: true },
            t('JOB_START_HEAD'),
            t('JOB_END_HEAD'),
            t('JOB_TIME_HEAD'),
            { title: 'nm', isMinor: true },
            t('JOB_FUEL_HEAD'),
            { title: t('JOB_FUEL_MILE_HEAD'), isMinor: true },
            { title: t('JOB_ENERGY_HEAD'), isMinor: true },
            { title: t('JOB_PULL_HEAD'), isMinor: true },
            { title: t('JOB_SIGNED_HEAD'), className: style.words },
          ]}
        >
          {kept.map((job) => (
            <Fragment key={job.id}>
              <JobRow job={job} view={props.view} isSelected={job.id === selected} onSelect={() => onSelect(job.id)} />
              {job.id === selected && <CutRow job={job} periods={data.periods} />}
            </Fragment>
          ))}
          <TotalRow {...props} />
        </FigureTable>
      )}
    </Panel>
  );
}

function Filters({ kind, words, onKind, onWords }: JobListPanelProps) {
  const t = useText();
  return (
    <div className={style.filters}>
      <Select
        size="xs"
        aria-label={t('JOB_KIND_FILTER')}
        placeholder={t('JOB_ALL_KINDS')}
        clearable
        data={JOB_KINDS.map((value) => ({ value, label: getJobKindText(value) }))}
        value={kind ?? null}
        onChange={(value) => onKind(JOB_KINDS.find((known) => known === value))}
      />
      <FilterField label={t('JOB_SEARCH')} value={words} onChange={onWords} />
    </div>
  );
}

/** Parts that lie in the span alone: what a job did before or after it is counted there. */
function TotalRow({ kept, data }: JobListPanelProps) {
  const t = useText();
  const ids = new Set(kept.map(({ id }) => id));
  const parts = data.periods.flatMap((period) => period.parts).filter(({ jobId }) => ids.has(jobId));
  const time = parts.reduce((sum, part) => sum + computeLength(part), 0);
  const outside = data.periods.flatMap((period) => computeFuelOutside(period) ?? ([] as number[]));
  const [miles, fuel, energy] = [sumUp(parts, 'nauticalMiles'), sumUp(parts, 'fuel'), sumUp(parts, 'energy')];
  const isWhole = kept.length === data.jobs.length && outside.length > 0;
  const left = outside.reduce((sum, value) => sum + value, 0);
  return (
    <tr className={style.total}>
      <th scope="row">{t('JOB_COUNT', { count: kept.length })}</th>
      <td className={style.words} />
      <td className={style.words} data-minor>
        {isWhole && t('JOB_OUTSIDE', { fuel: formatNumber(left, { decimals: 2 }) })}
      </td>
      <td colSpan={2} />
      <td>{formatAge(time)}</td>
      <td data-minor>{formatNumber(miles, { decimals: 1 })}</td>
      <td>{formatNumber(fuel, { decimals: 2 })}</td>
      <td data-minor>{formatPerMile(fuel, miles)}</td>
      <td data-minor>{formatNumber(energy)}</td>
      <td data-minor />
      <td className={style.words} />
    </tr>
  );
}
