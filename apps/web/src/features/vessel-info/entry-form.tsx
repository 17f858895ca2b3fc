import type { Vessel } from '@fms/contract/vessel';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { translateWord, useText } from '../../language/index.ts';
import { EditButtons } from './edit-buttons.tsx';
import type { EntryColumn, EntryList } from './entry-list.ts';
import style from './info.module.css';
import { useSaveVessel } from './use-save-vessel.ts';

export interface EntryFormProps<Row extends Record<string, string>> {
  readonly list: EntryList<keyof Row & string>;
  readonly vessel: Vessel;
  readonly rows: readonly Row[];
  /** The order in which the rows are shown and saved; by default as they were entered. */
  readonly inOrder?: (rows: readonly Row[]) => readonly Row[];
  readonly onClose: () => void;
}

/** The rows of a list to write in; they are saved together. */
export function EntryForm<Row extends Record<string, string>>(props: EntryFormProps<Row>) {
  const { list, vessel, rows: known, inOrder = asEntered, onClose } = props;
  const t = useText();
  const { columns } = list;
  const [rows, setRows] = useState<readonly (Row & { key: number })[]>(() =>
    inOrder(known).map((row, key) => ({ ...row, key })),
  );
  const save = useSaveVessel(vessel.id, onClose);
  const isRight = rows.every((row) => columns.every((column) => isEntryRight(column, row)));
  const add = () => {
    const blank = Object.fromEntries(columns.map(({ name, choice }) => [name, choice?.values[0] ?? '']));
    setRows([...rows, { ...(blank as Row), key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = rows.map(({ key: _key, ...row }) => row as unknown as Row);
    if (isRight) save.mutate({ detail: { [list.field]: inOrder(entered) } });
  };
  return (
    <form onSubmit={submit}>
      {rows.map((row, place) => (
        <div key={row.key} className={style.entry}>
          {columns.map((column) => (
            <EntryInput
              key={column.name}
              column={column}
              row={row}
              place={place + 1}
              onChange={(value) =>
                setRows(rows.map((one) => (one.key === row.key ? { ...one, [column.name]: value } : one)))
              }
            />
          ))}
          <IconButton
            icon="delete"
            iconSize={16}
            tooltip="left"
            label={t('REMOVE_ROW', { row: place + 1, title: t(list.title) })}
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        </div>
      ))}
      <Button size="xs" variant="default" leftSection={<Icon name="add" size={16} />} onClick={add}>
        {t('ADD_ROW')}
      </Button>
      <EditButtons isBusy={save.isPending} isRight={isRight} onCancel={onClose} />
    </form>
  );
}

const asEntered = <Row,>(rows: readonly Row[]) => rows;

type Entries = Readonly<Record<string, string | number>>;

const isEntryRight = ({ name, isRequired = false, problem }: EntryColumn, row: Entries) =>
  !(isRequired && String(row[name]).trim() === '') && problem?.(row) === undefined;

interface EntryInputProps {
  readonly column: EntryColumn;
  readonly row: Entries;
  /** Counted from 1. */
  readonly place: number;
  readonly onChange: (value: string) => void;
}

const MAX_TEXT = 200;

function EntryInput({ column, row, place, onChange }: EntryInputProps) {
  const t = useText();
  const { name, title, choice, isDay = false, problem } = column;
  const label = t('FIELD_OF_ROW', { field: t(title), row: place });
  const value = String(row[name] ?? '');
  if (choice !== undefined) {
    return (
      <Select
        aria-label={label}
        data={choice.values.map((word) => ({ value: word, label: translateWord(`${choice.words}-${word}`) }))}
        value={value}
        allowDeselect={false}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  const wrong = problem?.(row);
  return (
    <TextInput
      className={(isDay && style.day) || ''}
      type={isDay ? 'date' : 'text'}
      aria-label={label}
      placeholder={t(title)}
      // A field of a day shows no placeholder: what it is for must be written beside it.
      leftSection={isDay ? <span className="fms-label">{t(title)}</span> : undefined}
      leftSectionWidth={isDay ? 62 : undefined}
      value={value}
      maxLength={MAX_TEXT}
      error={wrong && t(wrong)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
