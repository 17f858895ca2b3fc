import { IconButton } from '../control/icon-button.tsx';
import { mixLiveTint } from './live-tint.ts';
import style from './month-calendar.module.css';

export interface CalendarDay {
  readonly id: string;
  /** Of the month, from 1. */
  readonly day: number;
  /** Under the number; empty for a day that has not come. */
  readonly text: string;
  /** Of the largest day, 0 to 1; null where nothing is known. */
  readonly share: number | null;
  readonly isFuture: boolean;
  /** "Sat 21 Nov, 1.8 MWh": what a screen reader says. */
  readonly label: string;
}

interface MonthCalendarProps {
  /** "November 2026, energy in, MWh" */
  readonly title: string;
  /** Seven short names from Monday. */
  readonly weekdays: readonly string[];
  /** Columns before the first day, 0 to 6. */
  readonly offset: number;
  readonly days: readonly CalendarDay[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly previous: { readonly label: string; readonly onClick: () => void };
  readonly next: { readonly label: string; readonly onClick: () => void; readonly disabled: boolean };
}

/** A month of sums: the larger the stronger, a past day without data hatched and never 0. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { title, weekdays, offset, days, selected, onSelect, previous, next } = props;
  return (
    <section className={style.calendar} aria-label={title}>
      <header className={style.head}>
        <h3>{title}</h3>
        <IconButton icon="chevron-left" label={previous.label} onClick={previous.onClick} />
        <IconButton icon="chevron-right" label={next.label} onClick={next.onClick} disabled={next.disabled} />
      </header>
      <div className={style.grid}>
        {weekdays.map((name) => (
          <span key={name} className={style.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((day, place) => (
          <Day
            key={day.id}
            {...day}
            column={place === 0 ? offset + 1 : undefined}
            isSelected={day.id === selected}
            onSelect={() => onSelect(day.id)}
          />
        ))}
      </div>
    </section>
  );
}

interface DayProps extends CalendarDay {
  readonly column: number | undefined;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Day({ day, text, share, isFuture, label, column, isSelected, onSelect }: DayProps) {
  const isGap = share === null && !isFuture;
  const mix = mixLiveTint(share, [10, 44]);
  return (
    <button
      type="button"
      className={isGap ? `${style.day} fms-hatch` : style.day}
      style={{
        ...(column !== undefined && { gridColumnStart: column }),
        ...(mix !== undefined && { background: mix }),
      }}
      aria-pressed={isSelected}
      disabled={isFuture}
      onClick={onSelect}
    >
      <span className="fms-spoken">{label}</span>
      <span aria-hidden="true">{day}</span>
      <b aria-hidden="true">{text}</b>
    </button>
  );
}
