import { formatNumber } from '@fms/domain/format';
import { memo, useSyncExternalStore } from 'react';
import type { Palette } from '../theme/palette.ts';
import style from './trend-chart.module.css';
import type { TrendCursor } from './trend-cursor.ts';
import { getSeriesStyle } from './trend-options.ts';
import { findRowAt, getNumberAt, type TrendData, type TrendSeries } from './trend-series.ts';

export interface TrendHeadProps {
  data: TrendData;
  palette: Palette;
  cursor: TrendCursor;
  /** Told which series is pressed by its name. */
  onSeries?: ((id: string) => void) | undefined;
}

/** Names of the series, each with its line, its value at the cursor (the last one without it) and min to max there. */
export const TrendHead = memo(function TrendHead({ data, palette, cursor, onSeries }: TrendHeadProps) {
  const at = useSyncExternalStore(cursor.subscribe, cursor.get);
  return (
    <div className={style.head}>
      {data.series.map((series, index) => {
        const { color, dash } = getSeriesStyle(series, index, palette);
        const row = at === undefined ? lastIndex(series) : findRowAt(data, series, at);
        return (
          <span key={series.id} className={style.name}>
            <svg width="18" height="8" aria-hidden="true">
              <path d="M0 4H18" stroke={color} strokeWidth="2" strokeDasharray={dash.join(' ')} />
            </svg>
            {onSeries === undefined ? (
              series.name
            ) : (
              <button type="button" className={style.open} onClick={() => onSeries(series.id)}>
                {series.name}
              </button>
            )}
            <b>{formatValue(series, row)}</b>
            <span className={style.range}>{formatRange(series, row)}</span>
          </span>
        );
      })}
    </div>
  );
});

/** `12.5`, or two dashes where there is nothing. */
export function formatValue(series: TrendSeries, row: number | undefined): string {
  return formatNumber(row === undefined ? null : getNumberAt(series.avg, row), { decimals: series.decimals });
}

/** `kn · 12.1–12.8`; the unit alone without a band. */
export function formatRange({ min, max, unit, decimals }: TrendSeries, row: number | undefined): string {
  const low = min === undefined || row === undefined ? null : getNumberAt(min, row);
  const high = max === undefined || row === undefined ? null : getNumberAt(max, row);
  if (low === null || high === null) return unit;
  const range = `${formatNumber(low, { decimals })}–${formatNumber(high, { decimals })}`;
  return unit === '' ? range : `${unit} · ${range}`;
}

function lastIndex({ avg }: TrendSeries): number | undefined {
  for (let index = avg.length - 1; index >= 0; index -= 1) if (getNumberAt(avg, index) !== null) return index;
  return undefined;
}
