import type { LinkState } from '@fms/contract';
import { formatAge, formatBytes, formatTime, NO_VALUE } from '@fms/domain';
import { AlarmMark, Icon, Panel } from '@fms/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { translateWord, useText } from '../../../language/index.ts';
import { alarmNumber, markState, useFromClock } from '../../../live/index.ts';
import { evidencePath, vesselPath } from '../../../navigation/index.ts';
import style from './attention.module.css';
import type { Attention } from './attention.ts';
import { AttentionSpark } from './attention-spark.tsx';
import type { LinkProgress } from './use-links.ts';

/** More than these would push everything else off the screen. */
const FIRST_SHOWN = 6;

/** Nobody reads further; the overview sorts and filters the rest. */
const MOST_SHOWN = 60;

interface AttentionPanelProps {
  readonly rows: readonly Attention[];
  readonly links: ReadonlyMap<Attention['vesselId'], LinkProgress>;
}

/** Reason first, number second, evidence one click away. */
export function AttentionPanel({ rows, links }: AttentionPanelProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = rows.slice(0, all ? MOST_SHOWN : FIRST_SHOWN);
  return (
    <Panel flush className={style.panel}>
      <ul className={style.rows}>
        {shown.map((row) => (
          <li key={row.vesselId}>
            {row.kind === 'alarm' ? (
              <AlarmRow row={row} />
            ) : (
              <SilenceRow row={row} link={links.get(row.vesselId)?.link} />
            )}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && !all && (
        <button type="button" className={style.more} onClick={() => setAll(true)}>
          {t('MORE_VESSELS', { count: rows.length - shown.length })}
        </button>
      )}
    </Panel>
  );
}

interface RowProps {
  /** Where the evidence is. */
  readonly to: string;
  readonly name: string;
  readonly mark: ReactNode;
  readonly when: string;
  readonly reason: string;
  readonly detail: string;
  readonly curve?: ReactNode;
  readonly value: string;
  readonly unit: string;
  readonly limit: string;
}

function Row({ to, name, mark, when, reason, detail, curve, value, unit, limit }: RowProps) {
  return (
    <Link to={to} className={style.row}>
      <span className={style.mark}>{mark}</span>
      <span className={style.who}>
        <span className={style.name}>{name}</span>
        <span className={style.when}>{when}</span>
      </span>
      <span className={style.why}>
        <span className={style.reason}>{reason}</span>
        <span className={style.detail}>{detail}</span>
      </span>
      <span className={style.curve}>{curve}</span>
      <span className={style.number}>
        <span className={style.value}>
          {value} <span className={style.unit}>{unit}</span>
        </span>
        <span className={style.when}>{limit}</span>
      </span>
      <span className={style.open}>
        <Icon name="chevron-right" size={16} />
      </span>
    </Link>
  );
}

function AlarmRow({ row }: { row: Extract<Attention, { kind: 'alarm' }> }) {
  const t = useText();
  const { alarm, more } = row;
  const raisedAt = Date.parse(alarm.time);
  const age = useFromClock((nowMs) => formatAge(nowMs - raisedAt));
  const acknowledgedAt = useFromClock((nowMs) =>
    alarm.acknowledged === null ? '' : formatTime(Date.parse(alarm.acknowledged.at), nowMs),
  );
  const seen =
    alarm.acknowledged === null
      ? t('NOT_ACKNOWLEDGED')
      : t('ACKNOWLEDGED_BY', { by: alarm.acknowledged.by, time: acknowledgedAt });
  return (
    <Row
      to={evidencePath(alarm)}
      name={row.name}
      mark={
        <AlarmMark
          priority={alarm.priority}
          state={markState(alarm)}
          label={translateWord(`priority-${alarm.priority}`)}
        />
      }
      when={t('AGO', { age })}
      reason={alarm.description}
      detail={more === 0 ? seen : `${seen} ${t('MORE_ALARMS', { count: more })}`}
      curve={alarm.dataTagId === null ? undefined : <AttentionSpark alarm={alarm} tagId={alarm.dataTagId} />}
      value={alarm.value === null ? NO_VALUE : alarmNumber(alarm.value)}
      unit={alarm.unit}
      limit={alarm.limit === null ? '' : t('LIMIT', { limit: alarmNumber(alarm.limit) })}
    />
  );
}

interface SilenceRowProps {
  readonly row: Extract<Attention, { kind: 'silent' | 'late' }>;
  readonly link: LinkState | undefined;
}

function SilenceRow({ row, link }: SilenceRowProps) {
  const t = useText();
  const age = useFromClock((nowMs) => formatAge(nowMs - row.heardAt));
  const at = useFromClock((nowMs) => formatTime(row.heardAt, nowMs));
  const isSilent = row.kind === 'silent';
  const detail = [
    t('LAST_HEARD', { time: at }),
    link === undefined
      ? ''
      : link.connected
        ? t('LINK_UP_WAITING', { bytes: formatBytes(link.backlogBytes) })
        : t('LINK_DOWN'),
    row.more === 0 ? '' : t('MORE_ALARMS', { count: row.more }),
  ];
  return (
    <Row
      to={vesselPath(row.vesselId)}
      name={row.name}
      mark={
        <span className={style.quietMark}>
          <Icon name={isSilent ? 'offline' : 'time'} />
        </span>
      }
      when={t(isSilent ? 'SILENT' : 'LATE')}
      reason={t(isSilent ? 'NO_DATA_FOR' : 'DATA_LATE_FOR', { age })}
      detail={detail.filter(Boolean).join(' ')}
      value={age}
      unit=""
      limit={t(isSilent ? 'LIMIT_SILENT' : 'LIMIT_LATE')}
    />
  );
}
