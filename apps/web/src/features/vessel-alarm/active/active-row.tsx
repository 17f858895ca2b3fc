import type { Alarm } from '@fms/contract/alarm';
import type { Tag, TagForecast } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge, formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import { Chip } from '@fms/ui/control';
import {
  ActiveMark,
  ALARM_STATE_TEXT,
  AlarmNoteButton,
  AlarmValue,
  formatAlarmValue,
  formatEvidence,
  formatShortTime,
  getAlarmState,
} from '../../../entities/alarm/index.ts';
import { useOutlook } from '../../../entities/forecast/index.ts';
import { useClockOffsetOf } from '../../../entities/vessel/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import style from './active-table.module.css';
import { AlarmMenu } from './alarm-menu.tsx';
import type { AlarmQuestion } from './alarm-question.ts';

interface ActiveRowProps {
  readonly vessel: Vessel;
  /** The tag whose limit was passed; undefined when the vessel no longer has it. */
  readonly tag: Tag | undefined;
  readonly alarm: Alarm;
  readonly forecast: TagForecast | undefined;
  readonly isFirst: boolean;
  readonly isInFlood: boolean;
  readonly onAsk: AlarmQuestion;
}

/** One active alarm: how it stands with its evidence, what it says, how the value is now, and what may be done. */
export function ActiveRow({ vessel, tag, alarm, forecast, isFirst, isInFlood, onAsk }: ActiveRowProps) {
  const t = useText();
  const raisedAt = Date.parse(alarm.time);
  const at = useFromClock((nowMs) => formatTime(raisedAt, nowMs));
  const offsetMs = useClockOffsetOf(vessel.id);
  const lasting = useFromClock((nowMs) => formatAge(nowMs - raisedAt - offsetMs));
  const seen = useFromClock((nowMs) => (alarm.acknowledged ? formatShortTime(alarm.acknowledged.at, nowMs) : ''));
  const evidence = useFromClock((nowMs) => formatEvidence(alarm, nowMs, t));
  const outlook = useOutlook(forecast, { ...alarm, tagId: alarm.dataTagId });
  const below = [outlook, evidence].filter((words) => words !== '').join(' · ');
  const onBoard = useFromClock((nowMs) => seenOnBoard(alarm, nowMs, t));
  const state = getAlarmState(alarm);
  const isOut = state === 'shelved' || state === 'out-of-service';
  const mayAcknowledge = vessel.permission.acknowledge && alarm.acknowledged === null && !isOut;
  return (
    <tr className={style.row} data-state={state} data-inside={isInFlood}>
      <td className={style.mark}>
        <ActiveMark alarm={alarm} />
      </td>
      <td className={style.state}>{t(ALARM_STATE_TEXT[state])}</td>
      <td className={`${style.quiet} ${style.wide}`}>{alarm.board?.category || NOT_APPLICABLE}</td>
      <td className={`${style.channel} ${style.wide}`} title={alarm.channel}>
        {alarm.channel}
      </td>
      <td className={style.reason}>
        <span className={style.words} title={alarm.description || alarm.channel}>
          {alarm.description || alarm.channel} {isFirst && <Chip>{t('FIRST')}</Chip>}
        </span>
        {below !== '' && <span className={style.evidence}>{below}</span>}
      </td>
      <td className={`${style.number} ${style.value}`}>
        <AlarmValue alarm={alarm} scale={tag} />
      </td>
      <td className={`${style.number} ${style.quiet} ${style.medium}`}>{limitText(alarm, tag)}</td>
      <td className={style.raised}>
        <time dateTime={alarm.time}>{at}</time>
      </td>
      <td className={`${style.number} ${style.medium} ${style.quiet}`}>{lasting}</td>
      <td className={`${style.quiet} ${style.wide}`}>{onBoard}</td>
      <td className={style.seen}>
        {alarm.acknowledged === null ? t('NOT_YET') : t('SEEN_BY', { at: seen, by: alarm.acknowledged.by })}
      </td>
      <td className={style.actions}>
        <span className={style.buttons}>
          {mayAcknowledge && <AlarmNoteButton kind="acknowledge" alarms={[alarm]} />}
          <AlarmMenu vessel={vessel} alarm={alarm} onAsk={onAsk} />
        </span>
      </td>
    </tr>
  );
}

function limitText({ limit }: Alarm, tag: Tag | undefined): string {
  if (limit === null) return NOT_APPLICABLE;
  const number = formatAlarmValue(limit, '', tag);
  return tag === undefined ? number : `${tag.reverse ? '<' : '>'} ${number}`;
}

/** When an alarm was acknowledged on board; not applicable to a limit evaluated ashore. */
function seenOnBoard({ board }: Alarm, nowMs: number, t: Translate): string {
  if ((board ?? null) === null) return NOT_APPLICABLE;
  const seen = board?.acknowledged;
  return seen ? formatShortTime(seen.at, nowMs) : t('NOT_YET');
}
