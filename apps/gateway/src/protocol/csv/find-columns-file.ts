/** The column map that lies beside a recording: `NBP1406_eng1-2014-08-01.gz` → `NBP1406_eng1-2014-08-01.gz.columns.json`. */
import { readFile } from 'node:fs/promises';
import { columnSetting } from '@fms/contract/link';
import { z } from 'zod';
import { RecordingError } from '../../line/recording-file.ts';
import { ColumnMap } from './csv-column.ts';

const SOURCE = 'Columns';

/** Without one, columns are named by their place. Throws `RecordingError` when it is there and wrong. */
export async function findColumnsFile(path: string): Promise<ColumnMap> {
  const beside = `${path}.columns.json`;
  const text = await readFile(beside, 'utf8').catch(() => null);
  if (text === null) return new ColumnMap(null, SOURCE);
  try {
    return new ColumnMap(z.array(columnSetting).min(1).parse(JSON.parse(text)), SOURCE);
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new RecordingError('recording-unreadable', `${beside}: ${why}`);
  }
}
