import type { Tag } from '@fms/contract/tag';
import { formatAge, formatTime, getShownDecimals } from '@fms/domain/format';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { EmptyState, ErrorState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../language/index.ts';
import { type SeriesSnapshot, useFromClock, useLive } from '../../live/index.ts';
import { useVesselSetting } from '../../settings/app-setting.ts';
import { useForecasts, useOutlook } from '../forecast/index.ts';
import { buildTagLimits, getSeriesColor, useSeriesColors } from '../statistic/index.ts';
import { useTagSeries } from '../tag/index.ts';
import { SourceLine } from './source/source-line.tsx';
import { TagTrendChart } from './tag-trend-chart.tsx';
import style from './trend.module.css';
import { TrendAlarm } from './trend-alarm.tsx';

const SPAN_MS = { '1h': HOUR_MS, '6h': 6 * HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS } as const;
export type TrendRange = keyof typeof SPAN_MS;
export const TREND_RANGES = Object.keys(SPAN_MS) as TrendRange[];
const CHART_HEIGHT = 176;

interface TrendPanelProps {
  readonly tag: Tag;
  readonly range: TrendRange;
  readonly onRange: (range: TrendRange) => void;
  /** Opens the trend of another sensor of the same quantity. */
  readonly onOpen: (tag: Tag) => void;
  readonly actions: ReactNode;
  /** The way to the other measurements of a computed number. */
  readonly inputs?: ReactNode;
}

/** History and live values of one tag as one curve, gaps hatched; where it is heading, and where it comes from. */
export function TrendPanel({ tag, range, onRange, onOpen, actions, inputs }: TrendPanelProps) {
  const t = useText();
  const { maxChartPoints } = useVesselSetting(tag.vesselId);
  const series = useTagSeries(tag, { spanMs: SPAN_MS[range], maxPoints: maxChartPoints });
  const retry = { label: t('TRY_AGAIN'), onClick: series.reload };
  const hasPoints = series.points.length > 0;
  const outlook = useTagOutlook(tag);
  return (
    <Panel
      title={t('TREND')}
      quiet
      actions={
        <>
          {hasPoints && <span className={`fms-caption ${style.resolution}`}>{resolution(series, t)}</span>}
          <Segmented
            label={t('TREND_RANGE')}
            value={range}
            onChange={onRange}
            options={TREND_RANGES.map((value) => ({ value, label: t(`RANGE_${value.toUpperCase()}` as 'RANGE_1H') }))}
          />
          {actions}
        </>
      }
    >
      {series.status === 'failed' && hasPoints && <ProblemLine text={t('TREND_UNREADABLE')} retry={retry} />}
      {hasPoints ? (
        <>
          <Chart tag={tag} series={series} />
          {outlook !== '' && <span className={style.outlook}>{outlook}</span>}
          <span className={`fms-caption ${style.resolutionBelow}`}>{resolution(series, t)}</span>
        </>
      ) : series.status === 'loading' ? (
        <LoadingState label={t('LOADING_TREND')} shape={[{ height: CHART_HEIGHT, width: 1 }]} />
      ) : series.status === 'failed' ? (
        <ErrorState
          title={t('TREND_UNREADABLE')}
          detail={series.error instanceof Error ? series.error.message : ''}
          retry={retry}
        />
      ) : (
        <EmptyTrend tag={tag} range={range} onRange={onRange} />
      )}
      <TrendAlarm tag={tag} />
      {inputs}
      <SourceLine tag={tag} onOpen={onOpen} />
    </Panel>
  );
}

/** Where the value of the tag is heading, with the interval of the time; at the moment the page shows. */
function useTagOutlook(tag: Tag): string {
  const { isPast } = useLive();
  // A moment that runs is asked for once a minute of its own time.
  const minute = useFromClock((nowMs) => (isPast ? Math.floor(nowMs / MINUTE_MS) * MINUTE_MS : 0));
  const forecasts = useForecasts(tag.valueKind === 'number' ? [tag.Id] : [], isPast ? minute : undefined);
  return useOutlook(forecasts.get(tag.Id), {
    tagId: tag.Id,
    vesselId: tag.vesselId,
    unit: tag.unit,
    hasInterval: true,
  });
}

function Chart({ tag, series }: { tag: Tag; series: SeriesSnapshot }) {
  const t = useText();
  const color = getSeriesColor(useSeriesColors(tag.vesselId), 0);
  const { points, window, gaps } = series;
  const data = useMemo(
    () => ({
      time: points.map(({ time }) => time),
      series: [
        {
          id: String(tag.Id),
          name: tag.name,
          unit: tag.unit,
          decimals: getShownDecimals(tag),
          color,
          avg: points.map(({ avg }) => avg),
          min: points.map(({ min }) => min),
          max: points.map(({ max }) => max),
        },
      ],
      gaps: gaps.map((gap) => ({ ...gap, text: t('NO_DATA_FOR_SPAN', { duration: formatAge(gap.to - gap.from) }) })),
    }),
    [points, gaps, tag, color, t],
  );
  const limits = useMemo(() => buildTagLimits(tag, t), [tag, t]);
  return <TagTrendChart tag={tag} {...data} height={CHART_HEIGHT} window={window} limits={limits} />;
}

function EmptyTrend({ tag, range, onRange }: Omit<TrendPanelProps, 'onOpen' | 'actions' | 'inputs'>) {
  const t = useText();
  const last = tag.timestamp;
  const wider = TREND_RANGES[TREND_RANGES.indexOf(range) + 1];
  return (
    <EmptyState
      title={t('TREND_EMPTY', { tag: tag.name })}
      detail={
        last === null ? t('NEVER_RECEIVED') : t('LAST_ONE_WAS', { time: formatTime(Date.parse(last), Date.now()) })
      }
      action={
        wider && {
          label: t('SHOW_RANGE', { range: t(`RANGE_${wider.toUpperCase()}` as 'RANGE_1H') }),
          onClick: () => onRange(wider),
        }
      }
    />
  );
}

/** "2 min mean, min–max, 91 % complete": what one point stands for, and how much of the window is known. */
function resolution({ bucketMs, gaps, window }: SeriesSnapshot, t: ReturnType<typeof useText>): string {
  const missing = gaps.reduce((sum, { from, to }) => sum + to - from, 0);
  const complete = Math.round(100 * (1 - missing / (window.to - window.from)));
  return t('TREND_RESOLUTION', { bucket: formatAge(bucketMs), complete: Math.max(0, complete) });
}
