import type { WireJob } from '@fms/contract/job';
import type { Vessel } from '@fms/contract/vessel';
import { LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { jobQueries } from '../../entities/job/index.ts';
import { getVesselOptions } from '../../entities/vessel/index.ts';
import { ExportMenu } from '../../export/export-menu.tsx';
import { useText } from '../../language/index.ts';
import '../../language/job.ts';
import { useMinute } from '../../live/index.ts';
import { TabActions } from '../../registry/tab-actions.tsx';
import { useVesselSetting } from '../../settings/app-setting.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { DayPanel } from './day/day.panel.tsx';
import { JobSheet } from './detail/job.sheet.tsx';
import { JobDialog } from './form/job.dialog.tsx';
import { JobListPanel } from './list/job-list.panel.tsx';
import { SearchPanel } from './list/search.panel.tsx';
import { TotalPanel } from './list/total.panel.tsx';
import type { JobParts } from './state/job-parts.ts';
import { GROUPING_OF_VIEW, pickJobSpan, toLocalDay } from './state/job-span.ts';
import { buildJobTable } from './state/job-table.ts';
import { type JobHistoryState, useJobState } from './state/use-job-state.ts';
import style from './style/job-history.module.css';

/** What the ship did, job by job: by shift of a day, by day of a week or month; for administrators. */
export default function JobHistoryTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const now = useMinute();
  const [state, change] = useJobState();
  const [isEntering, setEntering] = useState(false);
  const { shiftTimes } = useVesselSetting(vessel.id);
  const zone = getVesselOptions(vessel).setting.reportTimeZone;
  const today = toLocalDay(now, zone);
  const day = state.day ?? today;
  const { view } = state;
  const span = useMemo(() => pickJobSpan(view, day, { zone, shiftHours: shiftTimes }), [view, day, zone, shiftTimes]);
  const query = useQuery(jobQueries.periods(vessel.id, span, GROUPING_OF_VIEW[view], span.to > now));
  const { data, error, refetch } = query;
  const kept = useMemo(() => (data?.jobs ?? []).filter((job) => isKept(job, state)), [data, state]);
  const select = (job: number | undefined) => change({ job });
  return (
    <>
      <TabActions>
        <div className={style.actions}>
          <Button size="compact-sm" onClick={() => setEntering(true)}>
            {t('JOB_NEW')}
          </Button>
          <ExportMenu
            subject={`${vessel.name} job history`}
            size="compact-sm"
            table={() => buildJobTable(kept, span, now, t)}
          />
        </div>
      </TabActions>
      {data !== undefined && error !== null && (
        <ProblemLine text={t('JOBS_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch() }} />
      )}
      {data === undefined ? (
        <Panel>
          {error === null ? (
            <LoadingState label={t('JOBS_LOADING')} />
          ) : (
            <QueryState query={query} unreadable={t('JOBS_UNREADABLE')} />
          )}
        </Panel>
      ) : (
        <History
          parts={{ vessel, view, span, data, selected: state.job, onSelect: select }}
          {...{ kept, state, change, day, today, now }}
        />
      )}
      {isEntering && (
        <JobDialog
          vesselId={vessel.id}
          job={undefined}
          onDone={(job) => {
            setEntering(false);
            select(job);
          }}
          onClose={() => setEntering(false)}
        />
      )}
    </>
  );
}

interface HistoryProps {
  readonly parts: JobParts;
  readonly kept: readonly WireJob[];
  readonly state: JobHistoryState;
  readonly change: ReturnType<typeof useJobState>[1];
  readonly day: string;
  readonly today: string;
  readonly now: number;
}

function History({ parts, kept, state, change, day, today, now }: HistoryProps) {
  const { vessel, data, selected, onSelect } = parts;
  const chosen = data.jobs.find(({ id }) => id === selected);
  const next = chosen && data.jobs.find(({ from }) => from === chosen.to);
  return (
    <div className={style.grid} data-open={selected !== undefined}>
      <DayPanel
        {...parts}
        {...{ day, today }}
        onDay={(next) => change({ day: next })}
        onView={(next) => change({ view: next })}
      />
      <div className={style.column}>
        <JobListPanel
          {...parts}
          {...{ kept, kind: state.kind, words: state.words }}
          onKind={(kind) => change({ kind })}
          onWords={(words) => change({ words })}
        />
        {state.words.trim() !== '' && (
          <SearchPanel
            vessel={vessel}
            words={state.words}
            onOpen={(job, from) => change({ job, day: toLocalDay(from, data.zone) })}
          />
        )}
        <TotalPanel {...parts} now={now} />
      </div>
      {selected !== undefined && (
        <JobSheet key={selected} vessel={vessel} id={selected} next={next} onSelect={onSelect} />
      )}
    </div>
  );
}

function isKept({ kind, number, place, customer }: WireJob, { kind: wanted, words }: JobHistoryState): boolean {
  if (wanted !== undefined && kind !== wanted) return false;
  const text = `${number} ${place} ${customer}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
