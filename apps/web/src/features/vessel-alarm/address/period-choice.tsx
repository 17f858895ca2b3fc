import type { Instant } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { TimeFilterMenu } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { getJournalSpan, JOURNAL_RANGES, type JournalRange, type JournalTime } from './alarm-state.ts';
import type { ChangeState } from './use-alarm-state.ts';

/** Which time is looked at: a range up to now, or two moments of one's own. */
export function PeriodChoice({ time, change }: { time: JournalTime; change: ChangeState }) {
  const t = useText();
  const span = getJournalSpan(time, useMinute());
  return (
    <>
      <Segmented
        label={t('JOURNAL_RANGE')}
        value={time.mode === 'live' ? time.range : ('' as JournalRange)}
        onChange={(range) => change({ time: { mode: 'live', range } })}
        options={JOURNAL_RANGES.map((range) => ({
          value: range,
          label: t(`JOURNAL_${range.toUpperCase()}` as 'JOURNAL_24H'),
        }))}
      />
      <TimeFilterMenu
        window={span}
        words={time.mode === 'fixed' ? `${dayText(span.from)} – ${dayText(span.to)}` : t('OWN_PERIOD')}
        onApply={(period) => change({ time: { mode: 'fixed', ...period } })}
      />
    </>
  );
}

const dayText = (time: Instant) => new Date(time).toISOString().slice(0, 10);
