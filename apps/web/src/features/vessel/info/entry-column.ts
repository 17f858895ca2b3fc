/** The columns of the lists of the info tab. */
import { type CustomField, machineryKinds, type VesselContact, type VesselMachine } from '@fms/contract';
import type { TextKey } from '../../../language/index.ts';

export interface EntryColumn<Name extends string = string> {
  readonly name: Name;
  readonly title: TextKey;
  /** Values to choose from, and the head of their words. */
  readonly choice?: { readonly values: readonly string[]; readonly words: string };
  /** Makes a link of it. */
  readonly link?: 'tel' | 'mailto';
  readonly isRequired?: boolean;
}

export const CONTACT_COLUMNS: readonly EntryColumn<keyof VesselContact>[] = [
  { name: 'role', title: 'CONTACT_ROLE' },
  { name: 'name', title: 'CONTACT_NAME' },
  { name: 'phone', title: 'CONTACT_PHONE', link: 'tel' },
  { name: 'email', title: 'EMAIL', link: 'mailto' },
];

export const MACHINE_COLUMNS: readonly EntryColumn<keyof VesselMachine>[] = [
  { name: 'kind', title: 'MACHINE_KIND', choice: { values: machineryKinds, words: 'machine' } },
  { name: 'name', title: 'MACHINE_NAME' },
  { name: 'maker', title: 'MACHINE_MAKER' },
  { name: 'rating', title: 'MACHINE_RATING' },
];

export const CUSTOM_COLUMNS: readonly EntryColumn<keyof CustomField>[] = [
  { name: 'name', title: 'FIELD_NAME', isRequired: true },
  { name: 'value', title: 'VALUE' },
];
