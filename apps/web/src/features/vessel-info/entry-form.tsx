import type { Vessel } from '@fms/contract/vessel';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { translateWord, useText } from '../../language/index.ts';
import { ChoiceField, DayField, FormButtons, FormFrame } from '../../ui/form/index.ts';
import { createEntrySchema, type EntryColumn, type EntryList } from './entry-list.ts';
import style from './info.module.css';
import { useVesselForm } from './use-vessel-form.ts';

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
  const form = useVesselForm({
    vesselId: vessel.id,
    schema: createEntrySchema(columns),
    initial: { rows: [...inOrder(known)] },
    // The columns of the form are those of the row.
    toEdit: ({ rows }) => ({ detail: { [list.field]: inOrder(rows as Row[]) } }),
    onClose,
  });
  const { rows } = form.values;
  const [keys, setKeys] = useState(() => known.map((_row, key) => key));
  const add = () => {
    form.change({
      rows: [...rows, Object.fromEntries(columns.map(({ name, choice }) => [name, choice?.values[0] ?? '']))],
    });
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
  };
  const remove = (place: number) => {
    form.change({ rows: rows.toSpliced(place, 1) });
    setKeys(keys.toSpliced(place, 1));
  };
  return (
    <FormFrame form={form} className="">
      {keys.map((key, place) => (
        <div key={key} className={style.entry}>
          {columns.map((column) => (
            <EntryInput
              key={column.name}
              column={column}
              label={t('FIELD_OF_ROW', { field: t(column.title), row: place + 1 })}
              {...form.path(`rows.${place}.${column.name}`)}
            />
          ))}
          <IconButton
            icon="delete"
            iconSize={16}
            tooltip="left"
            label={t('REMOVE_ROW', { row: place + 1, title: t(list.title) })}
            onClick={() => remove(place)}
          />
        </div>
      ))}
      <Button size="xs" variant="default" leftSection={<Icon name="add" size={16} />} onClick={add}>
        {t('ADD_ROW')}
      </Button>
      <FormButtons form={form} isDisabled={!form.isRight} onCancel={onClose} />
    </FormFrame>
  );
}

const asEntered = <Row,>(rows: readonly Row[]) => rows;

interface EntryInputProps {
  readonly column: EntryColumn;
  readonly label: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
}

const MAX_TEXT = 200;

function EntryInput({ column: { title, choice, isDay = false }, label, onChange, ...input }: EntryInputProps) {
  const t = useText();
  if (choice !== undefined) {
    return (
      <ChoiceField
        {...input}
        aria-label={label}
        options={choice.values.map((word) => ({ value: word, label: translateWord(`${choice.words}-${word}`) }))}
        onChange={onChange}
      />
    );
  }
  if (isDay) {
    return (
      <DayField
        {...input}
        className={style.day ?? ''}
        aria-label={label}
        // The columns have no head: what the day is of stands beside it.
        leftSection={<span className="fms-label">{t(title)}</span>}
        leftSectionWidth={62}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      {...input}
      aria-label={label}
      placeholder={t(title)}
      maxLength={MAX_TEXT}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
