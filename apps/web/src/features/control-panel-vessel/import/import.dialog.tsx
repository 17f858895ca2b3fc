import { MAX_IMPORT_ROWS } from '@fms/contract/vessel';
import { Button, FileButton, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useProfile } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemText } from '../../../ui/form/problem-text.tsx';
import formStyle from '../../../ui/form.module.css';
import style from '../edit/sheet.module.css';
import type { Places } from '../list/use-vessel-rows.ts';
import { guessMapping, IMPORT_FIELDS, IMPORT_TITLE, type Mapping } from './import-column.ts';
import { ImportResults } from './import-results.tsx';
import { readTable } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly places: Places;
  readonly onClose: () => void;
}

interface Table {
  readonly fileName: string;
  readonly heads: readonly string[];
  readonly rows: readonly TableRow[];
}

const TABLE_FILES = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Vessels from a CSV or a workbook: its columns are named, a dry run tells what each row does, then the rows without errors are written. */
export default function ImportDialog({ places, onClose }: ImportDialogProps) {
  const t = useText();
  const [table, setTable] = useState<Table>();
  const [problem, setProblem] = useState('');
  const take = async (file: File | null) => {
    if (file === null) return;
    const cells = await readTable(file);
    const [head, ...rows] = cells ?? [];
    const isWrong = rows.length === 0 || rows.length > MAX_IMPORT_ROWS;
    if (cells === undefined) setProblem(t('IMPORT_NO_TABLE', { name: file.name }));
    else setProblem(isWrong ? t('IMPORT_ROWS_RULE', { count: MAX_IMPORT_ROWS }) : '');
    setTable(isWrong ? undefined : { fileName: file.name, heads: head?.cells ?? [], rows });
  };
  return (
    <Dialog
      onClose={onClose}
      title={table === undefined ? t('IMPORT_VESSELS') : t('IMPORT_OF', { name: table.fileName })}
      size="xl"
      closeOnClickOutside={false}
    >
      <p className={formStyle.text}>{t('IMPORT_DETAIL')}</p>
      <FileButton
        onChange={(file) => void take(file)}
        accept={TABLE_FILES}
        inputProps={{ 'aria-label': t('CHOOSE_TABLE') }}
      >
        {(props) => (
          <Button {...props} variant="default">
            {t('CHOOSE_TABLE')}
          </Button>
        )}
      </FileButton>
      <ProblemText text={problem} />
      {table !== undefined && <ImportTable key={table.fileName} table={table} places={places} />}
    </Dialog>
  );
}

function ImportTable({ table, places }: { table: Table; places: Places }) {
  const t = useText();
  const own = useProfile()?.organizationId ?? places.organizations[0]?.organization.id ?? 0;
  const [organizationId, setOrganizationId] = useState<number>(own);
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(table.heads));
  const { told, dryRun, write, undo, reset } = useImport({ rows: table.rows, mapping, organizationId });
  const choose = (change: () => void) => {
    change();
    reset();
  };
  return (
    <>
      <div className={style.form}>
        <Select
          label={t('IMPORT_INTO')}
          searchable
          allowDeselect={false}
          data={places.organizations.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
          value={String(organizationId)}
          onChange={(id) => choose(() => setOrganizationId(Number(id)))}
        />
        {IMPORT_FIELDS.map((field) => (
          <Select
            key={field}
            label={t(IMPORT_TITLE[field])}
            clearable
            placeholder={t('NOT_IN_TABLE')}
            data={table.heads.map((head, place) => ({ value: String(place), label: head || String(place + 1) }))}
            value={mapping[field] === undefined ? null : String(mapping[field])}
            onChange={(place) => {
              const { [field]: _, ...others } = mapping;
              choose(() => setMapping(place === null ? others : { ...others, [field]: Number(place) }));
            }}
          />
        ))}
      </div>
      {told !== undefined && <ImportResults rows={told.rows} table={table.rows} isWritten={told.isWritten} />}
      <Group justify="flex-end" gap="xs" mt={12}>
        {told === undefined && (
          <Button loading={dryRun.isPending} onClick={() => dryRun.mutate(undefined)}>
            {t('DRY_RUN')}
          </Button>
        )}
        {told !== undefined && !told.isWritten && (
          <Button disabled={told.writable === 0} loading={write.isPending} onClick={() => write.mutate(undefined)}>
            {t('WRITE_ROWS', { count: told.writable })}
          </Button>
        )}
        {told?.importId != null && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(told.importId ?? 0)}>
            {t('UNDO_IMPORT')}
          </Button>
        )}
      </Group>
    </>
  );
}
