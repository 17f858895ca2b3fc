import { type PerformanceEvent, type PerformanceEventKind, performanceEventKinds } from '@fms/contract/performance';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/index.ts';
import style from '../style/performance.module.css';
import { listEventChoices } from './event-text.ts';

export interface EventDraft {
  readonly kind: PerformanceEventKind;
  readonly at: string;
  readonly note: string;
}

interface EventFormProps {
  /** Undefined: a new one. */
  readonly event: PerformanceEvent | undefined;
  readonly isSaving: boolean;
  readonly onSave: (draft: EventDraft) => void;
  readonly onCancel: () => void;
}

const LONGEST_NOTE = 300;

/** Kind, day and words of an event; the day begins at 00:00 UTC. */
export function EventForm({ event, isSaving, onSave, onCancel }: EventFormProps) {
  const t = useText();
  const [kind, setKind] = useState<PerformanceEventKind>(event?.kind ?? 'dry-docking');
  const [day, setDay] = useState(event?.at.slice(0, 10) ?? '');
  const [note, setNote] = useState(event?.note ?? '');
  const submit = (form: FormEvent) => {
    form.preventDefault();
    onSave({ kind, at: `${day}T00:00:00.000Z`, note });
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <NativeSelect
        size="xs"
        label={t('HULL_EVENT_KIND')}
        data={listEventChoices(t)}
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = performanceEventKinds.find((one) => one === currentTarget.value);
          if (chosen !== undefined) setKind(chosen);
        }}
      />
      <TextInput
        size="xs"
        type="date"
        required
        withAsterisk={false}
        label={t('HULL_EVENT_DAY')}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <TextInput
        size="xs"
        label={t('HULL_EVENT_NOTE')}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={style.formButtons}>
        <Button size="compact-sm" type="submit" disabled={isSaving || day === ''}>
          {t('HULL_EVENT_SAVE')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t('HULL_EVENT_CANCEL')}
        </Button>
      </div>
    </form>
  );
}
