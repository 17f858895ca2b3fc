import { formatReading, type ReadingState } from '../value/reading-state.ts';
import { MEDIUM_COLOR, type MimicMedium } from './medium.ts';
import style from './mimic.module.css';

export interface MimicTankProps {
  readonly width: number;
  readonly height: number;
  readonly medium: MimicMedium;
  /** Filled, percent; null where it is unknown: hatched. */
  readonly percent: number | null | undefined;
  readonly state: ReadingState;
  /** Under the level: `38.4 m³`, `96 °C`. */
  readonly lines: readonly string[];
}

/** A tank round its middle, filled to its level in the colour of its medium. */
export function MimicTank({ width, height, medium, percent, state, lines }: MimicTankProps) {
  const [x, y] = [-width / 2, -height / 2];
  const isKnown = typeof percent === 'number' && state !== 'bad' && state !== 'unknown';
  const level = isKnown ? Math.min(100, Math.max(0, percent)) : 0;
  const surface = y + height * (1 - level / 100);
  return (
    <g className={style.tank} data-state={state}>
      <rect className={style.tankWall} x={x} y={y} width={width} height={height} rx={4} />
      {isKnown && (
        <>
          <rect
            x={x + 1}
            y={surface}
            width={width - 2}
            height={(height * level) / 100 - 1}
            fill={MEDIUM_COLOR[medium]}
            opacity={state === 'stale' ? 0.5 : undefined}
          />
          <path className={style.surface} d={`M${x} ${surface}h${width}`} />
        </>
      )}
      <rect className={style.tankPlate} x={x + 6} y={-24} width={width - 12} height={18 + 15 * lines.length} rx={4} />
      <text className={style.tankLevel} y={-10} textAnchor="middle">
        {formatReading(percent, state, { decimals: 1 })}
        <tspan className={style.unit} dx={2}>
          %
        </tspan>
      </text>
      {lines.map((line, index) => (
        <text key={line} className={style.tankLine} y={5 + 15 * index} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}
