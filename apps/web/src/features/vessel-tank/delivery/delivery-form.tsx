import type { DeliveryNote } from '@fms/contract/delivery';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { EntryButtons } from '../../../ui/form/entry-buttons.tsx';
import style from '../style/delivery.module.css';

export type DeliveryDraft = Pick<
  DeliveryNote,
  'at' | 'grade' | 'tonnes' | 'density15' | 'sulphurPercent' | 'reference'
>;

interface DeliveryFormProps {
  /** Undefined: a new one. */
  readonly note: DeliveryNote | undefined;
  readonly isSaving: boolean;
  readonly onSave: (draft: DeliveryDraft) => void;
  readonly onCancel: () => void;
}

type Field = 'at' | 'grade' | 'tonnes' | 'density15' | 'sulphurPercent' | 'reference';

interface Input {
  readonly field: Field;
  readonly label: TextKey;
  readonly type: 'datetime-local' | 'text' | 'number';
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
}

/** In the order of a note by MARPOL VI, appendix V; limits as the server has them. */
const INPUTS: readonly Input[] = [
  { field: 'at', label: 'DELIVERY_AT', type: 'datetime-local' },
  { field: 'grade', label: 'DELIVERY_GRADE', type: 'text', maxLength: 40 },
  { field: 'tonnes', label: 'DELIVERY_TONNES', type: 'number', min: 0.001, max: 50_000 },
  { field: 'density15', label: 'DELIVERY_DENSITY', type: 'number', min: 500, max: 1100 },
  { field: 'sulphurPercent', label: 'DELIVERY_SULPHUR', type: 'number', min: 0, max: 5 },
  { field: 'reference', label: 'DELIVERY_REFERENCE', type: 'text', maxLength: 120, isOptional: true },
];

/** What a delivery note says; its time in UTC. */
export function DeliveryForm({ note, isSaving, onSave, onCancel }: DeliveryFormProps) {
  const t = useText();
  const [words, setWords] = useState<Record<Field, string>>(() => toWords(note));
  const submit = (form: FormEvent) => {
    form.preventDefault();
    onSave(toDraft(words));
  };
  return (
    <form className={style.form} onSubmit={submit}>
      {INPUTS.map(({ field, label, isOptional, ...input }) => (
        <TextInput
          key={field}
          size="xs"
          {...input}
          step={input.type === 'number' ? 'any' : undefined}
          required={isOptional !== true}
          withAsterisk={false}
          label={t(label)}
          value={words[field]}
          onChange={({ currentTarget: { value } }) => setWords((before) => ({ ...before, [field]: value }))}
        />
      ))}
      <EntryButtons save={t('DELIVERY_SAVE')} cancel={t('DELIVERY_CANCEL')} isDisabled={isSaving} onCancel={onCancel} />
    </form>
  );
}

const MINUTE_LENGTH = '2026-11-20T08:30'.length;

function toWords(note: DeliveryNote | undefined): Record<Field, string> {
  return {
    at: note?.at.slice(0, MINUTE_LENGTH) ?? '',
    grade: note?.grade ?? '',
    tonnes: note === undefined ? '' : String(note.tonnes),
    density15: note === undefined ? '' : String(note.density15),
    sulphurPercent: note === undefined ? '' : String(note.sulphurPercent),
    reference: note?.reference ?? '',
  };
}

const toDraft = ({
  at,
  grade,
  tonnes,
  density15,
  sulphurPercent,
  reference,
}: Record<Field, string>): DeliveryDraft => ({
  at: `${at.slice(0, MINUTE_LENGTH)}:00.000Z`,
  grade,
  tonnes: Number(tonnes),
  density15: Number(density15),
  sulphurPercent: Number(sulphurPercent),
  reference,
});
