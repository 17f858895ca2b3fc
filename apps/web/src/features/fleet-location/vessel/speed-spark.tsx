import type { Tag } from '@fms/contract/tag';
import { formatNumber } from '@fms/domain/format';
import { LoadingState } from '@fms/ui/panel';
import { Sparkline } from '@fms/ui/value';
import { useMemo } from 'react';
import { computeSpeedScale } from '../../../entities/fleet/index.ts';
import { useTagSeries } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { useTag } from '../../../live/index.ts';
import style from '../style/vessel-card.module.css';

const SPAN_MS = 24 * 60 * 60 * 1000;
/** Twice the pixels of the card's width hold no more. */
const MAX_POINTS = 300;

/** The speed of the last 24 hours as a curve without axes, its range in words. */
export function SpeedSpark({ tag }: { tag: Tag }) {
  const t = useText();
  const { freshness } = useTag(tag.Id);
  const series = useTagSeries(tag, { spanMs: SPAN_MS, maxPoints: MAX_POINTS });
  const columns = useMemo(
    () => ({
      time: series.points.map(({ time }) => time),
      value: series.points.map(({ avg }) => avg),
      min: series.points.map(({ min }) => min),
      max: series.points.map(({ max }) => max),
      scale: computeSpeedScale(series.points.map(({ max }) => max)),
    }),
    [series.points],
  );
  const range =
    columns.time.length === 0
      ? t('NO_DATA')
      : `${formatNumber(Math.min(...columns.min), { decimals: 0 })}–${formatNumber(Math.max(...columns.max), { decimals: 0 })} ${tag.unit}`;
  return (
    <div>
      <div className={style.sparkHead}>
        <span>{t('SPEED_LAST_24_H')}</span>
        <span>{range}</span>
      </div>
      {series.status === 'loading' && columns.time.length === 0 ? (
        <LoadingState label={t('LOADING_TREND')} shape={[{ height: 28, width: 1 }]} />
      ) : (
        <Sparkline
          {...columns}
          window={series.window}
          gaps={series.gaps}
          state={freshness}
          label={`${t('SPEED_LAST_24_H')}, ${range}`}
          height={36}
        />
      )}
    </div>
  );
}
