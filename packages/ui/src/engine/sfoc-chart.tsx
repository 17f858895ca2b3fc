import { formatNumber } from '@fms/domain/format';
import { useElementSize } from '@mantine/hooks';
import { memo, useMemo } from 'react';
import { computeScatterScale, type ScatterScale } from '../chart/scatter-scale.ts';
import style from './engine-chart.module.css';

export interface SfocPoint {
  /** Load, percent. */
  readonly x: number;
  /** g/kWh */
  readonly y: number;
}

export interface SfocGroup {
  readonly name: string;
  readonly color: string;
  readonly points: readonly SfocPoint[];
}

interface StillProps {
  /** The same list as long as nothing in it changed: its thousands of dots are drawn once. */
  readonly groups: readonly SfocGroup[];
  /** Points of the shop test's curve from low to high load; empty without one. */
  readonly curve: readonly SfocPoint[];
  /** Share above the curve from which an engine is flagged. */
  readonly flag: number;
  readonly curveText: string;
  readonly flagText: string;
}

export interface SfocChartProps extends StillProps {
  /** The chart in words, for a screen reader. */
  readonly label: string;
  /** The engines at this moment, in the order of the groups; absent while one stands. */
  readonly now: readonly (SfocPoint | undefined)[];
}

const ROOM = { left: 34, right: 10, top: 6, bottom: 20 };
const HEIGHT = 120;
const LOADS = [20, 40, 60, 80, 100];
const DOT = 1.8;
/** Load at which the curves carry their names: low in the plot, beside the means. */
const NAMED_AT = 88;

/** Specific consumption over load: means of ten minutes, the shop test, and where each engine is now. */
export function SfocChart({ label, now, ...still }: SfocChartProps) {
  const { groups, curve, flag } = still;
  const { ref, width: room } = useElementSize<HTMLElement>();
  const width = Math.max(180, room - ROOM.left - ROOM.right);
  const known = now.flatMap((point) => point?.y ?? []);
  const hasStill = curve.length > 0 || groups.some(({ points }) => points.length > 0);
  // Without a curve and without means the moments alone make the scale.
  const only = hasStill ? '' : known.map(Math.round).join();
  const up = useMemo(() => {
    const values = [...curve, ...groups.flatMap(({ points }) => points)].map(({ y }) => y);
    const flagged = curve.map(({ y }) => y * (1 + flag));
    return computeScatterScale([...values, ...flagged, ...only.split(',').filter(Boolean).map(Number)], HEIGHT);
  }, [groups, curve, flag, only]);
  const box = `${-ROOM.left} ${-ROOM.top} ${ROOM.left + width + ROOM.right} ${ROOM.top + HEIGHT + ROOM.bottom}`;
  return (
    <figure ref={ref} className={style.chart} role="img" aria-label={label}>
      <svg className={style.plot} viewBox={box} aria-hidden="true">
        <Still {...still} up={up} width={width} />
        {groups.map(({ name, color }, index) => {
          const point = now[index];
          if (point === undefined) return null;
          const y = Math.min(HEIGHT, Math.max(0, HEIGHT - up.at(point.y)));
          return <path key={name} className={style.now} d={drawMark(toX(point.x, width), y, index)} fill={color} />;
        })}
      </svg>
    </figure>
  );
}

const toX = (load: number, width: number) => ((load - 20) / 80) * width;

/** All that does not move with the moment. */
const Still = memo(function Still(props: StillProps & { readonly up: ScatterScale; readonly width: number }) {
  const { groups, curve, flag, curveText, flagText, up, width } = props;
  const toY = (sfoc: number) => HEIGHT - up.at(sfoc);
  const toPlace = ({ x, y }: SfocPoint) => `${toX(x, width).toFixed(1)} ${toY(y).toFixed(1)}`;
  const flagged = curve.map(({ x, y }) => ({ x, y: y * (1 + flag) }));
  const named = curve.find(({ x }) => x >= NAMED_AT);
  return (
    <>
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line className={style.grid} x1={0} x2={width} y1={toY(tick)} y2={toY(tick)} />
          <text x={-8} y={toY(tick) + 4} textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {LOADS.map((load) => (
        <text key={load} x={toX(load, width)} y={HEIGHT + 16} textAnchor={load === 100 ? 'end' : 'middle'}>
          {load === 100 ? '100 %' : load}
        </text>
      ))}
      {groups.map(({ name, color, points }, index) => (
        <path
          key={name}
          d={points.map(({ x, y }) => drawDot(toX(x, width), toY(y), index)).join('')}
          fill={color}
          fillOpacity={0.55}
        />
      ))}
      {curve.length > 0 && <path className={style.curve} d={`M${curve.map(toPlace).join('L')}`} />}
      {flagged.length > 0 && <path className={style.limit} d={`M${flagged.map(toPlace).join('L')}`} />}
      {named && (
        <>
          <text x={toX(named.x, width)} y={toY(named.y) + 16} textAnchor="middle">
            {curveText}
          </text>
          <text x={toX(named.x, width)} y={toY(named.y * (1 + flag)) - 5} textAnchor="middle">
            {flagText}
          </text>
        </>
      )}
    </>
  );
});

/** Discs of the first engine, squares of the second: they differ without colour. One path for all of an engine. */
function drawDot(x: number, y: number, index: number): string {
  if (index % 2 === 1) return `M${(x - DOT).toFixed(1)} ${(y - DOT).toFixed(1)}h${2 * DOT}v${2 * DOT}h${-2 * DOT}z`;
  return `M${(x - DOT).toFixed(1)} ${y.toFixed(1)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`;
}

function drawMark(x: number, y: number, index: number): string {
  if (index % 2 === 1) return `M${x - 4.5} ${y - 4.5}h9v9h-9z`;
  return `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
}
