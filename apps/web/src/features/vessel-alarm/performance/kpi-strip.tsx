import type { AlarmKpiAnswer } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { ALARMS_A_DAY_MANAGEABLE, FLOOD_ALARMS, isSuppressed } from '@fms/domain/alarm';
import { formatAge, formatNumber, formatTime } from '@fms/domain/format';
import { HOUR_MS } from '@fms/domain/time';
import { AlarmCount, CountBars } from '@fms/ui/alarm';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { alarmQueries } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { countAlarmsByPriority, useAlarms, useFromClock } from '../../../live/index.ts';
import style from './kpi-strip.module.css';

const DAYS = 30;
/** Bars a cell has room for. */
const BARS = 14;
const WEEK = 7;

/** Six figures of the last thirty days; behind them is the page of performance. */
export function KpiStrip({ vessel, onOpen }: { vessel: Vessel; onOpen: () => void }) {
  const t = useText();
  const hour = useFromClock((nowMs) => nowMs - (nowMs % HOUR_MS));
  const span = { from: hour - DAYS * 24 * HOUR_MS, to: hour + HOUR_MS };
  const { data: kpi } = useQuery(alarmQueries.kpi(vessel.id, span));
  return (
    <section className={style.strip} aria-label={t('ALARM_FIGURES')}>
      <ActiveCell vessel={vessel} />
      {kpi !== undefined && <KpiCells kpi={kpi} />}
      <button type="button" className={style.open} onClick={onOpen}>
        {t('SHOW_PERFORMANCE')}
      </button>
    </section>
  );
}

function ActiveCell({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { active } = useAlarms();
  const own = active.filter((alarm) => alarm.vesselId === vessel.id && !isSuppressed(alarm));
  const open = own.filter(({ acknowledged }) => acknowledged === null).length;
  const counts = countAlarmsByPriority(own).map(({ priority, count, open: unseen }) => {
    const word = t(`PRIORITY_${priority.toUpperCase()}` as 'PRIORITY_ALARM');
    return {
      priority,
      count,
      unacknowledged: unseen > 0,
      label: t('ALARM_COUNT', { count, open: unseen, priority: word }),
    };
  });
  return (
    <Cell label={t('KPI_ACTIVE')} value={String(own.length)} caption={t('KPI_UNACKNOWLEDGED', { count: open })}>
      <AlarmCount counts={counts} size={14} />
    </Cell>
  );
}

function KpiCells({ kpi }: { kpi: AlarmKpiAnswer }) {
  const t = useText();
  const at = useFromClock((nowMs) => moment(kpi.peakTenMinutes?.time, nowMs));
  const floodAt = useFromClock((nowMs) => moment(kpi.floods.at(-1)?.from, nowMs));
  const days = kpi.days.map(({ count }) => count);
  const week = days.slice(-WEEK);
  const mean = week.reduce((sum, count) => sum + count, 0) / Math.max(1, week.length);
  const [chatter] = kpi.chattering;
  const seconds = kpi.medianAcknowledgeSeconds;
  return (
    <>
      <Cell
        label={t('KPI_A_DAY')}
        value={formatNumber(mean, { decimals: mean < 10 ? 1 : 0 })}
        caption={t('KPI_A_DAY_TARGET', { count: ALARMS_A_DAY_MANAGEABLE })}
      >
        <CountBars counts={days.slice(-BARS)} label={t('KPI_DAYS_SPOKEN', { counts: days.slice(-BARS).join(', ') })} />
      </Cell>
      <Cell
        label={t('KPI_PEAK')}
        value={String(kpi.peakTenMinutes?.count ?? 0)}
        caption={at === '' ? t('KPI_NONE_IN', { count: DAYS }) : t('KPI_PEAK_AT', { at, limit: FLOOD_ALARMS })}
      />
      <Cell
        label={t('KPI_FLOODS')}
        value={String(kpi.floods.length)}
        caption={floodAt === '' ? t('KPI_NONE_IN', { count: DAYS }) : t('KPI_LAST_AT', { count: DAYS, at: floodAt })}
      />
      <Cell
        label={t('KPI_CHATTERING')}
        value={String(kpi.chattering.length)}
        caption={
          chatter === undefined
            ? t('KPI_NONE_IN', { count: DAYS })
            : t('KPI_TIMES', { what: chatter.description || chatter.channel, count: chatter.count })
        }
      />
      <Cell
        label={t('KPI_ACKNOWLEDGE')}
        value={seconds === null ? '—' : formatAge(seconds * 1000)}
        caption={t(seconds === null ? 'KPI_NONE_ACKNOWLEDGED' : 'KPI_ASHORE')}
      />
    </>
  );
}

const moment = (at: string | undefined, nowMs: number) => (at === undefined ? '' : formatTime(Date.parse(at), nowMs));

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly caption: string;
  readonly children?: ReactNode;
}

function Cell({ label, value, caption, children }: CellProps) {
  return (
    <div className={style.cell}>
      <span className={style.label}>{label}</span>
      <span className={style.line}>
        <span className={style.value}>{value}</span>
        {children}
      </span>
      <span className={style.caption}>{caption}</span>
    </div>
  );
}
