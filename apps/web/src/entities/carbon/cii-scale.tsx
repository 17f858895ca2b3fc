import type { CiiRating } from '@fms/domain/emission';
import { formatNumber } from '@fms/domain/format';
import style from './cii-scale.module.css';

interface CiiScaleProps {
  /** In words, for a screen reader. */
  readonly label: string;
  readonly year: number;
  /** Attained up to which A, B, C and D reach. */
  readonly boundaries: readonly number[];
  readonly attained: number;
  readonly rating: CiiRating;
  /** Of a forecast: holds the true end in 80 of 100 cases. */
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
}

const LETTERS: readonly CiiRating[] = ['A', 'B', 'C', 'D', 'E'];
/** The open ends are drawn as wide as this share of the inner boundaries. */
const END_SHARE = 0.25;

/** The letters of a year on one scale, with where the ship stands; what is beyond the ends stands at the ends. */
export function CiiScale({ label, year, boundaries, attained, rating, interval }: CiiScaleProps) {
  const [low, high] = [boundaries[0] ?? 0, boundaries.at(-1) ?? 1];
  const end = (high - low) * END_SHARE;
  const [from, to] = [low - end, high + end];
  const share = (value: number) => Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)));
  const edges = [from, ...boundaries, to];
  return (
    <div className={style.cii} role="img" aria-label={label}>
      <span className={style.year}>{year}</span>
      <div className={style.scale}>
        {LETTERS.map((letter, index) => (
          <span
            key={letter}
            className={style.letter}
            data-chosen={letter === rating}
            style={{ left: `${share(edges[index] ?? 0)}%`, right: `${100 - share(edges[index + 1] ?? 0)}%` }}
          >
            {letter}
          </span>
        ))}
        {interval !== undefined && (
          <span
            className={style.interval}
            style={{ left: `${share(interval.low)}%`, right: `${100 - share(interval.high)}%` }}
          />
        )}
        <i className={style.attained} style={{ left: `${share(attained)}%` }} />
        {boundaries.map((boundary) => (
          <span key={boundary} className={style.boundary} style={{ left: `${share(boundary)}%` }}>
            {formatNumber(boundary, { decimals: 2 })}
          </span>
        ))}
      </div>
    </div>
  );
}
