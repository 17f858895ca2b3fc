/** The reasons for which a vessel needs attention, each as a row that leads to its evidence. */
import type { Alarm } from '@fms/contract/alarm';
import type { LinkState } from '@fms/contract/link-state';
import type { TagForecast } from '@fms/contract/tag';
import type { CertificateRenewal } from '@fms/contract/vessel';
import { formatAge, formatTime, NO_VALUE } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { computeCertificateValidity } from '@fms/domain/vessel';
import { AlarmMark } from '@fms/ui/alarm';
import { Icon, type IconName } from '@fms/ui/icon';
import { AlarmSpark, formatAlarmNumber, getMarkState, useAlarmReading } from '../../entities/alarm/index.ts';
import { useOutlook } from '../../entities/forecast/index.ts';
import { formatBacklog } from '../../entities/link/index.ts';
import { formatEvidencePath, formatInfoPath, formatVesselPath } from '../../entities/vessel/index.ts';
import { type Translate, translateWord, useText } from '../../language/index.ts';
import { useFromClock, useMinute } from '../../live/index.ts';
import style from './attention.module.css';
import type { Attention } from './attention.ts';
import { AttentionRow } from './attention-row.tsx';
import { formatLastDay } from './last-day.ts';

/** Who has seen an alarm, ashore and on board, and whether it is over; in sentences. */
function seenBy({ acknowledged, board, cleared }: Alarm, nowMs: Instant, t: Translate): string[] {
  const at = (time: string) => formatTime(Date.parse(time), nowMs);
  const ashore =
    acknowledged === null
      ? t('NOT_ACKNOWLEDGED')
      : t('ACKNOWLEDGED_BY', { by: acknowledged.by, time: at(acknowledged.at) });
  return [
    ...(cleared === null ? [] : [t('OVER_SINCE', { time: at(cleared.at) })]),
    ashore,
    ...(board?.acknowledged == null ? [] : [t('ACKNOWLEDGED_ON_BOARD', { time: at(board.acknowledged.at) })]),
  ];
}

/** What else is wrong with the vessel, in sentences. */
function besides({ more, expired }: Attention, t: Translate): string[] {
  return [
    ...(more === 0 ? [] : [t('MORE_ALARMS', { count: more })]),
    ...(expired === undefined ? [] : [`${formatExpired(expired, t)}.`]),
  ];
}

function formatExpired({ kind }: CertificateRenewal, t: Translate): string {
  return t('CERTIFICATE_EXPIRED', { certificate: translateWord(`certificate-${kind}`) });
}

interface AlarmRowProps {
  readonly row: Extract<Attention, { kind: 'alarm' }>;
  readonly forecast: TagForecast | undefined;
}

export function AlarmRow({ row, forecast }: AlarmRowProps) {
  const t = useText();
  const { alarm } = row;
  const outlook = useOutlook(forecast, { ...alarm, tagId: alarm.dataTagId });
  const raisedAt = Date.parse(alarm.time);
  const age = useFromClock((nowMs) => formatAge(nowMs - raisedAt));
  const minute = useMinute();
  const { value, isLive } = useAlarmReading(alarm);
  const figures = [
    ...(isLive || value === null ? [] : [t('WHEN_RAISED')]),
    ...(alarm.limit === null ? [] : [t('LIMIT', { limit: formatAlarmNumber(alarm.limit) })]),
  ];
  const detail = [...seenBy(alarm, minute, t), ...besides(row, t)];
  return (
    <AttentionRow
      to={formatEvidencePath(alarm)}
      name={row.name}
      mark={
        <AlarmMark
          priority={alarm.priority}
          state={getMarkState(alarm)}
          label={translateWord(`priority-${alarm.priority}`)}
        />
      }
      when={t('AGO', { age })}
      reason={alarm.description}
      outlook={outlook}
      detail={detail.join(' ')}
      curve={alarm.dataTagId === null ? undefined : <AlarmSpark alarm={alarm} tagId={alarm.dataTagId} />}
      value={value === null ? NO_VALUE : formatAlarmNumber(value)}
      unit={alarm.unit}
      limit={figures.join('\u00a0· ')}
    />
  );
}

/** The mark of a reason that is no alarm: it has no colour. */
function QuietMark({ icon }: { icon: IconName }) {
  return (
    <span className={style.quietMark}>
      <Icon name={icon} />
    </span>
  );
}

interface SilenceRowProps {
  readonly row: Extract<Attention, { kind: 'silent' | 'late' }>;
  readonly link: LinkState | undefined;
}

export function SilenceRow({ row, link }: SilenceRowProps) {
  const t = useText();
  const age = useFromClock((nowMs) => formatAge(nowMs - row.heardAt));
  const at = useFromClock((nowMs) => formatTime(row.heardAt, nowMs));
  const isSilent = row.kind === 'silent';
  const detail = [
    t('LAST_HEARD', { time: at }),
    link === undefined
      ? ''
      : link.connected
        ? t('LINK_UP_BACKLOG', { backlog: formatBacklog(link, t) })
        : t('LINK_DOWN'),
    ...besides(row, t),
  ];
  return (
    <AttentionRow
      to={formatVesselPath(row.vesselId)}
      name={row.name}
      mark={<QuietMark icon={isSilent ? 'offline' : 'time'} />}
      when={t(isSilent ? 'SILENT' : 'LATE')}
      reason={t(isSilent ? 'NO_DATA_FOR' : 'DATA_LATE_FOR', { age })}
      detail={detail.filter(Boolean).join(' ')}
      value={age}
      unit=""
      limit={t(isSilent ? 'LIMIT_SILENT' : 'LIMIT_LATE')}
    />
  );
}

/** A certificate past its last day, where nothing worse is wrong. */
export function ExpiredRow({ row }: { row: Extract<Attention, { kind: 'expired' }> }) {
  const t = useText();
  const nowMs = useMinute();
  const { expires, more } = row.renewal;
  const { daysLeft } = computeCertificateValidity(row.renewal, nowMs);
  const detail = [
    t('LAST_DAY_WAS', { day: formatLastDay(expires) }),
    ...(more === 0 ? [] : [t('MORE_TO_RENEW', { count: more })]),
    ...besides(row, t),
  ];
  return (
    <AttentionRow
      to={formatInfoPath(row.vesselId)}
      name={row.name}
      mark={<QuietMark icon="calendar" />}
      when={t('EXPIRED')}
      reason={formatExpired(row.renewal, t)}
      detail={detail.join(' ')}
      value={String(-(daysLeft ?? 0))}
      unit="d"
      limit={t('PAST_LAST_DAY')}
    />
  );
}
