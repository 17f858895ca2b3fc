import { formatNumber } from '@fms/domain/format';
import { useId } from 'react';
import style from './difference-bars.module.css';
import { HatchPattern } from './tank-body.tsx';

export interface DayDifference {
  /** `Tue 17`. */
  readonly day: string;
  /** Null where it could not be computed. */
  readonly percent: number | null;
}

export interface DifferenceBarsProps {
  readonly label: string;
  /** Oldest first. */
  readonly days: readonly DayDifference[];
  /** Past this share, either way, a day is flagged. */
  readonly limitPercent: number;
  /** In place of a number, for a screen reader: "no data". */
  readonly noDataText: string;
}

const SIZE = { width: 400, height: 84 };
const ZERO_Y = 52;
const GAP = 4;
/** The scale reaches half as far again as the limit, or as far as the largest difference. */
const ROOM_FACTOR = 1.5;

/** One bar a day, up for more by the meters and down for more by the tanks; days past the limit stand out, and the largest is named. */
export function DifferenceBars({ label, days, limitPercent, noDataText }: DifferenceBarsProps) {
  const hatchId = useId();
  const most = Math.max(limitPercent * ROOM_FACTOR, ...days.map(({ percent }) => Math.abs(percent ?? 0)));
  const heightOf = (percent: number) => (Math.abs(percent) / most) * (ZERO_Y - 14);
  const width = SIZE.width / Math.max(1, days.length);
  const flagged = days.filter(({ percent }) => Math.abs(percent ?? 0) > limitPercent);
  const named = flagged.toSorted((a, b) => Math.abs(b.percent ?? 0) - Math.abs(a.percent ?? 0))[0];
  return (
    <figure className={style.figure} aria-label={label}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
        <line
          x1={0}
          x2={SIZE.width}
          y1={ZERO_Y - heightOf(limitPercent)}
          y2={ZERO_Y - heightOf(limitPercent)}
          className={style.limit}
        />
        {days.map(({ day, percent }, place) => {
          const x = place * width + GAP / 2;
          if (percent === null) {
            return <rect key={day} x={x} y={14} width={width - GAP} height={ZERO_Y - 14} fill={`url(#${hatchId})`} />;
          }
          const height = Math.max(1, heightOf(percent));
          return (
            <rect
              key={day}
              x={x}
              y={percent < 0 ? ZERO_Y : ZERO_Y - height}
              width={width - GAP}
              height={Math.min(height, percent < 0 ? SIZE.height - ZERO_Y : ZERO_Y)}
              className={style.bar}
              data-flagged={Math.abs(percent) > limitPercent}
            />
          );
        })}
        <line x1={0} x2={SIZE.width} y1={ZERO_Y} y2={ZERO_Y} className={style.zero} />
      </svg>
      <span className={style.limitText}>{`${limitPercent} %`}</span>
      {named !== undefined && <span className={style.named}>{`${named.day}: ${signed(named.percent)}`}</span>}
      <div className={style.ends}>
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </div>
      <table className="fms-spoken">
        <tbody>
          {days.map(({ day, percent }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{percent === null ? noDataText : `${signed(percent)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const signed = (percent: number | null) => formatNumber(percent, { decimals: 1, signed: true });
