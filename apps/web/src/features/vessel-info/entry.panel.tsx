import { NOT_APPLICABLE } from '@fms/domain/format';
import { EmptyState } from '@fms/ui/panel';
import type { ReactNode } from 'react';
import { translateWord, useText } from '../../language/index.ts';
import { EditablePanel } from './editable.panel.tsx';
import { EntryForm, type EntryFormProps } from './entry-form.tsx';
import type { EntryColumn } from './entry-list.ts';
import style from './info.module.css';

interface EntryPanelProps<Row extends Record<string, string>> extends Omit<EntryFormProps<Row>, 'onClose'> {
  /** A last column of what follows from a row. */
  readonly verdict?: { readonly title: string; readonly of: (row: Row) => ReactNode };
  /** What stands above the list and is not edited with it. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
}

/** A list to read; with a form in its place for those who may edit the vessel. */
export function EntryPanel<Row extends Record<string, string>>(props: EntryPanelProps<Row>) {
  const { list, vessel, rows, lead, className } = props;
  const t = useText();
  return (
    <EditablePanel
      title={t(list.title)}
      vessel={vessel}
      className={className}
      form={(onClose) => <EntryForm {...props} onClose={onClose} />}
    >
      {lead}
      {rows.length === 0 ? <EmptyState title={t('NONE')} detail={t(list.empty)} /> : <EntryTable {...props} />}
    </EditablePanel>
  );
}

type EntryTableProps<Row extends Record<string, string>> = Pick<
  EntryPanelProps<Row>,
  'list' | 'rows' | 'inOrder' | 'verdict'
>;

function EntryTable<Row extends Record<string, string>>({ list, rows, inOrder, verdict }: EntryTableProps<Row>) {
  const t = useText();
  const { title, columns } = list;
  return (
    <table className={style.entries} aria-label={t(title)}>
      <thead>
        <tr>
          {columns.map(({ name, title: head }) => (
            <th key={name} scope="col">
              {t(head)}
            </th>
          ))}
          {verdict && <th scope="col">{verdict.title}</th>}
        </tr>
      </thead>
      <tbody>
        {(inOrder?.(rows) ?? rows).map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same; they are only read
          <tr key={place}>
            {columns.map((column) => (
              <td key={column.name}>
                <Entry column={column} value={row[column.name] ?? ''} />
              </td>
            ))}
            {verdict && <td>{verdict.of(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ column: { choice, link }, value }: { column: EntryColumn; value: string }) {
  if (value === '') return NOT_APPLICABLE;
  if (choice !== undefined) return translateWord(`${choice.words}-${value}`);
  // Only these two: an address of another kind that a user entered could lead anywhere.
  if (link === 'tel') return <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a>;
  if (link === 'mailto') {
    const [who, ...place] = value.split('@');
    return (
      <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>
        {who}
        {place.length > 0 && (
          <>
            @<wbr />
            {place.join('@')}
          </>
        )}
      </a>
    );
  }
  return value;
}
