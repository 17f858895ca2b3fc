import type { WireJob } from '@fms/contract/job';
import { formatNumber, NOT_APPLICABLE } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { HOUR_MS } from '@fms/domain/time';
import { EmptyState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { getJobKindText, jobQueries } from '../../../entities/job/index.ts';
import { formatMinute } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Columns } from '../../../ui/table/head-row.tsx';
import style from '../style/fuel-flow.module.css';
import { computeJobRates, sumByKind } from '../view/job-rate.ts';

interface JobPanelProps {
  readonly vesselId: VesselId;
  readonly window: TimeSpan;
  readonly now: Instant;
  /** Shows the tab at the begin of a job. */
  readonly onMoment: (at: Instant) => void;
}

/** What the ship burned for each of its jobs that reach into the last 24 h, and for each kind of job within them. */
export function JobPanel({ vesselId, window, now, onMoment }: JobPanelProps) {
  const t = useText();
  const { data, isPending, error, refetch } = useQuery(jobQueries.periods(vesselId, window, 'day', true));
  const jobs = (data?.jobs ?? []).filter(({ state }) => state !== 'removed').toReversed();
  const kinds = sumByKind(data?.periods ?? []).map(({ kind, tonnes }) =>
    t('BURNED_OF_KIND', { kind: getJobKindText(kind), tonnes: formatNumber(tonnes, { decimals: 2 }) }),
  );
  return (
    <Panel title={t('FUEL_BY_JOB')} caption={t('LAST_24_H')} className={style.jobs} quiet flush>
      {error !== null && (
        <ProblemLine
          text={t('FUEL_BY_JOB_UNREADABLE')}
          retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch() }}
        />
      )}
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} now={now} onMoment={onMoment} />
      ) : isPending ? (
        <LoadingState label={t('FUEL_BY_JOB_LOADING')} shape={[{ height: 60, width: 1 }]} />
      ) : (
        <EmptyState title={t('FUEL_BY_JOB_NONE')} detail={t('FUEL_BY_JOB_NONE_DETAIL')} />
      )}
      {kinds.length > 0 && <p className={style.foot}>{t('BURNED_BY_KIND', { kinds: kinds.join(', ') })}</p>}
    </Panel>
  );
}

interface JobTableProps extends Pick<JobPanelProps, 'now' | 'onMoment'> {
  readonly jobs: readonly WireJob[];
}

function JobTable({ jobs, ...rest }: JobTableProps) {
  const t = useText();
  const minor = (title: string) => ({ title, isMinor: true });
  const columns: Columns = [
    t('JOB_SINCE'),
    { title: t('JOB_DONE'), className: style.left },
    minor(t('JOB_UNTIL')),
    t('JOB_FUEL_T'),
    t('JOB_KG_H'),
    minor(t('JOB_KG_NM')),
    minor(t('JOB_G_KWH')),
    minor(t('COMPLETE_PERCENT')),
  ];
  return (
    <div className={style.scroll}>
      <FigureTable label={t('FUEL_BY_JOB')} columns={columns}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} {...rest} />
        ))}
      </FigureTable>
    </div>
  );
}

function JobRow({ job, now, onMoment }: { readonly job: WireJob } & Omit<JobTableProps, 'jobs'>) {
  const t = useText();
  const { kind, number, place, state, total } = job;
  const [from, to] = [Date.parse(job.from), Date.parse(job.to)];
  const rates = total === null ? undefined : computeJobRates(total, (to - from) / HOUR_MS);
  const rate = (value: number | null | undefined, decimals = 0) =>
    value === null ? NOT_APPLICABLE : formatNumber(value ?? null, { decimals });
  return (
    <tr>
      <td>
        <button type="button" className={style.link} onClick={() => onMoment(from)}>
          {formatMinute(from, now)}
        </button>
      </td>
      <th scope="row" className={style.left}>
        {[getJobKindText(kind), number, place].filter((word) => word !== '').join(' · ')}
      </th>
      <td data-minor>{state === 'running' ? t('JOB_GOES_ON') : formatMinute(to, now)}</td>
      <td>{formatNumber(total?.fuel ?? null, { decimals: 2 })}</td>
      <td>{rate(rates?.kilogramsPerHour)}</td>
      <td data-minor>{rate(rates?.kilogramsPerMile, 1)}</td>
      <td data-minor>{rate(rates?.gramsPerKilowattHour)}</td>
      <td data-minor>{formatNumber(total === null ? null : total.knownShare * 100)}</td>
    </tr>
  );
}
