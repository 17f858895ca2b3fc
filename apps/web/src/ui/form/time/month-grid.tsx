import { IconButton } from '@fms/ui/control';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LANGUAGE, useText } from '../../../language/index.ts';
import style from './month-grid.module.css';
import { DAY_MS, listMonthDays, startOfDay, startOfMonth } from './utc-text.ts';

const monthName = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeZone: 'UTC' });
const weekdayName = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', timeZone: 'UTC' });

const STEP_DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthGridProps {
  /** Milliseconds; its day is marked and its month is shown first. */
  readonly at: number;
  /** Midnight in UTC of the day. */
  readonly onPick: (day: number) => void;
}

/** The days of a month in UTC, Monday first; arrow keys move by days and weeks. */
export function MonthGrid({ at, onPick }: MonthGridProps) {
  const t = useText();
  const [cursor, setCursor] = useState(startOfDay(at));
  const days = listMonthDays(cursor);
  const month = new Date(cursor).getUTCMonth();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEP_DAYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The focus follows the cursor, for which the day must be drawn.
    flushSync(() => setCursor(cursor + step * DAY_MS));
    event.currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <div className={style.month}>
      <div className={style.head}>
        <IconButton
          icon="chevron-left"
          iconSize={16}
          label={t('PREVIOUS_MONTH')}
          onClick={() => setCursor(startOfMonth(cursor, -1))}
        />
        <strong aria-live="polite">{monthName.format(cursor)}</strong>
        <IconButton
          icon="chevron-right"
          iconSize={16}
          label={t('NEXT_MONTH')}
          onClick={() => setCursor(startOfMonth(cursor, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the buttons inside */}
      <div className={style.days} onKeyDown={move}>
        {days.slice(0, 7).map((day) => (
          <span key={day} className={style.weekday} aria-hidden="true">
            {weekdayName.format(day).slice(0, 2)}
          </span>
        ))}
        {days.map((day) => (
          <button
            key={day}
            type="button"
            tabIndex={day === cursor ? 0 : -1}
            data-autofocus={day === cursor || undefined}
            className={style.day}
            data-outside={new Date(day).getUTCMonth() !== month}
            aria-label={dayName.format(day)}
            aria-pressed={day === startOfDay(at)}
            onClick={() => onPick(day)}
          >
            {new Date(day).getUTCDate()}
          </button>
        ))}
      </div>
    </div>
  );
}
