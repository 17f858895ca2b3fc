import type { FleetJournalEntry } from '@fms/contract/alarm';
import { formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import type { AlarmMarkState } from '@fms/ui/alarm';
import { Link } from 'react-router';
import { formatAlarmValue, formatStep, PriorityMark } from '../../../entities/alarm/index.ts';
import { formatVesselPath } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import style from './journal-table.module.css';

/** Rows of 30 px; on a phone each is a block of two lines. */
export function JournalTable({ entries }: { entries: readonly FleetJournalEntry[] }) {
  const t = useText();
  return (
    <table className={`fms-table fms-stacking ${style.table}`} aria-label={t('FLEET_ALARMS_JOURNAL')}>
      <thead>
        <tr>
          <th scope="col">{t('TIME_UTC')}</th>
          <th scope="col">
            <span className="fms-spoken">{t('PRIORITY')}</span>
          </th>
          <th scope="col">{t('VESSEL')}</th>
          <th scope="col">{t('EVENT')}</th>
          <th scope="col">{t('DESCRIPTION')}</th>
          <th scope="col">{t('VALUE')}</th>
          <th scope="col">{t('BY')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

const MARKS: Partial<Record<FleetJournalEntry['kind'], AlarmMarkState>> = {
  raised: 'raised',
  escalated: 'raised',
  cleared: 'cleared',
  shelved: 'silenced',
  'out-of-service': 'silenced',
};

function EntryRow({ entry }: { entry: FleetJournalEntry }) {
  const t = useText();
  const { time, kind, priority, vesselId, vesselName, channel, description, note, value, unit, by } = entry;
  const at = useFromClock((nowMs) => formatTime(Date.parse(time), nowMs));
  return (
    <tr className={style.row} data-news={kind === 'raised' || kind === 'escalated'}>
      <td className={style.time}>
        <time dateTime={time}>{at}</time>
      </td>
      <td className={style.mark}>
        <PriorityMark priority={priority} state={MARKS[kind] ?? 'acknowledged'} size={16} still />
      </td>
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
