/** Bodies of multipart/form-data (RFC 7578): fields that a schema describes, and behind them files as bytes. */
import { z } from 'zod';

export const FORM_TYPE = 'multipart/form-data';
/** Boundaries, headers and fields of a form, beside the bytes of its files. */
export const FORM_OVERHEAD_BYTES = 100_000;

/** The files of a form: the name of their field, how many there are at most, and bytes of one of them. */
export interface FormFiles {
  readonly field: string;
  readonly most: number;
  readonly maxBytes: number;
}

declare const form: unique symbol;

/** The schema of the fields alone; each of them arrives as text. */
export type FormSchema<Shape extends z.ZodRawShape = z.ZodRawShape> = z.ZodObject<Shape> & { readonly [form]: true };

const filesOf = new WeakMap<object, FormFiles>();

/** The body of an endpoint that takes a form. Each end sends and reads its files as streams of its own kind. */
export function defineForm<Shape extends z.ZodRawShape>(fields: Shape, files: FormFiles): FormSchema<Shape> {
  const schema = z.object(fields);
  filesOf.set(schema, files);
  return schema as unknown as FormSchema<Shape>;
}

/** Undefined for a body that is no form. */
export function findFormFiles(schema: z.ZodType): FormFiles | undefined {
  return filesOf.get(schema);
}

/** Bytes of the largest form with such files. */
export function computeMaxFormBytes({ most, maxBytes }: FormFiles): number {
  return most * maxBytes + FORM_OVERHEAD_BYTES;
}
