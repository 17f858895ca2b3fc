import { useMemo } from 'react';
import { countFleet } from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import { countShown, type OverviewLine } from '../row/arrange-rows.ts';
import type { OverviewRow } from '../row/overview-row.ts';
import style from '../style/overview.module.css';

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
