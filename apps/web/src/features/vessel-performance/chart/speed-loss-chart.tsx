import { formatNumber } from '@fms/domain/format';
import { readBand, readLine } from '@fms/domain/statistic';
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { buildTimeTicks, computeScatterScale, computeTimeStep, formatTimeLabel } from '@fms/ui/chart';
import type { SpeedLossView } from '../model/speed-loss-view.ts';
import style from '../style/performance.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { drawDots } from './speed-power-chart.tsx';

export interface SpeedLossChartProps {
  readonly label: string;
  readonly view: SpeedLossView;
  readonly window: TimeSpan;
  readonly events: readonly { readonly time: Instant; readonly text: string }[];
}

const HEIGHT = 240;
const BAND_STEPS = 12;

/** Weekly means of speed loss, a straight line with its 95 % band in each span between events. */
export function SpeedLossChart({ label, view, window, events }: SpeedLossChartProps) {
  const lines = view.spans.flatMap(({ from, to, line }) => {
    if ('reason' in line) return [];
    const steps = Array.from({ length: BAND_STEPS + 1 }, (_, step) => from + ((to - from) * step) / BAND_STEPS);
    return [
      steps.map((time) => {
        const [mean, band] = [readLine(line, time / DAY_MS), readBand(line, time / DAY_MS)];
        return { time, mean, low: mean - band, high: mean + band };
      }),
    ];
  });
  const values = [0, ...view.weeks.map(({ mean }) => mean), ...lines.flat().flatMap(({ low, high }) => [low, high])];
  return (
    <ChartFrame label={label} height={HEIGHT}>
      {({ width, height }) => {
        const up = computeScatterScale(values, height);
        const x = (time: Instant) => ((time - window.from) / (window.to - window.from || 1)) * width;
        const y = (value: number) => height - up.at(value);
        const step = computeTimeStep(window.from, window.to, width);
        return (
          <>
            {up.ticks.map((tick) => (
              <g key={tick} className={style.tick}>
                <line x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
                <text x={-8} y={y(tick) + 4} textAnchor="end">
                  {formatNumber(tick, { decimals: Number.isInteger(tick) ? 0 : 1 })}
                </text>
              </g>
            ))}
            {buildTimeTicks(window.from, window.to, step).map((tick) => (
              <text key={tick} x={x(tick)} y={height + 16} textAnchor="middle">
                {formatTimeLabel(tick, step)}
              </text>
            ))}
            {events.map(({ time, text }) => (
              <g key={`${text} ${time}`} className={style.eventLine}>
                <line x1={x(time)} x2={x(time)} y1={-6} y2={height} />
                <text x={x(time) + 5} y={-8}>
                  {text}
                </text>
              </g>
            ))}
            {lines.map((points) => (
              <g key={points[0]?.time}>
                <polygon
                  className={style.band}
                  points={[
                    ...points.map(({ time, high }) => `${x(time)},${y(high)}`),
                    ...points.toReversed().map(({ time, low }) => `${x(time)},${y(low)}`),
                  ].join(' ')}
                />
                <polyline
                  className={style.trend}
                  points={points.map(({ time, mean }) => `${x(time)},${y(mean)}`).join(' ')}
                />
              </g>
            ))}
            <path className={style.recent} d={drawDots(view.weeks.map(({ time, mean }) => [x(time), y(mean)]))} />
          </>
        );
      }}
    </ChartFrame>
  );
}
