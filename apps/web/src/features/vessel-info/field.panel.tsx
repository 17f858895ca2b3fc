import type { Vessel } from '@fms/contract/vessel';
import { formatNumber, NOT_APPLICABLE } from '@fms/domain/format';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { VesselEdit } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { EditButtons } from './edit-buttons.tsx';
import { EditablePanel } from './editable.panel.tsx';
import style from './info.module.css';
import { type FieldValue, type FieldValues, type InfoField, pickValues } from './info-field.ts';
import { useSaveVessel } from './use-save-vessel.ts';

interface FieldPanelProps {
  readonly title: string;
  readonly vessel: Vessel;
  readonly fields: readonly InfoField[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly toEdit: (values: FieldValues) => VesselEdit;
}

/** Fields to read; with a form in their place for those who may edit the vessel. */
export function FieldPanel({ title, vessel, fields, values, toEdit }: FieldPanelProps) {
  const t = useText();
  const facts = fields.map(
    (field): Fact => [t(field.title), shownValue(field, (values[field.name] ?? null) as FieldValue)],
  );
  return (
    <EditablePanel
      title={title}
      vessel={vessel}
      form={(onClose) => (
        <FieldForm vessel={vessel} fields={fields} values={values} toEdit={toEdit} onClose={onClose} />
      )}
    >
      <FactList facts={facts} className={style.fields} />
    </EditablePanel>
  );
}

/** As text for people; an unknown value is a dash. */
function shownValue({ kind, unit, decimals = 0, isYear = false, choice }: InfoField, value: FieldValue): string {
  if (value === null || value === '') return NOT_APPLICABLE;
  if (choice !== undefined) return translateWord(`${choice.words}-${value}`);
  if (kind !== 'number' || typeof value !== 'number') return String(value);
  const number = formatNumber(value, { decimals, ...(isYear ? { thousandsMark: '' } : {}) });
  return unit === undefined ? number : `${number} ${unit}`;
}

type FieldFormProps = Omit<FieldPanelProps, 'title'> & { readonly onClose: () => void };

function FieldForm({ vessel, fields, values: known, toEdit, onClose }: FieldFormProps) {
  const t = useText();
  const editable = fields.filter(({ kind }) => kind !== 'fixed');
  const [values, setValues] = useState(() => pickValues(editable, known));
  const save = useSaveVessel(vessel.id, onClose);
  const problems = new Map(editable.map(({ name, problem }) => [name, problem?.(values)]));
  const isRight = [...problems.values()].every((problem) => problem === undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) save.mutate(toEdit(values));
  };
  return (
    <form className={style.form} onSubmit={submit}>
      {editable.map((field) => {
        const problem = problems.get(field.name);
        return (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            error={problem && t(problem)}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        );
      })}
      <EditButtons isBusy={save.isPending} isRight={isRight} onCancel={onClose} />
    </form>
  );
}

interface FieldInputProps {
  readonly field: InfoField;
  readonly value: FieldValue;
  readonly error: string | undefined;
  readonly onChange: (value: FieldValue) => void;
}

const MAX_TEXT = 200;

function FieldInput({
  field: { title, kind, unit, choice, isRequired = false },
  value,
  error,
  onChange,
}: FieldInputProps) {
  const t = useText();
  const common = { label: t(title), error, required: isRequired, withAsterisk: isRequired };
  if (kind === 'number') {
    return (
      <NumberInput
        {...common}
        value={value ?? ''}
        min={0}
        suffix={unit === undefined ? '' : ` ${unit}`}
        onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      />
    );
  }
  if (choice !== undefined) {
    return (
      <Select
        {...common}
        data={choice.values.map((word) => ({ value: word, label: translateWord(`${choice.words}-${word}`) }))}
        value={String(value)}
        allowDeselect={false}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      {...common}
      value={String(value ?? '')}
      maxLength={MAX_TEXT}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
