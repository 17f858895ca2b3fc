import type { AlarmKpiAnswer, AlarmPointCount } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { ALARMS_A_DAY_MANAGEABLE, ALARMS_A_DAY_REDUCE, FLOOD_ALARMS, PRIORITY_SPLIT_TARGET } from '@fms/domain/alarm';
import { formatAge, formatNumber, formatTime } from '@fms/domain/format';
import { CountBars } from '@fms/ui/alarm';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { alarmQueries } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock, useMinute } from '../../../live/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { type AlarmTabState, getJournalSpan } from '../address/alarm-state.ts';
import { PeriodChoice } from '../address/period-choice.tsx';
import type { ChangeState } from '../address/use-alarm-state.ts';
import style from '../style/alarm.module.css';
import figures from './performance.module.css';
import { PointTable } from './point-table.tsx';

interface PerformanceViewProps {
  readonly vessel: Vessel;
  readonly state: AlarmTabState;
  readonly change: ChangeState;
}

/** How well the alarms serve those who answer them, by ISA-18.2, over a period of one's own. */
export function PerformanceView({ vessel, state: { time }, change }: PerformanceViewProps) {
  const t = useText();
  const span = getJournalSpan(time, useMinute());
  const query = useQuery(alarmQueries.kpi(vessel.id, span));
  return (
    <>
      <div className={style.views}>
        <PeriodChoice time={time} change={change} />
      </div>
      {query.data !== undefined ? (
        <Performance vessel={vessel} kpi={query.data} />
      ) : (
        <Panel>
          <QueryState query={query} loading={t('LOADING_PERFORMANCE')} unreadable={t('PERFORMANCE_UNREADABLE')} />
        </Panel>
      )}
    </>
  );
}

function Performance({ vessel, kpi }: { vessel: Vessel; kpi: AlarmKpiAnswer }) {
  const t = useText();
  const points = (title: string, rows: readonly AlarmPointCount[], note: string) => (
    <Panel title={title} flush>
      <p className={figures.note}>{note}</p>
      {rows.length === 0 ? (
        <p className={figures.noneFlush}>{t('NONE_IN_PERIOD')}</p>
      ) : (
        <PointTable vesselId={vessel.id} label={title} rows={rows} total={kpi.total} />
      )}
    </Panel>
  );
  const share = formatNumber(kpi.badActorShare * 100);
  return (
    <>
      {!kpi.isComplete && <p className="fms-caption">{t('KPI_INCOMPLETE')}</p>}
      <div className={figures.grid}>
        <RatePanel kpi={kpi} />
        <SplitPanel kpi={kpi} />
        {points(t('BAD_ACTORS'), kpi.badActors, t('BAD_ACTORS_NOTE', { share }))}
        <FloodPanel kpi={kpi} />
        {points(t('KPI_CHATTERING'), kpi.chattering, t('CHATTERING_NOTE'))}
        {points(t('FLEETING'), kpi.fleeting, t('FLEETING_NOTE'))}
        <StalePanel kpi={kpi} />
      </div>
    </>
  );
}

/** Alarms a day and in ten minutes, against the figures of the standard. */
function RatePanel({ kpi }: { kpi: AlarmKpiAnswer }) {
  const t = useText();
  const peak = kpi.peakTenMinutes;
  const at = useFromClock((nowMs) => (peak === null ? '' : formatTime(Date.parse(peak.time), nowMs)));
  const counts = kpi.days.map(({ count }) => count);
  const rating =
    kpi.averageADay >= ALARMS_A_DAY_REDUCE
      ? 'RATE_REDUCE'
      : kpi.averageADay > ALARMS_A_DAY_MANAGEABLE
        ? 'RATE_MUCH'
        : 'RATE_MANAGEABLE';
  const rows: readonly (readonly [string, string, string])[] = [
    [t('KPI_A_DAY'), formatNumber(kpi.averageADay, { decimals: 1 }), t(rating)],
    [t('RATE_MOST_A_DAY'), formatNumber(Math.max(0, ...counts)), t('RATE_TARGET', { count: ALARMS_A_DAY_MANAGEABLE })],
    [t('RATE_TEN_MINUTES'), formatNumber(kpi.averageTenMinutes, { decimals: 2 }), ''],
    [t('KPI_PEAK'), formatNumber(peak?.count ?? 0), peak === null ? '' : t('KPI_PEAK_AT', { at, limit: FLOOD_ALARMS })],
    [
      t('KPI_ACKNOWLEDGE'),
      kpi.medianAcknowledgeSeconds === null ? '—' : formatAge(kpi.medianAcknowledgeSeconds * 1000),
      t('KPI_ASHORE'),
    ],
  ];
  return (
    <Panel title={t('ALARM_RATE')} className={figures.wide}>
      <div className={figures.bars}>
        <CountBars
          counts={counts}
          limit={ALARMS_A_DAY_MANAGEABLE}
          height={64}
          label={t('KPI_DAYS_SPOKEN', { counts: counts.join(', ') })}
        />
      </div>
      <Figures rows={rows} />
    </Panel>
  );
}

