import type { ImportResult } from '@fms/contract/vessel';
import { useState } from 'react';
import { fillMessage, messages } from '../../../message/index.ts';
import { useVesselAction } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';
import { type Mapping, toImportRows } from './import-column.ts';
import type { TableRow } from './table-row.ts';

interface Told {
  readonly rows: readonly ImportResult[];
  /** Rows that change or add a vessel. */
  readonly writable: number;
  readonly isWritten: boolean;
  /** Takes the import back; null when there is nothing to take back. */
  readonly importId: number | null;
}

interface ImportOptions {
  readonly rows: readonly TableRow[];
  readonly mapping: Mapping;
  readonly organizationId: number;
}

const isWritable = ({ result }: ImportResult) => result === 'changed' || result === 'new';

/** The steps of an import: what a dry run told, writing it, and taking it back. */
export function useImport({ rows, mapping, organizationId }: ImportOptions) {
  const [told, setTold] = useState<Told>();
  const ask = (dryRun: boolean) => vesselCalls.import({ organizationId, rows: toImportRows(rows, mapping), dryRun });
  const tell = (results: readonly ImportResult[], importId: number | null, isWritten: boolean) =>
    setTold({ rows: results, writable: results.filter(isWritable).length, importId, isWritten });
  const dryRun = useVesselAction({
    run: () => ask(true),
    onDone: (answer) => tell(answer.rows, null, false),
  });
  const write = useVesselAction({
    run: () => ask(false),
    says: (answer) => fillMessage(messages.rowsImported, { count: answer.rows.filter(isWritable).length }),
    onDone: (answer) => tell(answer.rows, answer.importId, true),
  });
  const undo = useVesselAction({
    run: vesselCalls.undoImport,
    says: ({ vesselIds }) => fillMessage(messages.importUndone, { count: vesselIds.length }),
    onDone: () => setTold(undefined),
  });
  return { told, dryRun, write, undo, reset: () => setTold(undefined) };
}
