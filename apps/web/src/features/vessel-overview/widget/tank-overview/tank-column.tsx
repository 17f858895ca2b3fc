import type { Tag } from '@fms/contract/tag';
import { formatQuantity } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { TankBar } from '@fms/ui/instrument';
import { toReadingAlarm, useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, useTag } from '../../../../live/index.ts';
import { isTrusted } from '../value/is-trusted.ts';
import { TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import type { LevelTank } from './tank-of-level.ts';
import style from './tank-overview.module.css';
import { useRise } from './use-rise.ts';

interface TankColumnProps {
  readonly tank: LevelTank;
  /** The span of the rise. */
  readonly span: TimeSpan;
  readonly onTrend: (tag: Tag) => void;
  readonly look: 'column' | 'line';
}

/** One tank as a column, or as a line where there is no room for columns; a press opens the trend of its level. */
export function TankColumn({ tank, span, onTrend, look }: TankColumnProps) {
  const t = useText();
  const { level, volume, medium, shortName } = tank;
  const { reading, words } = useReadingText(level);
  const { freshness } = reading;
  const alarm = toReadingAlarm(useTagAlarm(level), t);
  const content = useVolume(volume);
  const rise = useRise(volume ?? level, span);
  const isLive = isTrusted(reading);
  const said = [words, content, isLive ? rise?.text : undefined].filter((part) => part !== undefined && part !== '');
  return (
    <TrendButton tag={level} onTrend={onTrend} words={said.join(', ')} className={style.tank}>
      <TankBar
        look={look}
        name={shortName}
        medium={medium}
        percent={getNumber(reading) ?? null}
        state={freshness}
        content={freshness === 'bad' ? t('SENSOR_FAULT') : content}
        rise={isLive ? (rise?.short ?? '') : ''}
        limits={listLimits(level)}
        alarm={alarm}
        label={said.join(', ')}
      />
    </TrendButton>
  );
}

/** `118 m³`; nothing where the volume is not measured or no longer known. */
function useVolume(volume: Tag | undefined): string {
  const reading = useTag(volume?.Id ?? null);
  const value = getNumber(reading);
  if (volume === undefined || value === undefined || reading.freshness === 'stale') return '';
  // Three figures are all a column has room for.
  const decimals = value >= 100 ? 0 : Math.min(1, volume.decimals);
  return formatQuantity(value, volume.unit, { decimals });
}

export function listLimits({ alarmLevel, emergencyLevel }: Tag): number[] {
  return [alarmLevel, emergencyLevel].filter((level) => level !== null);
}
