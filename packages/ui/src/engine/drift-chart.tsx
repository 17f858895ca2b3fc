import { formatNumber } from '@fms/domain/format';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useElementSize } from '@mantine/hooks';
import { buildCurvePath } from '../chart/curve-path.ts';
import { SERIES_DASHES } from '../theme/palette-colors.ts';
import style from './engine-chart.module.css';

export interface DriftLine {
  readonly name: string;
  readonly color: string;
  /** Percent above the shop test; a day without points is a gap. */
  readonly points: readonly { readonly time: Instant; readonly value: number }[];
  /** Whether the last point is of today: its dot is drawn. */
  readonly isFresh: boolean;
}

export interface DriftChartProps {
  readonly label: string;
  readonly window: TimeSpan;
  readonly lines: readonly DriftLine[];
  /** Percent from which an engine is flagged. */
  readonly flag: number;
  readonly flagText: string;
  readonly fromText: string;
  readonly toText: string;
}

const HEIGHT = 64;
const ROOM = { top: 12, bottom: 20, right: 6 };
/** Longer without a point and the line stops. */
const GAP_MS = 5 * 24 * 3_600_000;

/** How the consumption of engines moved away from the shop test, one line each, with the line from which it is flagged. */
export function DriftChart({ label, window, lines, flag, flagText, fromText, toText }: DriftChartProps) {
  const { ref, width: room } = useElementSize<HTMLElement>();
  const width = Math.max(140, room - ROOM.right);
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const low = Math.min(0, ...values);
  const high = Math.max(flag * 1.2, ...values);
  const toX = (time: Instant) => ((time - window.from) / (window.to - window.from)) * width;
  const toY = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  return (
    <figure ref={ref} className={style.chart} role="img" aria-label={label}>
      <svg
        className={style.plot}
        viewBox={`0 ${-ROOM.top} ${width + ROOM.right} ${ROOM.top + HEIGHT + ROOM.bottom}`}
        aria-hidden="true"
      >
        <line className={style.grid} x1={0} x2={width} y1={toY(0)} y2={toY(0)} />
        <line className={style.limit} x1={0} x2={width} y1={toY(flag)} y2={toY(flag)} />
        <text x={2} y={toY(flag) - 4}>
          {flagText}
        </text>
        {lines.map(({ name, color, points, isFresh }, index) => {
          const last = points.at(-1);
          return (
            <g key={name}>
              <path
                className={style.line}
                stroke={color}
                strokeDasharray={SERIES_DASHES[index % SERIES_DASHES.length]?.join(' ')}
                d={buildCurvePath(points, { gapMs: GAP_MS, x: toX, y: toY })}
              />
              {last && isFresh && <circle cx={toX(last.time)} cy={toY(last.value)} r={3.5} fill={color} />}
            </g>
          );
        })}
        <text x={0} y={HEIGHT + 16}>
          {fromText}
        </text>
        <text x={width} y={HEIGHT + 16} textAnchor="end">
          {toText}
        </text>
        {low < 0 && (
          <text x={width} y={toY(0) - 3} textAnchor="end">
            {formatNumber(0)}
          </text>
        )}
      </svg>
    </figure>
  );
}
