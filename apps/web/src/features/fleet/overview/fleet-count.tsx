import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { countFleet } from '../home/attention.ts';
import { countShown, type OverviewLine } from './arrange-rows.ts';
import style from './overview.module.css';
import type { OverviewRow } from './overview-row.ts';

/** How the data of the fleet comes in, or how many of it a filter leaves, in words; a changed filter is read aloud. */
export function FleetCount({ rows, lines }: { rows: readonly OverviewRow[]; lines: readonly OverviewLine[] }) {
  const t = useText();
  const { data } = useMemo(() => countFleet(rows), [rows]);
  const shown = countShown(lines);
  const counts = t('FLEET_COUNTS', { online: data.online, late: data.late, silent: data.silent + data.never });
  return (
    <p className={style.counts}>
      <span aria-live="polite">
        {shown === rows.length ? counts : t('SHOWN_OF', { count: shown, all: rows.length })}
      </span>
    </p>
  );
}
