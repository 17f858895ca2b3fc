import type { Tag } from '@fms/contract/tag';
import { getFlowDirection } from '@fms/domain/battery';
import { getShownDecimals } from '@fms/domain/format';
import { BatteryBar } from '@fms/ui/instrument';
import { Reading } from '@fms/ui/value';
import { toReadingAlarm, useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, LiveReading, type TagReading, useReadingNote, useTag } from '../../../../live/index.ts';
import { isTrusted } from '../value/is-trusted.ts';
import { type TagTrendProps, TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import style from './battery-view.module.css';

type Giving = 'positive' | 'negative';

interface ChargeStateProps extends TagTrendProps {
  /** What proves that the battery is being charged. */
  readonly flow: Tag | undefined;
  readonly giving: Giving;
}

/** State of charge as a number over its bar; green only while charging is measured. */
export function ChargeState({ tag, flow, giving, onTrend }: ChargeStateProps) {
  const t = useText();
  const { reading, words } = useReadingText(tag);
  const flowReading = useTag(flow?.Id ?? null);
  const alarm = toReadingAlarm(useTagAlarm(tag), t);
  const isCharging = flow !== undefined && flowOf(flow, flowReading, giving) === 'charging';
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.charge}>
      <LiveReading tag={tag} label={t('STRING_SOC')} layout="row" showAge={false} alarm={alarm} />
      <BatteryBar
        percent={getNumber(reading) ?? null}
        state={reading.freshness}
        limits={[tag.alarmLevel, tag.emergencyLevel].filter((level) => level !== null)}
        charging={isCharging}
        label={words}
      />
    </TrendButton>
  );
}

/** Undefined where it is not known now: an old meter proves nothing. */
function flowOf(tag: Tag, reading: TagReading, giving: Giving) {
  const value = getNumber(reading);
  if (value === undefined || !isTrusted(reading) || reading.freshness === 'late') return undefined;
  return getFlowDirection(value, giving, Math.max(Math.abs(tag.min), Math.abs(tag.max)));
}

const FLOW_TEXT = { charging: 'FLOW_CHARGING', giving: 'FLOW_GIVING', idle: 'FLOW_IDLE' } as const;

/** Power or current without its sign, which makers give differently: the word before it says which way it flows. */
export function EnergyFlowRow({ tag, giving, onTrend }: TagTrendProps & { readonly giving: Giving }) {
  const t = useText();
  const { reading, words } = useReadingText(tag);
  const alarm = toReadingAlarm(useTagAlarm(tag), t);
  const note = useReadingNote(reading);
  const flow = flowOf(tag, reading, giving);
  const value = getNumber(reading);
  const label = flow === undefined ? t('FLOW_UNKNOWN') : t(FLOW_TEXT[flow]);
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={`${label}, ${words}`} className={style.row}>
      <Reading
        label={label}
        value={value === undefined ? undefined : Math.abs(value)}
        unit={tag.unit}
        decimals={getShownDecimals(tag)}
        state={reading.freshness}
        size="small"
        layout="row"
        note={note}
        alarm={alarm}
      />
    </TrendButton>
  );
}
