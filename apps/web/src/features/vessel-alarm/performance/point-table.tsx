import type { AlarmPointCount } from '@fms/contract/alarm';
import { formatNumber, formatTime } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { Link } from 'react-router';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { useAlarmPlaces } from '../address/alarm-place.ts';
import { AlarmTable } from '../table/alarm-table.tsx';
import style from './performance.module.css';

interface PointTableProps {
  readonly vesselId: VesselId;
  readonly label: string;
  readonly rows: readonly AlarmPointCount[];
  /** Of all alarms: shares are counted from it. */
  readonly total: number;
}

const MOST = 10;

/** What alarms, how often, and the way to better limits. */
export function PointTable({ vesselId, label, rows, total }: PointTableProps) {
  const t = useText();
  const nowMs = useMinute();
  const places = useAlarmPlaces(vesselId);
  const columns = [
    ...[t('DESCRIPTION'), t('TIMES'), t('SHARE'), t('LAST_UTC')].map((title) => ({ title })),
    { title: t('TRY_LIMITS'), isSpoken: true },
  ];
  return (
    <AlarmTable label={label} columns={columns} className={style.points}>
      {rows.slice(0, MOST).map(({ dataTagId, channel, description, count, last }) => (
        <tr key={`${dataTagId}/${channel}`}>
          <td>{description || channel}</td>
          <td>{formatNumber(count)}</td>
          <td>{formatNumber((count / Math.max(1, total)) * 100)} %</td>
          <td>{formatTime(Date.parse(last), nowMs)}</td>
          <td>
            {dataTagId !== null && (
              <Link
                to={places.backTest(dataTagId)}
                className={style.link}
                aria-label={t('TRY_LIMITS_OF', { what: description || channel })}
              >
                {t('TRY_LIMITS')}
              </Link>
            )}
          </td>
        </tr>
      ))}
    </AlarmTable>
  );
}
