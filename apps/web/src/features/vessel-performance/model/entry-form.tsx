import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { EntryButtons } from '../../../ui/form/entry-buttons.tsx';
import { type AnyForm, FormFrame } from '../../../ui/form/form-frame.tsx';
import type { FieldProps } from '../../../ui/form/use-contract-form.ts';
import style from '../style/performance.module.css';

interface EntryFormProps {
  readonly form: AnyForm;
  /** The field of the words beside what `children` asks for. */
  readonly note: FieldProps<string>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

const LONGEST_NOTE = 300;

/** The form of one entry that a person makes: its own fields, a note, and the buttons. */
export function EntryForm({ form, note, onCancel, children }: EntryFormProps) {
  const t = useText();
  return (
    <FormFrame form={form} className={style.form}>
      {children}
      <TextInput size="xs" label={t('HULL_EVENT_NOTE')} maxLength={LONGEST_NOTE} {...note} />
      <EntryButtons
        save={t('HULL_EVENT_SAVE')}
        cancel={t('HULL_EVENT_CANCEL')}
        isDisabled={form.isSending}
        onCancel={onCancel}
      />
    </FormFrame>
  );
}
