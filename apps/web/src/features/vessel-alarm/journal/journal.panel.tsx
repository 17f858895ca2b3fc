import { type AlarmPriority, alarmPriorities } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { AlarmMark } from '@fms/ui/alarm';
import { Chip } from '@fms/ui/control';
import { EmptyState, ErrorState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alarmQueries } from '../../../entities/alarm/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { Pager } from '../../../ui/pager.tsx';
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
  const { data, error, isFetching, refetch } = useQuery(alarmQueries.journal(ask));
  const { data: kpi } = useQuery(alarmQueries.kpi(vessel.id, span));
  const [open, fold] = useExpandedGroups();
  const lines = buildJournalLines(data?.rows ?? [], kpi?.floods ?? [], open);
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  return (
    <Panel
      title={t('JOURNAL')}
      flush
      className={style.journal}
      actions={<JournalExport vessel={vessel} ask={ask} total={data?.total ?? 0} />}
    >
      <JournalTools state={state} span={span} counts={kpi?.byPriority} change={change} />
      {error !== null && data !== undefined && <ProblemLine text={error.message} retry={retry} />}
      {data === undefined ? (
        <div className={style.state}>
          {error === null ? (
            <LoadingState label={t('LOADING_JOURNAL')} />
          ) : (
            <ErrorState title={t('JOURNAL_UNREADABLE')} detail={error.message} retry={retry} />
          )}
        </div>
      ) : lines.length === 0 ? (
        <NothingHappened state={state} change={change} />
      ) : (
        <JournalTable vesselId={vessel.id} lines={lines} open={open} onFold={fold} />
      )}
      <Pager page={PAGE} offset={offset} total={data?.total ?? 0} onChange={(next) => change({ offset: next })} />
    </Panel>
  );
}

interface JournalToolsProps {
  readonly state: AlarmTabState;
  readonly span: { from: number; to: number };
  readonly counts: Readonly<Partial<Record<AlarmPriority, number>>> | undefined;
  readonly change: ChangeState;
}

const TYPING_MS = 300;

function JournalTools({ state, span, counts, change }: JournalToolsProps) {
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
      <PeriodChoice time={time} span={span} onTime={(next) => change({ time: next })} />
      {alarmPriorities
        .filter((priority) => (counts?.[priority] ?? 0) > 0 || priorities.includes(priority))
        .map((priority) => (
          <Chip
            key={priority}
            selected={priorities.includes(priority)}
            mark={
              <AlarmMark
                priority={priority}
                state="acknowledged"
                size={14}
                still
                label={translateWord(`priority-${priority}`)}
              />
            }
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

function NothingHappened({ state, change }: Pick<JournalPanelProps, 'state' | 'change'>) {
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
