import { formatTime, NO_VALUE } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { Lamp } from '@fms/ui/instrument';
import { useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, useFromClock } from '../../../../live/index.ts';
import { type TagTrendProps, TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import style from './boolean-overview.module.css';
import { useSwitchedAt } from './use-switched-at.ts';

interface SwitchLampProps extends TagTrendProps {
  /** The history that is looked through for the last change. */
  readonly span: TimeSpan;
}

/** A lamp, the name of what it stands for, its state in a word and since when. */
export function SwitchLamp({ tag, span, onTrend }: SwitchLampProps) {
  const t = useText();
  const { reading, words } = useReadingText(tag);
  const { freshness } = reading;
  const value = getNumber(reading);
  const on = value === undefined ? null : value !== 0;
  const alarm = useTagAlarm(tag);
  const switchedAt = useSwitchedAt(tag, reading, span);
  const at = useFromClock((nowMs) => (switchedAt === undefined ? '' : clockTime(formatTime(switchedAt, nowMs))));
  const isKnown = on !== null && freshness !== 'bad' && freshness !== 'unknown';
  const word = isKnown ? t(on ? 'SWITCH_ON' : 'SWITCH_OFF') : NO_VALUE;
  const since = !isKnown ? '' : switchedAt === undefined ? t('SWITCH_LONG') : t('SWITCH_SINCE', { time: at });
  const mark = alarm && { priority: alarm.priority, acknowledged: alarm.acknowledged !== null };
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={`${words}, ${since}`} className={style.lamp}>
      <Lamp on={on} state={freshness} running={/ running$/i.test(tag.name)} alarm={mark} />
      <span className={style.name}>{tag.name}</span>
      <span className={style.word} data-state={freshness} data-on={on === true}>
        {freshness === 'stale' ? <s>{word}</s> : word}
      </span>
      <span className={style.since}>{since}</span>
    </TrendButton>
  );
}

/** A change is known to the width of a bucket, a minute or so: seconds would say more than that. */
function clockTime(time: string): string {
  return time.replace(/^(\d\d:\d\d):\d\d$/, '$1');
}
