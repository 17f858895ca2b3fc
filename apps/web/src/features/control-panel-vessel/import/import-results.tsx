import type { ImportResult } from '@fms/contract/vessel';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { FieldChangeList } from '../../../ui/form/index.ts';
import { formatChanges } from '../edit/change-words.ts';
import style from './import.module.css';
import type { TableRow } from './table-row.ts';

interface ImportResultsProps {
  readonly rows: readonly ImportResult[];
  /** What was sent, in the same order. */
  readonly table: readonly TableRow[];
  readonly isWritten: boolean;
}

const RESULT: Readonly<Record<ImportResult['result'], TextKey>> = {
  same: 'ROW_SAME',
  changed: 'ROW_CHANGED',
  new: 'ROW_NEW',
  error: 'ROW_ERROR',
};
/** Lines drawn at most; the counts above them are of all. */
const MOST_SHOWN = 200;

/** What each row of a table does, or did; rows that change nothing are left out until they are asked for. */
export function ImportResults({ rows, table, isWritten }: ImportResultsProps) {
  const t = useText();
  const [hasSame, setSame] = useState(false);
  const count = (result: ImportResult['result']) => rows.filter((row) => row.result === result).length;
  const shown = rows.filter(({ result }) => hasSame || result !== 'same');
  const columns: readonly Column<ImportResult>[] = [
    { name: t('ROW'), cell: ({ row }) => table[row]?.line ?? '', look: 'number' },
    { name: t('VESSEL'), cell: ({ name }) => name, look: 'identity' },
    { name: t('RESULT'), cell: ({ result }) => t(RESULT[result]) },
    {
      name: t('CHANGES'),
      look: 'long',
      cell: ({ changes, problems }) =>
        problems.length > 0 ? problems.join(' ') : <FieldChangeList changes={formatChanges(changes, t)} />,
    },
  ];
  return (
    <section className={style.results} aria-label={t('DRY_RUN')}>
      <p className={style.counts} role="status">
        {t(isWritten ? 'IMPORT_WRITTEN' : 'NOTHING_WRITTEN')}{' '}
        {t('IMPORT_COUNTS', {
          all: rows.length,
          same: count('same'),
          changed: count('changed'),
          added: count('new'),
          errors: count('error'),
        })}
      </p>
      <Checkbox label={t('SHOW_SAME')} checked={hasSame} onChange={(event) => setSame(event.currentTarget.checked)} />
      <ColumnTable
        label={t('IMPORT_VESSELS')}
        columns={columns}
        rows={shown.slice(0, MOST_SHOWN)}
        keyOf={({ row }) => row}
      />
      {shown.length > MOST_SHOWN && (
        <p className="fms-caption">{t('MORE_ROWS', { count: shown.length - MOST_SHOWN })}</p>
      )}
    </section>
  );
}
