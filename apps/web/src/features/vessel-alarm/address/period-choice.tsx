import type { Instant } from '@fms/domain/identity';
import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { TimeFilterForm } from '../../../entities/statistic/index.ts';
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
  const [isOpen, setOpen] = useState(false);
  const apply = (period: Span) => {
    setOpen(false);
    onTime({ kind: 'fixed', ...period });
  };
  return (
    <>
      <Segmented
        label={t('JOURNAL_RANGE')}
        value={time.kind === 'range' ? time.range : ('' as JournalRange)}
        onChange={(range) => onTime({ kind: 'range', range })}
        options={JOURNAL_RANGES.map((range) => ({
          value: range,
          label: t(`JOURNAL_${range.toUpperCase()}` as 'JOURNAL_24H'),
        }))}
      />
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<Icon name="calendar" size={16} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {time.kind === 'fixed' ? `${dayText(span.from)} – ${dayText(span.to)}` : t('OWN_PERIOD')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('OWN_PERIOD')}>
          {isOpen && <TimeFilterForm window={span} onApply={apply} />}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

const dayText = (time: Instant) => new Date(time).toISOString().slice(0, 10);
