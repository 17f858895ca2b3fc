import type { Tag } from '@fms/contract';
import { formatNumber } from '@fms/domain';
import { useText } from '../../../../language/index.ts';
import { numberOf, valueText } from '../../../../live/index.ts';
import { CellText } from './cell-text.tsx';
import style from './tag-cell.module.css';
import { TrendButton } from './trend-button.tsx';
import { useReadingWords } from './use-reading-words.ts';
import { readingAlarm, useTagAlarm } from './use-tag-alarm.ts';

interface TagCellProps {
  readonly tag: Tag;
  readonly onTrend: (tag: Tag) => void;
}

/** A tag's value in a table; a press opens its trend. */
export function TagCell({ tag, onTrend }: TagCellProps) {
  const t = useText();
  const { reading, words } = useReadingWords(tag);
  const alarm = readingAlarm(useTagAlarm(tag), t);
  const text = valueText(tag, reading, t) ?? formatNumber(numberOf(reading), { decimals: tag.decimals });
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.button}>
      <CellText text={text} state={reading.freshness} alarm={alarm} />
    </TrendButton>
  );
}
