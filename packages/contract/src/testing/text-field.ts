/** Every string of a schema, for tests that loop over them. */
import { z } from 'zod';

export interface TextField {
  /** Names of fields; `0` is an element of a list, `*` a value of a record. */
  readonly path: readonly string[];
  readonly schema: z.ZodString | z.ZodStringFormat;
}

type Parts = (schema: z.ZodType) => readonly (readonly [step: string | null, part: z.core.$ZodType])[];

const inner: Parts = (schema) => [[null, (schema as z.ZodOptional).def.innerType]];
const whole: Parts = () => [];
/** What each kind of schema is made of; a kind that is not here fails the test, because it may hold strings. */
const PARTS: Partial<Record<z.core.$ZodTypeDef['type'], Parts>> = {
  object: (schema) => Object.entries((schema as z.ZodObject).shape),
  array: (schema) => [['0', (schema as z.ZodArray).def.element]],
  tuple: (schema) => (schema as z.ZodTuple).def.items.map((item, index) => [String(index), item]),
  record: (schema) => {
    const { keyType, valueType } = (schema as z.ZodRecord).def;
    return [
      ['*', keyType],
      ['*', valueType],
    ];
  },
  union: (schema) => (schema as z.ZodUnion).def.options.map((option) => [null, option]),
  intersection: (schema) => {
    const { left, right } = (schema as z.ZodIntersection).def;
    return [
      [null, left],
      [null, right],
    ];
  },
  // A truth value is written as one of a few words.
  pipe: (schema) =>
    (schema as z.ZodPipe).def.out instanceof z.ZodBoolean ? [] : [[null, (schema as z.ZodPipe).def.in]],
  optional: inner,
  nullable: inner,
  default: inner,
  prefault: inner,
  catch: inner,
  number: whole,
  boolean: whole,
  enum: whole,
  literal: whole,
  null: whole,
  undefined: whole,
  transform: whole,
};

/** Throws for a kind of schema that it does not know. `custom` tells of such a one whether it can hold no text. */
export function listTextFields(
  schema: z.core.$ZodType,
  custom: (schema: z.core.$ZodType) => boolean = () => false,
  path: readonly string[] = [],
): TextField[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }];
  const parts = PARTS[schema._zod.def.type];
  if (!parts) {
    if (custom(schema)) return [];
    throw new Error(`${path.join('.')} is a ${schema._zod.def.type}, which may hold any text.`);
  }
  return parts(schema as z.ZodType).flatMap(([step, part]) =>
    listTextFields(part, custom, step === null ? path : [...path, step]),
  );
}
