import type { Alarm } from '@fms/contract/alarm';
import type { AlarmId } from '@fms/domain/identity';
import { Checkbox } from '@mantine/core';
import { useForecasts } from '../../../entities/forecast/index.ts';
import { useText } from '../../../language/index.ts';
import type { Columns } from '../../../ui/table/head-row.tsx';
import { TableInView } from '../style/table-in-view.tsx';
import { ActiveRow } from './active-row.tsx';
import style from './active-table.module.css';

interface ActiveTableProps {
  readonly alarms: readonly Alarm[];
  readonly marked: ReadonlySet<AlarmId>;
  readonly onMark: (marked: ReadonlySet<AlarmId>) => void;
  readonly mayAcknowledge: (alarm: Alarm) => boolean;
  /** The end of what is fetched is in view. */
  readonly onEnd: () => void;
}

const ROW_HEIGHT = 40;
/** The most urgent ones say where their value is heading: each tag costs the server an hour of its samples a minute. */
const FORECAST_ROWS = 60;

/** Rows of 40 px, of which those in view are drawn; on a phone each is a block of three lines. */
export function ActiveTable({ alarms, marked, onMark, mayAcknowledge, onEnd }: ActiveTableProps) {
  const t = useText();
  const forecasts = useForecasts(alarms.slice(0, FORECAST_ROWS).map(({ dataTagId }) => dataTagId));
  const markable = alarms.filter(mayAcknowledge);
  const count = markable.filter(({ id }) => marked.has(id)).length;
  const isAll = count > 0 && count === markable.length;
  const toggle = (id: AlarmId) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  const markAll = (
    <Checkbox
      size="xs"
      aria-label={t('MARK_ALL_ALARMS')}
      disabled={markable.length === 0}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onMark(new Set(isAll ? [] : markable.map(({ id }) => id)))}
    />
  );
  const columns: Columns = [
    { title: t('MARK_ALL_ALARMS'), className: style.check, content: markAll },
    { title: t('PRIORITY'), className: style.mark, isSpoken: true },
    { title: t('VESSEL'), className: style.vessel },
    { title: t('STATE'), className: `${style.state} ${style.wide}` },
    t('DESCRIPTION'),
    { title: t('VALUE'), className: style.value },
    { title: t('RAISED_UTC'), className: style.raised },
    { title: t('FOR'), className: `${style.lasting} ${style.wide}` },
    { title: t('SEEN_ASHORE'), className: style.seen },
    { title: t('ACTIONS'), className: style.actions, isSpoken: true },
  ];
  const shown = { label: t('ACTIVE_ALARMS'), className: style.table, rows: alarms, rowHeight: ROW_HEIGHT, onEnd };
  return (
    <TableInView
      {...shown}
      columns={columns}
      draw={(alarm, placed) => (
        <ActiveRow
          key={alarm.id}
          alarm={alarm}
          forecast={forecasts.get(alarm.dataTagId)}
          placed={placed}
          isMarked={marked.has(alarm.id)}
          mayAcknowledge={mayAcknowledge(alarm)}
          onMark={() => toggle(alarm.id)}
        />
      )}
    />
  );
}
