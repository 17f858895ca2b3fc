import { EmptyState, Panel } from '@fms/ui/panel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { alarmQueries } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { type FleetAlarmAddress, getFleetSpan } from '../address/fleet-alarm-state.ts';
import style from '../style/fleet-alarm.module.css';
import { JournalTable } from './journal-table.tsx';
import { PeriodChoice } from './period-choice.tsx';

interface JournalPanelProps {
  readonly address: FleetAlarmAddress;
  readonly change: ChangeAddress<FleetAlarmAddress>;
}

/** Every step of every alarm of the fleet in a period, newest first, as far back as one scrolls. */
export function JournalPanel({ address, change }: JournalPanelProps) {
  const t = useText();
  const minute = useMinute();
  const { vesselIds, priorities, text, time } = address;
  const span = getFleetSpan(time, minute);
  const query = useInfiniteQuery(alarmQueries.fleetJournal({ vesselIds, priorities, text }, span));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data]);
  return (
    <Panel title={t('FLEET_ALARMS_JOURNAL')} flush className={style.panel}>
      <div className={style.period}>
        <PeriodChoice time={time} span={span} onChange={(next) => change({ time: next })} />
      </div>
      {entries.length > 0 ? (
        <JournalTable entries={entries} onEnd={more} />
      ) : data === undefined ? (
        <div className={style.state}>
          <QueryState query={query} loading={t('LOADING_FLEET_ALARMS')} unreadable={t('FLEET_ALARMS_UNREADABLE')} />
        </div>
      ) : (
        <NoEntries address={address} change={change} />
      )}
      {isFetchingNextPage && (
        <p className={style.foot} role="status">
          {t('LOADING_FLEET_ALARMS')}
        </p>
      )}
    </Panel>
  );
}

function NoEntries({ address, change }: JournalPanelProps) {
  const t = useText();
  const isFiltered = address.vesselIds.length > 0 || address.priorities.length > 0 || address.text !== '';
  const clear = () => change({ vesselIds: [], priorities: [], text: '' });
  return (
    <div className={style.state}>
      <EmptyState
        title={t('FLEET_JOURNAL_EMPTY')}
        detail={t(isFiltered ? 'FLEET_JOURNAL_EMPTY_FILTERED' : 'FLEET_JOURNAL_EMPTY_DETAIL')}
        {...(isFiltered ? { action: { label: t('CLEAR_FLEET_FILTER'), onClick: clear } } : {})}
      />
    </div>
  );
}
