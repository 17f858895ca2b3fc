import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge } from '@fms/domain/format';
import { AlarmCount } from '@fms/ui/alarm';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { countAlarmsByPriority } from '../../../live/index.ts';
import { ActiveRow } from './active-row.tsx';
import style from './active-table.module.css';
import type { ActiveLine } from './alarm-list.ts';
import type { AlarmQuestion } from './alarm-question.ts';

interface ActiveTableProps {
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly lines: readonly ActiveLine[];
  readonly open: ReadonlySet<string>;
  readonly onFold: (key: string) => void;
  readonly onAsk: AlarmQuestion;
}

/** Rows of 40 px; on a phone each is two lines. */
export function ActiveTable({ vessel, tags, lines, open, onFold, onAsk }: ActiveTableProps) {
  const t = useText();
  const tagOf = (alarm: Alarm) => tags.find(({ Id }) => Id === alarm.dataTagId);
  return (
    <table className={`fms-table fms-stacking ${style.table}`} aria-label={t('ACTIVE_ALARMS')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="fms-spoken">{t('PRIORITY')}</span>
          </th>
          <th scope="col">{t('STATE')}</th>
          <th scope="col" className={style.wide}>
            {t('CATEGORY_HEAD')}
          </th>
          <th scope="col" className={style.wide}>
            {t('TAG')}
          </th>
          <th scope="col">{t('DESCRIPTION')}</th>
          <th scope="col" className={style.number}>
            {t('VALUE')}
          </th>
          <th scope="col" className={`${style.number} ${style.medium}`}>
            {t('LIMIT_HEAD')}
          </th>
          <th scope="col">{t('RAISED_UTC')}</th>
          <th scope="col" className={`${style.number} ${style.medium}`}>
            {t('FOR')}
          </th>
          <th scope="col" className={style.wide}>
            {t('BOARD_HEAD')}
          </th>
          <th scope="col">{t('SEEN_ASHORE')}</th>
          <th scope="col">
            <span className="fms-spoken">{t('ACTIONS')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) =>
          line.kind === 'alarm' ? (
            <ActiveRow
              key={line.alarm.id}
              vessel={vessel}
              tag={tagOf(line.alarm)}
              alarm={line.alarm}
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
      </tbody>
    </table>
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
