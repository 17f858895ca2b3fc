import type { ReactNode } from 'react';
import style from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  /** An icon of 14 px or an alert mark. */
  mark?: ReactNode;
  /** Makes the chip a toggle button; without it it is a word. */
  onClick?: (() => void) | undefined;
  selected?: boolean;
}

/** A word or a filter in a rounded track: `first`, `manual`, `Alarms 14`. */
export function Chip({ children, mark, onClick, selected }: ChipProps) {
  if (onClick === undefined) {
    return (
      <span className={style.chip}>
        {mark}
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={style.chip} data-selected={selected} aria-pressed={selected} onClick={onClick}>
      {mark}
      {children}
    </button>
  );
}
