import { formatNumber } from '@fms/domain/format';
import { useElementSize } from '@mantine/hooks';
import { computeScatterScale } from '../chart/scatter-scale.ts';
import style from './engine-chart.module.css';

interface SfocPoint {
  /** Load, percent. */
  readonly x: number;
  /** g/kWh */
  readonly y: number;
}

export interface SfocGroup {
  readonly name: string;
  readonly color: string;
  readonly points: readonly SfocPoint[];
  /** The engine at this moment; absent while it stands. */
  readonly now?: SfocPoint | undefined;
}

export interface SfocChartProps {
  /** The chart in words, for a screen reader. */
  readonly label: string;
  readonly groups: readonly SfocGroup[];
  /** Points of the shop test's curve from low to high load; empty without one. */
  readonly curve: readonly SfocPoint[];
  /** Share above the curve from which an engine is flagged. */
  readonly flag: number;
  readonly curveText: string;
  readonly flagText: string;
}

const ROOM = { left: 34, right: 10, top: 6, bottom: 20 };
const HEIGHT = 120;
const LOADS = [20, 40, 60, 80, 100];
const DOT = 1.8;

/** Specific consumption over load: means of ten minutes, the shop test, and where each engine is now. */
export function SfocChart({ label, groups, curve, flag, curveText, flagText }: SfocChartProps) {
  const { ref, width: room } = useElementSize<HTMLElement>();
  const width = Math.max(180, room - ROOM.left - ROOM.right);
  const flagged = curve.map(({ x, y }) => ({ x, y: y * (1 + flag) }));
  const up = computeScatterScale(
    [...curve, ...flagged, ...groups.flatMap(({ points, now }) => [...points, ...(now ? [now] : [])])].map(
      ({ y }) => y,
    ),
    HEIGHT,
  );
  const toX = (load: number) => ((load - 20) / 80) * width;
  const toY = (sfoc: number) => HEIGHT - up.at(sfoc);
  const end = curve.at(-1);
  const box = `${-ROOM.left} ${-ROOM.top} ${ROOM.left + width + ROOM.right} ${ROOM.top + HEIGHT + ROOM.bottom}`;
  return (
    <figure ref={ref} className={style.chart} role="img" aria-label={label}>
      <svg className={style.plot} viewBox={box} aria-hidden="true">
        {up.ticks.map((tick) => (
          <g key={tick}>
            <line className={style.grid} x1={0} x2={width} y1={toY(tick)} y2={toY(tick)} />
            <text x={-8} y={toY(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {LOADS.map((load) => (
          <text key={load} x={toX(load)} y={HEIGHT + 16} textAnchor={load === 100 ? 'end' : 'middle'}>
            {load === 100 ? '100 %' : load}
          </text>
        ))}
        {groups.map(({ name, color, points }, index) => (
          <path
            key={name}
            d={points.map(({ x, y }) => drawDot(toX(x), toY(y), index)).join('')}
            fill={color}
            fillOpacity={0.55}
          />
        ))}
        <path className={style.curve} d={drawLine(curve, toX, toY)} />
        <path className={style.limit} d={drawLine(flagged, toX, toY)} />
        {end && (
          <>
            <text x={toX(end.x) - 4} y={toY(end.y) + 14} textAnchor="end">
              {curveText}
            </text>
            <text x={toX(end.x) - 4} y={toY(end.y * (1 + flag)) - 5} textAnchor="end">
              {flagText}
            </text>
          </>
        )}
        {groups.map(
          ({ name, color, now }, index) =>
            now && <path key={name} className={style.now} d={drawMark(toX(now.x), toY(now.y), index)} fill={color} />,
        )}
      </svg>
    </figure>
  );
}

type ToPlace = (value: number) => number;

function drawLine(points: readonly SfocPoint[], toX: ToPlace, toY: ToPlace): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`).join('');
}

/** Discs of the first engine, squares of the second: they differ without colour. One path for all of an engine. */
function drawDot(x: number, y: number, index: number): string {
  if (index % 2 === 1) return `M${(x - DOT).toFixed(1)} ${(y - DOT).toFixed(1)}h${2 * DOT}v${2 * DOT}h${-2 * DOT}z`;
  return `M${(x - DOT).toFixed(1)} ${y.toFixed(1)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`;
}

function drawMark(x: number, y: number, index: number): string {
  if (index % 2 === 1) return `M${x - 4.5} ${y - 4.5}h9v9h-9z`;
  return `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
}
