/** The lists of the info tab and their columns. */
import {
  type CustomField,
  certificateKinds,
  machineryKinds,
  type VesselCertificate,
  type VesselContact,
  type VesselDetail,
  type VesselMachine,
  type VesselSoftware,
} from '@fms/contract/vessel';
import { isExpiryAfterIssue } from '@fms/domain/vessel';
import { z } from 'zod';
import type { TextKey } from '../../language/index.ts';

export interface EntryColumn<Name extends string = string> {
  readonly name: Name;
  readonly title: TextKey;
  /** Values to choose from, and the head of their words. */
  readonly choice?: { readonly values: readonly string[]; readonly words: string };
  /** A day such as `2027-04-30`. */
  readonly isDay?: boolean;
  /** Makes a link of it. */
  readonly link?: 'tel' | 'mailto';
  readonly isRequired?: boolean;
  /** What is wrong with it among the others of its row. */
  readonly problem?: (row: Readonly<Record<string, string | number>>) => TextKey | undefined;
}

/** A form of rows with these columns, as `createFieldSchema` for fields. */
export function createEntrySchema(columns: readonly EntryColumn[]) {
  const row = z.record(z.string(), z.string()).superRefine((entry, context) => {
    for (const { name, isRequired = false, problem } of columns) {
      const message = isRequired && entry[name]?.trim() === '' ? 'FIELD_REQUIRED' : problem?.(entry);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  });
  return z.object({ rows: z.array(row) });
}

const CONTACT_COLUMNS: readonly EntryColumn<keyof VesselContact>[] = [
  { name: 'role', title: 'CONTACT_ROLE' },
  { name: 'name', title: 'CONTACT_NAME' },
  { name: 'phone', title: 'CONTACT_PHONE', link: 'tel' },
  { name: 'email', title: 'EMAIL', link: 'mailto' },
];

const MACHINE_COLUMNS: readonly EntryColumn<keyof VesselMachine>[] = [
  { name: 'kind', title: 'MACHINE_KIND', choice: { values: machineryKinds, words: 'machine' } },
  { name: 'name', title: 'MACHINE_NAME' },
  { name: 'maker', title: 'MACHINE_MAKER' },
  { name: 'rating', title: 'MACHINE_RATING' },
];

const SOFTWARE_COLUMNS: readonly EntryColumn<keyof VesselSoftware>[] = [
  { name: 'name', title: 'SOFTWARE_NAME', isRequired: true },
  { name: 'version', title: 'SOFTWARE_VERSION' },
  { name: 'maker', title: 'SOFTWARE_MAKER' },
  { name: 'installed', title: 'INSTALLED', isDay: true },
];

const CERTIFICATE_COLUMNS: readonly EntryColumn<keyof VesselCertificate>[] = [
  { name: 'kind', title: 'CERTIFICATE_KIND', choice: { values: certificateKinds, words: 'certificate' } },
  { name: 'number', title: 'CERTIFICATE_NUMBER' },
  { name: 'issuer', title: 'ISSUER' },
  { name: 'issued', title: 'ISSUED', isDay: true },
  {
    name: 'expires',
    title: 'EXPIRES',
    isDay: true,
    problem: ({ issued, expires }) =>
      isExpiryAfterIssue({ issued: String(issued), expires: String(expires) }) ? undefined : 'EXPIRES_BEFORE_ISSUED',
  },
];

const CUSTOM_COLUMNS: readonly EntryColumn<keyof CustomField>[] = [
  { name: 'name', title: 'FIELD_NAME', isRequired: true },
  { name: 'value', title: 'VALUE' },
];

/** A list of the info tab: the field that holds it, its title, what is said without rows, and its columns. */
export interface EntryList<Name extends string = string> {
  readonly field: keyof VesselDetail;
  readonly title: TextKey;
  readonly empty: TextKey;
  readonly columns: readonly EntryColumn<Name>[];
}

export const ENTRY_LISTS = {
  contacts: { field: 'contacts', title: 'CONTACTS', empty: 'NO_CONTACTS', columns: CONTACT_COLUMNS },
  machinery: { field: 'machinery', title: 'MACHINERY', empty: 'NO_MACHINERY', columns: MACHINE_COLUMNS },
  software: { field: 'software', title: 'SOFTWARE', empty: 'NO_SOFTWARE', columns: SOFTWARE_COLUMNS },
  certificates: {
    field: 'certificates',
    title: 'CERTIFICATES',
    empty: 'NO_CERTIFICATES',
    columns: CERTIFICATE_COLUMNS,
  },
  customFields: { field: 'customFields', title: 'CUSTOM_FIELDS', empty: 'NO_CUSTOM_FIELDS', columns: CUSTOM_COLUMNS },
} as const satisfies Record<string, EntryList>;
