import type { VesselId } from '@fms/domain';
import { formatAge, formatTime, NO_VALUE } from '@fms/domain';
import { AlarmMark, Icon, Panel } from '@fms/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { translateWord, useText } from '../../../language/index.ts';
import { alarmNumber, markState, useFromClock } from '../../../live/index.ts';
import type { Attention } from './attention.ts';
import style from './attention.module.css';
import { AttentionSpark } from './attention-spark.tsx';

/** More than these would push everything else off the screen. */
const FIRST_SHOWN = 6;

/** Reason first, number second, evidence one click away. */
export function AttentionPanel({ rows }: { rows: readonly Attention[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_SHOWN);
  return (
    <Panel flush className={style.panel}>
      <ul className={style.rows}>
        {shown.map((row) => (
          <li key={row.vesselId}>{row.kind === 'alarm' ? <AlarmRow row={row} /> : <SilenceRow row={row} />}</li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <button type="button" className={style.more} onClick={() => setAll(true)}>
          {t('MORE_VESSELS', { count: rows.length - shown.length })}
        </button>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly vesselId: VesselId;
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

function Row({ vesselId, name, mark, when, reason, detail, curve, value, unit, limit }: RowProps) {
  return (
    <Link to={`/vessel/vessel/${vesselId}`} className={style.row}>
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
      vesselId={row.vesselId}
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

function SilenceRow({ row }: { row: Extract<Attention, { kind: 'silent' | 'late' }> }) {
  const t = useText();
  const age = useFromClock((nowMs) => formatAge(nowMs - row.heardAt));
  const at = useFromClock((nowMs) => formatTime(row.heardAt, nowMs));
  const isSilent = row.kind === 'silent';
  const last = t('LAST_HEARD', { time: at });
  return (
    <Row
      vesselId={row.vesselId}
      name={row.name}
      mark={
        <span className={style.quietMark}>
          <Icon name={isSilent ? 'offline' : 'time'} />
        </span>
      }
      when={t(isSilent ? 'SILENT' : 'LATE')}
      reason={t(isSilent ? 'NO_DATA_FOR' : 'DATA_LATE_FOR', { age })}
      detail={row.more === 0 ? last : `${last} ${t('MORE_ALARMS', { count: row.more })}`}
      value={age}
      unit=""
      limit={t(isSilent ? 'LIMIT_SILENT' : 'LIMIT_LATE')}
    />
  );
}
