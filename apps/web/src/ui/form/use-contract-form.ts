import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEventHandler, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import { isFormRefusal, readRefusal } from './form-refusal.ts';
import { listIssueTexts } from './issue-text.ts';

/** A form's own schema may be a contract's, or one that extends it by what only the form knows. */
type FormSchema = z.ZodType<object, Record<string, unknown>>;

interface ContractFormOptions<Schema extends FormSchema, Answer> {
  /** Shape of the body; what it refuses is said at the field. A message that is a key of the dictionary is translated with the issue's `params`. */
  readonly schema: Schema;
  /** What the fields hold at first. Read once. */
  readonly initial: z.input<Schema>;
  /** The call; it gets the parsed values, so trimmed and with defaults. */
  readonly send: (body: z.output<Schema>) => Promise<Answer>;
  /** After a success, while the form still counts as sending. */
  readonly onSent?: (answer: Answer, body: z.output<Schema>) => unknown;
  /** Check each field while it is typed too; otherwise the submit checks. */
  readonly isLive?: boolean;
}

/** What a control of Mantine's needs, and a control of ours that hands over a value instead of an event. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly error: ReactNode;
  readonly onChange: (given: Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

export interface ContractForm<Values> {
  /** Properties of the `form` element. */
  readonly frame: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: FormEventHandler<HTMLFormElement>;
    readonly noValidate: true;
  };
  readonly values: Values;
  /** Whether the schema takes the present values. */
  readonly isRight: boolean;
  /** Whether a field was changed since the form opened or was sent. */
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** What the server refused and no field holds; undefined after the next submit. */
  readonly problem: string | undefined;
  /** Whether the last submit was refused because another edit was saved since the form was filled. */
  readonly isOutdated: boolean;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** A text inside a list, `rows.2.name`. */
  readonly path: (path: string) => FieldProps<string>;
  /** A switch or checkbox. */
  readonly check: (name: keyof Values & string) => Omit<FieldProps<boolean>, 'value'> & { readonly checked: boolean };
  /** A NumberInput; an empty one holds null. */
  readonly number: (name: keyof Values & string) => FieldProps<number | string>;
  readonly change: (part: Partial<Values>) => void;
  /** Back to the initial values, or to these, which then count as unchanged. */
  readonly reset: (values?: Values) => void;
}

type FormFailure = Pick<ContractForm<object>, 'problem' | 'isOutdated'>;
const NO_FAILURE: FormFailure = { problem: undefined, isOutdated: false };

/**
 * A form of a call: its values, their check by the schema, the submit, and where refusals stand. A second submit is
 * ignored while one runs, the first wrong field gets the focus, and a failed submit keeps what was typed. Failures
 * that are no refusal of this input (§8.1) are left to the general message.
 */
export function useContractForm<Schema extends FormSchema, Answer>(
  options: ContractFormOptions<Schema, Answer>,
): ContractForm<z.input<Schema>> {
  type Values = z.input<Schema>;
  const { schema, initial, send, onSent, isLive = false } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const form = useForm<Values>({
    initialValues: initial,
    validate: (values) => listIssueTexts(schema, values),
  });
  const issues = listIssueTexts(schema, form.values);
  const errorAt = (path: string) =>
    (isLive && form.isTouched(path) ? issues[path] : undefined) ?? (form.errors[path] as ReactNode);
  const inputAt = (path: string) => ({ ...form.getInputProps(path), error: errorAt(path) });
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const controls = [...(ref.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    controls.find(({ dataset }) => errors[dataset.path ?? ''] !== undefined)?.focus();
  };
  const sending = useMutation({
    mutationFn: (body: Parameters<typeof send>[0]) => send(body),
    onSuccess: async (answer, body) => {
      await onSent?.(answer, body);
      // After a reset of its own, which goes back to the values before.
      form.resetDirty();
    },
    onError: (error) => {
      if (!isFormRefusal(error)) return;
      const refusal = readRefusal(error, Object.keys(form.getValues()));
      form.setErrors(refusal.fields);
      setFailure({ problem: refusal.rest, isOutdated: error.code === 'changed-meanwhile' });
      focusFirst(refusal.fields);
    },
    onSettled: () => {
      isBusy.current = false;
    },
    meta: { speaks: isFormRefusal },
  });
  const submit = form.onSubmit((values) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(NO_FAILURE);
    sending.mutate(schema.parse(values) as z.output<Schema>);
  }, focusFirst);
  return {
    frame: { ref, onSubmit: submit, noValidate: true },
    values: form.values,
    isRight: Object.keys(issues).length === 0,
    isDirty: form.isDirty(),
    isSending: sending.isPending,
    ...failure,
    field: (name) => inputAt(name) as FieldProps<Values[typeof name]>,
    path: (path) => inputAt(path) as FieldProps<string>,
    check: (name) => ({
      ...form.getInputProps(name, { type: 'checkbox' }),
      error: errorAt(name),
      checked: form.values[name] === true,
    }),
    number: (name) => ({
      ...inputAt(name),
      value: (form.values[name] as number | string | null | undefined) ?? '',
      onChange: (given) => form.setFieldValue(name, (given === '' ? null : given) as never),
    }),
    change: (part) => {
      for (const [name, value] of Object.entries(part)) form.setFieldValue(name, value as never);
    },
    reset: (values) => {
      setFailure(NO_FAILURE);
      if (values !== undefined) form.setInitialValues(values);
      form.reset();
    },
  };
}
