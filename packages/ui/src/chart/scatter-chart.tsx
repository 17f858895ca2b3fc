import { useElementSize } from '@mantine/hooks';
import type { Palette } from '../theme/palette.ts';
import { getPaletteColors } from '../theme/palette-colors.ts';
import style from './distribution.module.css';
import { computeScatterScales, computeScatterSize, formatAxisTitle } from './scatter-scale.ts';
import { formatAxisLabel } from './trend-options.ts';

export interface ScatterGroup {
  name: string;
  color: string;
  points: readonly { x: number; y: number }[];
}

export interface ScatterChartProps {
  /** The chart in words, for a screen reader. */
  label: string;
  x: { name: string; unit: string };
  y: { name: string; unit: string };
  groups: readonly ScatterGroup[];
  palette: Palette;
}

/** For the numbers of both axes and the names below them, px. */
const ROOM = { left: 54, right: 16, top: 8, bottom: 44 };
const RADIUS = 2.4;

/** Points of one value over another; the second group is drawn as rings, so that groups differ without colour. */
export function ScatterChart({ label, x, y, groups, palette }: ScatterChartProps) {
  const { ref, width: room } = useElementSize<HTMLElement>();
  const { width, height } = computeScatterSize(room - ROOM.left - ROOM.right);
  const { across, up } = computeScatterScales({ groups, width, height });
  const { hairline } = getPaletteColors(palette);
  return (
    <figure ref={ref} className={style.scatter} aria-label={label}>
      <div className={style.head}>
        {groups.map(({ name, color }, index) => (
          <span key={name} className={style.legend}>
            <svg width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="3.5" {...(index === 0 ? { fill: color } : { fill: 'none', stroke: color })} />
            </svg>
            {name}
          </span>
        ))}
      </div>
      <svg
        className={style.plot}
        viewBox={`${-ROOM.left} ${-ROOM.top} ${ROOM.left + width + ROOM.right} ${ROOM.top + height + ROOM.bottom}`}
        aria-hidden="true"
      >
        {across.ticks.map((tick) => (
          <g key={tick}>
            <line x1={across.at(tick)} x2={across.at(tick)} y1={0} y2={height} stroke={hairline} />
            <text x={across.at(tick)} y={height + 18} textAnchor="middle">
              {formatAxisLabel(tick, across.ticks)}
            </text>
          </g>
        ))}
        {up.ticks.map((tick) => (
          <g key={tick}>
            <line x1={0} x2={width} y1={height - up.at(tick)} y2={height - up.at(tick)} stroke={hairline} />
            <text x={-8} y={height - up.at(tick) + 4} textAnchor="end">
              {formatAxisLabel(tick, up.ticks)}
            </text>
          </g>
        ))}
        <text x={width} y={height + 38} textAnchor="end">
          {formatAxisTitle(x)}
        </text>
        <text x={4} y={12}>
          {formatAxisTitle(y)}
        </text>
        {groups.map(({ name, color, points }, index) => (
          <path
            key={name}
            d={points.map((point) => dot(across.at(point.x), height - up.at(point.y))).join('')}
            {...paint(color, index)}
          />
        ))}
      </svg>
    </figure>
  );
}

function paint(color: string, index: number) {
  return index === 0 ? { fill: color, fillOpacity: 0.6 } : { fill: 'none', stroke: color };
}

/** All dots of a group are one path: a thousand elements would be slow to draw and to style. */
function dot(x: number, y: number): string {
  return `M${(x - RADIUS).toFixed(1)} ${y.toFixed(1)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;
}
