import { type Instant, timeFilter } from '@fms/domain';
import { Icon } from '@fms/ui';
import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/index.ts';

interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

interface PeriodMenuProps {
  readonly period: Period;
  /** Set while a period of one's own is shown. */
  readonly isChosen: boolean;
  readonly onApply: (period: Period) => void;
}

/** Two moments in UTC of one's own; they count only when both are given (specification section 5 "Time filter"). */
export function PeriodMenu({ period, isChosen, onApply }: PeriodMenuProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const apply = (chosen: Period) => {
    setOpen(false);
    onApply(chosen);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon name="calendar" size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isChosen ? `${dayText(period.from)} – ${dayText(period.to)}` : t('OWN_PERIOD')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('OWN_PERIOD')}>
        {isOpen && <PeriodForm period={period} onApply={apply} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function PeriodForm({ period, onApply }: Pick<PeriodMenuProps, 'period' | 'onApply'>) {
  const t = useText();
  const [from, setFrom] = useState(fieldText(period.from));
  const [to, setTo] = useState(fieldText(period.to));
  const filter = timeFilter(fieldTime(from), fieldTime(to));
  const isRight = 'fromTime' in filter && filter.fromTime < filter.toTime;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) onApply({ from: filter.fromTime, to: filter.toTime });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={8}>
        <TextInput
          type="datetime-local"
          label={t('PERIOD_FROM')}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={t('PERIOD_TO')}
          value={to}
          error={isRight ? undefined : t('PERIOD_WRONG')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!isRight}>
          {t('SHOW_PERIOD')}
        </Button>
      </Stack>
    </form>
  );
}

const dayText = (time: Instant) => new Date(time).toISOString().slice(0, 10);
/** The browser's field knows no zone: what is written there is UTC. */
const fieldText = (time: Instant) => new Date(time).toISOString().slice(0, 16);

function fieldTime(text: string): Instant | null {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? null : time;
}