/** Shares by priority beside those of a good system. */
function SplitPanel({ kpi }: { kpi: AlarmKpiAnswer }) {
  const t = useText();
  const { emergency, alarm, warning, caution } = kpi.byPriority;
  const part = (name: string, count: number, target: number) => {
    const share = kpi.total === 0 ? 0 : (count / kpi.total) * 100;
    return [name, `${formatNumber(share)} %`, t('SPLIT_TARGET', { count, share: target * 100 })] as const;
  };
  return (
    <Panel title={t('PRIORITY_SPLIT')} className={figures.wide}>
      <Figures
        rows={[
          part(t('SPLIT_HIGH'), emergency + alarm, PRIORITY_SPLIT_TARGET.alarm),
          part(t('SPLIT_MEDIUM'), warning, PRIORITY_SPLIT_TARGET.warning),
          part(t('SPLIT_LOW'), caution, PRIORITY_SPLIT_TARGET.caution),
          [t('SPLIT_ALL'), formatNumber(kpi.total), ''],
        ]}
      />
      <p className="fms-caption">{t('SPLIT_NOTE')}</p>
    </Panel>
  );
}

function FloodPanel({ kpi: { floods, floodShare } }: { kpi: AlarmKpiAnswer }) {
  const t = useText();
  const nowMs = useMinute();
  return (
    <Panel title={t('KPI_FLOODS')}>
      <p className={figures.lead}>{t('FLOODS_NOTE', { share: formatNumber(floodShare * 100, { decimals: 1 }) })}</p>
      {floods.length === 0 ? (
        <p className={figures.none}>{t('NONE_IN_PERIOD')}</p>
      ) : (
        <Figures
          rows={floods.toReversed().map(({ from, to, count, cause }) => {
            const span = formatAge(Date.parse(to) - Date.parse(from));
            const words = t('FLOOD_OF', { count, span });
            return [
              formatTime(Date.parse(from), nowMs),
              words,
              t('LIKELY_CAUSE', { what: cause.description || cause.channel }),
            ];
          })}
        />
      )}
    </Panel>
  );
}

function StalePanel({ kpi: { stale } }: { kpi: AlarmKpiAnswer }) {
  const t = useText();
  const nowMs = useMinute();
  return (
    <Panel title={t('STALE_ALARMS')}>
      <p className={figures.lead}>{t('STALE_NOTE')}</p>
      {stale.length === 0 ? (
        <p className={figures.none}>{t('NONE_STALE')}</p>
      ) : (
        <Figures
          rows={stale.map(({ since, description, channel }) => [
            description || channel,
            formatAge(nowMs - Date.parse(since)),
            t('SINCE_TIME', { at: formatTime(Date.parse(since), nowMs) }),
          ])}
        />
      )}
    </Panel>
  );
}

/** Name, figure and what to hold it against. */
function Figures({ rows }: { rows: readonly (readonly [string, string, string])[] }) {
  return (
    <dl className={figures.figures}>
      {rows.map(([name, value, note]) => (
        <div key={`${name}/${note}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd className={figures.target}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
