import type { AlarmPriority } from '@fms/domain/alarm';
import style from './alarm-count.module.css';
import { AlarmMark } from './alarm-mark.tsx';

export interface AlarmCountEntry {
  priority: AlarmPriority;
  count: number;
  /** True while at least one of them is unacknowledged: the mark shows the sounder. */
  unacknowledged: boolean;
  /** The count in words for a screen reader: "6 warnings, 2 unacknowledged". */
  label: string;
}

export interface AlarmCountProps {
  counts: readonly AlarmCountEntry[];
  /** Said in green when there is none: "STATUS OK" in the head-up strip. Left out elsewhere, where nothing is drawn. */
  okText?: string | undefined;
  size?: number;
  /** Table columns keep an empty place for each priority there is none of, so that the others line up. */
  columns?: boolean;
}

/** Counts of active alerts, most urgent first, each with its mark. */
export function AlarmCount({ counts, okText, size = 16, columns = false }: AlarmCountProps) {
  const isQuiet = counts.every(({ count }) => count === 0);
  if (isQuiet && okText !== undefined) return <span className={style.ok}>{okText}</span>;
  return (
    <span className={style.counts} data-columns={columns}>
      {counts.map(({ priority, count, unacknowledged, label }) => {
        if (count === 0) return columns ? <NonePlace key={priority} label={label} /> : null;
        return (
          <span key={priority} className={style.count}>
            <AlarmMark priority={priority} state={unacknowledged ? 'raised' : 'acknowledged'} size={size} still />
            <span aria-hidden="true">{count}</span>
            <span className="fms-spoken">{label}</span>
          </span>
        );
      })}
    </span>
  );
}

/** "None" in a column of counts: nothing to see, said to a screen reader. */
function NonePlace({ label }: { label: string }) {
  return (
    <span className={style.none}>
      <span className="fms-spoken">{label}</span>
    </span>
  );
}
