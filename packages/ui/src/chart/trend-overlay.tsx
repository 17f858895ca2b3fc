import { useSyncExternalStore } from 'react';
import type { Palette } from '../theme/palette.ts';
import { formatCursorTime } from './time-axis.ts';
import style from './trend-chart.module.css';
import type { TrendCursor } from './trend-cursor.ts';
import { getSeriesStyle } from './trend-options.ts';
import type { TrendPlot } from './trend-plot.ts';
import { findRowAt, getNumberAt, type TrendData, type TrendLimit } from './trend-series.ts';

export interface TrendOverlayProps {
  plot: TrendPlot;
  data: TrendData;
  palette: Palette;
  cursor: TrendCursor;
  /** The time in a pill over the line; in the topmost pane only. */
  showPill: boolean;
}

/** What lies over the drawn curves: hatched gaps with their cause, limits with their name, the cursor with its dots. */
export function TrendOverlay(props: TrendOverlayProps) {
  const { plot, data, showPill } = props;
  return (
    <>
      {(data.gaps ?? []).map((gap) => (
        <Gap key={`${gap.seriesId ?? ''} ${gap.from}`} plot={plot} {...gap} />
      ))}
      {placeLimits(plot, data.limits ?? []).map((limit) => (
        <Limit key={`${limit.axis} ${limit.name}`} {...limit} />
      ))}
      {(data.marks ?? []).map((mark) => (
        <Mark key={mark.at} plot={plot} at={mark.at} text={showPill ? mark.text : ''} />
      ))}
      <CursorLine {...props} />
    </>
  );
}

/** Height of a limit's name, px: nearer ones would overlap. */
const CAPTION_PX = 14;
const CAPTION_ENDS = ['start', 'end'] as const;

interface PlacedLimit extends TrendLimit {
  /** In the plotting area, CSS px. */
  readonly top: number;
  /** At which end of its line the name stands; undefined where both are taken by names of other limits. */
  readonly captionEnd: (typeof CAPTION_ENDS)[number] | undefined;
}

/**
 * Limits where they are drawn. Warning and alarm limit lie close together more often than not: their names stand at
 * either end. None is placed where the axis has no scale yet: a pane without a single value, or without height.
 */
function placeLimits(plot: TrendPlot, limits: readonly TrendLimit[]): PlacedLimit[] {
  const taken: Record<(typeof CAPTION_ENDS)[number], number[]> = { start: [], end: [] };
  return limits.flatMap((limit, index) => {
    const top = plot.yOf(limit.value, limit.axis ?? 'left');
    if (!Number.isFinite(top)) return [];
    const ends = index % 2 === 0 ? CAPTION_ENDS : CAPTION_ENDS.toReversed();
    const captionEnd = ends.find((end) => taken[end].every((other) => Math.abs(other - top) >= CAPTION_PX));
    if (captionEnd !== undefined) taken[captionEnd].push(top);
    return [{ ...limit, top, captionEnd }];
  });
}

function Limit({ name, color, top, captionEnd }: PlacedLimit) {
  return (
    <div className={style.limit} style={{ top, ...(color === undefined ? {} : { color }) }}>
      {captionEnd !== undefined && <span data-end={captionEnd}>{name}</span>}
    </div>
  );
}

/** Room for the words of a mark, px: nearer to the end of the pane they stand before it and not over the axis. */
const MARK_PX = 100;
/** Half the room for the words of a gap, px. */
const GAP_WORDS_PX = 60;

/** Nothing before the first drawing, when time has no scale yet. */
function Mark({ plot, at, text }: { plot: TrendPlot; at: number; text: string }) {
  const left = plot.xOf(at);
  if (!Number.isFinite(left)) return null;
  return (
    <div className={style.mark} style={{ left }} data-late={left > plot.area().width - MARK_PX}>
      {text !== '' && <span>{text}</span>}
    </div>
  );
}

function Gap({ plot, from, to, text }: { plot: TrendPlot; from: number; to: number; text?: string | undefined }) {
  const left = Math.max(0, plot.xOf(from));
  const width = Math.min(plot.area().width, plot.xOf(to)) - left;
  if (width <= 0) return null;
  const middle = left + width / 2;
  const edge = middle < GAP_WORDS_PX ? 'start' : middle > plot.area().width - GAP_WORDS_PX ? 'end' : undefined;
  return (
    <div className={`${style.gap} fms-hatch`} style={{ left, width }} data-edge={edge}>
      {text !== undefined && <span>{text}</span>}
    </div>
  );
}

function CursorLine({ plot, data, palette, cursor, showPill }: TrendOverlayProps) {
  const at = useSyncExternalStore(cursor.subscribe, cursor.get);
  if (at === undefined || at < data.window.from || at > data.window.to) return null;
  return (
    <div className={style.cursor} style={{ transform: `translateX(${plot.xOf(at)}px)` }}>
      {showPill && <span className={style.pill}>{formatCursorTime(at, data.window.to - data.window.from)}</span>}
      {data.series.map((series, index) => {
        const row = findRowAt(data, series, at);
        const value = row === undefined ? null : getNumberAt(series.avg, row);
        if (value === null) return null;
        const { color } = getSeriesStyle(series, index, palette);
        const top = plot.yOf(value, series.axis ?? 'left');
        return <span key={series.id} className={style.dot} style={{ top, background: color }} />;
      })}
    </div>
  );
}
