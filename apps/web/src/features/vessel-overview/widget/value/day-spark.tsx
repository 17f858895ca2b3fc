import type { Tag } from '@fms/contract/tag';
import { formatNumber, getShownDecimals } from '@fms/domain/format';
import { LoadingState } from '@fms/ui/panel';
import { Sparkline } from '@fms/ui/value';
import { useMemo } from 'react';
import { useTagSeries } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { useTag } from '../../../../live/index.ts';

const SPAN_MS = 24 * 60 * 60 * 1000;
/** A sparkline is hardly 200 px wide. */
const MAX_POINTS = 200;

/** The last 24 hours of a tag, live, and from where to where it went. */
export function useDayCurve(tag: Tag) {
  const { points, window, gaps, status } = useTagSeries(tag, { spanMs: SPAN_MS, maxPoints: MAX_POINTS });
  const columns = useMemo(
    () => ({
      time: points.map(({ time }) => time),
      value: points.map(({ avg }) => avg),
      min: points.map(({ min }) => min),
      max: points.map(({ max }) => max),
    }),
    [points],
  );
  const range =
    points.length === 0 ? '' : `${short(Math.min(...columns.min), tag)}–${short(Math.max(...columns.max), tag)}`;
  return { columns, window, gaps, range, isLoading: status === 'loading' && points.length === 0 };
}

/** A range needs no more digits than tell its ends apart. */
function short(value: number, tag: Tag): string {
  return formatNumber(value, { decimals: Math.abs(value) >= 100 ? 0 : Math.min(getShownDecimals(tag), 1) });
}

interface DaySparkProps {
  readonly tag: Tag;
  readonly curve: ReturnType<typeof useDayCurve>;
  readonly height: number;
}

/** The curve of {@link useDayCurve} as a sparkline with the warning limit. */
export function DaySpark({ tag, curve, height }: DaySparkProps) {
  const t = useText();
  const { freshness } = useTag(tag.Id);
  const { columns, window, gaps, range, isLoading } = curve;
  if (isLoading) return <LoadingState label={t('LOADING_TREND')} shape={[{ height, width: 1 }]} />;
  return (
    <Sparkline
      {...columns}
      window={window}
      gaps={gaps}
      limit={tag.alarmLevel ?? undefined}
      state={freshness}
      label={t('STRIP_OF', { tag: tag.name, range, unit: tag.unit })}
      height={height}
    />
  );
}
