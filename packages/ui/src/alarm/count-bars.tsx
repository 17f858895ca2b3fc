import style from './count-bars.module.css';

export interface CountBarsProps {
  /** Oldest first; the last one is the present and drawn in the live colour. */
  counts: readonly number[];
  /** Drawn dotted across; also the least the scale shows, so that a few alarms do not look like many. */
  limit?: number;
  /** The bars in words: they have no axis, so this is all a screen reader gets. */
  label: string;
  height?: number;
}

/** Counts of equal spans of time side by side: alarms a day. None is a line on the ground, so that days can be counted. */
export function CountBars({ counts, limit, label, height = 24 }: CountBarsProps) {
  const top = Math.max(1, limit ?? 0, ...counts);
  return (
    <span className={style.bars} style={{ height }} role="img" aria-label={label}>
      {limit !== undefined && <span className={style.limit} style={{ bottom: `${(limit / top) * 100}%` }} />}
      {counts.map((count, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
          key={index}
          className={style.bar}
          data-last={index === counts.length - 1}
          data-none={count === 0}
          style={{ height: count === 0 ? 1 : `max(2px, ${(count / top) * 100}%)` }}
        />
      ))}
    </span>
  );
}
