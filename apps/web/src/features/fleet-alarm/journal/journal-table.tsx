import type { FleetJournalEntry } from '@fms/contract/alarm';
import { NOT_APPLICABLE } from '@fms/domain/format';
import { Link } from 'react-router';
import { formatAlarmValue, formatStep, StepCells } from '../../../entities/alarm/index.ts';
import { formatVesselPath } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import type { Columns } from '../../../ui/table/head-row.tsx';
import { type PlacedRow, TableInView } from '../style/table-in-view.tsx';
import style from './journal-table.module.css';

interface JournalTableProps {
  readonly entries: readonly FleetJournalEntry[];
  /** The end of what is fetched is in view. */
  readonly onEnd: () => void;
}

const ROW_HEIGHT = 30;

/** Rows of 30 px, of which those in view are drawn; on a phone each is a block of three lines. */
export function JournalTable({ entries, onEnd }: JournalTableProps) {
  const t = useText();
  const columns: Columns = [
    { title: t('TIME_UTC'), className: style.time },
    { title: t('PRIORITY'), className: style.mark, isSpoken: true },
    { title: t('VESSEL'), className: style.vessel },
    { title: t('EVENT'), className: style.event },
    t('DESCRIPTION'),
    { title: t('VALUE'), className: style.value },
    { title: t('BY'), className: style.by },
  ];
  const shown = {
    label: t('FLEET_ALARMS_JOURNAL'),
    className: style.table,
    rows: entries,
    rowHeight: ROW_HEIGHT,
    onEnd,
  };
  return (
    <TableInView
      {...shown}
      columns={columns}
      draw={(entry, placed) => <EntryRow key={entry.id} entry={entry} placed={placed} />}
    />
  );
}

function EntryRow({ entry, placed }: { entry: FleetJournalEntry; placed: PlacedRow }) {
  const t = useText();
  const { kind, vesselId, vesselName, channel, description, note, value, unit, by } = entry;
  return (
    <tr className={style.row} data-news={kind === 'raised' || kind === 'escalated'} {...placed}>
      <StepCells step={entry} style={style} />
      <td className={style.vessel}>
        <Link to={`${formatVesselPath(vesselId)}?tab=alarm`}>{vesselName}</Link>
      </td>
      <td className={style.event}>{formatStep(entry)}</td>
      <td className={style.what}>
        {description || channel}
        {note !== '' && <span className={style.note}> · {note}</span>}
      </td>
      <td className={style.value}>{value === null ? NOT_APPLICABLE : formatAlarmValue(value, unit)}</td>
      <td className={style.by}>{by ?? t('SYSTEM')}</td>
    </tr>
  );
}
