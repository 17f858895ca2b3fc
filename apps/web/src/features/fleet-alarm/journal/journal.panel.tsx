import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { alarmQueries } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { type FleetAlarmAddress, getFleetSpan } from '../address/fleet-alarm-state.ts';
import { AlarmListPanel } from '../style/alarm-list.panel.tsx';
import style from '../style/fleet-alarm.module.css';
import { NoRows } from '../style/no-rows.tsx';
import { useMore } from '../style/use-more.ts';
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
  const { data } = query;
  const more = useMore(query);
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data]);
  const period = (
    <div className={style.period}>
      <PeriodChoice time={time} span={span} onChange={(next) => change({ time: next })} />
    </div>
  );
  return (
    <AlarmListPanel
      title={t('FLEET_ALARMS_JOURNAL')}
      tools={period}
      query={query}
      table={entries.length > 0 ? <JournalTable entries={entries} onEnd={more} /> : null}
      none={<NoEntries address={address} change={change} />}
    />
  );
}

function NoEntries({ address, change }: JournalPanelProps) {
  const t = useText();
  const isFiltered = address.vesselIds.length > 0 || address.priorities.length > 0 || address.text !== '';
  const clear = () => change({ vesselIds: [], priorities: [], text: '' });
  return (
    <NoRows
      title={t('FLEET_JOURNAL_EMPTY')}
      detail={t(isFiltered ? 'FLEET_JOURNAL_EMPTY_FILTERED' : 'FLEET_JOURNAL_EMPTY_DETAIL')}
      onClear={isFiltered ? clear : undefined}
    />
  );
}
