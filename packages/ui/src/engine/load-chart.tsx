import { formatNumber } from '@fms/domain/format';
import { useElementSize } from '@mantine/hooks';
import { computeScatterScale } from '../chart/scatter-scale.ts';
import style from './engine-chart.module.css';

export interface LoadLine {
  readonly id: string;
  readonly name: string;
  /** Absent: of another ship, drawn behind in the colour of secondary text. */
  readonly color?: string | undefined;
  /** x: load in percent, ascending; y: in the unit of the quantity. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface LoadChartProps {
  /** The chart in words, for a screen reader. */
  readonly label: string;
  readonly lines: readonly LoadLine[];
}

const ROOM = { left: 40, right: 10, top: 6, bottom: 20 };
const HEIGHT = 150;
const LOADS = [20, 40, 60, 80, 100];
const MARK = 3.5;

/** Engines over load on one axis: those of this ship in their colours before those of its sisters. */
export function LoadChart({ label, lines }: LoadChartProps) {
  const { ref, width: room } = useElementSize<HTMLElement>();
  const width = Math.max(180, room - ROOM.left - ROOM.right);
  const up = computeScatterScale(
    lines.flatMap(({ points }) => points.map(({ y }) => y)),
    HEIGHT,
  );
  const toX = (load: number) => ((load - 20) / 80) * width;
  const toY = (value: number) => HEIGHT - up.at(value);
  const ordered = lines.toSorted((a, b) => Number(a.color !== undefined) - Number(b.color !== undefined));
  const box = `${-ROOM.left} ${-ROOM.top} ${ROOM.left + width + ROOM.right} ${ROOM.top + HEIGHT + ROOM.bottom}`;
  return (
    <figure ref={ref} className={style.chart} role="img" aria-label={label}>
      <svg className={style.plot} viewBox={box} aria-hidden="true">
        {up.ticks.map((tick) => (
          <g key={tick}>
            <line className={style.grid} x1={0} x2={width} y1={toY(tick)} y2={toY(tick)} />
            <text x={-8} y={toY(tick) + 4} textAnchor="end">
              {formatNumber(tick, { decimals: Number.isInteger(tick) ? 0 : 1 })}
            </text>
          </g>
        ))}
        {LOADS.map((load) => (
          <text key={load} x={toX(load)} y={HEIGHT + 16} textAnchor={load === 100 ? 'end' : 'middle'}>
            {load === 100 ? '100 %' : load}
          </text>
        ))}
        {ordered.map(({ id, name, color = 'var(--fms-text-3)', points }) => (
          <g key={id}>
            <title>{name}</title>
            <path
              className={style.line}
              stroke={color}
              d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${toX(x)} ${toY(y)}`).join('')}
            />
            {points.map(({ x, y }) => (
              <circle key={x} cx={toX(x)} cy={toY(y)} r={MARK} fill={color} />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}
