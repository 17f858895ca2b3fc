import type { Vessel } from '@fms/contract/vessel';
import { formatNumber, NOT_APPLICABLE } from '@fms/domain/format';
import { NumberInput, TextInput } from '@mantine/core';
import type { VesselEdit } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { ChoiceField, FormButtons, FormFrame } from '../../ui/form/index.ts';
import { EditablePanel } from './editable.panel.tsx';
import style from './info.module.css';
import { createFieldSchema, type FieldValue, type FieldValues, type InfoField, pickValues } from './info-field.ts';
import { useVesselForm } from './use-vessel-form.ts';

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
  const editable = fields.filter(({ kind }) => kind !== 'fixed');
  const form = useVesselForm({
    vesselId: vessel.id,
    schema: createFieldSchema(editable),
    initial: pickValues(editable, known),
    toEdit,
    onClose,
  });
  return (
    <FormFrame form={form} className={style.form}>
      {editable.map((field) => (
        <FieldInput key={field.name} field={field} form={form} />
      ))}
      <FormButtons form={form} isDisabled={!form.isRight} onCancel={onClose} />
    </FormFrame>
  );
}

interface FieldInputProps {
  readonly field: InfoField;
  readonly form: Pick<ReturnType<typeof useVesselForm<ReturnType<typeof createFieldSchema>>>, 'field' | 'number'>;
}

const MAX_TEXT = 200;

function FieldInput({ field, form }: FieldInputProps) {
  const t = useText();
  const { name, title, kind, unit, choice, isRequired = false } = field;
  const label = { label: t(title), required: isRequired, withAsterisk: isRequired };
  if (kind === 'number') {
    const suffix = unit === undefined ? '' : ` ${unit}`;
    return <NumberInput {...label} min={0} suffix={suffix} {...form.number(name)} />;
  }
  const { value, ...input } = form.field(name);
  if (choice === undefined) return <TextInput {...label} maxLength={MAX_TEXT} value={String(value ?? '')} {...input} />;
  return (
    <ChoiceField
      {...label}
      options={choice.values.map((word) => ({ value: word, label: translateWord(`${choice.words}-${word}`) }))}
      value={String(value)}
      {...input}
    />
  );
}
