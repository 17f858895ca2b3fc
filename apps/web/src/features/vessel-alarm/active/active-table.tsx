import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge } from '@fms/domain/format';
import { AlarmCount } from '@fms/ui/alarm';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useForecasts } from '../../../entities/forecast/index.ts';
import { useText } from '../../../language/index.ts';
import { countAlarmsByPriority } from '../../../live/index.ts';
import type { Columns } from '../../../ui/table/head-row.tsx';
import type { useExpandedGroups } from '../../../ui/use-expanded-groups.ts';
import { AlarmTable } from '../table/alarm-table.tsx';
import { ActiveRow } from './active-row.tsx';
import style from './active-table.module.css';
import type { ActiveLine } from './alarm-list.ts';
import type { AlarmQuestion } from './alarm-question.ts';

interface ActiveTableProps {
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly lines: readonly ActiveLine[];
  /** Floods that are unfolded. */
  readonly groups: ReturnType<typeof useExpandedGroups>;
  readonly onAsk: AlarmQuestion;
}

/** Rows of 40 px; on a phone each is two lines. */
export function ActiveTable({ vessel, tags, lines, groups, onAsk }: ActiveTableProps) {
  const t = useText();
  const forecasts = useForecasts(lines.map((line) => (line.kind === 'alarm' ? line.alarm.dataTagId : null)));
  const tagOf = (alarm: Alarm) => tags.find(({ Id }) => Id === alarm.dataTagId);
  const [open, onFold] = groups;
  const columns: Columns = [
    { title: t('PRIORITY'), isSpoken: true },
    t('STATE'),
    { title: t('CATEGORY_HEAD'), className: style.wide },
    { title: t('TAG'), className: style.wide },
    t('DESCRIPTION'),
    { title: t('VALUE'), className: style.number },
    { title: t('LIMIT_HEAD'), className: `${style.number} ${style.medium}` },
    t('RAISED_UTC'),
    { title: t('FOR'), className: `${style.number} ${style.medium}` },
    { title: t('BOARD_HEAD'), className: style.wide },
    t('SEEN_ASHORE'),
    { title: t('ACTIONS'), isSpoken: true },
  ];
  return (
    <AlarmTable label={t('ACTIVE_ALARMS')} columns={columns} className={style.table} isStacking>
      {lines.map((line) =>
        line.kind === 'alarm' ? (
          <ActiveRow
            key={line.alarm.id}
            vessel={vessel}
            tag={tagOf(line.alarm)}
            alarm={line.alarm}
            forecast={forecasts.get(line.alarm.dataTagId)}
            isFirst={line.isFirst}
            isInFlood={line.isInFlood}
            onAsk={onAsk}
          />
        ) : (
          <FloodRow
            key={line.key}
            line={line}
            isOpen={open.has(line.key)}
            mayAcknowledge={vessel.permission.acknowledge}
            onFold={() => onFold(line.key)}
            onAsk={onAsk}
          />
        ),
      )}
    </AlarmTable>
  );
}

interface FloodRowProps {
  readonly line: Extract<ActiveLine, { kind: 'flood' }>;
  readonly isOpen: boolean;
  readonly mayAcknowledge: boolean;
  readonly onFold: () => void;
  readonly onAsk: AlarmQuestion;
}

/** A flood as one line: how many in how long, and what began it. */
function FloodRow({ line: { alarms, cause }, isOpen, mayAcknowledge, onFold, onAsk }: FloodRowProps) {
  const t = useText();
  const times = alarms.map(({ time }) => Date.parse(time));
  const span = formatAge(Math.max(...times) - Math.min(...times));
  const unseen = alarms.filter(({ acknowledged }) => acknowledged === null);
  const counts = countAlarmsByPriority(alarms).map(({ priority, count, open }) => {
    const word = t(`PRIORITY_${priority.toUpperCase()}` as 'PRIORITY_ALARM');
    return { priority, count, unacknowledged: open > 0, label: t('ALARM_COUNT', { count, open, priority: word }) };
  });
  return (
    <tr className={style.flood}>
      <td colSpan={11}>
        <button type="button" className={style.fold} aria-expanded={isOpen} onClick={onFold}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <strong>{t('FLOOD_OF', { count: alarms.length, span })}</strong>
          <AlarmCount counts={counts} size={16} />
          <span className={style.cause}>{t('LIKELY_CAUSE', { what: cause.description || cause.channel })}</span>
        </button>
      </td>
      <td className={style.actions}>
        {mayAcknowledge && unseen.length > 0 && (
          <Button variant="default" size="xs" onClick={() => onAsk('acknowledge', unseen)}>
            {t('ACK_ALL', { count: unseen.length })}
          </Button>
        )}
      </td>
    </tr>
  );
}
