import type { Instant } from '@fms/domain/identity';
import { Segmented } from '@fms/ui/control';
import { TimeFilterMenu } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { Span } from '../../../live/index.ts';
import { JOURNAL_RANGES, type JournalRange, type JournalTime } from './alarm-state.ts';

interface PeriodChoiceProps {
  readonly time: JournalTime;
  /** What the time comes to at present. */
  readonly span: Span;
  readonly onTime: (time: JournalTime) => void;
}

/** Which time is looked at: a range up to now, or two moments of one's own. */
export function PeriodChoice({ time, span, onTime }: PeriodChoiceProps) {
  const t = useText();
  return (
    <>
      <Segmented
        label={t('JOURNAL_RANGE')}
        value={time.mode === 'live' ? time.range : ('' as JournalRange)}
        onChange={(range) => onTime({ mode: 'live', range })}
        options={JOURNAL_RANGES.map((range) => ({
          value: range,
          label: t(`JOURNAL_${range.toUpperCase()}` as 'JOURNAL_24H'),
        }))}
      />
      <TimeFilterMenu
        window={span}
        label={t('OWN_PERIOD')}
        caption={time.mode === 'fixed' ? `${dayText(span.from)} – ${dayText(span.to)}` : t('OWN_PERIOD')}
        onApply={(period) => onTime({ mode: 'fixed', ...period })}
      />
    </>
  );
}

const dayText = (time: Instant) => new Date(time).toISOString().slice(0, 10);
