import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import style from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen here, for a screen reader: "Window". */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  fullWidth?: boolean;
}

/** One choice of a few words, all visible: `1 h | 8 h | 24 h`. Arrow keys move it. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth = false,
}: SegmentedProps<Value>) {
  const isOption = (word: string): word is Value => options.some((option) => option.value === word);
  return (
    <SegmentedControl
      aria-label={label}
      data={options.map((option) => ({ ...option }))}
      value={value}
      onChange={(word) => isOption(word) && onChange(word)}
      fullWidth={fullWidth}
      transitionDuration={120}
      classNames={{
        root: style.root ?? '',
        indicator: style.indicator ?? '',
        label: style.label ?? '',
        control: style.control ?? '',
      }}
    />
  );
}
