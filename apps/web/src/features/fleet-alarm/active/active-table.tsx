import type { Alarm } from '@fms/contract/alarm';
import type { AlarmId } from '@fms/domain/identity';
import { Checkbox } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { ActiveRow } from './active-row.tsx';
import style from './active-table.module.css';

interface ActiveTableProps {
  readonly alarms: readonly Alarm[];
  readonly marked: ReadonlySet<AlarmId>;
  readonly onMark: (marked: ReadonlySet<AlarmId>) => void;
  readonly mayAcknowledge: (alarm: Alarm) => boolean;
}

/** Rows of 40 px; on a phone each is a block of two lines. */
export function ActiveTable({ alarms, marked, onMark, mayAcknowledge }: ActiveTableProps) {
  const t = useText();
  const markable = alarms.filter(mayAcknowledge);
  const count = markable.filter(({ id }) => marked.has(id)).length;
  const isAll = count > 0 && count === markable.length;
  const toggle = (id: AlarmId) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  return (
    <table className={`fms-table fms-stacking ${style.table}`} aria-label={t('ACTIVE_ALARMS')}>
      <thead>
        <tr>
          <th scope="col" aria-label={t('MARK_ALL_ALARMS')}>
            <Checkbox
              size="xs"
              aria-label={t('MARK_ALL_ALARMS')}
              disabled={markable.length === 0}
              checked={isAll}
              indeterminate={count > 0 && !isAll}
              onChange={() => onMark(new Set(isAll ? [] : markable.map(({ id }) => id)))}
            />
          </th>
          <th scope="col">
            <span className="fms-spoken">{t('PRIORITY')}</span>
          </th>
          <th scope="col">{t('VESSEL')}</th>
          <th scope="col" className={style.wide}>
            {t('STATE')}
          </th>
          <th scope="col">{t('DESCRIPTION')}</th>
          <th scope="col">{t('VALUE')}</th>
          <th scope="col">{t('RAISED_UTC')}</th>
          <th scope="col" className={style.wide}>
            {t('FOR')}
          </th>
          <th scope="col">{t('SEEN_ASHORE')}</th>
          <th scope="col">
            <span className="fms-spoken">{t('ACTIONS')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {alarms.map((alarm) => (
          <ActiveRow
            key={alarm.id}
            alarm={alarm}
            isMarked={marked.has(alarm.id)}
            mayAcknowledge={mayAcknowledge(alarm)}
            onMark={() => toggle(alarm.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
