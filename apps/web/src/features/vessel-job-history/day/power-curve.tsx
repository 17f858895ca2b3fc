import { HOUR_MS } from '@fms/domain/time';
import style from '../style/lane.module.css';
import type { Lane } from './lane.ts';

const [WIDTH, HEIGHT] = [1000, 30];
/** Longer without a value and the line stops; steps of a day's curve are two minutes apart. */
const GAP_MS = HOUR_MS / 6;

interface PowerCurveProps {
  readonly lane: Lane;
  /** kW at the top. */
  readonly most: number;
  readonly label: string;
}

/** Power over the time of a row; it stops where nothing was measured. */
export function PowerCurve({ lane, most, label }: PowerCurveProps) {
  const { power, from, to } = lane;
  const x = (time: number) => (((time - from) / (to - from)) * WIDTH).toFixed(1);
  const y = (value: number) => (HEIGHT - (value / most) * (HEIGHT - 2)).toFixed(1);
  const path = power.map(({ time, value }, place) => {
    const before = power[place - 1];
    const isJoined = before !== undefined && time - before.time <= GAP_MS;
    return `${isJoined ? 'L' : 'M'}${x(time)} ${y(value)}`;
  });
  return (
    <svg
      className={style.power}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={style.base} d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path d={path.join('')} />
    </svg>
  );
}
