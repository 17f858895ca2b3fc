/** Which column of a table is which field of a vessel. */
import { type ImportRowInput, importRow } from '@fms/contract/vessel';
import type { TextKey } from '../../../language/index.ts';
import type { TableRow } from './table-row.ts';

type ImportField = Exclude<keyof ImportRowInput, 'line'>;
export const IMPORT_FIELDS = importRow.omit({ line: true }).keyof().options;

export const IMPORT_TITLE: Readonly<Record<ImportField, TextKey>> = {
  name: 'VESSEL_NAME',
  IMO: 'IMO',
  MMSI: 'MMSI',
  projectNumber: 'PROJECT_NUMBER',
  customerRef: 'CUSTOMER_REF',
  serialNumber: 'SERIAL_NUMBER',
  callSign: 'CALL_SIGN',
  shipType: 'TYPE',
  organization: 'ORGANIZATION',
  folder: 'FOLDER',
  expiredDate: 'ENDS',
};

/** For each field the place of its column; absent where the table has none. */
export type Mapping = Readonly<Partial<Record<ImportField, number>>>;

/** Heads as they are often written, in lower case and letters alone. */
const OTHER_HEADS: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  name: ['vessel', 'vesselname', 'ship', 'shipname'],
  IMO: ['imonumber', 'imono'],
  projectNumber: ['project', 'projectno'],
  customerRef: ['customer', 'customerreference'],
  serialNumber: ['serial', 'wserialnumber'],
  shipType: ['type', 'vesseltype'],
  organization: ['organisation', 'company', 'owner'],
  expiredDate: ['ends', 'expires', 'expiry', 'expirydate', 'contractends'],
};

const letters = (head: string) => head.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The columns whose heads name a field; each column serves one field. */
export function guessMapping(heads: readonly string[]): Mapping {
  const known = heads.map(letters);
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const names = [field.toLowerCase(), ...(OTHER_HEADS[field] ?? [])];
      const place = known.findIndex((head) => names.includes(head));
      return place < 0 ? [] : [[field, place] as const];
    }),
  );
}

/** The rows below the heads as the import takes them. */
export function toImportRows(rows: readonly TableRow[], mapping: Mapping): ImportRowInput[] {
  const fields = Object.entries(mapping) as [ImportField, number][];
  return rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(fields.map(([field, place]) => [field, cells[place] ?? ''])),
  }));
}
