import type { WireJob, WireJobPeriod } from '@fms/contract/job';
import { formatAge, formatDay, formatNumber, NOT_APPLICABLE } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { getJobKindText, getJobStateText } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { computeLength, formatClock, nameJob } from '../state/job-parts.ts';
import type { JobView } from '../state/job-span.ts';
import style from '../style/list.module.css';
import { formatPerMile } from './job-figure.ts';

interface JobRowProps {
  readonly job: WireJob;
  readonly view: JobView;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** One job in figures; its number opens its sheet. */
export function JobRow({ job, view, isSelected, onSelect }: JobRowProps) {
  const { total } = job;
  const show = (time: string) =>
    view === 'day' ? formatClock(time) : `${formatDay(Date.parse(time))} ${formatClock(time)}`;
  const pull = total?.meanPull ?? null;
  const isTowing = job.kind === 'towing';
  return (
    <tr className={style.row} data-selected={isSelected} onClick={onSelect}>
      <th scope="row">
        <button type="button" className="fms-plain-button" aria-pressed={isSelected}>
          {nameJob(job)}
        </button>
      </th>
      <td className={style.words}>{getJobKindText(job.kind)}</td>
      <td className={style.words} data-minor>
        {[job.customer, job.place].filter((word) => word !== '').join(', ')}
      </td>
      <td>{show(job.from)}</td>
      <td>{job.state === 'running' ? getJobStateText('running') : show(job.to)}</td>
      <td>{formatAge(computeLength(job))}</td>
      <td data-minor>{formatNumber(total?.nauticalMiles, { decimals: 1 })}</td>
      <td className={style.live}>{formatNumber(total?.fuel, { decimals: 2 })}</td>
      <td data-minor>{formatPerMile(total?.fuel ?? null, total?.nauticalMiles ?? null)}</td>
      <td data-minor>{formatNumber(total?.energy)}</td>
      <td data-minor>{isTowing ? formatNumber(pull) : NOT_APPLICABLE}</td>
      <td className={style.words}>
        <Signature job={job} />
      </td>
    </tr>
  );
}

function Signature({ job }: { readonly job: WireJob }) {
  if (job.state !== 'signed' && job.state !== 'locked')
    return <span className={style.state}>{getJobStateText(job.state)}</span>;
  return (
    <span className={style.signed} title={getJobStateText(job.state)}>
      <Icon name={job.state === 'locked' ? 'lock' : 'check'} size={14} /> {job.by}
    </span>
  );
}

/** How a job is shared out over the shifts or days it lies in; nothing for one that lies in one. */
export function CutRow({ job, periods }: { readonly job: WireJob; readonly periods: readonly WireJobPeriod[] }) {
  const t = useText();
  const parts = periods.flatMap((period) => period.parts).filter(({ jobId }) => jobId === job.id);
  if (parts.length < 2) return null;
  const cut = parts[1]?.from ?? job.to;
  const words = parts.map((part) =>
    t('JOB_CUT_PART', {
      duration: formatAge(computeLength(part)),
      miles: formatNumber(part.nauticalMiles, { decimals: 1 }),
      fuel: formatNumber(part.fuel, { decimals: 2 }),
    }),
  );
  return (
    <tr className={style.cut}>
      <td />
      <td colSpan={11}>{`${t('JOB_CUT_AT', { time: formatClock(cut) })} ${words.join(' · ')}`}</td>
    </tr>
  );
}
