import { formatNumber } from '@fms/domain/format';
import { DAY_MS, formatZoneOffset } from '@fms/domain/time';
import { IconButton, Segmented } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statisticQueries } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { JobParts } from '../state/job-parts.ts';
import { JOB_VIEWS, type JobView, stepJobDay, toLocalDay } from '../state/job-span.ts';
import style from '../style/lane.module.css';
import { buildLanes, findScale } from './lane.ts';
import { LaneRow } from './lane-row.tsx';
import { formatDayTitle, formatHour, nameShift } from './lane-text.ts';

interface DayPanelProps extends JobParts {
  /** `2026-11-20` in the zone of the vessel. */
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string | undefined) => void;
  readonly onView: (view: JobView) => void;
}

/** The time that is shown: its day, week or month, and a row for each shift or day. */
export function DayPanel(props: DayPanelProps) {
  const { vessel, view, span, data, day, today, selected, onSelect } = props;
  const t = useText();
  const { data: alarms } = useQuery(statisticQueries.alarms(vessel.id, span));
  const lanes = useMemo(() => buildLanes(data, alarms ?? [], data.jobs), [data, alarms]);
  const most = findScale(lanes);
  const isFlat = view !== 'day';
  const titleOf = (from: number, to: number) =>
    isFlat ? formatDayTitle(toLocalDay(from, data.zone), 'day') : nameShift({ from, to }, data, t);
  return (
    <Panel
      title={<DayTitle {...props} />}
      caption={[
        zoneText(data, span.from, t),
        ...(isFlat ? [] : [t('JOB_POWER_SCALE', { most: formatNumber(most) })]),
      ].join(' · ')}
      className={style.panel}
    >
      {data.waitingDays > 0 && (
        <p className={style.waiting} role="status">
          {t('JOBS_WAITING', { count: data.waitingDays })}
        </p>
      )}
      {lanes
        .filter((lane) => lane.to - lane.from > LEAST_LANE_MS)
        .map((lane) => (
          <LaneRow
            key={lane.from}
            title={titleOf(lane.from, lane.to)}
            {...{ lane, most, isFlat, selected, onSelect }}
          />
        ))}
      {day > today && <p className="fms-caption">{t('JOBS_NONE')}</p>}
    </Panel>
  );
}

/** What is left of a shift at the edge of a span is no row. */
const LEAST_LANE_MS = DAY_MS / 24 / 60;

function zoneText({ zone, shiftHours }: JobParts['data'], at: number, t: ReturnType<typeof useText>): string {
  const hours = shiftHours
    .toSorted((a, b) => b - a)
    .map(formatHour)
    .join(', ');
  const offset = formatZoneOffset(zone, at);
  return offset === '+00:00' ? t('JOB_ZONE_UTC', { hours }) : t('JOB_ZONE', { hours, zone: `UTC${offset}` });
}

function DayTitle({ view, day, today, onDay, onView }: DayPanelProps) {
  const t = useText();
  const words: Readonly<Record<JobView, string>> = { day: t('JOB_DAY'), week: t('JOB_WEEK'), month: t('JOB_MONTH') };
  return (
    <span className={style.title}>
      <span className={style.day}>{formatDayTitle(day, view)}</span>
      <IconButton icon="chevron-left" label={t('JOB_EARLIER')} onClick={() => onDay(stepJobDay(view, day, -1))} />
      <IconButton icon="chevron-right" label={t('JOB_LATER')} onClick={() => onDay(stepJobDay(view, day, 1))} />
      {day !== today && (
        <Button size="compact-sm" variant="subtle" onClick={() => onDay(undefined)}>
          {t('JOB_TODAY')}
        </Button>
      )}
      <Segmented
        label={t('JOB_SPAN')}
        options={JOB_VIEWS.map((value) => ({ value, label: words[value] }))}
        value={view}
        onChange={onView}
      />
    </span>
  );
}
