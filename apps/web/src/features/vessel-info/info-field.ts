/** The fields of the info tab: how each is named, read and written. */
import { shipTypes } from '@fms/contract/vessel';
import { listIdentityProblems } from '@fms/domain/vessel';
import { z } from 'zod';
import type { TextKey } from '../../language/index.ts';

export type FieldValue = string | number | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;

export interface InfoField {
  readonly name: string;
  readonly title: TextKey;
  readonly kind: 'text' | 'number' | 'choice' | 'fixed';
  readonly unit?: string;
  readonly decimals?: number;
  /** Written without a mark between thousands. */
  readonly isYear?: boolean;
  /** For a choice: its values, and the head of their words in the dictionary. */
  readonly choice?: { readonly values: readonly string[]; readonly words: string };
  readonly isRequired?: boolean;
  /** What is wrong with it among the others, as a key of the dictionary. */
  readonly problem?: (values: FieldValues) => TextKey | undefined;
}

const PROBLEM = { required: 'FIELD_REQUIRED', 'wrong-imo': 'WRONG_IMO', 'wrong-mmsi': 'WRONG_MMSI' } as const;

const text = (values: FieldValues, name: string) => String(values[name] ?? '');

/** The rule of §9.7 that the server asks too. */
const identityProblem = (name: 'IMO' | 'MMSI' | 'serialNumber') => (values: FieldValues) => {
  const problem = listIdentityProblems({
    IMO: text(values, 'IMO'),
    MMSI: text(values, 'MMSI'),
    projectNumber: '',
    customerRef: '',
    serialNumber: text(values, 'serialNumber'),
  })[name];
  return problem && PROBLEM[problem];
};

/** Specification §9.7, and two more that tell who a ship is. */
export const IDENTITY_FIELDS: readonly InfoField[] = [
  { name: 'name', title: 'VESSEL_NAME', kind: 'fixed' },
  { name: 'IMO', title: 'IMO', kind: 'text', isRequired: true, problem: identityProblem('IMO') },
  { name: 'MMSI', title: 'MMSI', kind: 'text', problem: identityProblem('MMSI') },
  { name: 'callSign', title: 'CALL_SIGN', kind: 'text' },
  { name: 'shipType', title: 'TYPE', kind: 'choice', choice: { values: shipTypes, words: 'ship' } },
  { name: 'projectNumber', title: 'PROJECT_NUMBER', kind: 'text' },
  { name: 'customerRef', title: 'CUSTOMER_REF', kind: 'text' },
  {
    name: 'serialNumber',
    title: 'SERIAL_NUMBER',
    kind: 'text',
    isRequired: true,
    problem: identityProblem('serialNumber'),
  },
];

export const PARTICULAR_FIELDS: readonly InfoField[] = [
  { name: 'flag', title: 'FLAG', kind: 'text' },
  { name: 'classSociety', title: 'CLASS_SOCIETY', kind: 'text' },
  { name: 'formerNames', title: 'FORMER_NAMES', kind: 'text' },
  { name: 'built', title: 'BUILT', kind: 'number', decimals: 0, isYear: true },
  { name: 'lengthMeters', title: 'LENGTH', kind: 'number', unit: 'm', decimals: 1 },
  { name: 'beamMeters', title: 'BEAM', kind: 'number', unit: 'm', decimals: 1 },
  { name: 'draughtMeters', title: 'DRAUGHT', kind: 'number', unit: 'm', decimals: 1 },
  { name: 'grossTonnage', title: 'GROSS_TONNAGE', kind: 'number', decimals: 0 },
  { name: 'deadweightTonnes', title: 'DEADWEIGHT', kind: 'number', unit: 't', decimals: 0 },
];

/** A form of these fields: each is held to its rule among the others; what it refuses is a key of the dictionary. */
export function createFieldSchema(fields: readonly InfoField[]) {
  return z.record(z.string(), z.union([z.string(), z.number(), z.null()])).superRefine((values, context) => {
    for (const { name, problem } of fields) {
      const message = problem?.(values);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  });
}

/** The values of these fields alone, as they are saved. */
export function pickValues(fields: readonly InfoField[], values: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(fields.map(({ name }) => [name, (values[name] ?? null) as FieldValue]));
}
