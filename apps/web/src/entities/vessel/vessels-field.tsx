import type { VesselId } from '@fms/domain/identity';
import { MultiSelect } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';

/** Names that the open list shows at most: more are found by typing. */
const MOST_SHOWN = 50;

interface VesselsFieldProps {
  readonly label: string;
  /** In a row of tools: the label is said and stands in the empty field. */
  readonly isBare?: boolean;
  readonly description?: string;
  readonly vessels: readonly { readonly id: VesselId; readonly name: string }[];
  readonly value: readonly number[] | undefined;
  readonly onChange: (ids: number[]) => void;
  readonly error?: ReactNode;
}

/** Some of the vessels, found by their names. */
export function VesselsField({ label, isBare = false, vessels, value = [], onChange, ...field }: VesselsFieldProps) {
  const data = useMemo(() => vessels.map(({ id, name }) => ({ value: String(id), label: name })), [vessels]);
  return (
    <MultiSelect
      {...field}
      {...(isBare ? { 'aria-label': label, placeholder: value.length === 0 ? label : '' } : { label })}
      data={data}
      limit={MOST_SHOWN}
      searchable
      hidePickedOptions
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
