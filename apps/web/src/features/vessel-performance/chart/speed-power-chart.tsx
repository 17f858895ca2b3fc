import type { TrialCurve } from '@fms/domain/performance';
import { readPower } from '@fms/domain/performance';
import { computeScatterScale } from '@fms/ui/chart';
import style from '../style/performance.module.css';
import { ChartFrame } from './chart-frame.tsx';

export interface SpeedPowerPoint {
  /** kn */
  readonly speed: number;
  /** kW */
  readonly power: number;
}

export interface SpeedPowerChartProps {
  readonly label: string;
  readonly older: readonly SpeedPowerPoint[];
  readonly recent: readonly SpeedPowerPoint[];
  readonly curve: TrialCurve | null;
  /** Words beside the curve. */
  readonly curveName: string;
  readonly speedTitle: string;
  readonly powerTitle: string;
  readonly now?: (SpeedPowerPoint & { readonly text: string }) | undefined;
}

const HEIGHT = 240;
const CURVE_STEPS = 40;

/** Power over speed: points of before as faint dots, of the last month strong, the reference as a line, and now. */
export function SpeedPowerChart({ label, older, recent, curve, curveName, now, ...titles }: SpeedPowerChartProps) {
  const line = curve === null ? [] : traceCurve(curve);
  const all = [...older, ...recent, ...line, ...(now ? [now] : [])];
  return (
    <ChartFrame label={label} height={HEIGHT}>
      {({ width, height }) => {
        const across = computeScatterScale(
          all.map(({ speed }) => speed),
          width,
        );
        const up = computeScatterScale(
          all.map(({ power }) => power / 1000),
          height,
        );
        const place = ({ speed, power }: SpeedPowerPoint): [number, number] => [
          across.at(speed),
          height - up.at(power / 1000),
        ];
        const end = line.at(-1);
        return (
          <>
            {up.ticks.map((tick) => (
              <g key={tick} className={style.tick}>
                <line x1={0} x2={width} y1={height - up.at(tick)} y2={height - up.at(tick)} />
                <text x={-8} y={height - up.at(tick) + 4} textAnchor="end">
                  {Number(tick.toFixed(2))}
                </text>
              </g>
            ))}
            {across.ticks.map((tick) => (
              <text key={tick} x={across.at(tick)} y={height + 16} textAnchor="middle">
                {Number(tick.toFixed(2))}
              </text>
            ))}
            <text x={width} y={height + 32} textAnchor="end">
              {titles.speedTitle}
            </text>
            <text x={-40} y={-8}>
              {titles.powerTitle}
            </text>
            <path className={style.older} d={drawDots(older.map(place))} />
            <path className={style.recent} d={drawDots(recent.map(place))} />
            <polyline className={style.curve} points={line.map((point) => place(point).join()).join(' ')} />
            {end && (
              <text x={place(end)[0]} y={place(end)[1] + 44} textAnchor="end">
                {curveName}
              </text>
            )}
            {now && (
              <g className={style.now}>
                <circle cx={place(now)[0]} cy={place(now)[1]} r={5} />
                <text x={place(now)[0] - 8} y={place(now)[1] - 9} textAnchor="end">
                  {now.text}
                </text>
              </g>
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

function traceCurve(curve: TrialCurve): SpeedPowerPoint[] {
  const [from, to] = [curve.points[0]?.speed ?? 0, curve.points.at(-1)?.speed ?? 0];
  return Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const speed = Math.min(to, from + ((to - from) * step) / CURVE_STEPS);
    return { speed, power: readPower(curve, speed) ?? 0 };
  }).filter(({ power }) => power > 0);
}

const RADIUS = 2.2;

/** All dots are one path: thousands of elements would be slow to draw and to style. */
export function drawDots(places: readonly (readonly [x: number, y: number])[]): string {
  return places
    .map(
      ([x, y]) =>
        `M${(x - RADIUS).toFixed(1)} ${y.toFixed(1)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
    )
    .join('');
}
