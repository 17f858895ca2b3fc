import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { EntryButtons } from '../../../ui/form/entry-buttons.tsx';
import style from '../style/performance.module.css';

interface EntryFormProps {
  /** Words beside what `children` asks for. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly isDisabled: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

const LONGEST_NOTE = 300;

/** The form of one entry that a person makes: its own fields, a note, and the buttons. */
export function EntryForm({ note, onNote, isDisabled, onSave, onCancel, children }: EntryFormProps) {
  const t = useText();
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <TextInput
        size="xs"
        label={t('HULL_EVENT_NOTE')}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
      <EntryButtons
        save={t('HULL_EVENT_SAVE')}
        cancel={t('HULL_EVENT_CANCEL')}
        isDisabled={isDisabled}
        onCancel={onCancel}
      />
    </form>
  );
}
