import type { Vessel } from '@fms/contract/vessel';
import { formatDay } from '@fms/domain/format';
import { EmptyState, Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { getJobKindText, jobQueries } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { nameJob } from '../state/job-parts.ts';
import style from '../style/detail.module.css';

interface SearchPanelProps {
  readonly vessel: Vessel;
  readonly words: string;
  /** The job, and a moment of its day. */
  readonly onOpen: (id: number, from: number) => void;
}

/** Jobs of any time that have the words, the newest first. */
export function SearchPanel({ vessel, words, onOpen }: SearchPanelProps) {
  const t = useText();
  const query = useQuery(jobQueries.search(vessel.id, words));
  const { data } = query;
  return (
    <Panel quiet title={t('JOB_SEARCH_ALL')}>
      {data === undefined && <QueryState query={query} unreadable={t('JOBS_UNREADABLE')} />}
      {data?.length === 0 && <EmptyState title={t('JOB_SEARCH_NONE')} detail={t('JOB_SEARCH_NONE_DETAIL')} />}
      <ul className={style.links}>
        {data?.map((job) => (
          <li key={job.id}>
            <button type="button" className="fms-plain-link" onClick={() => onOpen(job.id, Date.parse(job.from))}>
              {`${nameJob(job)} ${getJobKindText(job.kind)}`}
            </button>
            <span>{[job.customer, job.place].filter((word) => word !== '').join(', ')}</span>
            <span>{formatDay(Date.parse(job.from))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
