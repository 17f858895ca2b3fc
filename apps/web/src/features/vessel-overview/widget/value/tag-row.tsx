import { NOT_APPLICABLE } from '@fms/domain/format';
import { getBoardName } from '@fms/domain/tag';
import { MOVING_SPEED_KNOTS } from '@fms/domain/vessel';
import { Reading } from '@fms/ui/value';
import { toReadingAlarm, useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';
import { LiveReading, useIsMoving } from '../../../../live/index.ts';
import { PlainTextRow } from './plain-text-row.tsx';
import { type TagTrendProps, TrendButton } from './trend-button.tsx';
import { useReadingText } from './use-reading-text.ts';
import style from './value.module.css';

interface TagRowProps extends TagTrendProps {
  readonly label: string;
  readonly signed?: boolean;
}

/** Label left, number and unit right, in alarm framed; a press opens the trend. A late value says how late. */
export function TagRow(props: TagRowProps) {
  const { tag } = props;
  if (getBoardName(tag) === COURSE_OVER_GROUND) return <CourseRow {...props} />;
  // Only numbers and switches have a trend: words are shown, not drawn.
  return tag.valueKind === 'text' ? <TextRow {...props} /> : <ValueRow {...props} />;
}

const COURSE_OVER_GROUND = 'Course over ground';

/** A vessel at rest has no course: a receiver then reports the noise of its position. */
function CourseRow(props: TagRowProps) {
  const t = useText();
  if (useIsMoving(props.tag.vesselId)) return <ValueRow {...props} />;
  const why = t('COURSE_AT_REST', { speed: MOVING_SPEED_KNOTS });
  // As a number, so that the dash stands on the line of the numbers beside it.
  return (
    <div className={style.row} title={why}>
      <Reading label={props.label} value={null} text={NOT_APPLICABLE} state="fresh" size="small" layout="row" />
    </div>
  );
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
