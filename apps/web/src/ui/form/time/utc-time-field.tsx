import { Icon } from '@fms/ui/icon';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { CORNER_POPOVER } from '../../corner-popover.ts';
import { MonthGrid } from './month-grid.tsx';
import { DAY_MS, formatUtcField, parseUtcField, startOfDay, type TimePrecision } from './utc-text.ts';

interface UtcTimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection' | 'defaultValue'> {
  /** Milliseconds; null while it is empty or no moment. */
  readonly value: number | null;
  readonly onChange: (at: number | null) => void;
  readonly precision?: TimePrecision;
}

/** What is typed as an example: the longest the field shows. */
const EXAMPLE = Date.UTC(2026, 10, 22, 1, 26, 30);

/**
 * A moment or a day in UTC, 24 hours, on every browser the same: typed as `2026-11-22 01:26`, or its day is picked from
 * a calendar, which keeps the time.
 */
export function UtcTimeField({ value, onChange, precision = 'minute', error, ...input }: UtcTimeFieldProps) {
  const t = useText();
  const [draft, setDraft] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const text = draft ?? formatUtcField(value, precision);
  const isWrong = text.trim() !== '' && parseUtcField(text) === undefined;
  const type = (typed: string) => {
    setDraft(typed);
    onChange(parseUtcField(typed) ?? null);
  };
  const leave = () => {
    setTyping(false);
    // What is wrong stays to be corrected; a moment is written out in full.
    if (!isWrong) setDraft(undefined);
  };
  const pick = (day: number) => {
    setDraft(undefined);
    setOpen(false);
    onChange(day + (value === null ? 0 : value % DAY_MS));
  };
  const wrong = isWrong && !isTyping && t('WRONG_TIME', { example: formatUtcField(EXAMPLE, precision) });
  return (
    <TextInput
      {...input}
      value={text}
      autoComplete="off"
      error={wrong || error}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      onChange={(event) => type(event.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        <Popover {...CORNER_POPOVER} opened={isOpen} onChange={setOpen} zIndex={600}>
          <Popover.Target>
            <ActionIcon
              size="xs"
              variant="subtle"
              color="gray"
              aria-label={t('CALENDAR')}
              title={t('CALENDAR')}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="calendar" size={16} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('CALENDAR')}>
            <MonthGrid at={value ?? startOfDay(Date.now())} onPick={pick} />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
