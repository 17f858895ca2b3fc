import { type AlarmPriority, alarmPriorities } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { Chip } from '@fms/ui/control';
import { EmptyState, Panel, ProblemLine } from '@fms/ui/panel';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alarmQueries, PriorityMark } from '../../../entities/alarm/index.ts';
import { useVesselTags } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { Pager } from '../../../ui/pager.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useExpandedGroups } from '../../../ui/use-expanded-groups.ts';
import { type AlarmTabState, getJournalSpan } from '../address/alarm-state.ts';
import { PeriodChoice } from '../address/period-choice.tsx';
import type { ChangeState } from '../address/use-alarm-state.ts';
import style from '../style/alarm.module.css';
import { JournalExport } from './journal-export.tsx';
import { buildJournalLines } from './journal-line.ts';
import { JournalTable } from './journal-table.tsx';

interface JournalPanelProps {
  readonly vessel: Vessel;
  readonly state: AlarmTabState;
  readonly change: ChangeState;
}

const PAGE = 50;

/** Every step of every alarm, newest first, by time, priority and words; as a file too. */
export function JournalPanel({ vessel, state, change }: JournalPanelProps) {
  const t = useText();
  const minute = useMinute();
  const span = getJournalSpan(state.time, minute);
  const { priorities, text, offset } = state;
  const ask = { vesselId: vessel.id, ...span, priorities, kinds: [], text, offset, limit: PAGE };
  const query = useQuery(alarmQueries.journal(ask));
  const { data, error, isFetching, refetch } = query;
  const { data: kpi } = useQuery(alarmQueries.kpi(vessel.id, span));
  const { tags } = useVesselTags(vessel.id);
  const groups = useExpandedGroups();
  const lines = buildJournalLines(data?.rows ?? [], kpi?.floods ?? [], groups[0]);
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  return (
    <Panel
      title={t('JOURNAL')}
      flush
      className={style.journal}
      actions={<JournalExport vessel={vessel} ask={ask} total={data?.total ?? 0} />}
    >
      <JournalTools state={state} counts={kpi?.byPriority} change={change} />
      {error !== null && data !== undefined && <ProblemLine text={error.message} retry={retry} />}
      {data === undefined ? (
        <div className={style.state}>
          <QueryState query={query} loading={t('LOADING_JOURNAL')} unreadable={t('JOURNAL_UNREADABLE')} />
        </div>
      ) : lines.length === 0 ? (
        <EmptyJournal state={state} change={change} />
      ) : (
        <JournalTable vesselId={vessel.id} tags={tags} lines={lines} groups={groups} />
      )}
      <Pager page={PAGE} offset={offset} total={data?.total ?? 0} onChange={(next) => change({ offset: next })} />
    </Panel>
  );
}

interface JournalToolsProps {
  readonly state: AlarmTabState;
  readonly counts: Readonly<Partial<Record<AlarmPriority, number>>> | undefined;
  readonly change: ChangeState;
}

const TYPING_MS = 300;

function JournalTools({ state, counts, change }: JournalToolsProps) {
  const t = useText();
  const { time, priorities } = state;
  const [words, setWords] = useState(state.text);
  const search = useDebouncedCallback((text: string) => change({ text: text.trim() }), TYPING_MS);
  const toggle = (priority: AlarmPriority) =>
    change({
      priorities: alarmPriorities.filter((one) => priorities.includes(one) !== (one === priority)),
    });
  return (
    <div className={style.tools}>
      <PeriodChoice time={time} change={change} />
      {alarmPriorities
        .filter((priority) => (counts?.[priority] ?? 0) > 0 || priorities.includes(priority))
        .map((priority) => (
          <Chip
            key={priority}
            selected={priorities.includes(priority)}
            mark={<PriorityMark priority={priority} state="acknowledged" size={14} still />}
            onClick={() => toggle(priority)}
          >
            {counts?.[priority] ?? 0}
          </Chip>
        ))}
      <TextInput
        className={style.search ?? ''}
        aria-label={t('JOURNAL_SEARCH')}
        placeholder={t('JOURNAL_SEARCH')}
        value={words}
        maxLength={100}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
    </div>
  );
}

function EmptyJournal({ state, change }: Pick<JournalPanelProps, 'state' | 'change'>) {
  const t = useText();
  const isFiltered = state.priorities.length > 0 || state.text !== '';
  const action = isFiltered
    ? { label: t('WITHOUT_FILTER'), onClick: () => change({ priorities: [], text: '' }) }
    : { label: t('SHOW_YEAR'), onClick: () => change({ time: { mode: 'live', range: '1y' } }) };
  return (
    <div className={style.state}>
      <EmptyState
        title={t('JOURNAL_EMPTY')}
        detail={t(isFiltered ? 'JOURNAL_EMPTY_FILTERED' : 'JOURNAL_EMPTY_DETAIL')}
        action={action}
      />
    </div>
  );
}
