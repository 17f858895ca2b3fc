import type { Vessel } from '@fms/contract';
import { NOT_APPLICABLE } from '@fms/domain';
import { EmptyState, Icon, IconButton } from '@fms/ui';
import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { VesselEdit } from '../../../api/vessel-info.queries.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { EditButtons } from './edit-buttons.tsx';
import { EditablePanel } from './editable.panel.tsx';
import type { EntryColumn } from './entry-column.ts';
import style from './info.module.css';
import { useSaveVessel } from './use-save-vessel.ts';

interface EntryPanelProps<Row extends Record<string, string>> {
  readonly title: string;
  /** Said when there is none. */
  readonly empty: string;
  readonly vessel: Vessel;
  readonly columns: readonly EntryColumn<keyof Row & string>[];
  readonly rows: readonly Row[];
  readonly toEdit: (rows: Row[]) => VesselEdit;
}

/** A list to read; with a form in its place for those who may edit the vessel. */
export function EntryPanel<Row extends Record<string, string>>(props: EntryPanelProps<Row>) {
  const { title, empty, vessel, columns, rows } = props;
  const t = useText();
  return (
    <EditablePanel title={title} vessel={vessel} form={(onClose) => <EntryForm {...props} onClose={onClose} />}>
      {rows.length === 0 ? (
        <EmptyState title={t('NONE')} detail={empty} />
      ) : (
        <table className={style.entries} aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ name, title: head }) => (
                <th key={name} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={Object.values(row).join('/')}>
                {columns.map((column) => (
                  <td key={column.name}>
                    <Entry column={column} value={row[column.name] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </EditablePanel>
  );
}

function Entry({ column: { choice, link }, value }: { column: EntryColumn; value: string }) {
  if (value === '') return NOT_APPLICABLE;
  if (choice !== undefined) return translateWord(`${choice.words}-${value}`);
  // Only these two: an address somebody typed could lead anywhere.
  if (link === 'tel') return <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a>;
  if (link === 'mailto') return <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>{value}</a>;
  return value;
}

type EntryFormProps<Row extends Record<string, string>> = EntryPanelProps<Row> & { readonly onClose: () => void };

function EntryForm<Row extends Record<string, string>>(props: EntryFormProps<Row>) {
  const { title, vessel, columns, rows: known, toEdit, onClose } = props;
  const t = useText();
  const [rows, setRows] = useState<readonly (Row & { key: number })[]>(() =>
    known.map((row, key) => ({ ...row, key })),
  );
  const save = useSaveVessel(vessel.id, onClose);
  const isRight = rows.every((row) => columns.every(({ name, isRequired }) => !isRequired || row[name].trim() !== ''));
  const add = () => {
    const blank = Object.fromEntries(columns.map(({ name, choice }) => [name, choice?.values[0] ?? '']));
    setRows([...rows, { ...(blank as Row), key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) save.mutate(toEdit(rows.map(({ key: _key, ...row }) => row as unknown as Row)));
  };
  return (
    <form onSubmit={submit}>
      {rows.map((row, place) => (
        <div key={row.key} className={style.entry}>
          {columns.map(({ name, title: head, choice }) => {
            const label = t('FIELD_OF_ROW', { field: t(head), row: place + 1 });
            const set = (value: string) =>
              setRows(rows.map((one) => (one.key === row.key ? { ...one, [name]: value } : one)));
            return choice === undefined ? (
              <TextInput
                key={name}
                aria-label={label}
                placeholder={t(head)}
                value={row[name]}
                maxLength={200}
                onChange={(event) => set(event.currentTarget.value)}
              />
            ) : (
              <Select
                key={name}
                aria-label={label}
                data={choice.values.map((word) => ({ value: word, label: translateWord(`${choice.words}-${word}`) }))}
                value={row[name]}
                allowDeselect={false}
                onChange={(value) => set(value ?? '')}
              />
            );
          })}
          <IconButton
            icon="delete"
            iconSize={16}
            tooltip="left"
            label={t('REMOVE_ROW', { row: place + 1, title })}
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
