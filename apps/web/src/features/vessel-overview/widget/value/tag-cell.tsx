import { formatNumber, getShownDecimals } from '@fms/domain/format';
import { toReadingAlarm, useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';
import { formatTagValue, getNumber } from '../../../../live/index.ts';
import { CellText } from './cell-text.tsx';
import style from './tag-cell.module.css';
import { type TagTrendProps, TrendButton } from './trend-button.tsx';
import { useReadingText } from './use-reading-text.ts';

/** A tag's value in a table; a press opens its trend. */
export function TagCell({ tag, onTrend }: TagTrendProps) {
  const t = useText();
  const { reading, words } = useReadingText(tag);
  const alarm = toReadingAlarm(useTagAlarm(tag), t);
  const text = formatTagValue(tag, reading, t) ?? formatNumber(getNumber(reading), { decimals: getShownDecimals(tag) });
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.button}>
      <CellText text={text} state={reading.freshness} alarm={alarm} />
    </TrendButton>
  );
}
