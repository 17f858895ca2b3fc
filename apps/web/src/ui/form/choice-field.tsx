import { Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChoiceFieldProps<Value extends string | number>
  extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'error' | 'defaultValue'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
}

/** One of several named values, which need not be texts; there is always one chosen. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { options, value, onChange, ...rest } = props;
  return (
    <Select
      allowDeselect={false}
      {...rest}
      data={options.map(({ value: known, label }) => ({ value: String(known), label }))}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(chosen) => {
        const option = options.find(({ value: known }) => String(known) === chosen);
        if (option !== undefined) onChange(option.value);
      }}
    />
  );
}
