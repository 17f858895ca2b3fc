import { useText } from '../../../../language/index.ts';
import { LiveReading } from '../../../../live/index.ts';
import { PlainTextRow } from './plain-text-row.tsx';
import { type TagTrendProps, TrendButton } from './trend-button.tsx';
import { useReadingText } from './use-reading-text.ts';
import { toReadingAlarm, useTagAlarm } from './use-tag-alarm.ts';
import style from './value.module.css';

interface TagRowProps extends TagTrendProps {
  readonly label: string;
  readonly signed?: boolean;
}

/** Label left, number and unit right, in alarm framed; a press opens the trend. A late value says how late. */
export function TagRow(props: TagRowProps) {
  // Only numbers and switches have a trend: words are shown, not drawn.
  return props.tag.valueKind === 'text' ? <TextRow {...props} /> : <ValueRow {...props} />;
}

function ValueRow({ tag, label, onTrend, signed = false }: TagRowProps) {
  const t = useText();
  const { reading, words } = useReadingText(tag);
  const alarm = toReadingAlarm(useTagAlarm(tag), t);
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.row}>
      <LiveReading
        tag={tag}
        label={label}
        size="small"
        layout="row"
        signed={signed}
        showAge={reading.freshness === 'late'}
        alarm={alarm}
      />
    </TrendButton>
  );
}

function TextRow({ tag, label }: TagRowProps) {
  const { reading, quantity, words } = useReadingText(tag);
  return <PlainTextRow label={label} text={quantity} title={words} state={reading.freshness} />;
}
